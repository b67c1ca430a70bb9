/* The drawings of the twelve pieces, rendered from SVG once per size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/types.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_PIECE_SET (checkbit_piece_set_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPieceSet, checkbit_piece_set, CHECKBIT, PIECE_SET, GObject)

/* The program's own set, shared. (transfer none) */
CheckbitPieceSet *checkbit_piece_set_get_default (void);

/* The drawing of a piece, size device pixels wide and high. (transfer none): valid until the next call
 * with another size; take a reference to keep it. */
GdkTexture *checkbit_piece_set_get_texture (CheckbitPieceSet *self, ChessPiece piece, int size);

G_END_DECLS
