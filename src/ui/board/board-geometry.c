/* Where the squares of a board are: on whole device pixels at every scale, centered in the widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-geometry.h"

#include <math.h>

/* Tolerates rounding errors of products such as 75 / 1.5 * 1.5. */
#define EPSILON 1e-6

/* Finds the first coordinate of a board of some device pixels within length logical pixels that
 * start at origin in the surface; returns whether the board fits on whole device pixels. */
static bool
align_axis (int length, int board_pixels, double scale, double origin, double *start)
{
  double slack = length - board_pixels / scale;
  double pixel = floor ((origin + slack / 2) * scale + EPSILON);

  if (pixel / scale - origin < -EPSILON)
    pixel += 1;
  *start = pixel / scale - origin;
  return *start <= slack + EPSILON;
}

void
checkbit_board_geometry_fit (CheckbitBoardGeometry *self,
                             int width,
                             int height,
                             double scale,
                             const graphene_point_t *origin)
{
  int side = width < height ? width : height;
  int pixels = (int) floor (side * scale / 8 + EPSILON);

  /* If the widget starts within a device pixel, a board that would fill it gets squares one pixel
   * smaller. */
  while (pixels > 0
         && (!align_axis (width, pixels * 8, scale, origin->x, &self->x)
             || !align_axis (height, pixels * 8, scale, origin->y, &self->y)))
    pixels--;

  if (pixels <= 0)
    {
      pixels = 0;
      self->x = self->y = 0;
    }
  self->scale = scale;
  self->pixels = pixels;
  self->size = pixels / scale;
}

int
checkbit_board_geometry_get_column (const CheckbitBoardGeometry *self, ChessSquare square)
{
  int file = (int) chess_square_file (square);

  return self->flipped ? 7 - file : file;
}

int
checkbit_board_geometry_get_row (const CheckbitBoardGeometry *self, ChessSquare square)
{
  int rank = (int) chess_square_rank (square);

  return self->flipped ? rank : 7 - rank;
}

ChessSquare
checkbit_board_geometry_get_cell (const CheckbitBoardGeometry *self, int column, int row)
{
  return self->flipped ? CHESS_SQUARE (7 - column, row) : CHESS_SQUARE (column, 7 - row);
}

void
checkbit_board_geometry_get_square (const CheckbitBoardGeometry *self,
                                    ChessSquare square,
                                    graphene_rect_t *rect)
{
  int column = checkbit_board_geometry_get_column (self, square);
  int row = checkbit_board_geometry_get_row (self, square);

  *rect = GRAPHENE_RECT_INIT ((float) (self->x + column * self->size),
                              (float) (self->y + row * self->size), (float) self->size,
                              (float) self->size);
}

void
checkbit_board_geometry_get_center (const CheckbitBoardGeometry *self,
                                    ChessSquare square,
                                    graphene_point_t *center)
{
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (self, square, &rect);
  graphene_rect_get_center (&rect, center);
}

void
checkbit_board_geometry_get_around (const CheckbitBoardGeometry *self,
                                    const graphene_point_t *center,
                                    double factor,
                                    graphene_rect_t *rect)
{
  double pixels = round (self->pixels * factor);
  double side = pixels / self->scale;
  /* Relative to the board's corner, which lies on a device pixel. */
  double left = round ((center->x - self->x - side / 2) * self->scale) / self->scale;
  double top = round ((center->y - self->y - side / 2) * self->scale) / self->scale;

  *rect = GRAPHENE_RECT_INIT ((float) (self->x + left), (float) (self->y + top), (float) side,
                              (float) side);
}

ChessSquare
checkbit_board_geometry_find (const CheckbitBoardGeometry *self, double x, double y)
{
  double column, row;

  if (self->pixels == 0)
    return CHESS_SQUARE_NONE;
  column = floor ((x - self->x) / self->size);
  row = floor ((y - self->y) / self->size);
  if (column < 0 || column > 7 || row < 0 || row > 7)
    return CHESS_SQUARE_NONE;
  return checkbit_board_geometry_get_cell (self, (int) column, (int) row);
}

graphene_point_t
checkbit_board_geometry_to_squares (const CheckbitBoardGeometry *self,
                                    const graphene_point_t *point)
{
  float column = (float) ((point->x - self->x) / self->size);
  float row = (float) ((point->y - self->y) / self->size);

  return self->flipped ? GRAPHENE_POINT_INIT (8 - column, row)
                       : GRAPHENE_POINT_INIT (column, 8 - row);
}

graphene_point_t
checkbit_board_geometry_from_squares (const CheckbitBoardGeometry *self,
                                      const graphene_point_t *point)
{
  double column = self->flipped ? 8 - point->x : point->x;
  double row = self->flipped ? point->y : 8 - point->y;

  return GRAPHENE_POINT_INIT ((float) (self->x + column * self->size),
                              (float) (self->y + row * self->size));
}
