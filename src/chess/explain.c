/* Finds the first reason why a move is illegal, in the order a person would give.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/explain.h"

#include "chess/attacks.h"

/* The move that is tried, and the answer as far as it is known. */
typedef struct
{
  const ChessPosition *position;
  ChessColor us, them;
  ChessBitboard occupied, own, enemy;
  ChessWhy *why;
} Attempt;

static Attempt
attempt_new (const ChessPosition *position, ChessSquare from, ChessSquare to, ChessWhy *why)
{
  ChessColor us = chess_position_side (position), them = chess_color_opposite (us);

  *why = (ChessWhy){ .kind = CHESS_WHY_LEGAL,
                     .from = from,
                     .to = to,
                     .piece = chess_position_piece_at (position, from),
                     .king = chess_position_king (position, us),
                     .culprit = CHESS_PIECE_NONE };
  return (Attempt){ .position = position,
                    .us = us,
                    .them = them,
                    .occupied = chess_position_occupied (position),
                    .own = chess_position_color (position, us),
                    .enemy = chess_position_color (position, them),
                    .why = why };
}

/* Sets the answer; returns true, so that a chain of || ends here. */
static bool
answer (const Attempt *tried, ChessWhyKind kind, ChessBitboard mask, ChessBitboard squares)
{
  tried->why->kind = kind;
  tried->why->mask = mask;
  tried->why->squares = squares;
  if (squares)
    tried->why->culprit = chess_position_piece_at (tried->position, chess_bitboard_lsb (squares));
  return true;
}

/* The squares relevant for an attack on a square: the pieces, and those in between. */
static ChessBitboard
rays_to (ChessBitboard pieces, ChessSquare square)
{
  ChessBitboard rays = pieces;

  CHESS_FOREACH_SQUARE (piece, pieces)
    rays |= chess_attacks_between ((ChessSquare) piece, square);
  return rays;
}

static ChessBitboard
enemy_attackers (const Attempt *tried, ChessSquare square, ChessBitboard occupied)
{
  return chess_position_attackers (tried->position, square, occupied) & tried->enemy;
}

/* --- The squares --------------------------------------------------------------------------- */

/* Problems with the two squares themselves. */
static bool
squares_fail (const Attempt *tried)
{
  ChessBitboard from = CHESS_BIT (tried->why->from), to = CHESS_BIT (tried->why->to);

  if (tried->why->piece == CHESS_PIECE_NONE)
    return answer (tried, CHESS_WHY_EMPTY_SQUARE, from, 0);
  if (tried->enemy & from)
    return answer (tried, CHESS_WHY_WRONG_SIDE, from, from);
  if (from == to)
    return answer (tried, CHESS_WHY_SAME_SQUARE, from, from);
  if (tried->own & to)
    return answer (tried, CHESS_WHY_OWN_PIECE, to, to);
  return false;
}

/* --- How the piece moves ------------------------------------------------------------------- */

/* Where a pawn could go if there were pieces to capture and none in its way. */
static ChessBitboard
pawn_reach (ChessColor color, ChessSquare from)
{
  ChessBitboard set = CHESS_BIT (from);
  ChessBitboard start = CHESS_RANK (color == CHESS_WHITE ? 1 : 6);
  ChessBitboard one = chess_bitboard_forward (color, set);
  ChessBitboard two = chess_bitboard_forward (color, one);

  return one | (set & start ? two : 0) | chess_attacks_pawn (color, from);
}

/* The piece never moves that way: shows how it moves. */
static bool
answer_reach (const Attempt *tried)
{
  ChessPiece piece = tried->why->piece;
  ChessSquare from = tried->why->from;
  ChessBitboard reach = chess_piece_type (piece) == CHESS_PAWN
                            ? pawn_reach (chess_piece_color (piece), from)
                            : chess_attacks_piece (piece, from, 0);

  return answer (tried, CHESS_WHY_NOT_HOW_IT_MOVES, reach, 0);
}

