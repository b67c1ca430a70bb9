/* Where a board and its children lie in a widget's space: whole device pixels at every scale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/board-geometry.h"

G_BEGIN_DECLS

/* Fits a board into its widget, at the widget's current position in its surface. */
void checkbit_board_allocation_fit (CheckbitBoardGeometry *geometry,
                                    GtkWidget *widget,
                                    int width,
                                    int height);

/* Gives a child exactly the rectangle of a square. */
void checkbit_board_allocation_place_square (const CheckbitBoardGeometry *geometry,
                                             GtkWidget *child,
                                             ChessSquare square);

/* Lays a child over the four squares of a file that end with this one, at the edge of the board. */
void checkbit_board_allocation_place_column (const CheckbitBoardGeometry *geometry,
                                             GtkWidget *child,
                                             ChessSquare square);

G_END_DECLS
