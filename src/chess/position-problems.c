/* Finds everything that makes a set-up impossible, so that a person sees all of it at once.
 *
 * A set-up is refused for what no game can hold: material, kings, checks, rights. Whether some game
 * really leads to it is not asked, but for double checks, whose last move is looked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/position-problems.h"

#include "chess/attacks.h"
#include "chess/fen.h"

#define BACK_RANKS (CHESS_RANK_1 | CHESS_RANK_8)

/* The rank of a colour, counted from its own side: 0 is its back rank. */
static ChessBitboard
own_rank (ChessColor color, unsigned rank)
{
  return CHESS_RANK (color == CHESS_WHITE ? rank : 7 - rank);
}

/* A set moved one rank ahead, as a colour sees it. */
static ChessBitboard
ahead (ChessColor color, ChessBitboard set)
{
  return color == CHESS_WHITE ? chess_bitboard_north (set) : chess_bitboard_south (set);
}

static ChessBitboard
behind (ChessColor color, ChessBitboard set)
{
  return ahead (chess_color_opposite (color), set);
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

/* How many pieces of a colour can only come from promotions. Bishops count by the colour of their
 * squares, as each began on one. */
static unsigned
count_promoted (const ChessPosition *position, ChessColor color)
{
  ChessBitboard bishops = chess_position_pieces (position, color, CHESS_BISHOP);

  return surplus (count_pieces (position, color, CHESS_KNIGHT), 2)
         + surplus (chess_bitboard_count (bishops & CHESS_LIGHT_SQUARES), 1)
         + surplus (chess_bitboard_count (bishops & CHESS_DARK_SQUARES), 1)
         + surplus (count_pieces (position, color, CHESS_ROOK), 2)
         + surplus (count_pieces (position, color, CHESS_QUEEN), 1);
}

/* The problems with one side's men. Flags of the two colours are neighbouring bits. */
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

/* The pieces of a colour, its king aside, that attack a square under some occupancy. */
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

/* Whether the king was safe before a piece went from one square to another, where it checks now. type:
 * what the piece was before. occupied: before the move. */
static bool
was_safe_before (const ChessPosition *position,
                 ChessSquare king,
                 ChessPieceType type,
                 ChessSquare from,
                 ChessSquare to,
                 ChessBitboard occupied)
{
  ChessColor mover = chess_color_opposite (chess_position_side (position));
  ChessPiece piece = CHESS_PIECE (mover, type);
  ChessBitboard others = attackers_of (position, mover, king, occupied) & ~CHESS_BIT (to);

  return others == 0
         && !chess_bitboard_has (chess_attacks_piece (piece, from, occupied), king);
}

/* Whether a checker that is no pawn can have come to its square by uncovering the other one. */
static bool
piece_explains (const ChessPosition *position, ChessSquare king, ChessSquare checker)
{
  ChessBitboard occupied = chess_position_occupied (position);
  ChessPiece piece = chess_position_piece_at (position, checker);
  ChessBitboard origins = chess_attacks_piece (piece, checker, occupied) & ~occupied;

  CHESS_FOREACH_SQUARE (from, origins)
    {
      ChessSquare origin = (ChessSquare) from;
      /* the target stays occupied: something may have been taken there */
      if (was_safe_before (position, king, chess_piece_type (piece), origin, checker,
                           occupied | CHESS_BIT (origin)))
        return true;
    }
  return false;
}

/* Whether a checker can have come as a pawn from one of some squares. occupied: before the move, the
 * origin aside. */
static bool
origins_explain (const ChessPosition *position,
                 ChessSquare king,
                 ChessSquare checker,
                 ChessBitboard origins,
                 ChessBitboard occupied)
{
  CHESS_FOREACH_SQUARE (from, origins)
    {
      if (was_safe_before (position, king, CHESS_PAWN, (ChessSquare) from, checker,
                           occupied | CHESS_BIT (from)))
        return true;
    }
  return false;
}

/* Whether a checker can have come as a pawn, by a push, a capture or a promotion, but not en passant. */
static bool
pawn_explains (const ChessPosition *position, ChessSquare king, ChessSquare checker)
{
  ChessColor mover = chess_color_opposite (chess_position_side (position));
  ChessBitboard occupied = chess_position_occupied (position), bit = CHESS_BIT (checker);
  ChessBitboard empty = ~occupied & ~BACK_RANKS;
  ChessBitboard pushed = behind (mover, bit) & empty;
  ChessBitboard taking = chess_attacks_pawn (chess_color_opposite (mover), checker) & empty;

  if (bit & own_rank (mover, 3))
    pushed |= behind (mover, pushed) & empty;
  return origins_explain (position, king, checker, pushed, occupied & ~bit)
         || origins_explain (position, king, checker, taking, occupied);
}

/* Whether some pawn can have opened the lines by taking en passant: it came from a neighbouring file, and
 * the pawn it took stood where there is nothing now. */
static bool
en_passant_explains (const ChessPosition *position, ChessSquare king)
{
  ChessColor mover = chess_color_opposite (chess_position_side (position));
  ChessBitboard occupied = chess_position_occupied (position);
  ChessBitboard pawns
      = chess_position_pieces (position, mover, CHESS_PAWN) & own_rank (mover, 5);

  CHESS_FOREACH_SQUARE (to, pawns)
    {
      ChessBitboard bit = CHESS_BIT (to), taken = behind (mover, bit);
      ChessBitboard origins
          = chess_attacks_pawn (chess_color_opposite (mover), (ChessSquare) to) & ~occupied;

      if ((taken | ahead (mover, bit)) & occupied)
        continue;
      CHESS_FOREACH_SQUARE (from, origins)
        {
          if (was_safe_before (position, king, CHESS_PAWN, (ChessSquare) from, (ChessSquare) to,
                               (occupied & ~bit) | taken | CHESS_BIT (from)))
            return true;
        }
    }
  return false;
}

/* Whether the last move can have been castling with a rook that checks now. */
static bool
castling_explains (const ChessPosition *position, ChessBitboard checkers)
{
  ChessColor mover = chess_color_opposite (chess_position_side (position));
  ChessBitboard home = own_rank (mover, 0);
  ChessBitboard king = chess_position_pieces (position, mover, CHESS_KING) & home;
  ChessBitboard rooks = chess_position_pieces (position, mover, CHESS_ROOK) & checkers & home;

  return ((king & CHESS_FILE (6)) && (rooks & CHESS_FILE (5)))
         || ((king & CHESS_FILE (2)) && (rooks & CHESS_FILE (3)));
}

/* Whether one of two checkers can have come to its square and uncovered the other. */
static bool
checker_explains (const ChessPosition *position, ChessSquare king, ChessSquare checker)
{
  ChessColor mover = chess_color_opposite (chess_position_side (position));
  ChessPieceType type = chess_piece_type (chess_position_piece_at (position, checker));

  if (type == CHESS_PAWN)
    return pawn_explains (position, king, checker);
  if ((CHESS_BIT (checker) & own_rank (mover, 7)) && pawn_explains (position, king, checker))
    return true;
  return piece_explains (position, king, checker);
}

/* Whether some last move gives the check that the side to move is in. A single check is never doubted. */
static bool
check_is_possible (const ChessPosition *position, ChessSquare king, ChessBitboard checkers)
{
  if (!chess_bitboard_several (checkers))
    return true;
  if (chess_bitboard_count (checkers) > 2)
    return false;
  CHESS_FOREACH_SQUARE (checker, checkers)
    {
      if (checker_explains (position, king, (ChessSquare) checker))
        return true;
    }
  return en_passant_explains (position, king) || castling_explains (position, checkers);
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
  if (!check_is_possible (position, king, attackers_of (position, them, king, occupied)))
    problems |= CHESS_PROBLEM_IMPOSSIBLE_CHECK;
  return problems;
}

/* --- Rights -------------------------------------------------------------------------------- */

bool
chess_position_explains_ep (const ChessPosition *position, ChessSquare ep_square)
{
  ChessColor us = chess_position_side (position), them = chess_color_opposite (us);
  ChessBitboard target = CHESS_BIT (ep_square), origin = behind (them, target);
  ChessBitboard pawn = ahead (them, target), occupied = chess_position_occupied (position);
  ChessSquare king = chess_position_king (position, us);

  if (!(target & own_rank (them, 2)) || ((target | origin) & occupied))
    return false;
  if (!(pawn & chess_position_pieces (position, them, CHESS_PAWN)))
    return false;
  if (king == CHESS_SQUARE_NONE)
    return true;
  return !(attackers_of (position, them, king, (occupied & ~pawn) | origin) & ~pawn);
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