/* Problems with a pawn's path. */
static bool
pawn_way_fails (const Attempt *tried)
{
  ChessSquare from = tried->why->from, to = tried->why->to;
  int step = tried->us == CHESS_WHITE ? 8 : -8, distance = (int) to - (int) from;
  unsigned start = tried->us == CHESS_WHITE ? 1 : 6;
  ChessBitboard way = CHESS_BIT (to);

  if (chess_bitboard_has (chess_attacks_pawn (tried->us, from), to))
    {
      if ((tried->enemy & way) || to == tried->position->ep_square)
        return false;
      return answer (tried, CHESS_WHY_NOTHING_TO_CAPTURE, way, 0);
    }
  if (distance != step && (distance != 2 * step || chess_square_rank (from) != start))
    return answer_reach (tried);
  if (distance == 2 * step)
    way |= CHESS_BIT (from + step);
  if (way & tried->occupied)
    return answer (tried, CHESS_WHY_PAWN_BLOCKED, way, way & tried->occupied);
  return false;
}

/* Problems with a piece's path: first on an empty board, then with blockers. */
static bool
piece_way_fails (const Attempt *tried)
{
  ChessSquare from = tried->why->from, to = tried->why->to;
  ChessBitboard way = chess_attacks_between (from, to);

  if (!chess_bitboard_has (chess_attacks_piece (tried->why->piece, from, 0), to))
    return answer_reach (tried);
  if (!chess_bitboard_has (chess_attacks_piece (tried->why->piece, from, tried->occupied), to))
    return answer (tried, CHESS_WHY_BLOCKED, way, way & tried->occupied);
  return false;
}

static bool
way_fails (const Attempt *tried)
{
  return chess_piece_type (tried->why->piece) == CHESS_PAWN ? pawn_way_fails (tried)
                                                            : piece_way_fails (tried);
}

/* --- The king's safety --------------------------------------------------------------------- */

/* Whether the king may not step there. */
static bool
king_step_fails (const Attempt *tried)
{
  ChessBitboard to = CHESS_BIT (tried->why->to);
  ChessBitboard occupied = (tried->occupied & ~CHESS_BIT (tried->why->from)) | to;
  ChessBitboard attackers = enemy_attackers (tried, tried->why->to, occupied) & ~to;

  return attackers
         && answer (tried, CHESS_WHY_INTO_CHECK, rays_to (attackers, tried->why->to) | to,
                    attackers);
}

/* The square of the piece that a move captures, whether or not there is one. */
static ChessSquare
taken_square (const Attempt *tried, bool en_passant)
{
  return en_passant ? (ChessSquare) (tried->why->to ^ 8) : tried->why->to;
}

/* The reason why our king is attacked after a move that is otherwise possible. */
static bool
name_exposure (const Attempt *tried, ChessBitboard attackers, bool en_passant)
{
  ChessBitboard checkers = chess_position_checkers (tried->position);
  ChessBitboard rays = rays_to (attackers, tried->why->king);

  if (chess_bitboard_several (checkers))
    return answer (tried, CHESS_WHY_DOUBLE_CHECK, rays_to (checkers, tried->why->king), checkers);
  if (checkers & attackers)
    return answer (tried, CHESS_WHY_IN_CHECK, rays_to (checkers, tried->why->king), checkers);
  if (en_passant && (rays & CHESS_BIT (taken_square (tried, true))))
    return answer (tried, CHESS_WHY_EN_PASSANT_EXPOSES, rays, attackers);
  return answer (tried, CHESS_WHY_PINNED, rays, attackers);
}

/* Whether a move of a piece other than the king leaves the king attacked. */
static bool
safety_fails (const Attempt *tried)
{
  ChessBitboard from = CHESS_BIT (tried->why->from), to = CHESS_BIT (tried->why->to);
  bool en_passant = chess_piece_type (tried->why->piece) == CHESS_PAWN
                    && tried->why->to == tried->position->ep_square
                    && chess_square_file (tried->why->from) != chess_square_file (tried->why->to);
  ChessBitboard taken = CHESS_BIT (taken_square (tried, en_passant));
  ChessBitboard occupied = (tried->occupied & ~from & ~taken) | to;
  ChessBitboard attackers;

  if (tried->why->king == CHESS_SQUARE_NONE)
    return false;
  attackers = enemy_attackers (tried, tried->why->king, occupied) & ~taken;
  return attackers && name_exposure (tried, attackers, en_passant);
}

/* --- Castling ------------------------------------------------------------------------------ */

/* The castling rights of the side to move on one side of its king. */
static ChessBitboard
castling_rooks (const Attempt *tried, bool kingside)
{
  ChessBitboard rooks = chess_position_castling_rooks (tried->position) & tried->own;
  ChessBitboard beyond = ~(ChessBitboard) 0 << tried->why->king;

  return rooks & (kingside ? beyond : ~beyond);
}

