/* Finds everything that makes a set-up impossible, so that a person sees all of it at once.
 *
 * A set-up is impossible because of its material, kings, checks or rights. It need not be reachable
 * in a game: problems and studies are positions, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/position-problems.h"

#include "chess/attacks.h"
#include "chess/fen.h"

#define BACK_RANKS (CHESS_RANK_1 | CHESS_RANK_8)

/* The rank of a color, counted from its own side: 0 is its back rank. */
static ChessBitboard
own_rank (ChessColor color, unsigned rank)
{
  return CHESS_RANK (color == CHESS_WHITE ? rank : 7 - rank);
}

/* A set moved one rank back, from a color's point of view. */
static ChessBitboard
behind (ChessColor color, ChessBitboard set)
{
  return chess_bitboard_forward (chess_color_opposite (color), set);
}

/* --- Material ------------------------------------------------------------------------------ */

static unsigned
count_pieces (const ChessPosition *position, ChessColor color, ChessPieceType type)
{
  return chess_bitboard_count (chess_position_pieces (position, color, type));
}

static unsigned
surplus (unsigned count, unsigned start)
{
  return count > start ? count - start : 0;
}

/* How many pieces of a color must have been promoted. Two bishops on squares of one color are
 * accepted, as in well-known test positions. */
static unsigned
count_promoted (const ChessPosition *position, ChessColor color)
{
  return surplus (count_pieces (position, color, CHESS_KNIGHT), 2)
         + surplus (count_pieces (position, color, CHESS_BISHOP), 2)
         + surplus (count_pieces (position, color, CHESS_ROOK), 2)
         + surplus (count_pieces (position, color, CHESS_QUEEN), 1);
}

/* The problems with one side's pieces. The flags of the two colors are adjacent bits. */
static unsigned
find_material_problems (const ChessPosition *position, ChessColor color)
{
  unsigned kings = count_pieces (position, color, CHESS_KING);
  unsigned pawns = count_pieces (position, color, CHESS_PAWN);
  unsigned pieces = chess_bitboard_count (chess_position_color (position, color));
  unsigned problems = 0;

  if (kings == 0)
    problems |= CHESS_PROBLEM_WHITE_KING_MISSING;
  if (kings > 1)
    problems |= CHESS_PROBLEM_WHITE_KINGS_SEVERAL;
  if (pieces > 16)
    problems |= CHESS_PROBLEM_WHITE_TOO_MANY_PIECES;
  if (pawns > 8)
    problems |= CHESS_PROBLEM_WHITE_TOO_MANY_PAWNS;
  if (pieces <= 16 && pawns <= 8 && count_promoted (position, color) > 8 - pawns)
    problems |= CHESS_PROBLEM_WHITE_TOO_MANY_PROMOTED;
  return problems << color;
}

/* --- Checks -------------------------------------------------------------------------------- */

/* The pieces of a color, except its king, that attack a square with some occupancy. */
static ChessBitboard
attackers_of (const ChessPosition *position,
              ChessColor color,
              ChessSquare square,
              ChessBitboard occupied)
{
  return chess_position_attackers (position, square, occupied)
         & chess_position_color (position, color)
         & ~chess_position_pieces (position, color, CHESS_KING);
}

/* Whether some last move can have given the current check. A second checker was uncovered by the
 * first: so it is a slider, and there is no third. (Two sliders at both ends of a line are
 * impossible as well, but occur in well-known suites of positions.) */
static bool
check_is_possible (const ChessPosition *position, ChessBitboard checkers)
{
  ChessColor them = chess_color_opposite (chess_position_side (position));
  ChessBitboard steppers = chess_position_pieces (position, them, CHESS_PAWN)
                           | chess_position_pieces (position, them, CHESS_KNIGHT);

  if (!chess_bitboard_several (checkers))
    return true;
  return chess_bitboard_count (checkers) == 2 && !chess_bitboard_several (checkers & steppers);
}

