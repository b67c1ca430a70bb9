/* The masks of moves and of the state beside the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/mask-sets.h"

#include "chess/attacks.h"
#include "chess/fen.h"

/* --- Legal moves ---------------------------------------------------------------------------- */

static void
add_move (ChessMaskWork *work, ChessMove move)
{
  ChessMaskMoves *moves = &work->moves;
  ChessBitboard from = CHESS_BIT (chess_move_from (move));
  ChessBitboard to = CHESS_BIT (chess_move_destination (move));
  ChessMoveKind kind = chess_move_kind (move);

  moves->targets |= to;
  moves->movable |= from;
  if (work->selection & from)
    moves->selected |= to;
  if (kind == CHESS_MOVE_EN_PASSANT)
    {
      moves->ep_square |= to;
      moves->ep_capturers |= from;
    }
  if (kind == CHESS_MOVE_EN_PASSANT || (kind != CHESS_MOVE_CASTLING && (work->occupied & to)))
    moves->captures |= to;
}

void
chess_mask_work_add_moves (ChessMaskWork *work)
{
  ChessMoveList list;

  /* Boards that no game reaches can have more moves than fit into a list. */
  if (chess_position_problems (work->position) != 0)
    return;
  chess_movegen_legal (work->position, &list);
  for (size_t i = 0; i < list.count; i++)
    add_move (work, list.moves[i]);
}

ChessBitboard
chess_mask_targets (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->moves.targets;
}

ChessBitboard
chess_mask_captures (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->moves.captures;
}

ChessBitboard
chess_mask_quiets (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->moves.targets & ~work->moves.captures;
}

ChessBitboard
chess_mask_movable (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->moves.movable;
}

/* --- The selection -------------------------------------------------------------------------- */

/* Where pawns can go with single and double steps. */
static ChessBitboard
single_pushes (const ChessMaskWork *work, ChessColor color, ChessBitboard pawns)
{
  return chess_bitboard_forward (color, pawns) & ~work->occupied;
}

static ChessBitboard
double_pushes (const ChessMaskWork *work, ChessColor color, ChessBitboard pawns)
{
  ChessBitboard home = CHESS_RANK (color == CHESS_WHITE ? 1 : 6);

  return single_pushes (work, color, single_pushes (work, color, pawns & home));
}

/* The attacks of the pieces on a set; occupied has the blockers. */
static ChessBitboard
attacks_from (const ChessMaskWork *work, ChessBitboard set, ChessBitboard occupied)
{
  ChessBitboard result = 0;

  CHESS_FOREACH_SQUARE (square, set & work->occupied)
    {
      ChessPiece piece = chess_position_piece_at (work->position, (ChessSquare) square);
      result |= chess_attacks_piece (piece, (ChessSquare) square, occupied);
    }
  return result;
}

ChessBitboard
chess_mask_sel_pseudo (const ChessMask *mask, const ChessMaskWork *work)
{
  const ChessPosition *position = work->position;
  ChessBitboard us = chess_position_color (position, work->us);
  ChessBitboard all_pawns = chess_position_pieces (position, work->us, CHESS_PAWN);
  ChessBitboard pawns = work->selection & all_pawns;
  ChessBitboard pieces = work->selection & us & ~all_pawns;
  ChessBitboard takeable = work->occupied & ~us;

  if (position->ep_square != CHESS_SQUARE_NONE)
    takeable |= CHESS_BIT (position->ep_square);
  return (attacks_from (work, pieces, work->occupied) & ~us)
         | (chess_attacks_pawns (work->us, pawns) & takeable)
         | single_pushes (work, work->us, pawns) | double_pushes (work, work->us, pawns);
}

ChessBitboard
chess_mask_sel_legal (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->moves.selected;
}

ChessBitboard
chess_mask_sel_attacks (const ChessMask *mask, const ChessMaskWork *work)
{
  return attacks_from (work, work->selection, work->occupied);
}

ChessBitboard
chess_mask_sel_attackers (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessBitboard result = 0;

  CHESS_FOREACH_SQUARE (square, work->selection)
    result |= chess_position_attackers (work->position, (ChessSquare) square, work->occupied);
  return result;
}

ChessBitboard
chess_mask_sel_xray (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessBitboard now = attacks_from (work, work->selection, work->occupied);

  return attacks_from (work, work->selection, work->occupied & ~now) & ~now;
}

ChessBitboard
chess_mask_pushes (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor color = (ChessColor) mask->color;

  return single_pushes (work, color, chess_position_pieces (work->position, color, CHESS_PAWN));
}

ChessBitboard
chess_mask_double_pushes (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor color = (ChessColor) mask->color;

  return double_pushes (work, color, chess_position_pieces (work->position, color, CHESS_PAWN));
}

/* --- State ---------------------------------------------------------------------------------- */

ChessBitboard
chess_mask_ep_square (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->moves.ep_square;
}

ChessBitboard
chess_mask_ep_capturers (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->moves.ep_capturers;
}

ChessBitboard
chess_mask_castling_rooks (const ChessMask *mask, const ChessMaskWork *work)
{
  return chess_position_castling_rooks (work->position);
}

/* The squares from one to another of the same rank, inclusive. */
static ChessBitboard
way (ChessSquare from, ChessSquare to)
{
  return chess_attacks_between (from, to) | CHESS_BIT (from) | CHESS_BIT (to);
}

ChessBitboard
chess_mask_castling_empty (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessSquare king = chess_position_king (work->position, work->us);
  ChessBitboard result = 0;

  if (king == CHESS_SQUARE_NONE)
    return 0;
  ChessBitboard rooks = chess_position_castling_rooks (work->position)
                        & chess_position_color (work->position, work->us);
  CHESS_FOREACH_SQUARE (rook, rooks)
    {
      bool east = rook > king;
      unsigned rank = chess_square_rank (king);
      ChessBitboard both = way (king, CHESS_SQUARE (east ? 6 : 2, rank))
                           | way ((ChessSquare) rook, CHESS_SQUARE (east ? 5 : 3, rank));
      result |= both & ~CHESS_BIT (king) & ~CHESS_BIT (rook);
    }
  return result;
}

ChessBitboard
chess_mask_castling_safe (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessSquare king = chess_position_king (work->position, work->us);
  ChessBitboard result = 0;

  if (king == CHESS_SQUARE_NONE)
    return 0;
  ChessBitboard rooks = chess_position_castling_rooks (work->position)
                        & chess_position_color (work->position, work->us);
  CHESS_FOREACH_SQUARE (rook, rooks)
    result |= way (king, CHESS_SQUARE (rook > king ? 6 : 2, chess_square_rank (king)));
  return result;
}

ChessBitboard
chess_mask_last_move (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessMove move = work->last_move;

  if (move == CHESS_MOVE_NONE)
    return 0;
  return CHESS_BIT (chess_move_from (move)) | CHESS_BIT (chess_move_destination (move));
}

ChessBitboard
chess_mask_changed (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessBitboard result = 0;

  if (work->previous == NULL)
    return 0;
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    result |= work->position->by_piece[piece] ^ work->previous->by_piece[piece];
  return result;
}
