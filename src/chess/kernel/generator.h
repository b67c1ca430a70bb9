/* The move generator: strictly legal moves as sets of squares; only for the kernels.
 *
 * There is one generator. Whether its sets are counted, written to a list or played on is a
 * constant, the Sink, and so are the side to move and whether any castling right is left: each
 * kernel compiles the body below for the cases it needs, and each case comes out as if written
 * for it alone.
 *
 * Legality comes from three sets worked out once a position. The check mask is where a piece
 * other than the king may go: anywhere, or onto the checker and between it and the king, or
 * nowhere in double check. The two pin masks, of lines and of diagonals, are the rays from the
 * king through one own piece to the enemy slider that pins it, that slider included:
 *
 *    . . . . r . . .      . . . . 1 . . .      straight: the rook's ray, on which the
 *    . . . . . . . .      . . . . 1 . . .      queen may move along the file
 *    . . . . Q . . b      . . . . 1 . . 2
 *    . . . . . . . .      . . . . 1 . 2 .      diagonal: the bishop's ray, which the
 *    . . . . . P . .      . . . . 1 2 . .      pawn may neither leave nor, by a push,
 *    . . . . K . . .      . . . . K . . .      follow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/kernel/board.h"

/* What happens to the moves; the functions for it are defined by the including file. */
typedef enum
{
  SINK_COUNT,   /* counted by popcount */
  SINK_LIST,    /* written to a list */
  SINK_REPLIES, /* each is played, and the replies are counted */
  SINK_DEEPER,  /* each is played, and the search goes on below it */
} Sink;

typedef struct Out Out;

/* What is generated, and for what. Compile-time constants wherever it is inlined, so that each
 * kernel is compiled without them. */
typedef struct
{
  Sink sink;
  Out *out;
  const Board *b;
  ChessColor us;
  bool castling; /* whether there may be castling rights */
} Job;

/* A set of moves of one piece; of pawns with the same offset; of promoting pawns. */
INLINE void emit_piece (const Job *job, Mover mover, ChessSquare from, ChessBitboard targets);
INLINE void emit_pawns (const Job *job, int back, ChessBitboard targets);
INLINE void emit_promotions (const Job *job, int back, ChessBitboard targets);
INLINE void emit_en_passant (const Job *job, ChessSquare from, ChessSquare to);
INLINE void emit_castling (const Job *job, ChessSquare king, ChessSquare rook);

typedef struct
{
  ChessBitboard check;    /* where pieces other than the king may go */
  ChessBitboard straight; /* rays of pins along ranks and files */
  ChessBitboard diagonal; /* rays of pins along diagonals */
} Pins;

/* The enemy pawns and knights that give check. */
INLINE ChessBitboard
leaper_checkers (const Board *b, ChessColor us, ChessSquare king)
{
  ChessColor them = chess_color_opposite (us);
  return (T->knight[king] & b->knights[them]) | (T->pawn[us][king] & b->pawns[them]);
}

/* Adds the rays of sliders that see the king through at most one of its own pieces to pinned, and
 * those of sliders that see it directly to checkers. */
INLINE void
follow_rays (const Board *b,
             ChessColor us,
             ChessSquare king,
             ChessBitboard sliders,
             ChessBitboard *pinned,
             ChessBitboard *checkers)
{
  CHESS_FOREACH_SQUARE (square, sliders)
    {
      ChessBitboard ray = T->between[king][square], shields = ray & b->all[us];
      if (!chess_bitboard_several (shields))
        *pinned |= ray | CHESS_BIT (square);
      if (!shields)
        *checkers |= CHESS_BIT (square);
    }
}

/* The rays are looked up with only the enemy's pieces as blockers, so they pass through one's own.
 * Returns the checkers. */
INLINE ChessBitboard
find_rays (const Board *b, ChessColor us, ChessSquare king, Pins *pins)
{
  ChessColor them = chess_color_opposite (us);
  ChessBitboard checkers = 0;
  pins->straight = pins->diagonal = 0;
  follow_rays (b, us, king, rook_attacks (king, b->all[them]) & b->straights[them], &pins->straight,
               &checkers);
  follow_rays (b, us, king, bishop_attacks (king, b->all[them]) & b->diagonals[them],
               &pins->diagonal, &checkers);
  return checkers;
}

INLINE Pins
find_pins (const Board *b, ChessColor us, ChessSquare king)
{
  Pins pins;
  ChessBitboard checkers = find_rays (b, us, king, &pins) | leaper_checkers (b, us, king);
  pins.check = CHESS_ALL_SQUARES;
  if (checkers)
    pins.check = chess_bitboard_several (checkers)
                     ? 0
                     : checkers | T->between[king][__builtin_ctzll (checkers)];
  return pins;
}

