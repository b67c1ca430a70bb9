/* Playing a move on a position; only for libchess.
 *
 * The side to move is a compile-time constant wherever this is inlined. Captures need no branch:
 * the content of the target square, even if empty, is removed from its board and from the key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/kernel/board.h"

/* A counter's next value, up to its limit. */
INLINE uint16_t
count_up (uint16_t counter)
{
  return (uint16_t) (counter + (counter < UINT16_MAX));
}

/* The part of a position's key for the castling rights of some rooks. */
INLINE uint64_t
castling_key (const ChessPosition *position, ChessBitboard rooks)
{
  uint64_t key = 0;
  CHESS_FOREACH_SQUARE (rook, rooks)
    {
      ChessColor color = chess_bitboard_has (position->color[CHESS_BLACK], (ChessSquare) rook);
      key ^= chess_keys.castling[color][rook < chess_position_king (position, color)];
    }
  return key;
}

/* Removes the castling rights of some rooks. */
static inline void
lose_rights (const ChessPosition *before, ChessPosition *after, ChessBitboard rooks)
{
  after->key ^= castling_key (before, before->castling_rooks & rooks);
  after->castling_rooks = before->castling_rooks & ~rooks;
}

/* Puts a piece on an empty square. */
INLINE void
add_piece (ChessPosition *position, ChessColor us, ChessPiece piece, ChessSquare square)
{
  position->by_piece[piece] |= CHESS_BIT (square);
  position->color[us] |= CHESS_BIT (square);
  position->mailbox[square] = piece;
  position->key ^= chess_keys.piece[piece][square];
}

/* Removes the piece on a square, if there is one. */
INLINE void
remove_piece (ChessPosition *position, ChessColor us, ChessSquare square)
{
  ChessPiece piece = position->mailbox[square];
  position->by_piece[piece] &= ~CHESS_BIT (square);
  position->color[us] &= ~CHESS_BIT (square);
  position->mailbox[square] = CHESS_PIECE_NONE;
  position->key ^= chess_keys.piece[piece][square];
}

/* Castling, promotion and en passant. */
static inline void
play_special (const ChessPosition *before, ChessPosition *after, ChessMove move, ChessColor us)
{
  ChessColor them = chess_color_opposite (us);
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessMoveKind kind = chess_move_kind (move);
  after->key ^= chess_keys.white_to_move ^ chess_keys.ep[before->ep_square];
  after->ep_square = CHESS_SQUARE_NONE;
  after->halfmove = kind == CHESS_MOVE_CASTLING ? count_up (before->halfmove) : 0;
  lose_rights (before, after, kind == CHESS_MOVE_CASTLING ? before->color[us] : CHESS_BIT (to));
  remove_piece (after, us, from);
  if (kind == CHESS_MOVE_CASTLING)
    {
      remove_piece (after, us, to);
      add_piece (after, us, CHESS_PIECE (us, CHESS_KING), castled_king (us, from, to));
      add_piece (after, us, CHESS_PIECE (us, CHESS_ROOK), castled_rook (us, from, to));
      return;
    }
  remove_piece (after, them, kind == CHESS_MOVE_EN_PASSANT ? to ^ 8 : to);
  add_piece (after, us,
             kind == CHESS_MOVE_EN_PASSANT ? CHESS_PIECE (us, CHESS_PAWN)
                                           : CHESS_PIECE (us, chess_move_promotion (move)),
             to);
}

/* The en passant target after a step of a pawn, if an enemy pawn could capture there. */
INLINE ChessSquare
target_left (const ChessPosition *before, ChessSquare from, ChessSquare to, ChessColor us)
{
  ChessSquare target = (ChessSquare) ((from + to) / 2);
  if ((from ^ to) != 16)
    return CHESS_SQUARE_NONE;
  return T->pawn[us][target] & before->pieces[chess_color_opposite (us)][CHESS_PAWN]
             ? target
             : CHESS_SQUARE_NONE;
}

/* Steps from or to these squares may lose castling rights. */
INLINE ChessBitboard
guarded_squares (const ChessPosition *position, ChessColor us)
{
  ChessBitboard rooks = position->castling_rooks;
  return rooks & position->color[us] ? rooks | position->pieces[us][CHESS_KING] : rooks;
}

/* Moves a piece from one square to another, with a possible capture. Values are read from the
 * position before: reading what was only just written would stall. */
INLINE void
play_step (const ChessPosition *before,
           ChessPosition *after,
           ChessSquare from,
           ChessSquare to,
           ChessColor us)
{
  ChessColor them = chess_color_opposite (us);
  ChessPiece piece = before->mailbox[from], taken = before->mailbox[to];
  ChessBitboard step = CHESS_BIT (from) | CHESS_BIT (to), rest = ~CHESS_BIT (to);
  bool pawn = piece == CHESS_PIECE (us, CHESS_PAWN);
  after->by_piece[taken] = before->by_piece[taken] & rest;
  after->by_piece[piece] = before->by_piece[piece] ^ step;
  after->color[them] = before->color[them] & rest;
  after->color[us] = before->color[us] ^ step;
  after->mailbox[from] = CHESS_PIECE_NONE;
  after->mailbox[to] = piece;
  after->key = before->key ^ chess_keys.white_to_move ^ chess_keys.ep[before->ep_square]
               ^ chess_keys.piece[piece][from] ^ chess_keys.piece[piece][to]
               ^ chess_keys.piece[taken][to];
  after->halfmove = count_up (before->halfmove) & -(uint16_t) !(pawn | (taken != CHESS_PIECE_NONE));
  after->ep_square = CHESS_SQUARE_NONE;
  if (pawn)
    {
      after->ep_square = target_left (before, from, to, us);
      after->key ^= chess_keys.ep[after->ep_square];
    }
  if (UNLIKELY (guarded_squares (before, us) & step))
    lose_rights (before, after,
                 piece == CHESS_PIECE (us, CHESS_KING) ? step | before->color[us] : step);
}

/* Plays a move on a position, which is a copy of the one before. */
INLINE void
play_move (const ChessPosition *before, ChessPosition *after, ChessMove move, ChessColor us)
{
  after->side = chess_color_opposite (us);
  if (us == CHESS_BLACK)
    after->fullmove = count_up (before->fullmove);
  if (chess_move_kind (move) == CHESS_MOVE_NORMAL)
    play_step (before, after, chess_move_from (move), chess_move_to (move), us);
  else
    play_special (before, after, move, us);
}
