/* Whether the focus is inside a widget, and when it has left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether the focus of the widget's window is the widget or inside it, also while another window is
 * used: unlike with GTK_STATE_FLAG_FOCUS_WITHIN, which only the active window has, what a person
 * has begun there is still begun. */
gboolean checkbit_focus_is_within (GtkWidget *widget);

typedef void (*CheckbitFocusFunc) (gpointer data);

/* Calls a function whenever the focus has gone from a widget, or from inside it, to somewhere else
 * in the window; not while another window is used. A moment later, when the focus has arrived: GTK
 * (4.8 to 4.18) crashes if a widget goes away while the focus moves. Returns the controller of the
 * widget that does so (transfer none). */
GtkEventController *
checkbit_focus_watch_left (GtkWidget *widget, CheckbitFocusFunc func, gpointer data);

G_END_DECLS
