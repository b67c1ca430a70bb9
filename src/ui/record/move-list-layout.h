/* The layout of the move list: the opening's name above the moves and the bar below them; in a wide
 * and low list, the name is beside the bar if it can be read whole there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The list's children. */
typedef struct
{
  GtkWidget *opening, *scroller, *bar;
} CheckbitMoveListLayout;

/* The minimum size, which is also the natural one. */
int checkbit_move_list_layout_measure (const CheckbitMoveListLayout *self,
                                       GtkOrientation orientation);

/* Allocates the children of widget. */
void checkbit_move_list_layout_allocate (const CheckbitMoveListLayout *self,
                                         GtkWidget *widget,
                                         int width,
                                         int height);

G_END_DECLS