/* The squares not attacked by enemy sliders, among those not attacked by other enemies. The king
 * does not shield the squares behind it. Only the given sliders are considered. */
INLINE ChessBitboard
safe_from_sliders (const Board *b,
                   ChessColor us,
                   ChessBitboard squares,
                   ChessBitboard straights,
                   ChessBitboard diagonals)
{
  ChessColor them = chess_color_opposite (us);
  ChessBitboard occupied = (b->all[us] | b->all[them]) ^ b->kings[us];
  CHESS_FOREACH_SQUARE (square, b->straights[them] & straights)
    squares &= ~rook_attacks ((ChessSquare) square, occupied);
  CHESS_FOREACH_SQUARE (other, b->diagonals[them] & diagonals)
    squares &= ~bishop_attacks ((ChessSquare) other, occupied);
  return squares;
}

/* The squares that the enemy's knights attack. */
INLINE ChessBitboard
knight_attacks (ChessBitboard knights)
{
  ChessBitboard attacks = 0;
  CHESS_FOREACH_SQUARE (square, knights)
    attacks |= T->knight[square];
  return attacks;
}

/* The squares that the king may step to with regard to the enemy's pieces. */
INLINE ChessBitboard
safe_squares (const Board *b,
              ChessColor us,
              ChessBitboard squares,
              ChessBitboard straights,
              ChessBitboard diagonals)
{
  ChessColor them = chess_color_opposite (us);
  squares &= ~pawn_attacks (them, b->pawns[them]) & ~T->king[king_square (b, them)];
  if (!squares)
    return 0;
  squares &= ~knight_attacks (b->knights[them]);
  return safe_from_sliders (b, us, squares, straights, diagonals);
}

/* The requirements of castling: squares that must be empty except for king and rook, and squares on
 * the king's path that must not be attacked. */
typedef struct
{
  ChessBitboard empty, safe;
} Castling;

INLINE Castling
castling_squares (ChessColor us, ChessSquare king, ChessSquare rook)
{
  ChessSquare king_to = castled_king (us, king, rook), rook_to = castled_rook (us, king, rook);
  ChessBitboard movers = CHESS_BIT (king) | CHESS_BIT (rook), way;
  way = (T->between[king][king_to] | CHESS_BIT (king_to)) & ~CHESS_BIT (king);
  return (Castling){
    .empty = (way | T->between[rook][rook_to] | CHESS_BIT (rook_to)) & ~movers,
    .safe = way,
  };
}

/* The rooks available for castling, given the squares that are safe for the king. In Chess960 a
 * rook may be pinned along the back rank, and would leave the king in check. */
INLINE ChessBitboard
castling_rooks (
    const Board *b, ChessColor us, ChessSquare king, const Pins *pins, ChessBitboard *ways)
{
  ChessBitboard rooks = 0, occupied = b->all[CHESS_WHITE] | b->all[CHESS_BLACK];
  if (~pins->check || king == CHESS_SQUARE_NONE)
    return 0;
  CHESS_FOREACH_SQUARE (rook, b->castling & b->all[us] & ~pins->straight)
    {
      Castling squares = castling_squares (us, king, (ChessSquare) rook);
      if (squares.empty & occupied)
        continue;
      rooks |= CHESS_BIT (rook);
      *ways |= squares.safe;
    }
  return rooks;
}

/* The king's steps and castling. */
INLINE void
generate_king (const Job *job, const Pins *pins)
{
  const Board *b = job->b;
  ChessColor us = job->us;
  ChessSquare king = king_square (b, us);
  ChessBitboard ring = T->king[king] & ~b->all[us], ways = 0, rooks = 0;
  if (job->castling)
    rooks = castling_rooks (b, us, king, pins, &ways);
  ChessBitboard straights = rooks ? CHESS_ALL_SQUARES : T->rook_ring[king];
  ChessBitboard diagonals = rooks ? CHESS_ALL_SQUARES : T->bishop_ring[king];
  ChessBitboard safe = safe_squares (b, us, ring | ways, straights, diagonals);
  emit_piece (job, KING, king, ring & safe);
  if (job->castling)
    CHESS_FOREACH_SQUARE (rook, rooks)
      if (!(castling_squares (us, king, (ChessSquare) rook).safe & ~safe))
        emit_castling (job, king, (ChessSquare) rook);
}

