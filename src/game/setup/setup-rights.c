/* Rights and the pieces that they depend on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/setup/setup-rights.h"

#include "chess/position-problems.h"

/* The rank of a side's pieces at the start. */
static ChessBitboard
home_rank (ChessColor color)
{
  return color == CHESS_WHITE ? G_GUINT64_CONSTANT (0xff) : G_GUINT64_CONSTANT (0xff) << 56;
}

static ChessBitboard
candidates_of (const ChessPosition *position, ChessColor color)
{
  ChessBitboard home = home_rank (color);
  ChessBitboard king = chess_position_pieces (position, color, CHESS_KING) & home;
  ChessBitboard rooks = chess_position_pieces (position, color, CHESS_ROOK) & home;

  if (chess_bitboard_count (king) != 1)
    return CHESS_NO_SQUARES;
  if (chess_position_is_chess960 (position))
    return rooks;
  /* e1 or e8, and the corners. */
  return chess_square_file (chess_bitboard_lsb (king)) == 4
             ? rooks & G_GUINT64_CONSTANT (0x8100000000000081)
             : CHESS_NO_SQUARES;
}

ChessBitboard
checkbit_setup_find_castling (const ChessPosition *position)
{
  return candidates_of (position, CHESS_WHITE) | candidates_of (position, CHESS_BLACK);
}

ChessBitboard
checkbit_setup_wing (const ChessPosition *position, ChessSquare rook)
{
  ChessColor color = chess_square_rank (rook) == 0 ? CHESS_WHITE : CHESS_BLACK;
  /* Of several kings, as a set-up may have, the one that could castle. */
  ChessBitboard king = chess_position_pieces (position, color, CHESS_KING) & home_rank (color);
  ChessBitboard west = home_rank (color) & (king - 1);

  return CHESS_BIT (rook) & west ? west : home_rank (color) & ~west;
}

/* The possible ones among some rights: one on each side of a king. */
static ChessBitboard
get_possible (const ChessPosition *position, ChessBitboard rights)
{
  ChessBitboard possible = CHESS_NO_SQUARES;

  CHESS_FOREACH_SQUARE (rook, rights & checkbit_setup_find_castling (position))
    if (chess_position_explains_castling (position, possible | CHESS_BIT (rook)))
      possible |= CHESS_BIT (rook);

  return possible;
}

/* Whether a position has an en passant square, and its pieces allow it. */
static gboolean
has_possible_ep (const ChessPosition *position)
{
  return position->ep_square != CHESS_SQUARE_NONE
         && chess_position_explains_ep (position, position->ep_square);
}

void
checkbit_setup_settle (ChessPosition *position, const ChessPosition *before, ChessBitboard asked)
{
  ChessBitboard rights = chess_position_castling_rooks (before);
  ChessBitboard wrong = rights & ~get_possible (before, rights);
  gboolean ep_lost = has_possible_ep (before) && !has_possible_ep (position);

  chess_position_set_state (position, chess_position_side (position),
                            wrong | get_possible (position, asked),
                            ep_lost ? CHESS_SQUARE_NONE : position->ep_square,
                            chess_position_halfmove (position),
                            chess_position_fullmove (position));
}
