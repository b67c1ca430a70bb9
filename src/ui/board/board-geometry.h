/* Where the squares of a board are: on whole device pixels at every scale, centered in the widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <graphene.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* All lengths are in logical pixels, except where it says device pixels. */
typedef struct
{
  double scale; /* device pixels in a logical one: 1, 1.5, 2 … */
  int pixels;   /* the side of a square in device pixels */
  double size;  /* the side of a square */
  double x, y;  /* the board's top left corner in its widget */
  bool flipped; /* Black's side is at the bottom */
} CheckbitBoardGeometry;

/* Fits the largest board into a widget of width × height whose top left corner lies at origin in
 * its surface. Every edge between squares falls on the edge of a device pixel, and the board stays
 * inside. */
void checkbit_board_geometry_fit (CheckbitBoardGeometry *self,
                                  int width,
                                  int height,
                                  double scale,
                                  const graphene_point_t *origin);

/* The rectangle of a square. */
void checkbit_board_geometry_get_square (const CheckbitBoardGeometry *self,
                                         ChessSquare square,
                                         graphene_rect_t *rect);

/* The center of a square. */
void checkbit_board_geometry_get_center (const CheckbitBoardGeometry *self,
                                         ChessSquare square,
                                         graphene_point_t *center);

/* The square of side factor × size that has its center at a point, on whole device pixels. */
void checkbit_board_geometry_get_around (const CheckbitBoardGeometry *self,
                                         const graphene_point_t *center,
                                         double factor,
                                         graphene_rect_t *rect);

/* The square at a point; CHESS_SQUARE_NONE beside the board. */
ChessSquare checkbit_board_geometry_find (const CheckbitBoardGeometry *self, double x, double y);

/* Column (0 left) and row (0 top) in which a square is seen, and back. */
int checkbit_board_geometry_get_column (const CheckbitBoardGeometry *self, ChessSquare square);
int checkbit_board_geometry_get_row (const CheckbitBoardGeometry *self, ChessSquare square);
ChessSquare
checkbit_board_geometry_get_cell (const CheckbitBoardGeometry *self, int column, int row);

/* From the widget's coordinates to squares, counted from the corner of a1, and back. */
graphene_point_t checkbit_board_geometry_to_squares (const CheckbitBoardGeometry *self,
                                                     const graphene_point_t *point);
graphene_point_t checkbit_board_geometry_from_squares (const CheckbitBoardGeometry *self,
                                                       const graphene_point_t *point);

G_END_DECLS
