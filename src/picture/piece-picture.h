/* What checkbit-draw-pieces hands to the window for each piece.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* Squares of this many pixels, larger than those of a board that fills a large display: as
 * CAIRO_FORMAT_ARGB32, whose rows follow each other without a gap. */
#define CHECKBIT_PIECE_PICTURE_SIDE 384
#define CHECKBIT_PIECE_PICTURE_BYTES (CHECKBIT_PIECE_PICTURE_SIDE * CHECKBIT_PIECE_PICTURE_SIDE * 4)
