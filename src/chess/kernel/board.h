/* The boards used by the generator, and moves made on them; only for the kernels.
 *
 * A queen is in both the diagonal and the straight sliders, so that there are two kinds of sliders
 * instead of three. A Board is passed by value through inlined functions: parts that a move does
 * not change stay in registers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/kernel/cpu.h"
#include "chess/position.h"

#define INLINE static inline __attribute__ ((always_inline))
#define NOINLINE static __attribute__ ((noinline))
#define UNLIKELY(condition) __builtin_expect (!!(condition), 0)

/* The tables; all look-ups of the generator are in them. */
#define T (&chess_attack_tables)

typedef struct
{
  ChessBitboard pawns[CHESS_N_COLORS];
  ChessBitboard knights[CHESS_N_COLORS];
  ChessBitboard diagonals[CHESS_N_COLORS]; /* bishops and queens */
  ChessBitboard straights[CHESS_N_COLORS]; /* rooks and queens */
  ChessBitboard kings[CHESS_N_COLORS];
  ChessBitboard all[CHESS_N_COLORS];
  ChessBitboard castling; /* rooks of both sides that may still castle */
} Board;

/* The kind of piece, a compile-time constant wherever a move is made. */
typedef enum
{
  PAWN,
  KNIGHT,
  DIAGONAL,
  STRAIGHT,
  KING,
} Mover;

INLINE Board
board_of (const ChessPosition *position)
{
  Board b = { .castling = position->castling_rooks };
  for (unsigned color = 0; color < CHESS_N_COLORS; color++)
    {
      const ChessBitboard *pieces = position->pieces[color];
      b.pawns[color] = pieces[CHESS_PAWN];
      b.knights[color] = pieces[CHESS_KNIGHT];
      b.diagonals[color] = pieces[CHESS_BISHOP] | pieces[CHESS_QUEEN];
      b.straights[color] = pieces[CHESS_ROOK] | pieces[CHESS_QUEEN];
      b.kings[color] = pieces[CHESS_KING];
      b.all[color] = position->color[color];
    }
  return b;
}

/* The king's square; without one CHESS_SQUARE_NONE, for which the tables are empty. */
INLINE ChessSquare
king_square (const Board *b, ChessColor color)
{
  return b->kings[color] ? (ChessSquare) __builtin_ctzll (b->kings[color]) : CHESS_SQUARE_NONE;
}

INLINE ChessBitboard
rook_attacks (ChessSquare square, ChessBitboard occupied)
{
  return chess_cpu_slide (&T->rook[square], occupied);
}

INLINE ChessBitboard
bishop_attacks (ChessSquare square, ChessBitboard occupied)
{
  return chess_cpu_slide (&T->bishop[square], occupied);
}

/* --- Directions as a side sees them -------------------------------------------------------- */

INLINE ChessBitboard
forward (ChessColor us, ChessBitboard set)
{
  return us == CHESS_WHITE ? chess_bitboard_north (set) : chess_bitboard_south (set);
}

INLINE ChessBitboard
forward_west (ChessColor us, ChessBitboard set)
{
  return us == CHESS_WHITE ? chess_bitboard_north_west (set) : chess_bitboard_south_west (set);
}

INLINE ChessBitboard
forward_east (ChessColor us, ChessBitboard set)
{
  return us == CHESS_WHITE ? chess_bitboard_north_east (set) : chess_bitboard_south_east (set);
}

INLINE ChessBitboard
pawn_attacks (ChessColor us, ChessBitboard pawns)
{
  return forward_west (us, pawns) | forward_east (us, pawns);
}

/* The difference between a square and the one a step behind it. */
#define FORWARD(us) ((us) == CHESS_WHITE ? 8 : -8)
#define FORWARD_WEST(us) (FORWARD (us) - 1)
#define FORWARD_EAST(us) (FORWARD (us) + 1)

