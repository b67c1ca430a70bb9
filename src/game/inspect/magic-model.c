/* The look-up of one bishop or rook that the inspector explains.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/magic-model.h"

#include <string.h>

struct _CheckbitMagicModel
{
  GObject parent_instance;

  CheckbitInspection *inspection; /* owned */

  ChessPieceType piece;
  ChessSquare square;
  ChessBitboard selection; /* of the inspection, at the last update */
  gboolean follows;

  ChessBitboard live;
  ChessBitboard edited;
  gboolean is_edited;

  guint64 numbers[CHESS_N_SQUARES];
  guint n_numbers;
  CheckbitMagicRule rule;
  guint amount;
  gboolean uses_foreign;

  ChessMagicSteps steps;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitMagicModel, checkbit_magic_model, G_TYPE_OBJECT)

static ChessLayout
get_layout (CheckbitMagicModel *self)
{
  return checkbit_word_form_get_layout (checkbit_inspection_get_word_form (self->inspection));
}

static void
look_up (CheckbitMagicModel *self)
{
  ChessMagic magic = self->uses_foreign
                         ? checkbit_magic_model_get_foreign (self, self->square)
                         : chess_magic_own_in (self->piece, self->square, get_layout (self));

  chess_magic_look_up (&magic, checkbit_magic_model_get_occupied (self), &self->steps);
}

static void
changed (CheckbitMagicModel *self)
{
  look_up (self);
  g_signal_emit (self, changed_signal, 0);
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_magic_model_dispose (GObject *object)
{
  CheckbitMagicModel *self = CHECKBIT_MAGIC_MODEL (object);

  if (self->inspection != NULL)
    g_signal_handlers_disconnect_by_data (checkbit_inspection_get_word_form (self->inspection),
                                          self);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_magic_model_parent_class)->dispose (object);
}

static void
checkbit_magic_model_class_init (CheckbitMagicModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_magic_model_dispose;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_MAGIC_MODEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_magic_model_init (CheckbitMagicModel *self)
{
  self->piece = CHESS_ROOK;
  self->square = CHESS_SQUARE (4, 3);
}

CheckbitMagicModel *
checkbit_magic_model_new (CheckbitInspection *inspection)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);

  CheckbitMagicModel *self = g_object_new (CHECKBIT_TYPE_MAGIC_MODEL, NULL);
  self->inspection = g_object_ref (inspection);
  g_signal_connect_swapped (checkbit_inspection_get_word_form (inspection), "notify::layout",
                            G_CALLBACK (changed), self);
  checkbit_magic_model_update (self);
  return self;
}

/* --- Piece and square ----------------------------------------------------------------------- */

/* Takes the piece on a square if it is a bishop, rook or queen. A queen is looked up as both, so
 * the previous choice stays. */
static gboolean
take_selected (CheckbitMagicModel *self, const ChessPosition *position, ChessSquare square)
{
  ChessPiece piece = chess_position_piece_at (position, square);
  ChessPieceType type = piece != CHESS_PIECE_NONE ? chess_piece_type (piece) : CHESS_KING;

  if (type != CHESS_BISHOP && type != CHESS_ROOK && type != CHESS_QUEEN)
    return FALSE;
  if (type != CHESS_QUEEN)
    self->piece = type;
  self->square = square;
  return TRUE;
}

void
checkbit_magic_model_update (CheckbitMagicModel *self)
{
  const ChessPosition *position;
  ChessBitboard selection;

  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));

  position = checkbit_inspection_get_position (self->inspection);
  selection = checkbit_inspection_get_selection (self->inspection);
  self->live = chess_position_occupied (position);
  if (selection != self->selection)
    self->follows = chess_bitboard_count (selection) == 1
                    && take_selected (self, position, chess_bitboard_lsb (selection));
  self->selection = selection;
  changed (self);
}

ChessPieceType
checkbit_magic_model_get_piece (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), CHESS_ROOK);

  return self->piece;
}

void
checkbit_magic_model_set_piece (CheckbitMagicModel *self, ChessPieceType piece)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));
  g_return_if_fail (piece == CHESS_BISHOP || piece == CHESS_ROOK);

  if (self->piece == piece)
    return;

  self->piece = piece;
  self->follows = FALSE;
  changed (self);
}

ChessSquare
checkbit_magic_model_get_square (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), CHESS_SQUARE_NONE);

  return self->square;
}

