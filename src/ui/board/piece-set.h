/* The drawings of the twelve pieces, rendered from SVG once per size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* Signal "changed": there are other drawings, and whatever shows one is to be drawn again. */
#define CHECKBIT_TYPE_PIECE_SET (checkbit_piece_set_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPieceSet, checkbit_piece_set, CHECKBIT, PIECE_SET, GObject)

/* The set that every board draws, shared. (transfer none) */
CheckbitPieceSet *checkbit_piece_set_get_default (void);

/* One of the program's own sets. */
typedef struct
{
  const char *name;  /* as settings know it: "classic" */
  const char *title; /* English, marked for translation: "Classic" */
} CheckbitOwnPieces;

/* The program's own sets, the default first; NULL behind the last. */
const CheckbitOwnPieces *checkbit_piece_set_get_own (guint index);

/* Takes the drawings of one of the program's own sets; it begins with the first. Another name is
 * taken as that. */
void checkbit_piece_set_use (CheckbitPieceSet *self, const char *name);

/* Takes pictures instead, CHESS_N_PIECES of them, as checkbit_piece_folder_load_finish() gives
 * them. (element-type GBytes) */
void checkbit_piece_set_use_pictures (CheckbitPieceSet *self, GPtrArray *pictures);

/* The drawing of a piece, size device pixels wide and high. (transfer none): valid until the next
 * call with another size; take a reference to keep it. */
GdkTexture *checkbit_piece_set_get_texture (CheckbitPieceSet *self, ChessPiece piece, int size);

/* The name of the program's own set that is drawn; NULL where the drawings come from elsewhere. */
const char *checkbit_piece_set_get_name (CheckbitPieceSet *self);

G_END_DECLS
