/* What is written in the corners of the squares: files and ranks, and the numbers of the bits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "ui/board/board-geometry.h"
#include "ui/board/board-style.h"

G_BEGIN_DECLS

/* Squares smaller than this, in logical pixels, have no room for letters. */
#define CHECKBIT_BOARD_LABELLED_SIZE 24

/* The letters grow with the desktop's texts. The pictures are transparent except for the letters
 * and their halo in the square's color, which separates them from pieces and patterns. */

/* The files at the bottom right of the squares at the bottom, the ranks at the top left of those on
 * the left. */
typedef enum
{
  CHECKBIT_COORDINATES_FILES,
  CHECKBIT_COORDINATES_RANKS,
} CheckbitCoordinates;

#define CHECKBIT_N_COORDINATES 2

/* A picture of the strip along the board's edge that a kind of coordinates is in, in the font of a
 * Pango context (only used here); NULL for any. (transfer full) */
GdkTexture *checkbit_board_coordinates_draw (CheckbitCoordinates kind,
                                             const CheckbitBoardPalette *palette,
                                             PangoContext *fonts,
                                             const CheckbitBoardGeometry *geometry);

/* Where that strip lies. */
void checkbit_board_coordinates_get_bounds (CheckbitCoordinates kind,
                                            const CheckbitBoardGeometry *geometry,
                                            graphene_rect_t *bounds);

/* The number of each square's bit at its top right: a picture of the whole board's size. fonts: as
 * above. (transfer full) */
GdkTexture *checkbit_board_indices_draw (ChessLayout layout,
                                         const CheckbitBoardPalette *palette,
                                         PangoContext *fonts,
                                         const CheckbitBoardGeometry *geometry);

G_END_DECLS
