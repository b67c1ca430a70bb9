/* Lists the legal moves in order with their effects, and the moves that leave the king attacked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/candidates.h"

#include "chess/attacks.h"
#include "chess/fen.h"
#include "chess/square.h"

#include <string.h>

/* --- Legal moves ---------------------------------------------------------------------------- */

/* Orders moves by the square left, the square reached, and the piece made. */
static unsigned
rank_of (ChessMove move)
{
  return (unsigned) chess_move_from (move) << 14 | (unsigned) chess_move_destination (move) << 8
         | (unsigned) chess_move_kind (move) << 2 | (unsigned) (move >> 12 & 3);
}

static void
sort (ChessMoveList *list)
{
  for (size_t i = 1; i < list->count; i++)
    {
      ChessMove move = list->moves[i];
      size_t place = i;
      for (; place > 0 && rank_of (list->moves[place - 1]) > rank_of (move); place--)
        list->moves[place] = list->moves[place - 1];
      list->moves[place] = move;
    }
}

static void
describe (const ChessPosition *position, ChessMove move, ChessCandidate *candidate)
{
  ChessPosition after = *position;

  chess_position_play (&after, move);
  chess_movegen_annotate (position, move, &candidate->info);
  chess_san_write (position, move, candidate->san);
  candidate->rights_lost
      = chess_position_castling_rooks (position) & ~chess_position_castling_rooks (&after);
}

/* --- Refused moves -------------------------------------------------------------------------- */

/* Writes an illegal move in long algebraic notation. */
static void
write_long (ChessRefusedMove *refused)
{
  ChessSquare from = chess_move_from (refused->move), to = chess_move_to (refused->move);
  ChessPieceType type = chess_piece_type (refused->piece);
  char *text = refused->text;

  if (chess_move_kind (refused->move) == CHESS_MOVE_CASTLING)
    {
      strcpy (text, to > from ? "O-O" : "O-O-O");
      return;
    }
  if (type != CHESS_PAWN)
    *text++ = "PNBRQK"[type];
  text = chess_square_put (text, from);
  *text++ = refused->captured == CHESS_PIECE_NONE ? '-' : 'x';
  text = chess_square_put (text, to);
  if (chess_move_kind (refused->move) == CHESS_MOVE_PROMOTION)
    {
      *text++ = '=';
      *text++ = 'Q';
    }
  *text = '\0';
}

/* Lists a move if it is not legal. */
static void
consider (const ChessPosition *position, ChessMove move, ChessCandidates *list)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessMoveKind kind = chess_move_kind (move);
  ChessRefusedMove refused = { .move = move, .piece = chess_position_piece_at (position, from) };

  if (kind == CHESS_MOVE_CASTLING)
    chess_explain_move (position, move, &refused.why);
  else
    chess_explain (position, from, to, &refused.why);
  if (refused.why.kind == CHESS_WHY_LEGAL || list->n_refused >= CHESS_MAX_MOVES)
    return;
  refused.captured
      = chess_position_piece_at (position, kind == CHESS_MOVE_EN_PASSANT ? to ^ 8 : to);
  if (kind == CHESS_MOVE_CASTLING)
    refused.captured = CHESS_PIECE_NONE;
  write_long (&refused);
  list->refused[list->n_refused++] = refused;
}

/* Where a pawn can go, apart from the king's safety. */
static ChessBitboard
pawn_targets (const ChessPosition *position, ChessSquare from)
{
  ChessColor us = chess_position_side (position);
  ChessBitboard empty = ~chess_position_occupied (position), set = CHESS_BIT (from);
  ChessBitboard enemy = chess_position_color (position, chess_color_opposite (us));
  ChessBitboard one = chess_bitboard_forward (us, set) & empty;
  ChessBitboard two = chess_bitboard_forward (us, one) & empty;

  if (position->ep_square != CHESS_SQUARE_NONE)
    enemy |= CHESS_BIT (position->ep_square);
  return one | (two & CHESS_RANK (us == CHESS_WHITE ? 3 : 4))
         | (chess_attacks_pawn (us, from) & enemy);
}

/* The move of a pawn as move.h encodes it. */
static ChessMove
pawn_move (const ChessPosition *position, ChessSquare from, ChessSquare to)
{
  if (CHESS_BIT (to) & (CHESS_RANK_1 | CHESS_RANK_8))
    return chess_move_new_promotion (from, to, CHESS_QUEEN);
  bool en_passant = to == position->ep_square && chess_square_file (from) != chess_square_file (to);
  return chess_move_new (from, to, en_passant ? CHESS_MOVE_EN_PASSANT : CHESS_MOVE_NORMAL);
}

static void
add_refused_of_piece (const ChessPosition *position, ChessSquare from, ChessCandidates *list)
{
  ChessPiece piece = chess_position_piece_at (position, from);
  bool pawn = chess_piece_type (piece) == CHESS_PAWN;
  ChessBitboard own = chess_position_color (position, chess_position_side (position));
  ChessBitboard targets
      = pawn ? pawn_targets (position, from)
             : chess_attacks_piece (piece, from, chess_position_occupied (position)) & ~own;

  CHESS_FOREACH_SQUARE (to, targets)
    consider (position,
              pawn ? pawn_move (position, from, (ChessSquare) to)
                   : chess_move_new (from, (ChessSquare) to, CHESS_MOVE_NORMAL),
              list);
}

/* Castling with every rook that has the right and a free path. */
static void
add_refused_castling (const ChessPosition *position, ChessCandidates *list)
{
  ChessColor us = chess_position_side (position);
  ChessSquare king = chess_position_king (position, us);
  ChessBitboard rooks
      = chess_position_castling_rooks (position) & chess_position_color (position, us);

  CHESS_FOREACH_SQUARE (rook, rooks)
    {
      ChessMove move = chess_move_new (king, (ChessSquare) rook, CHESS_MOVE_CASTLING);
      ChessWhy why;
      chess_explain_move (position, move, &why);
      if (why.kind != CHESS_WHY_CASTLING_BLOCKED)
        consider (position, move, list);
    }
}

void
chess_candidates (const ChessPosition *position, bool with_refused, ChessCandidates *list)
{
  ChessMoveList legal;
  ChessColor us = chess_position_side (position);

  list->n_moves = list->n_refused = 0;
  if (chess_position_problems (position) != 0)
    return;
  chess_movegen_legal (position, &legal);
  sort (&legal);
  for (size_t i = 0; i < legal.count; i++)
    describe (position, legal.moves[i], &list->moves[list->n_moves++]);
  if (!with_refused)
    return;
  CHESS_FOREACH_SQUARE (from, chess_position_color (position, us))
    add_refused_of_piece (position, (ChessSquare) from, list);
  add_refused_castling (position, list);
}
