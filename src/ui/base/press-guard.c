/* Keeps clicks from being lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/press-guard.h"

#define PRESSED "checkbit-pressed" /* the buttons whose release has not been handled yet */

static guint
get_mask (GdkEvent *event)
{
  guint button = gdk_button_event_get_button (event);

  return button >= 1 && button <= 5 ? GDK_BUTTON1_MASK << (button - 1) : 0;
}

/* Motions that GTK has made up have no time. */
static gboolean
is_ahead (GdkEvent *event, guint pressed)
{
  return gdk_event_get_time (event) == GDK_CURRENT_TIME
         && (pressed & ~(guint) gdk_event_get_modifier_state (event)) != 0;
}

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event)
{
  guint pressed = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (controller), PRESSED));

  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      pressed |= get_mask (event);
      break;
    case GDK_BUTTON_RELEASE:
      pressed &= ~get_mask (event);
      break;
    case GDK_GRAB_BROKEN:
      pressed = 0;
      break;
    case GDK_MOTION_NOTIFY:
      return is_ahead (event, pressed) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  g_object_set_data (G_OBJECT (controller), PRESSED, GUINT_TO_POINTER (pressed));

  return GDK_EVENT_PROPAGATE;
}

static void
add_guard (GtkWidget *window)
{
  GtkEventController *guard;

  if (g_object_get_data (G_OBJECT (window), "checkbit-press-guard") != NULL)
    return;
  guard = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (guard, GTK_PHASE_CAPTURE);
  g_signal_connect (guard, "event", G_CALLBACK (event_cb), NULL);
  g_object_set_data (G_OBJECT (window), "checkbit-press-guard", guard);
  gtk_widget_add_controller (window, guard);
}

static void
realize_cb (GtkWidget *window)
{
  g_signal_chain_from_overridden_handler (window);
  add_guard (window);
}

void
checkbit_press_guard_install (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WINDOW);

  g_signal_override_class_handler ("realize", GTK_TYPE_WINDOW, G_CALLBACK (realize_cb));
  g_type_class_unref (klass);
}