/* The problems between the two kings and with checks. Both kings stand alone on the board. */
static unsigned
find_check_problems (const ChessPosition *position)
{
  ChessColor us = chess_position_side (position), them = chess_color_opposite (us);
  ChessSquare king = chess_position_king (position, us);
  ChessSquare enemy = chess_position_king (position, them);
  ChessBitboard occupied = chess_position_occupied (position);
  unsigned problems = 0;

  if (chess_bitboard_has (chess_attacks_king (king), enemy))
    problems |= CHESS_PROBLEM_KINGS_TOUCH;
  if (attackers_of (position, us, enemy, occupied))
    problems |= CHESS_PROBLEM_OPPONENT_IN_CHECK;
  if (!check_is_possible (position, attackers_of (position, them, king, occupied)))
    problems |= CHESS_PROBLEM_IMPOSSIBLE_CHECK;
  return problems;
}

/* --- Rights -------------------------------------------------------------------------------- */

/* Whether there already was a check before a pawn went from one square to another, which no move
 * would have left. */
static bool
check_is_older (const ChessPosition *position, ChessBitboard pawn, ChessBitboard origin)
{
  ChessColor us = chess_position_side (position), them = chess_color_opposite (us);
  ChessSquare king = chess_position_king (position, us);
  ChessBitboard occupied = chess_position_occupied (position);
  ChessBitboard checkers;

  if (king == CHESS_SQUARE_NONE)
    return false;
  checkers = attackers_of (position, them, king, occupied) & ~pawn;
  return checkers & attackers_of (position, them, king, (occupied & ~pawn) | origin);
}

bool
chess_position_explains_ep (const ChessPosition *position, ChessSquare ep_square)
{
  ChessColor them = chess_color_opposite (chess_position_side (position));
  ChessBitboard target = CHESS_BIT (ep_square), origin = behind (them, target);
  ChessBitboard pawn = chess_bitboard_forward (them, target);

  return (target & own_rank (them, 2))
         && !((target | origin) & chess_position_occupied (position))
         && (pawn & chess_position_pieces (position, them, CHESS_PAWN))
         && !check_is_older (position, pawn, origin);
}

static bool
side_explains_castling (const ChessPosition *position, ChessColor color, ChessBitboard rooks)
{
  ChessBitboard home = own_rank (color, 0);
  ChessBitboard king = chess_position_pieces (position, color, CHESS_KING) & home;

  if (!rooks)
    return true;
  if (!king || chess_bitboard_several (king))
    return false;
  if (rooks & ~(chess_position_pieces (position, color, CHESS_ROOK) & home))
    return false;
  return !chess_bitboard_several (rooks & (king - 1))
         && !chess_bitboard_several (rooks & ~(king | (king - 1)));
}

bool
chess_position_explains_castling (const ChessPosition *position, ChessBitboard rooks)
{
  ChessBitboard white = chess_position_color (position, CHESS_WHITE);

  return side_explains_castling (position, CHESS_WHITE, rooks & white)
         && side_explains_castling (position, CHESS_BLACK, rooks & ~white);
}

unsigned
chess_position_problems (const ChessPosition *position)
{
  ChessBitboard pawns = chess_position_pieces (position, CHESS_WHITE, CHESS_PAWN)
                        | chess_position_pieces (position, CHESS_BLACK, CHESS_PAWN);
  ChessSquare ep_square = position->ep_square;
  unsigned problems = find_material_problems (position, CHESS_WHITE)
                      | find_material_problems (position, CHESS_BLACK);

  if (pawns & BACK_RANKS)
    problems |= CHESS_PROBLEM_PAWNS_ON_BACK_RANK;
  if (count_pieces (position, CHESS_WHITE, CHESS_KING) == 1
      && count_pieces (position, CHESS_BLACK, CHESS_KING) == 1)
    problems |= find_check_problems (position);
  if (!chess_position_explains_castling (position, chess_position_castling_rooks (position)))
    problems |= CHESS_PROBLEM_CASTLING;
  if (ep_square != CHESS_SQUARE_NONE && !chess_position_explains_ep (position, ep_square))
    problems |= CHESS_PROBLEM_EN_PASSANT;
  return problems;
}
