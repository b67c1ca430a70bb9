/* The look-up of one bishop or rook that the inspector explains: the piece, its square, the
 * occupied squares, and the magic number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/magic.h"
#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* The shift for numbers from other programs. */
typedef enum
{
  CHECKBIT_MAGIC_BITS_OF_MASK, /* 64 minus the number of squares in the mask: the usual way */
  CHECKBIT_MAGIC_SHIFT,        /* given, the same for all squares */
  CHECKBIT_MAGIC_BITS,         /* 64 minus the number of index bits, which is given */
} CheckbitMagicRule;

/* Signal "changed": anything has changed. */
#define CHECKBIT_TYPE_MAGIC_MODEL (checkbit_magic_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMagicModel, checkbit_magic_model, CHECKBIT, MAGIC_MODEL, GObject)

/* Initially a rook on e4. Reads the inspection, but must be told when it changes. */
CheckbitMagicModel *checkbit_magic_model_new (CheckbitInspection *inspection);

/* Takes the current position, and the selected square if that has changed and has a bishop, rook or
 * queen. */
void checkbit_magic_model_update (CheckbitMagicModel *self);

/* CHESS_BISHOP or CHESS_ROOK. */
ChessPieceType checkbit_magic_model_get_piece (CheckbitMagicModel *self);
void checkbit_magic_model_set_piece (CheckbitMagicModel *self, ChessPieceType piece);
ChessSquare checkbit_magic_model_get_square (CheckbitMagicModel *self);
void checkbit_magic_model_set_square (CheckbitMagicModel *self, ChessSquare square);

/* Whether piece and square are those selected on the board. */
gboolean checkbit_magic_model_follows (CheckbitMagicModel *self);

/* The occupied squares: those of the position, or edited ones, which stay until they are reset. */
ChessBitboard checkbit_magic_model_get_occupied (CheckbitMagicModel *self);
ChessBitboard checkbit_magic_model_get_live (CheckbitMagicModel *self);
gboolean checkbit_magic_model_is_edited (CheckbitMagicModel *self);
void checkbit_magic_model_toggle (CheckbitMagicModel *self, ChessSquare square);
void checkbit_magic_model_set_occupied (CheckbitMagicModel *self, ChessBitboard occupied);
void checkbit_magic_model_revert (CheckbitMagicModel *self);

/* Numbers from another program: none, one for every square, or CHESS_N_SQUARES in the order of the
 * layout's bits; copied. Without them the look-up uses Checkbit's own. */
void checkbit_magic_model_set_numbers (CheckbitMagicModel *self,
                                       const guint64 *numbers,
                                       guint n_numbers);
guint checkbit_magic_model_get_n_numbers (CheckbitMagicModel *self);
/* amount: the given shift or number of bits, 0 to 63. */
void checkbit_magic_model_set_rule (CheckbitMagicModel *self, CheckbitMagicRule rule, guint amount);

/* The other program's number for a square. There must be numbers. */
ChessMagic checkbit_magic_model_get_foreign (CheckbitMagicModel *self, ChessSquare square);

/* Whether the look-up uses the other program's numbers; FALSE without any. */
gboolean checkbit_magic_model_get_uses_foreign (CheckbitMagicModel *self);
void checkbit_magic_model_set_uses_foreign (CheckbitMagicModel *self, gboolean uses);

/* The steps of the look-up. Valid until the next change. */
const ChessMagicSteps *checkbit_magic_model_get_steps (CheckbitMagicModel *self);

G_END_DECLS