/* The squares from one to another on a rank, inclusive. */
static ChessBitboard
span (ChessSquare a, ChessSquare b)
{
  return chess_attacks_between (a, b) | CHESS_BIT (a) | CHESS_BIT (b);
}

/* Problems with castling with a rook that has the right. */
static void
explain_right (const Attempt *tried, ChessSquare rook)
{
  ChessSquare king = tried->why->king, home = king & 56;
  ChessSquare king_to = home + (rook > king ? 6 : 2), rook_to = home + (rook > king ? 5 : 3);
  ChessBitboard others = tried->occupied & ~CHESS_BIT (king) & ~CHESS_BIT (rook);
  ChessBitboard way = span (king, king_to) | span (rook, rook_to);
  ChessBitboard checkers = chess_position_checkers (tried->position);
  ChessBitboard attacked = 0, attackers = 0;

  if (way & others)
    {
      answer (tried, CHESS_WHY_CASTLING_BLOCKED, way & ~CHESS_BIT (king) & ~CHESS_BIT (rook),
              way & others);
      return;
    }
  if (checkers)
    {
      answer (tried, CHESS_WHY_CASTLING_IN_CHECK, rays_to (checkers, king), checkers);
      return;
    }
  CHESS_FOREACH_SQUARE (square, chess_attacks_between (king, king_to))
    {
      ChessBitboard here
          = enemy_attackers (tried, (ChessSquare) square, tried->occupied & ~CHESS_BIT (king));
      attackers |= here;
      if (here)
        attacked |= CHESS_BIT (square);
    }
  if (attacked)
    {
      answer (tried, CHESS_WHY_CASTLING_THROUGH_CHECK, attacked, attackers);
      return;
    }
  attackers = enemy_attackers (tried, king_to, others | CHESS_BIT (king_to) | CHESS_BIT (rook_to));
  if (attackers)
    answer (tried, CHESS_WHY_CASTLING_INTO_CHECK,
            rays_to (attackers, king_to) | CHESS_BIT (king_to), attackers);
}

/* Whether dropping the king on one's own rook means castling. */
static bool
is_castling_rook (const Attempt *tried, ChessSquare square)
{
  ChessBitboard rooks = chess_position_pieces (tried->position, tried->us, CHESS_ROOK);
  unsigned file = chess_square_file (square);

  if (!chess_bitboard_has (rooks, square))
    return false;
  return chess_bitboard_has (chess_position_castling_rooks (tried->position), square) || file == 0
         || file == 7;
}

/* Problems with castling to one side: with the rook that the king is dropped on, or else with the
 * one that has the right. */
static void
explain_castling (const Attempt *tried, bool kingside)
{
  ChessBitboard rooks = castling_rooks (tried, kingside);

  if (is_castling_rook (tried, tried->why->to))
    rooks &= CHESS_BIT (tried->why->to);
  if (rooks)
    explain_right (tried, chess_bitboard_lsb (rooks));
  else
    answer (tried, CHESS_WHY_CASTLING_NO_RIGHT, CHESS_BIT (tried->why->king), 0);
}

/* Whether the king is on a square for castling: on its back rank, and on the e file unless a right
 * or Chess960 says otherwise. */
static bool
king_is_home (const Attempt *tried)
{
  ChessSquare king = tried->why->king;

  if (king == CHESS_SQUARE_NONE || chess_square_rank (king) != (tried->us == CHESS_WHITE ? 0 : 7))
    return false;
  return chess_square_file (king) == 4 || chess_position_is_chess960 (tried->position)
         || (chess_position_castling_rooks (tried->position) & tried->own);
}

/* Whether a king's move means castling: to its own rook, two squares to a side, or in Chess960 to
 * the castling destination from farther away. */
static bool
asks_for_castling (const Attempt *tried)
{
  ChessSquare from = tried->why->from, to = tried->why->to;
  unsigned distance = (unsigned) (to > from ? to - from : from - to);
  unsigned file = chess_square_file (to);

  if (from != tried->why->king || !king_is_home (tried)
      || chess_square_rank (from) != chess_square_rank (to))
    return false;
  if (is_castling_rook (tried, to) || distance == 2)
    return true;
  return distance > 2 && file == (to > from ? 6u : 2u) && castling_rooks (tried, to > from);
}

