/* Counts the replies to a move without generating them; only for the counting kernel.
 *
 * Most of the data is the same for all moves of the other side: the squares of the replying side's
 * king, knights and sliders, and the squares around the king attacked by pieces that do not move.
 * It is prepared once. Each move then only needs the sliders' look-ups, the pawns as sets, the
 * squares around the king, and a correction for pinned pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/kernel/generator.h"

/* Room for a board full of queens, which count twice, and one line for padding to an even
 * number. */
#define MAX_LINES (2 * CHESS_N_SQUARES + 2)

/* The pawns, one step on in each direction. */
typedef struct
{
  ChessBitboard push, west, east;
} PawnSteps;

INLINE PawnSteps
pawn_steps (const Board *b, ChessColor us)
{
  return (PawnSteps){
    .push = forward (us, b->pawns[us]),
    .west = forward_west (us, b->pawns[us]),
    .east = forward_east (us, b->pawns[us]),
  };
}

typedef struct
{
  ChessSquare king;
  ChessBitboard own;
  PawnSteps pawns;
  bool promotes; /* a pawn is one step before the last rank */
  unsigned knight_moves;
  /* The squares that the king may go to, except those attacked by the enemy's king, pawns and
   * knights; and except those of two of the three, for when the third moves. */
  ChessBitboard ring, ring_but_king, ring_but_pawns, ring_but_knights;
  ChessBitboard straight_ring, diagonal_ring; /* from where sliders can attack the ring */
  unsigned n_castling;
  ChessBitboard castling_rook[2];
  Castling castling[2];
  unsigned n_lines;
  ChessSlider lines[MAX_LINES];
} Replies;

/* The castling moves not blocked by own pieces: their squares are added to the ring. */
INLINE ChessBitboard
prepare_castling (Replies *r, const Board *b, ChessColor us)
{
  ChessBitboard ways = 0;
  CHESS_FOREACH_SQUARE (rook, b->castling & r->own)
    {
      Castling squares = castling_squares (us, r->king, (ChessSquare) rook);
      if ((squares.empty & r->own) || r->n_castling == 2)
        continue;
      r->castling_rook[r->n_castling] = CHESS_BIT (rook);
      r->castling[r->n_castling++] = squares;
      ways |= squares.safe;
    }
  CHESS_FOREACH_SQUARE (square, ways)
    {
      r->straight_ring |= rook_attacks ((ChessSquare) square, 0);
      r->diagonal_ring |= bishop_attacks ((ChessSquare) square, 0);
    }
  return ways;
}

INLINE void
prepare_ring (Replies *r, const Board *b, ChessColor us, bool castling)
{
  ChessColor them = chess_color_opposite (us);
  ChessBitboard ring = T->king[r->king] & ~r->own;
  r->straight_ring = T->rook_ring[r->king];
  r->diagonal_ring = T->bishop_ring[r->king];
  r->n_castling = 0;
  r->castling[0].empty = r->castling[1].empty = CHESS_ALL_SQUARES;
  if (castling)
    ring |= prepare_castling (r, b, us);
  ChessBitboard pawns = pawn_attacks (them, b->pawns[them]);
  ChessBitboard knights = knight_attacks (b->knights[them]);
  ChessBitboard king = T->king[king_square (b, them)];
  r->ring = ring & ~pawns & ~knights & ~king;
  r->ring_but_king = ring & ~pawns & ~knights;
  r->ring_but_pawns = ring & ~knights & ~king;
  r->ring_but_knights = ring & ~pawns & ~king;
}

INLINE void
prepare_lines (Replies *r, const Board *b, ChessColor us)
{
  r->n_lines = 0;
  CHESS_FOREACH_SQUARE (bishop, b->diagonals[us])
    r->lines[r->n_lines++] = T->bishop[bishop];
  CHESS_FOREACH_SQUARE (rook, b->straights[us])
    r->lines[r->n_lines++] = T->rook[rook];
  r->lines[r->n_lines] = T->rook[CHESS_SQUARE_NONE];
}

