/* Setting up the side to move, castling, en passant and the counters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/setup/setup-private.h"
#include "game/setup/setup-rights.h"

#include "chess/position-problems.h"

/* Changes these parts of the state; the rest stays. asked: as in a step. */
static void
set_state (CheckbitSetup *self, ChessColor side, ChessBitboard rooks, ChessSquare ep,
           ChessBitboard asked)
{
  ChessPosition position = *checkbit_setup_get_position (self);

  chess_position_set_state (&position, side, rooks, ep, chess_position_halfmove (&position),
                            chess_position_fullmove (&position));
  checkbit_setup_take_step (self, &position, asked);
}

/* The en passant square belongs to the other side's last move, so it is dropped when the side
 * changes. */
void
checkbit_setup_set_side (CheckbitSetup *self, ChessColor side)
{
  const ChessPosition *position;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  position = checkbit_setup_get_position (self);
  if (chess_position_side (position) != side)
    set_state (self, side, chess_position_castling_rooks (position), CHESS_SQUARE_NONE,
               checkbit_setup_get_asked_castling (self));
}

void
checkbit_setup_set_chess960 (CheckbitSetup *self, gboolean chess960)
{
  ChessPosition position;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  position = *checkbit_setup_get_position (self);
  chess_position_set_chess960 (&position, chess960);
  checkbit_setup_take_board (self, &position);
}

/* --- Castling ------------------------------------------------------------------------------- */

ChessBitboard
checkbit_setup_get_castling_candidates (CheckbitSetup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), CHESS_NO_SQUARES);

  return checkbit_setup_find_castling (checkbit_setup_get_position (self));
}

ChessBitboard
checkbit_setup_get_lost_castling (CheckbitSetup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), CHESS_NO_SQUARES);

  return checkbit_setup_get_asked_castling (self)
         & ~chess_position_castling_rooks (checkbit_setup_get_position (self));
}

void
checkbit_setup_set_castling (CheckbitSetup *self, ChessSquare rook, gboolean right)
{
  const ChessPosition *position;
  ChessBitboard rooks, asked;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));
  g_return_if_fail (rook < CHESS_N_SQUARES);

  position = checkbit_setup_get_position (self);
  rooks = chess_position_castling_rooks (position) & ~CHESS_BIT (rook);
  asked = checkbit_setup_get_asked_castling (self) & ~CHESS_BIT (rook);
  if (right && !(checkbit_setup_get_castling_candidates (self) & CHESS_BIT (rook)))
    return;
  if (right)
    {
      rooks = (rooks & ~checkbit_setup_wing (position, rook)) | CHESS_BIT (rook);
      asked = (asked & ~checkbit_setup_wing (position, rook)) | CHESS_BIT (rook);
    }
  set_state (self, chess_position_side (position), rooks, position->ep_square, asked);
}

/* --- En passant ----------------------------------------------------------------------------- */

/* Only squares with a pawn that could capture: a FEN omits the others. */
ChessBitboard
checkbit_setup_get_ep_candidates (CheckbitSetup *self)
{
  const ChessPosition *position;
  ChessBitboard squares = CHESS_NO_SQUARES;

  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), CHESS_NO_SQUARES);

  position = checkbit_setup_get_position (self);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    if (chess_position_explains_ep (position, square))
      {
        ChessPosition tried = *position;

        chess_position_set_state (&tried, chess_position_side (&tried),
                                  chess_position_castling_rooks (&tried), square, 0, 1);
        if (tried.ep_square == square)
          squares |= CHESS_BIT (square);
      }
  return squares;
}

void
checkbit_setup_set_ep_square (CheckbitSetup *self, ChessSquare square)
{
  const ChessPosition *position;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));
  g_return_if_fail (square <= CHESS_SQUARE_NONE);

  position = checkbit_setup_get_position (self);
  set_state (self, chess_position_side (position), chess_position_castling_rooks (position), square,
             checkbit_setup_get_asked_castling (self));
}

/* --- Counters ------------------------------------------------------------------------------- */

static void
set_counters (CheckbitSetup *self, guint halfmove, guint fullmove)
{
  ChessPosition position = *checkbit_setup_get_position (self);

  position.halfmove = (guint16)MIN (halfmove, CHESS_FEN_MAX_COUNTER);
  position.fullmove = (guint16)CLAMP (fullmove, 1, CHESS_FEN_MAX_COUNTER);
  checkbit_setup_take_step (self, &position, checkbit_setup_get_asked_castling (self));
}

void
checkbit_setup_set_halfmove (CheckbitSetup *self, guint halfmove)
{
  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  set_counters (self, halfmove, chess_position_fullmove (checkbit_setup_get_position (self)));
}

void
checkbit_setup_set_fullmove (CheckbitSetup *self, guint fullmove)
{
  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  set_counters (self, chess_position_halfmove (checkbit_setup_get_position (self)), fullmove);
}
