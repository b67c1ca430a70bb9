/* What a board shows at one moment, as plain data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-scene.h"

void
checkbit_board_scene_init (CheckbitBoardScene *self)
{
  *self = (CheckbitBoardScene){ .coordinates = TRUE,
                                .selected = CHESS_SQUARE_NONE,
                                .hovered = CHESS_SQUARE_NONE,
                                .cursor = CHESS_SQUARE (4, 1),
                                .lifted = { .square = CHESS_SQUARE_NONE },
                                .pending = CHECKBIT_BOARD_PENDING_NONE,
                                .promoting = CHESS_SQUARE_NONE,
                                .sketch = { .from = CHESS_SQUARE_NONE },
                                .premove = { .from = CHESS_SQUARE_NONE,
                                             .to = CHESS_SQUARE_NONE,
                                             .style = CHECKBIT_ARROW_PREMOVE } };
  chess_position_clear (&self->position);
}

/* --- Squares ------------------------------------------------------------------------------- */

static ChessBitboard
get_premove_squares (const CheckbitBoardScene *self)
{
  if (self->premove.from == CHESS_SQUARE_NONE)
    return 0;
  return CHESS_BIT (self->premove.from) | CHESS_BIT (self->premove.to);
}

/* The squares that the last move left and reached. */
static ChessBitboard
get_last_move_squares (const CheckbitBoardScene *self)
{
  if (self->last_move == CHESS_MOVE_NONE)
    return 0;
  return CHESS_BIT (chess_move_from (self->last_move))
         | CHESS_BIT (chess_move_destination (self->last_move));
}

static ChessBitboard
get_checked_king (const CheckbitBoardScene *self)
{
  ChessSquare king = chess_position_king (&self->position, chess_position_side (&self->position));

  if (king == CHESS_SQUARE_NONE || !chess_position_in_check (&self->position))
    return 0;
  return CHESS_BIT (king);
}

void
checkbit_board_scene_update_flags (CheckbitBoardScene *self)
{
  ChessBitboard selected = self->selected == CHESS_SQUARE_NONE ? 0 : CHESS_BIT (self->selected);
  const struct
  {
    CheckbitSquareFlags flag;
    ChessBitboard squares;
  } states[] = {
    { CHECKBIT_SQUARE_SELECTED, selected },
    { CHECKBIT_SQUARE_TARGET, self->targets },
    { CHECKBIT_SQUARE_LAST_MOVE, get_last_move_squares (self) },
    { CHECKBIT_SQUARE_CHECK, get_checked_king (self) },
    { CHECKBIT_SQUARE_PREMOVE, get_premove_squares (self) },
  };

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      self->flags[square] = 0;
      for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
        if (chess_bitboard_has (states[i].squares, square))
          self->flags[square] |= states[i].flag;
    }
}

ChessSquare
checkbit_board_scene_get_leaving (const CheckbitBoardScene *self)
{
  if (self->promoting != CHESS_SQUARE_NONE)
    return self->promoting;
  if (self->pending.from != CHESS_SQUARE_NONE)
    return self->pending.from;
  return self->lifted.square;
}

ChessBitboard
checkbit_board_scene_get_pending (const CheckbitBoardScene *self)
{
  const CheckbitBoardPending *pending = &self->pending;
  ChessBitboard squares = 0;

  if (pending->to != CHESS_SQUARE_NONE)
    squares |= CHESS_BIT (pending->to);
  if (pending->rook_to != CHESS_SQUARE_NONE)
    squares |= CHESS_BIT (pending->rook_to);
  if (pending->passed != CHESS_SQUARE_NONE)
    squares |= CHESS_BIT (pending->passed);
  return squares;
}

/* --- Arrows -------------------------------------------------------------------------------- */

gboolean
checkbit_board_scene_has_arrows (const CheckbitBoardScene *self)
{
  return self->n_arrows > 0 || self->premove.from != CHESS_SQUARE_NONE
         || self->sketch.from != CHESS_SQUARE_NONE;
}

CheckbitBoardArrow *
checkbit_board_scene_list_arrows (const CheckbitBoardScene *self, guint *n)
{
  CheckbitBoardArrow *arrows = g_new (CheckbitBoardArrow, self->n_arrows + 2);

  *n = self->n_arrows;
  for (guint i = 0; i < self->n_arrows; i++)
    arrows[i] = self->arrows[i];
  if (self->premove.from != CHESS_SQUARE_NONE)
    arrows[(*n)++] = self->premove;
  if (self->sketch.from != CHESS_SQUARE_NONE)
    arrows[(*n)++] = self->sketch;
  return arrows;
}
