/* The drawings of the twelve pieces, made once per size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* Signal "changed": the drawings have changed, and must be redrawn wherever they are shown. */
#define CHECKBIT_TYPE_PIECE_SET (checkbit_piece_set_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPieceSet, checkbit_piece_set, CHECKBIT, PIECE_SET, GObject)

/* The set that all boards draw. (transfer none) */
CheckbitPieceSet *checkbit_piece_set_get_default (void);

/* One of the program's own sets. */
typedef struct
{
  const char *name;  /* the name in the settings: "classic" */
  const char *title; /* English, marked for translation: "Classic" */
} CheckbitOwnPieces;

/* The program's own sets, the default first; NULL past the end. */
const CheckbitOwnPieces *checkbit_piece_set_get_own (guint index);

/* Uses one of the program's own sets; initially the first. An unknown name selects the first. */
void checkbit_piece_set_use (CheckbitPieceSet *self, const char *name);

/* Uses pictures instead, CHESS_N_PIECES of them, from checkbit_piece_folder_load_finish().
 * (element-type GBytes) */
void checkbit_piece_set_use_pictures (CheckbitPieceSet *self, GPtrArray *pictures);

/* The drawing of a piece, size device pixels wide and high. (transfer none): valid until the next
 * call with another size; take a reference to keep it. */
GdkTexture *checkbit_piece_set_get_texture (CheckbitPieceSet *self, ChessPiece piece, int size);

/* The name of the program's own set in use; NULL if the drawings come from a folder. */
const char *checkbit_piece_set_get_name (CheckbitPieceSet *self);

G_END_DECLS