/* The data that stays the same for all moves of the other side. */
INLINE void
prepare_replies (Replies *r, const Board *b, ChessColor us, bool castling)
{
  r->king = king_square (b, us);
  r->own = b->all[us];
  r->pawns = pawn_steps (b, us);
  r->promotes = b->pawns[us] & OWN_RANK (us, 6);
  r->knight_moves = 0;
  CHESS_FOREACH_SQUARE (knight, b->knights[us])
    r->knight_moves += chess_cpu_count (T->knight[knight] & ~r->own);
  prepare_ring (r, b, us, castling);
  prepare_lines (r, b, us);
}

/* After the other side has moved a piece of a kind to a square: us is the side that replies. */
typedef struct
{
  const Replies *r;
  const Board *b, *before;
  ChessColor us;
  bool castling;
  Mover mover;
  ChessSquare to;
  bool capture;
} Situation;

/* The knights' moves after a capture, and the number of sliders' moves counted for a captured one:
 * it is still among the lines. */
INLINE unsigned
correct_for_capture (const Situation *s, ChessBitboard occupied)
{
  const Board *b = s->b, *before = s->before;
  ChessColor us = s->us;
  ChessSquare taken = s->to;
  unsigned gain = chess_cpu_count (T->knight[taken] & b->knights[us]), loss = 0;
  ChessBitboard piece = CHESS_BIT (taken);
  if ((before->knights[us] | before->diagonals[us] | before->straights[us]) & piece)
    {
      if (before->knights[us] & piece)
        loss += chess_cpu_count (T->knight[taken] & ~s->r->own);
      if (before->diagonals[us] & piece)
        loss += chess_cpu_count (bishop_attacks (taken, occupied) & ~b->all[us]);
      if (before->straights[us] & piece)
        loss += chess_cpu_count (rook_attacks (taken, occupied) & ~b->all[us]);
    }
  return gain - loss;
}

/* The sliders' moves, ignoring pins, two lines at a time. */
INLINE unsigned
count_lines (const Replies *r, ChessBitboard occupied, ChessBitboard own)
{
  unsigned even = 0, odd = 0;
  for (const ChessSlider *line = r->lines, *end = line + r->n_lines; line < end; line += 2)
    {
      even += chess_cpu_count (chess_cpu_slide (&line[0], occupied) & ~own);
      odd += chess_cpu_count (chess_cpu_slide (&line[1], occupied) & ~own);
    }
  return even + odd;
}

INLINE unsigned
count_pawns (const Board *b, ChessColor us, bool promotes, PawnSteps to)
{
  ChessBitboard enemy = b->all[chess_color_opposite (us)], empty = ~(enemy | b->all[us]);
  ChessBitboard last = OWN_RANK (us, 7), twice;
  to.push &= empty;
  twice = forward (us, to.push & OWN_RANK (us, 2)) & empty;
  to.west &= enemy;
  to.east &= enemy;
  /* Pushes and captures never have the same target, so two sets are counted at once. */
  unsigned n = chess_cpu_count (to.push | to.west) + chess_cpu_count (twice | to.east);
  if (promotes)
    n += 3 * (chess_cpu_count ((to.push | to.west) & last) + chess_cpu_count (to.east & last));
  return n;
}

/* The number of a pawn's moves that a pin forbids. One pinned diagonally never pushes, though a
 * double push may end on the ray of another pin; one pinned along a line never captures. */
INLINE unsigned
count_pinned_pawn (const Board *b, ChessColor us, const Pins *pins, ChessSquare pawn)
{
  ChessBitboard enemy = b->all[chess_color_opposite (us)], empty = ~(enemy | b->all[us]);
  ChessBitboard push = forward (us, CHESS_BIT (pawn)) & empty;
  ChessBitboard pushes = push | (forward (us, push & OWN_RANK (us, 2)) & empty);
  ChessBitboard captures = T->pawn[us][pawn] & enemy;
  ChessBitboard lost = pins->straight >> pawn & 1 ? captures | (pushes & ~pins->straight)
                                                  : pushes | (captures & ~pins->diagonal);
  return chess_cpu_count (lost) * (lost & OWN_RANK (us, 7) ? 4 : 1);
}

