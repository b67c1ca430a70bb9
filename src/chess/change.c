/* Compares the positions before and after a move, and splits the move into steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/change.h"

/* Adds a step with the resulting key. */
static void
add (ChessChange *change, ChessToggleKind kind, ChessKeyPart part)
{
  uint64_t key
      = change->n_toggles > 0 ? change->toggles[change->n_toggles - 1].key : change->key_before;

  if (change->n_toggles < CHESS_MAX_TOGGLES)
    change->toggles[change->n_toggles++]
        = (ChessToggle){ .kind = kind, .part = part, .key = key ^ part.word };
}

/* Toggles a piece on a square. */
static void
add_piece (ChessChange *change, ChessToggleKind kind, ChessPiece piece, ChessSquare square)
{
  add (change, kind, chess_key_part_piece (piece, square));
}

static void
add_castling (const ChessPosition *before, ChessChange *change)
{
  ChessSquare from = chess_move_from (change->move), rook = chess_move_to (change->move);
  ChessSquare to = chess_move_destination (change->move);
  ChessColor us = chess_position_side (before);

  add_piece (change, CHESS_TOGGLE_LEAVES, CHESS_PIECE (us, CHESS_KING), from);
  add_piece (change, CHESS_TOGGLE_ROOK_LEAVES, CHESS_PIECE (us, CHESS_ROOK), rook);
  add_piece (change, CHESS_TOGGLE_ARRIVES, CHESS_PIECE (us, CHESS_KING), to);
  add_piece (change, CHESS_TOGGLE_ROOK_ARRIVES, CHESS_PIECE (us, CHESS_ROOK),
             rook > from ? to - 1 : to + 1);
}

/* A capture, if it is one, and the move of the piece. */
static void
add_step (const ChessPosition *before, ChessChange *change)
{
  ChessSquare from = chess_move_from (change->move), to = chess_move_to (change->move);
  ChessMoveKind kind = chess_move_kind (change->move);
  ChessSquare taken_on = kind == CHESS_MOVE_EN_PASSANT ? to ^ 8 : to;
  ChessPiece piece = chess_position_piece_at (before, from);
  ChessPiece taken = chess_position_piece_at (before, taken_on);

  if (taken != CHESS_PIECE_NONE)
    add_piece (change, CHESS_TOGGLE_CAPTURED, taken, taken_on);
  add_piece (change, CHESS_TOGGLE_LEAVES, piece, from);
  if (kind == CHESS_MOVE_PROMOTION)
    add_piece (change, CHESS_TOGGLE_PROMOTED,
               CHESS_PIECE (chess_piece_color (piece), chess_move_promotion (change->move)), to);
  else
    add_piece (change, CHESS_TOGGLE_ARRIVES, piece, to);
}

/* Changes of state other than the pieces. */
static void
add_state (const ChessPosition *before, ChessChange *change)
{
  CHESS_FOREACH_SQUARE (rook, change->castling_rooks)
    add (change, CHESS_TOGGLE_RIGHT_LOST, chess_key_part_castling (before, (ChessSquare) rook));
  if (change->ep_before != CHESS_SQUARE_NONE)
    add (change, CHESS_TOGGLE_EN_PASSANT_OFF, chess_key_part_en_passant (change->ep_before));
  if (change->ep_after != CHESS_SQUARE_NONE)
    add (change, CHESS_TOGGLE_EN_PASSANT_ON, chess_key_part_en_passant (change->ep_after));
  add (change, CHESS_TOGGLE_SIDE, chess_key_part_side ());
}

/* The differences of the boards and the key. */
static void
compare (const ChessPosition *before, const ChessPosition *after, ChessChange *change)
{
  for (unsigned piece = 0; piece < CHESS_N_PIECES; piece++)
    change->pieces[piece] = before->by_piece[piece] ^ after->by_piece[piece];
  for (unsigned color = 0; color < CHESS_N_COLORS; color++)
    change->color[color] = before->color[color] ^ after->color[color];
  change->occupied = chess_position_occupied (before) ^ chess_position_occupied (after);
  change->castling_rooks
      = chess_position_castling_rooks (before) ^ chess_position_castling_rooks (after);
}

void
chess_change (const ChessPosition *position, ChessMove move, ChessChange *change)
{
  ChessPosition after = *position;

  chess_position_play (&after, move);
  *change = (ChessChange){
    .move = move,
    .ep_before = position->ep_square,
    .ep_after = after.ep_square,
    .side_before = chess_position_side (position),
    .side_after = chess_position_side (&after),
    .halfmove_before = chess_position_halfmove (position),
    .halfmove_after = chess_position_halfmove (&after),
    .fullmove_before = chess_position_fullmove (position),
    .fullmove_after = chess_position_fullmove (&after),
    .key_before = chess_position_key (position),
    .key_after = chess_position_key (&after),
  };
  compare (position, &after, change);
  if (chess_move_kind (move) == CHESS_MOVE_CASTLING)
    add_castling (position, change);
  else
    add_step (position, change);
  add_state (position, change);
}
