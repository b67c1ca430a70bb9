/* The program's own drawings of the pieces, as Cairo draws them.
 *
 * The build makes them from the SVG files (compile-pieces): the first frame waits for no reader of
 * SVG, whose library takes as much memory as the rest of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* Draws a piece of one of the program's own sets, a square of 100 units. Returns whether there is a
 * set of that name. */
gboolean checkbit_piece_paths_draw (cairo_t *cr, const char *set, ChessPiece piece);

G_END_DECLS
