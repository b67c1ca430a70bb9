/* Popovers that are made on demand and freed when they are closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Like gtk_widget_set_parent(), but the popover is removed when either of the two is disposed of: a
 * widget that is finalized with a child leaves that with a dangling parent. */
void checkbit_popover_set_parent (GtkWidget *popover, GtkWidget *parent);

/* Opens a new menu once its section separators are visible: GTK shows them in an idle, and the
 * popover would keep the height that it had before. 4.18 too. */
void checkbit_popover_popup_later (GtkWidget *popover);

/* Unparents a closed popover half a second later, or once no button of the pointer is held down:
 * until then the chosen item's action runs, and events may come that were meant for the popover. */
void checkbit_popover_unparent_later (GtkWidget *popover);

/* Closes a popover (may be NULL), with the handlers that have this data, and removes it: half a
 * second later, since that may happen in its own click; at once with a parent that goes. */
void checkbit_popover_drop (GtkWidget *popover, gpointer data);

G_END_DECLS
