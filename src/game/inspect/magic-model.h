/* The look-up of one bishop or rook that the inspector takes apart: which piece, on which square,
 * among which occupied squares, and by which magic number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/magic.h"
#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* Where the shift of numbers from elsewhere comes from. */
typedef enum
{
  CHECKBIT_MAGIC_BITS_OF_MASK, /* 64 less the squares that matter: the usual way */
  CHECKBIT_MAGIC_SHIFT,        /* given, the same for all squares */
  CHECKBIT_MAGIC_BITS,         /* 64 less the bits of the index, which are given */
} CheckbitMagicRule;

/* Signal "changed": anything differs. */
#define CHECKBIT_TYPE_MAGIC_MODEL (checkbit_magic_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMagicModel, checkbit_magic_model, CHECKBIT, MAGIC_MODEL, GObject)

/* Begins with a rook on e4. Reads the inspection, but does not follow it by itself. */
CheckbitMagicModel *checkbit_magic_model_new (CheckbitInspection *inspection);

/* Takes the position of now, and the square that is selected if that is another than before and a
 * bishop, rook or queen stands there. */
void checkbit_magic_model_update (CheckbitMagicModel *self);

/* CHESS_BISHOP or CHESS_ROOK. */
ChessPieceType checkbit_magic_model_get_piece (CheckbitMagicModel *self);
void checkbit_magic_model_set_piece (CheckbitMagicModel *self, ChessPieceType piece);
ChessSquare checkbit_magic_model_get_square (CheckbitMagicModel *self);
void checkbit_magic_model_set_square (CheckbitMagicModel *self, ChessSquare square);

/* Whether piece and square are those that are selected on the board. */
gboolean checkbit_magic_model_follows (CheckbitMagicModel *self);

/* The occupied squares: those of the position, or edited ones, which stay until they are given
 * up. */
ChessBitboard checkbit_magic_model_get_occupied (CheckbitMagicModel *self);
ChessBitboard checkbit_magic_model_get_live (CheckbitMagicModel *self);
gboolean checkbit_magic_model_is_edited (CheckbitMagicModel *self);
void checkbit_magic_model_toggle (CheckbitMagicModel *self, ChessSquare square);
void checkbit_magic_model_set_occupied (CheckbitMagicModel *self, ChessBitboard occupied);
void checkbit_magic_model_revert (CheckbitMagicModel *self);

/* Numbers from elsewhere: none, one for every square, or CHESS_N_SQUARES in the order of the
 * layout's bits; copied. Without numbers the look-up uses the program's own. */
void checkbit_magic_model_set_numbers (CheckbitMagicModel *self,
                                       const guint64 *numbers,
                                       guint n_numbers);
guint checkbit_magic_model_get_n_numbers (CheckbitMagicModel *self);
CheckbitMagicRule checkbit_magic_model_get_rule (CheckbitMagicModel *self);
/* The shift or the bits that are given, 0 to 63. */
guint checkbit_magic_model_get_amount (CheckbitMagicModel *self);
void checkbit_magic_model_set_rule (CheckbitMagicModel *self, CheckbitMagicRule rule, guint amount);

/* The number from elsewhere for a square. There must be numbers. */
ChessMagic checkbit_magic_model_get_foreign (CheckbitMagicModel *self, ChessSquare square);

/* Whether the look-up uses the numbers from elsewhere; never without such. */
gboolean checkbit_magic_model_get_uses_foreign (CheckbitMagicModel *self);
void checkbit_magic_model_set_uses_foreign (CheckbitMagicModel *self, gboolean uses);

/* The look-up in its steps. Valid until the next change. */
const ChessMagicSteps *checkbit_magic_model_get_steps (CheckbitMagicModel *self);

G_END_DECLS