/* --- All of it ----------------------------------------------------------------------------- */

void
chess_explain (const ChessPosition *position, ChessSquare from, ChessSquare to, ChessWhy *why)
{
  Attempt tried = attempt_new (position, from, to, why);

  if (from == why->king && from != to && chess_movegen_find (position, from, to))
    return;
  if (asks_for_castling (&tried))
    explain_castling (&tried, to > from);
  else if (squares_fail (&tried) || way_fails (&tried))
    return;
  else if (from == why->king)
    king_step_fails (&tried);
  else
    safety_fails (&tried);
}

/* Whether a promotion is missing or superfluous in an otherwise legal move. */
static bool
promotion_fails (const Attempt *tried, bool promotes)
{
  bool due = chess_piece_type (tried->why->piece) == CHESS_PAWN
             && (CHESS_BIT (tried->why->to) & (CHESS_RANK_1 | CHESS_RANK_8));

  if (due && !promotes)
    return answer (tried, CHESS_WHY_PROMOTION_MISSING, CHESS_BIT (tried->why->to), 0);
  if (!due && promotes)
    return answer (tried, CHESS_WHY_PROMOTION_UNDUE, CHESS_BIT (tried->why->to), 0);
  return false;
}

/* Whether a castling move means the king's side: king to a rook with a right, else to its
 * destination, else to the edge. A king on the edge castles to that side by staying. */
static bool
is_kingside (const Attempt *tried)
{
  ChessSquare from = tried->why->from, to = tried->why->to;
  unsigned file = chess_square_file (to);

  if (from != to
      && chess_bitboard_has (castling_rooks (tried, true) | castling_rooks (tried, false), to))
    return to > from;
  return file == 2 || file == 6 || from == to ? file > 4 : to > from;
}

void
chess_explain_move (const ChessPosition *position, ChessMove move, ChessWhy *why)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  Attempt tried = attempt_new (position, from, to, why);

  if (chess_move_kind (move) == CHESS_MOVE_CASTLING && from == why->king)
    {
      if (king_is_home (&tried))
        explain_castling (&tried, is_kingside (&tried));
      else
        answer (&tried, CHESS_WHY_CASTLING_NO_RIGHT, CHESS_BIT (why->king), 0);
      return;
    }
  chess_explain (position, from, to, why);
  if (why->kind == CHESS_WHY_LEGAL)
    promotion_fails (&tried, chess_move_kind (move) == CHESS_MOVE_PROMOTION);
}

const char *
chess_why_id (ChessWhyKind kind)
{
  static const char *const ids[] = {
    [CHESS_WHY_LEGAL] = "legal",
    [CHESS_WHY_EMPTY_SQUARE] = "empty-square",
    [CHESS_WHY_WRONG_SIDE] = "wrong-side",
    [CHESS_WHY_SAME_SQUARE] = "same-square",
    [CHESS_WHY_OWN_PIECE] = "own-piece",
    [CHESS_WHY_NOT_HOW_IT_MOVES] = "not-how-it-moves",
    [CHESS_WHY_BLOCKED] = "blocked",
    [CHESS_WHY_NOTHING_TO_CAPTURE] = "nothing-to-capture",
    [CHESS_WHY_PAWN_BLOCKED] = "pawn-blocked",
    [CHESS_WHY_PINNED] = "pinned",
    [CHESS_WHY_IN_CHECK] = "in-check",
    [CHESS_WHY_DOUBLE_CHECK] = "double-check",
    [CHESS_WHY_INTO_CHECK] = "into-check",
    [CHESS_WHY_EN_PASSANT_EXPOSES] = "en-passant-exposes",
    [CHESS_WHY_CASTLING_NO_RIGHT] = "castling-no-right",
    [CHESS_WHY_CASTLING_IN_CHECK] = "castling-in-check",
    [CHESS_WHY_CASTLING_BLOCKED] = "castling-blocked",
    [CHESS_WHY_CASTLING_THROUGH_CHECK] = "castling-through-check",
    [CHESS_WHY_CASTLING_INTO_CHECK] = "castling-into-check",
    [CHESS_WHY_PROMOTION_MISSING] = "promotion-missing",
    [CHESS_WHY_PROMOTION_UNDUE] = "promotion-undue",
    [CHESS_WHY_GAME_OVER] = "game-over",
  };

  return ids[kind];
}
