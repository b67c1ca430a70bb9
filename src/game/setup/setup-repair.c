/* What is wrong with a set-up, and repairing it with one click.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/setup/setup-private.h"

#include <glib/gi18n-lib.h>

#include "chess/position-problems.h"

unsigned
checkbit_setup_get_problems (CheckbitSetup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), 0);

  return chess_position_problems (checkbit_setup_get_position (self));
}

static void
set_state (ChessPosition *position, ChessColor side, ChessBitboard rooks, ChessSquare ep)
{
  chess_position_set_state (position, side, rooks, ep, chess_position_halfmove (position),
                            chess_position_fullmove (position));
}

/* Drops the rights that do not fit the king and rooks. */
static void
repair_castling (ChessPosition *position)
{
  ChessBitboard kept = CHESS_NO_SQUARES;

  CHESS_FOREACH_SQUARE (rook, chess_position_castling_rooks (position))
  if (chess_position_explains_castling (position, kept | CHESS_BIT (rook)))
    kept |= CHESS_BIT (rook);
  set_state (position, chess_position_side (position), kept, position->ep_square);
}

static void
repair_en_passant (ChessPosition *position)
{
  set_state (position, chess_position_side (position), chess_position_castling_rooks (position),
             CHESS_SQUARE_NONE);
}

static void
repair_side (ChessPosition *position)
{
  set_state (position, chess_color_opposite (chess_position_side (position)),
             chess_position_castling_rooks (position), CHESS_SQUARE_NONE);
}

static void
repair_pawns (ChessPosition *position)
{
  ChessBitboard pawns = chess_position_pieces (position, CHESS_WHITE, CHESS_PAWN)
                        | chess_position_pieces (position, CHESS_BLACK, CHESS_PAWN);

  CHESS_FOREACH_SQUARE (square, pawns & G_GUINT64_CONSTANT (0xff000000000000ff))
  chess_position_put (position, square, CHESS_PIECE_NONE);
}

/* Keeps the king nearest its own back rank. */
static void
repair_kings_of (ChessPosition *position, ChessColor color)
{
  ChessBitboard kings = chess_position_pieces (position, color, CHESS_KING);
  ChessSquare own = color == CHESS_WHITE ? chess_bitboard_lsb (kings) : chess_bitboard_msb (kings);

  if (chess_bitboard_count (kings) < 2)
    return;
  CHESS_FOREACH_SQUARE (square, kings & ~CHESS_BIT (own))
  chess_position_put (position, square, CHESS_PIECE_NONE);
}

static void
repair_kings (ChessPosition *position)
{
  repair_kings_of (position, CHESS_WHITE);
  repair_kings_of (position, CHESS_BLACK);
}

/* In the order of CheckbitRepair. */
static const struct
{
  unsigned problems; /* it fixes at least one of these */
  void (*repair) (ChessPosition *position);
  const char *label;
} repairs[CHECKBIT_N_REPAIRS] = {
  { CHESS_PROBLEM_CASTLING, repair_castling, N_ ("Drop Impossible Castling") },
  { CHESS_PROBLEM_EN_PASSANT, repair_en_passant, N_ ("Drop En Passant") },
  { CHESS_PROBLEM_OPPONENT_IN_CHECK, repair_side, NULL },
  { CHESS_PROBLEM_PAWNS_ON_BACK_RANK, repair_pawns, N_ ("Remove Those Pawns") },
  { CHESS_PROBLEM_WHITE_KINGS_SEVERAL | CHESS_PROBLEM_BLACK_KINGS_SEVERAL, repair_kings,
    N_ ("Keep One King") },
};

gboolean
checkbit_setup_find_repair (unsigned problem, CheckbitRepair *repair)
{
  for (guint i = 0; i < CHECKBIT_N_REPAIRS; i++)
    if (repairs[i].problems & problem)
      {
        *repair = (CheckbitRepair)i;
        return TRUE;
      }
  return FALSE;
}

/* The repaired position; it only counts as a repair if the problem is gone. */
gboolean
checkbit_setup_can_repair (CheckbitSetup *self, CheckbitRepair repair)
{
  ChessPosition position;
  unsigned wanted;

  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), FALSE);
  g_return_val_if_fail ((guint)repair < CHECKBIT_N_REPAIRS, FALSE);

  wanted = checkbit_setup_get_problems (self) & repairs[repair].problems;
  if (wanted == 0)
    return FALSE;
  position = *checkbit_setup_get_position (self);
  repairs[repair].repair (&position);
  return !(chess_position_problems (&position) & wanted);
}

void
checkbit_setup_repair (CheckbitSetup *self, CheckbitRepair repair)
{
  ChessPosition position;

  if (!checkbit_setup_can_repair (self, repair))
    return;

  position = *checkbit_setup_get_position (self);
  repairs[repair].repair (&position);
  if (repair == CHECKBIT_REPAIR_CASTLING)
    checkbit_setup_take_step (self, &position, chess_position_castling_rooks (&position));
  else
    checkbit_setup_take_board (self, &position);
}

const char *
checkbit_setup_get_repair_label (CheckbitSetup *self, CheckbitRepair repair)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), NULL);
  g_return_val_if_fail ((guint)repair < CHECKBIT_N_REPAIRS, NULL);

  if (repair != CHECKBIT_REPAIR_SIDE)
    return _ (repairs[repair].label);
  return chess_position_side (checkbit_setup_get_position (self)) == CHESS_WHITE
             ? _ ("Let Black Move")
             : _ ("Let White Move");
}
