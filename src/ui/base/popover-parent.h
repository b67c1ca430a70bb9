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

/* Takes a popover that was closed from its parent as soon as all that closing it led to is done:
 * the action of the item that was chosen comes after that. */
void checkbit_popover_unparent_later (GtkWidget *popover);

G_END_DECLS