void
checkbit_magic_model_set_square (CheckbitMagicModel *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));
  g_return_if_fail (square < CHESS_N_SQUARES);

  if (self->square == square)
    return;

  self->square = square;
  self->follows = FALSE;
  changed (self);
}

gboolean
checkbit_magic_model_follows (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), FALSE);

  return self->follows;
}

/* --- Occupied squares ----------------------------------------------------------------------- */

ChessBitboard
checkbit_magic_model_get_occupied (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), CHESS_NO_SQUARES);

  return self->is_edited ? self->edited : self->live;
}

ChessBitboard
checkbit_magic_model_get_live (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), CHESS_NO_SQUARES);

  return self->live;
}

gboolean
checkbit_magic_model_is_edited (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), FALSE);

  return self->is_edited;
}

void
checkbit_magic_model_toggle (CheckbitMagicModel *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));
  g_return_if_fail (square < CHESS_N_SQUARES);

  checkbit_magic_model_set_occupied (self,
                                     checkbit_magic_model_get_occupied (self) ^ CHESS_BIT (square));
}

void
checkbit_magic_model_set_occupied (CheckbitMagicModel *self, ChessBitboard occupied)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));

  if (checkbit_magic_model_get_occupied (self) == occupied)
    return;

  self->edited = occupied;
  self->is_edited = occupied != self->live;
  changed (self);
}

void
checkbit_magic_model_revert (CheckbitMagicModel *self)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));

  if (!self->is_edited)
    return;

  self->is_edited = FALSE;
  changed (self);
}

/* --- Numbers from other programs ------------------------------------------------------------ */

void
checkbit_magic_model_set_numbers (CheckbitMagicModel *self, const guint64 *numbers, guint n_numbers)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));
  g_return_if_fail (n_numbers <= 1 || n_numbers == CHESS_N_SQUARES);
  g_return_if_fail (n_numbers == 0 || numbers != NULL);

  if (n_numbers == self->n_numbers
      && (n_numbers == 0 || memcmp (numbers, self->numbers, n_numbers * sizeof *numbers) == 0))
    return;

  if (n_numbers > 0)
    memcpy (self->numbers, numbers, n_numbers * sizeof *numbers);
  self->n_numbers = n_numbers;
  self->uses_foreign = self->uses_foreign && n_numbers > 0;
  changed (self);
}

guint
checkbit_magic_model_get_n_numbers (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), 0);

  return self->n_numbers;
}

void
checkbit_magic_model_set_rule (CheckbitMagicModel *self, CheckbitMagicRule rule, guint amount)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));
  g_return_if_fail (amount < 64);

  if (self->rule == rule && self->amount == amount)
    return;

  self->rule = rule;
  self->amount = amount;
  changed (self);
}

/* 0 index bits would require a shift of 64, which C does not define and the rules library
 * rejects. */
static guint
get_shift (CheckbitMagicModel *self, ChessSquare square)
{
  switch (self->rule)
    {
    case CHECKBIT_MAGIC_SHIFT:
      return self->amount;
    case CHECKBIT_MAGIC_BITS:
      return 64 - self->amount;
    case CHECKBIT_MAGIC_BITS_OF_MASK:
    default:
      return 64 - chess_bitboard_count (chess_magic_relevant (self->piece, square));
    }
}

ChessMagic
checkbit_magic_model_get_foreign (CheckbitMagicModel *self, ChessSquare square)
{
  const ChessMagic none = { CHESS_ROOK, 0, 0, 63, CHESS_LAYOUT_A1B1 };
  ChessLayout layout;
  guint entry;

  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), none);
  g_return_val_if_fail (self->n_numbers > 0, none);
  g_return_val_if_fail (square < CHESS_N_SQUARES, none);

  layout = get_layout (self);
  entry = self->n_numbers == 1 ? 0 : chess_layout_bit (layout, square);
  return (ChessMagic){ self->piece, square, self->numbers[entry], get_shift (self, square),
                       layout };
}

gboolean
checkbit_magic_model_get_uses_foreign (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), FALSE);

  return self->uses_foreign;
}

void
checkbit_magic_model_set_uses_foreign (CheckbitMagicModel *self, gboolean uses)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_MODEL (self));

  uses = uses && self->n_numbers > 0;
  if (self->uses_foreign == uses)
    return;

  self->uses_foreign = uses;
  changed (self);
}

const ChessMagicSteps *
checkbit_magic_model_get_steps (CheckbitMagicModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (self), NULL);

  return &self->steps;
}
