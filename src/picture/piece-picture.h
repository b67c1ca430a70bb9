/* What checkbit-draw-pieces passes to the window for each piece.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* Squares of this many pixels, larger than on a board that fills a large display: in
 * CAIRO_FORMAT_ARGB32, with rows directly after each other. */
#define CHECKBIT_PIECE_PICTURE_SIDE 384
#define CHECKBIT_PIECE_PICTURE_BYTES (CHECKBIT_PIECE_PICTURE_SIDE * CHECKBIT_PIECE_PICTURE_SIDE * 4)