/* The number of pinned pieces' moves that were counted but are illegal. */
INLINE unsigned
count_pinned (const Board *b, ChessColor us, const Pins *pins)
{
  ChessBitboard pinned = pins->straight | pins->diagonal, allowed = ~b->all[us];
  ChessBitboard enemy = b->all[chess_color_opposite (us)], occupied = enemy | b->all[us];
  unsigned n = 0;
  CHESS_FOREACH_SQUARE (pawn, b->pawns[us] & pinned)
    n += count_pinned_pawn (b, us, pins, (ChessSquare) pawn);
  CHESS_FOREACH_SQUARE (knight, b->knights[us] & pinned)
    n += chess_cpu_count (T->knight[knight] & allowed);
  CHESS_FOREACH_SQUARE (bishop, b->diagonals[us] & pinned)
    {
      ChessBitboard lost = pins->straight >> bishop & 1 ? allowed : allowed & ~pins->diagonal;
      n += chess_cpu_count (bishop_attacks ((ChessSquare) bishop, occupied) & lost);
    }
  CHESS_FOREACH_SQUARE (rook, b->straights[us] & pinned)
    {
      ChessBitboard lost = pins->diagonal >> rook & 1 ? allowed : allowed & ~pins->straight;
      n += chess_cpu_count (rook_attacks ((ChessSquare) rook, occupied) & lost);
    }
  return n;
}

/* The squares of the ring that only sliders may still attack. */
INLINE ChessBitboard
ring_after (const Situation *s)
{
  ChessColor them = chess_color_opposite (s->us);
  const Replies *r = s->r;
  const Board *b = s->b;
  switch (s->mover)
    {
    case PAWN:
      return r->ring_but_pawns & ~pawn_attacks (them, b->pawns[them]);
    case KNIGHT:
      return r->ring_but_knights & ~knight_attacks (b->knights[them]);
    case KING:
      return r->ring_but_king & ~T->king[king_square (b, them)];
    default:
      return r->ring;
    }
}

/* Whether castling the first or the second way is legal on a board. */
INLINE bool
can_castle (const Replies *r,
            unsigned way,
            ChessBitboard occupied,
            ChessBitboard safe,
            ChessBitboard pinned)
{
  return !(r->castling[way].empty & occupied) && !(r->castling[way].safe & ~safe)
         && !(r->castling_rook[way] & pinned);
}

INLINE unsigned
count_king (const Situation *s, ChessBitboard occupied, ChessBitboard pinned)
{
  const Replies *r = s->r;
  ChessBitboard safe = ring_after (s);
  /* In Chess960 a king may castle without moving. */
  if (!safe && !(s->castling && r->n_castling))
    return 0;
  safe = safe_from_sliders (s->b, s->us, safe, r->straight_ring, r->diagonal_ring);
  unsigned n = chess_cpu_count (safe & T->king[r->king] & ~s->b->all[s->us]);
  if (s->castling)
    n += can_castle (r, 0, occupied, safe, pinned) + can_castle (r, 1, occupied, safe, pinned);
  return n;
}

/* Whether the moved piece itself gives check, unless it is a slider. */
INLINE bool
leaper_checks (const Situation *s)
{
  ChessSquare king = s->r->king;
  if (s->mover == KNIGHT)
    return T->knight[king] >> s->to & 1;
  return s->mover == PAWN && (T->pawn[s->us][king] >> s->to & 1);
}

/* Adds the replies to nodes. Returns false if they must be counted in full: in check, or if a
 * capture has changed the prepared data. */
INLINE bool
count_replies (const Situation *s, uint64_t *nodes)
{
  const Replies *r = s->r;
  const Board *b = s->b;
  ChessColor us = s->us;
  ChessBitboard own = b->all[us], occupied = own | b->all[chess_color_opposite (us)];
  Pins pins;
  ChessBitboard checkers = find_rays (b, us, r->king, &pins);
  if (UNLIKELY (checkers || leaper_checks (s)))
    return false;
  if (s->capture && ((T->king[r->king] | (s->castling ? s->before->castling : 0)) >> s->to & 1))
    return false;
  unsigned n = r->knight_moves + count_lines (r, occupied, own);
  if (s->capture)
    {
      n += correct_for_capture (s, occupied);
      n += count_pawns (b, us, r->promotes, pawn_steps (b, us));
    }
  else
    n += count_pawns (b, us, r->promotes, r->pawns);
  n += count_king (s, occupied, pins.straight);
  if (pins.straight | pins.diagonal)
    n -= count_pinned (b, us, &pins);
  *nodes += n;
  return true;
}
