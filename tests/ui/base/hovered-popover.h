/* A window with a popover, and a simulated pointer over it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui-test.h"

#include <X11/Xlib.h>

typedef struct
{
  GtkWindow *window;
  GtkWidget *parent;  /* of the popover */
  GtkWidget *popover; /* owned; NULL once a test has freed it */
  Display *display;   /* our own connection to X: GTK sees its events as real input */
} Hovered;

static inline void
hovered_set_up (Hovered *fixture, gconstpointer data)
{
  GtkWidget *label = gtk_label_new ("inside");

  fixture->display = XOpenDisplay (NULL);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->parent = gtk_button_new_with_label ("parent");
  fixture->popover = g_object_ref_sink (gtk_popover_new ());
  gtk_widget_set_size_request (label, 200, 200);
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), label);
  gtk_widget_set_parent (fixture->popover, fixture->parent);
  gtk_window_set_child (fixture->window, fixture->parent);
  gtk_window_set_default_size (fixture->window, 300, 300);
  ui_test_show (fixture->window);
  gtk_widget_grab_focus (fixture->parent);
}

static inline void
hovered_tear_down (Hovered *fixture, gconstpointer data)
{
  if (fixture->popover != NULL)
    gtk_widget_unparent (fixture->popover);
  g_clear_object (&fixture->popover);
  ui_test_destroy (fixture->window);
  XCloseDisplay (fixture->display);
}

/* Puts the pointer into the topmost window, and moves it there a little. */
static inline void
hovered_point_at_top (Hovered *fixture)
{
  Window root, parent, *children = NULL;
  unsigned n = 0;
  XWindowAttributes attributes = { 0 };

  XQueryTree (fixture->display, DefaultRootWindow (fixture->display), &root, &parent, &children,
              &n);
  while (n-- > 0)
    if (XGetWindowAttributes (fixture->display, children[n], &attributes)
        && attributes.map_state == IsViewable)
      break;
  XFree (children);
  for (int i = 0; i < 3; i++)
    {
      XWarpPointer (fixture->display, None, root, 0, 0, 0, 0,
                    attributes.x + attributes.width / 2 + i, attributes.y + attributes.height / 2);
      XSync (fixture->display, False);
    }
}

/* Whether a widget knows that the pointer is over it; tells it once more if not. */
static inline gboolean
hovered_reaches (Hovered *fixture, GtkWidget *widget)
{
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0)
    return TRUE;
  hovered_point_at_top (fixture);
  return FALSE;
}

/* Shows the popover, and has the pointer over it. */
static inline void
hovered_show (Hovered *fixture)
{
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
  ui_test_wait_for (hovered_reaches (fixture, fixture->popover));
}
