/* The layout of the move list: the opening's name above the moves and the bar below them; where the
 * list is wide and low, the name stands beside the bar.
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

/* The least size, which is the natural one, too. */
int checkbit_move_list_layout_measure (const CheckbitMoveListLayout *self,
                                       GtkOrientation orientation);

/* Gives the children of widget their places. */
void checkbit_move_list_layout_allocate (const CheckbitMoveListLayout *self,
                                         GtkWidget *widget,
                                         int width,
                                         int height);

G_END_DECLS