/* An en passant capture empties two squares at once, so the king's safety is checked again. */
INLINE bool
en_passant_is_safe (const Board *b, ChessColor us, ChessSquare from, ChessSquare to)
{
  ChessColor them = chess_color_opposite (us);
  ChessSquare king = king_square (b, us);
  ChessBitboard taken = CHESS_BIT (to ^ 8);
  ChessBitboard occupied = b->all[us] | b->all[them];
  occupied = (occupied & ~taken & ~CHESS_BIT (from)) | CHESS_BIT (to);
  return !(rook_attacks (king, occupied) & b->straights[them])
         && !(bishop_attacks (king, occupied) & b->diagonals[them])
         && !(leaper_checkers (b, us, king) & ~taken);
}

/* The pawns' moves by direction; double is the second step of pushes from the second rank. */
typedef struct
{
  ChessBitboard push, twice, west, east;
} PawnTargets;

INLINE PawnTargets
pawn_targets (const Board *b, ChessColor us, const Pins *pins)
{
  ChessBitboard enemy = b->all[chess_color_opposite (us)], empty = ~(enemy | b->all[us]);
  ChessBitboard pawns = b->pawns[us], straight = pins->straight, diagonal = pins->diagonal;
  ChessBitboard pushers = pawns & ~diagonal, takers = pawns & ~straight;
  ChessBitboard free = takers & ~diagonal, bound = takers & diagonal;
  PawnTargets t;
  t.push = forward (us, pushers & ~straight) | (forward (us, pushers & straight) & straight);
  t.push &= empty;
  t.twice = forward (us, t.push & OWN_RANK (us, 2)) & empty & pins->check;
  t.push &= pins->check;
  t.west = forward_west (us, free) | (forward_west (us, bound) & diagonal);
  t.east = forward_east (us, free) | (forward_east (us, bound) & diagonal);
  t.west &= enemy & pins->check;
  t.east &= enemy & pins->check;
  return t;
}

INLINE void
generate_pawns (const Job *job, ChessSquare ep_square, const Pins *pins)
{
  const Board *b = job->b;
  ChessColor us = job->us;
  PawnTargets t = pawn_targets (b, us, pins);
  ChessBitboard last = OWN_RANK (us, 7);
  if (UNLIKELY (b->pawns[us] & OWN_RANK (us, 6)))
    {
      emit_promotions (job, FORWARD (us), t.push & last);
      emit_promotions (job, FORWARD_WEST (us), t.west & last);
      emit_promotions (job, FORWARD_EAST (us), t.east & last);
    }
  emit_pawns (job, FORWARD (us), t.push & ~last);
  emit_pawns (job, 2 * FORWARD (us), t.twice);
  emit_pawns (job, FORWARD_WEST (us), t.west & ~last);
  emit_pawns (job, FORWARD_EAST (us), t.east & ~last);
  if (UNLIKELY (ep_square != CHESS_SQUARE_NONE))
    CHESS_FOREACH_SQUARE (from, T->pawn[chess_color_opposite (us)][ep_square] & b->pawns[us])
      if (en_passant_is_safe (b, us, (ChessSquare) from, ep_square))
        emit_en_passant (job, (ChessSquare) from, ep_square);
}

/* All legal moves of the side to move. */
INLINE void
generate (const Job *job, ChessSquare ep_square)
{
  const Board *b = job->b;
  ChessColor us = job->us;
  Pins pins = find_pins (b, us, king_square (b, us));
  ChessBitboard occupied = b->all[CHESS_WHITE] | b->all[CHESS_BLACK];
  ChessBitboard allowed = ~b->all[us] & pins.check;
  generate_king (job, &pins);
  if (UNLIKELY (!pins.check))
    return;
  generate_pawns (job, ep_square, &pins);
  CHESS_FOREACH_SQUARE (knight, b->knights[us] & ~pins.straight & ~pins.diagonal)
    emit_piece (job, KNIGHT, (ChessSquare) knight, T->knight[knight] & allowed);
  CHESS_FOREACH_SQUARE (bishop, b->diagonals[us] & ~pins.straight)
    {
      ChessBitboard targets = bishop_attacks ((ChessSquare) bishop, occupied) & allowed;
      if (UNLIKELY (chess_bitboard_has (pins.diagonal, (ChessSquare) bishop)))
        targets &= pins.diagonal;
      emit_piece (job, DIAGONAL, (ChessSquare) bishop, targets);
    }
  CHESS_FOREACH_SQUARE (rook, b->straights[us] & ~pins.diagonal)
    {
      ChessBitboard targets = rook_attacks ((ChessSquare) rook, occupied) & allowed;
      if (UNLIKELY (chess_bitboard_has (pins.straight, (ChessSquare) rook)))
        targets &= pins.straight;
      emit_piece (job, STRAIGHT, (ChessSquare) rook, targets);
    }
}
