/* Popovers that are made when they are asked for, and go when they are closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As gtk_widget_set_parent(); and the popover goes with the parent, whichever of them is done
 * with first: a widget that ends and has a child yet leaves that with a parent that is no more. */
void checkbit_popover_set_parent (GtkWidget *popover, GtkWidget *parent);

/* Opens a menu that has just been made, as soon as its sections have their separators: GTK shows
 * these in an idle, and the popover of a window keeps the height that it had before. 4.18 too. */
void checkbit_popover_popup_later (GtkWidget *popover);

/* Takes a popover that was closed from its parent as soon as all that closing it led to is done:
 * the action of the item that was chosen comes after that. */
void checkbit_popover_unparent_later (GtkWidget *popover);

/* Takes a popover (NULL for none) away at once, with the handlers that have this data. It is hidden
 * first: GTK, 4.18 too, does not stand that one goes while the pointer is in it. */
void checkbit_popover_drop (GtkWidget *popover, gpointer data);

G_END_DECLS
