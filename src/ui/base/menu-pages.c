/* The submenus of menus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/menu-pages.h"

#include "ui/base/widget-watch.h"

#define WATCHED_KEY "checkbit-menu-pages"

/* The pages of a menu: its main one and its submenus. NULL for none. */
static GtkStack *
find_pages (GtkWidget *widget)
{
  GtkStack *pages = GTK_IS_STACK (widget) ? GTK_STACK (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && pages == NULL;
       child = gtk_widget_get_next_sibling (child))
    pages = find_pages (child);
  return pages;
}

static void
set_transition (GtkEventController *controller, GtkStackTransitionType type)
{
  GtkStack *pages = find_pages (gtk_event_controller_get_widget (controller));

  if (pages != NULL)
    gtk_stack_set_transition_type (pages, type);
}

static gboolean
key_cb (GtkEventController *controller)
{
  set_transition (controller, GTK_STACK_TRANSITION_TYPE_NONE);
  return GDK_EVENT_PROPAGATE;
}

static void
pressed_cb (GtkEventController *controller)
{
  set_transition (controller, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
}

static void
add_controller (GtkWidget *menu, GtkEventController *controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (menu, controller);
}

/* A popover is realized again where it gets another parent. */
static void
realize_cb (GtkWidget *widget)
{
  GtkEventController *keys;
  GtkGesture *click;

  if (!GTK_IS_POPOVER_MENU (widget) || g_object_get_data (G_OBJECT (widget), WATCHED_KEY) != NULL)
    return;
  g_object_set_data (G_OBJECT (widget), WATCHED_KEY, GINT_TO_POINTER (TRUE));
  keys = gtk_event_controller_key_new ();
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), NULL);
  add_controller (widget, keys);
  click = gtk_gesture_click_new ();
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), NULL);
  add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

void
checkbit_menu_pages_install (void)
{
  checkbit_widget_watch ("realize", realize_cb);
}
