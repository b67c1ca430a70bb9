/* Playing a move on a position; inside libchess only.
 *
 * The side to move is a constant wherever this is inlined. Captures cost no branch: what stands on the
 * target square, be it nothing, is taken from its board and from the key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/board.h"
#include "chess/position-keys.h"

/* The part of the key that castling rights add. */
INLINE uint64_t
castling_key (const ChessPosition *position)
{
  uint64_t key = 0;
  CHESS_FOREACH_SQUARE (rook, position->castling_rooks)
    {
      ChessColor color = chess_bitboard_has (position->color[CHESS_BLACK], (ChessSquare) rook);
      key ^= chess_keys.castling[color][rook < chess_position_king (position, color)];
    }
  return key;
}

/* Takes rights away. Called before the pieces move: the key asks where the king stands. */
static inline void
lose_rights (ChessPosition *position, ChessBitboard lost)
{
  position->key ^= castling_key (position);
  position->castling_rooks &= ~lost;
  position->key ^= castling_key (position);
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

/* Takes what stands on a square away, if anything does. */
INLINE void
remove_piece (ChessPosition *position, ChessColor us, ChessSquare square)
{
  ChessPiece piece = position->mailbox[square];
  position->by_piece[piece] &= ~CHESS_BIT (square);
  position->color[us] &= ~CHESS_BIT (square);
  position->mailbox[square] = CHESS_PIECE_NONE;
  position->key ^= chess_keys.piece[piece][square];
}

/* What a move needs beyond a step: castling, promotion, en passant. */
static inline void
play_special (ChessPosition *position, ChessMove move, ChessColor us)
{
  ChessColor them = chess_color_opposite (us);
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  if (chess_move_kind (move) == CHESS_MOVE_CASTLING)
    {
      lose_rights (position, position->castling_rooks & position->color[us]);
      remove_piece (position, us, from);
      remove_piece (position, us, to);
      add_piece (position, us, CHESS_PIECE (us, CHESS_KING), castled_king (us, from, to));
      add_piece (position, us, CHESS_PIECE (us, CHESS_ROOK), castled_rook (us, from, to));
      return;
    }
  position->halfmove = 0;
  if (chess_move_kind (move) == CHESS_MOVE_EN_PASSANT)
    {
      remove_piece (position, them, to ^ 8);
      add_piece (position, us, CHESS_PIECE (us, CHESS_PAWN), to);
    }
  else
    {
      if (position->castling_rooks & CHESS_BIT (to))
        lose_rights (position, CHESS_BIT (to));
      remove_piece (position, them, to);
      add_piece (position, us, CHESS_PIECE (us, chess_move_promotion (move)), to);
    }
  remove_piece (position, us, from);
}

/* A piece goes from one square to another, where it takes what stands there. */
INLINE void
play_step (ChessPosition *position, ChessSquare from, ChessSquare to, ChessColor us)
{
  ChessColor them = chess_color_opposite (us);
  ChessPiece piece = position->mailbox[from], taken = position->mailbox[to];
  ChessBitboard step = CHESS_BIT (from) | CHESS_BIT (to), moved = step;
  if (piece == CHESS_PIECE (us, CHESS_KING))
    moved |= position->color[us];
  if (UNLIKELY (position->castling_rooks & moved))
    lose_rights (position, moved);
  position->by_piece[taken] &= ~CHESS_BIT (to);
  position->color[them] &= ~CHESS_BIT (to);
  position->by_piece[piece] ^= step;
  position->color[us] ^= step;
  position->mailbox[from] = CHESS_PIECE_NONE;
  position->mailbox[to] = piece;
  position->key ^= chess_keys.piece[piece][from] ^ chess_keys.piece[piece][to]
                   ^ chess_keys.piece[taken][to];
  if (piece == CHESS_PIECE (us, CHESS_PAWN) || taken != CHESS_PIECE_NONE)
    position->halfmove = 0;
  if (piece == CHESS_PIECE (us, CHESS_PAWN) && (from ^ to) == 16)
    {
      ChessSquare ep_square = (from + to) / 2;
      if (T->pawn[us][ep_square] & position->pieces[them][CHESS_PAWN])
        {
          position->ep_square = ep_square;
          position->key ^= chess_keys.ep[ep_square];
        }
    }
}

INLINE void
play_move (ChessPosition *position, ChessMove move, ChessColor us)
{
  position->halfmove += position->halfmove < UINT16_MAX;
  if (us == CHESS_BLACK)
    position->fullmove += position->fullmove < UINT16_MAX;
  position->key ^= chess_keys.white_to_move ^ chess_keys.ep[position->ep_square];
  position->ep_square = CHESS_SQUARE_NONE;
  position->side = chess_color_opposite (us);
  if (chess_move_kind (move) == CHESS_MOVE_NORMAL)
    play_step (position, chess_move_from (move), chess_move_to (move), us);
  else
    play_special (position, move, us);
}
