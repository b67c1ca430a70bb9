/* What is written in the corners of the squares: files and ranks, and the numbers of the bits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "ui/board/board-geometry.h"
#include "ui/board/board-style.h"

G_BEGIN_DECLS

/* Below this many logical pixels a square has no room for letters. */
#define CHECKBIT_BOARD_LABELLED_SIZE 24

/* The letters grow with the desktop's texts. Both give a picture of the whole board's size, transparent but for the letters. Those have a halo
 * in the square's own colour: nobody sees it, but for where pieces and patterns lie around them. */

/* The ranks at the top left of the squares on the left, the files at the bottom right of those at
 * the bottom. (transfer full) */
GdkTexture *checkbit_board_coordinates_draw (const CheckbitBoardPalette *palette,
                                             const CheckbitBoardGeometry *geometry);

/* The number of each square's bit at its top right. (transfer full) */
GdkTexture *checkbit_board_indices_draw (ChessLayout layout,
                                         const CheckbitBoardPalette *palette,
                                         const CheckbitBoardGeometry *geometry);

G_END_DECLS