/* The ranks of a side, 0 its own back rank. */
#define OWN_RANK(us, rank) CHESS_RANK ((us) == CHESS_WHITE ? (rank) : 7 - (rank))

/* --- Moves --------------------------------------------------------------------------------- */

/* A piece's step from one square to another; the piece, and whether it may capture, are
 * compile-time constants. */
typedef struct
{
  Mover mover;
  ChessSquare from, to;
  bool capture;
} Step;

/* Moves a piece, and captures if that is possible. Updates the castling rights, if there are
 * any. */
INLINE Board
board_step (Board b, ChessColor us, bool castling, Step move)
{
  ChessColor them = chess_color_opposite (us);
  ChessBitboard step = CHESS_BIT (move.from) | CHESS_BIT (move.to), rest = ~CHESS_BIT (move.to);
  b.all[us] ^= step;
  if (move.capture)
    {
      b.all[them] &= rest;
      b.pawns[them] &= rest;
      b.knights[them] &= rest;
      b.diagonals[them] &= rest;
      b.straights[them] &= rest;
    }
  if (move.mover == PAWN)
    b.pawns[us] ^= step;
  else if (move.mover == KNIGHT)
    b.knights[us] ^= step;
  else if (move.mover == KING)
    b.kings[us] = CHESS_BIT (move.to);
  else
    {
      /* A queen is in both sets. */
      ChessBitboard bishop = b.diagonals[us] >> move.from & 1,
                    rook = b.straights[us] >> move.from & 1;
      b.diagonals[us] ^= move.mover == DIAGONAL ? step : step & -bishop;
      b.straights[us] ^= move.mover == STRAIGHT ? step : step & -rook;
    }
  if (castling)
    b.castling &= move.mover == KING ? ~step & ~OWN_RANK (us, 0) : ~step;
  return b;
}

/* Captures en passant. */
INLINE Board
board_en_passant (Board b, ChessColor us, bool castling, ChessSquare from, ChessSquare to)
{
  ChessColor them = chess_color_opposite (us);
  ChessBitboard taken = CHESS_BIT (to ^ 8);
  b = board_step (b, us, castling, (Step){ PAWN, from, to, false });
  b.pawns[them] ^= taken;
  b.all[them] ^= taken;
  return b;
}

/* Promotes a pawn that has reached the last rank. */
INLINE Board
board_promote (Board b, ChessColor us, ChessSquare square, ChessPieceType type)
{
  ChessBitboard piece = CHESS_BIT (square);
  b.pawns[us] ^= piece;
  if (type == CHESS_KNIGHT)
    b.knights[us] |= piece;
  if (type == CHESS_BISHOP || type == CHESS_QUEEN)
    b.diagonals[us] |= piece;
  if (type == CHESS_ROOK || type == CHESS_QUEEN)
    b.straights[us] |= piece;
  return b;
}

/* The squares of king and rook after castling with the rook on a square. */
INLINE ChessSquare
castled_king (ChessColor us, ChessSquare king, ChessSquare rook)
{
  return (ChessSquare) ((rook > king ? 6 : 2) + 56 * us);
}

INLINE ChessSquare
castled_rook (ChessColor us, ChessSquare king, ChessSquare rook)
{
  return (ChessSquare) ((rook > king ? 5 : 3) + 56 * us);
}

INLINE Board
board_castle (Board b, ChessColor us, ChessSquare king, ChessSquare rook)
{
  ChessBitboard new_king = CHESS_BIT (castled_king (us, king, rook));
  ChessBitboard new_rook = CHESS_BIT (castled_rook (us, king, rook));
  b.all[us] = (b.all[us] & ~CHESS_BIT (king) & ~CHESS_BIT (rook)) | new_king | new_rook;
  b.straights[us] = (b.straights[us] & ~CHESS_BIT (rook)) | new_rook;
  b.kings[us] = new_king;
  b.castling &= ~OWN_RANK (us, 0);
  return b;
}
