/* Fills the attack tables before main() from nothing but steps on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/attack-tables.h"

#include "chess/attacks.h"

typedef ChessBitboard (*Step) (ChessBitboard set);

/* The four directions in which square numbers rise, then those in which they fall. */
static const Step steps[8] = {
  chess_bitboard_east, chess_bitboard_north, chess_bitboard_north_east, chess_bitboard_north_west,
  chess_bitboard_west, chess_bitboard_south, chess_bitboard_south_west, chess_bitboard_south_east,
};

typedef ChessBitboard (*Attacks) (ChessSquare square, ChessBitboard occupied);

/* Every attack set of every rook (102,400) and bishop (5,248): 841 KiB. */
static ChessBitboard slider_attacks[102400 + 5248];

/* What a slider without a square looks up: nothing. */
static const ChessBitboard no_attacks;

/* The squares from the one in set on, in one direction. */
static ChessBitboard
walk (Step step, ChessBitboard set)
{
  ChessBitboard ray = 0;
  while ((set = step (set)))
    ray |= set;
  return ray;
}

static ChessBitboard
knight_from (ChessBitboard set)
{
  ChessBitboard east = chess_bitboard_east (set), west = chess_bitboard_west (set);
  ChessBitboard near = east | west;
  ChessBitboard far = chess_bitboard_east (east) | chess_bitboard_west (west);
  return near << 16 | near >> 16 | far << 8 | far >> 8;
}

/* The squares whose blockers matter: on the edge, only where the slider itself stands on it. */
static ChessBitboard
blocker_mask (Attacks attacks, ChessSquare square)
{
  ChessBitboard files = (CHESS_FILE_A | CHESS_FILE_H) & ~CHESS_FILE (chess_square_file (square));
  ChessBitboard ranks = (CHESS_RANK_1 | CHESS_RANK_8) & ~CHESS_RANK (chess_square_rank (square));
  return attacks (square, 0) & ~files & ~ranks;
}

/* Goes through all subsets of the mask in the order of their PEXT index. Returns the end of the
 * part of the table that was filled. */
static ChessBitboard *
fill_slider (
    ChessSlider *slider, Attacks attacks, ChessSquare square, ChessBitboard *table, bool with_pext)
{
  ChessBitboard subset = 0;
  size_t n = 0;
  slider->attacks = table;
  do
    {
      size_t index = with_pext ? n : (subset * slider->magic) >> slider->shift;
      table[index] = attacks (square, subset);
      subset = (subset - slider->mask) & slider->mask;
      n++;
    }
  while (subset);
  return table + n;
}

static void
fill_sliders (bool with_pext)
{
  ChessBitboard *next = slider_attacks;
  for (unsigned type = 0; type < 2; type++)
    {
      ChessSlider *sliders = type == 0 ? chess_attack_tables.rook : chess_attack_tables.bishop;
      Attacks attacks = type == 0 ? chess_attacks_rook : chess_attacks_bishop;
      sliders[CHESS_SQUARE_NONE] = (ChessSlider){ .attacks = &no_attacks, .shift = 63 };
      for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
        {
          ChessBitboard mask = blocker_mask (attacks, (ChessSquare) square);
          sliders[square].mask = mask;
          sliders[square].magic = chess_attack_magics[type][square];
          sliders[square].shift = 64 - chess_bitboard_count (mask);
          next = fill_slider (&sliders[square], attacks, (ChessSquare) square, next, with_pext);
        }
    }
}

static void
fill_leapers (ChessSquare square)
{
  ChessAttackTables *t = &chess_attack_tables;
  ChessBitboard set = CHESS_BIT (square);
  t->knight[square] = knight_from (set);
  t->pawn[CHESS_WHITE][square] = chess_bitboard_north_west (set) | chess_bitboard_north_east (set);
  t->pawn[CHESS_BLACK][square] = chess_bitboard_south_west (set) | chess_bitboard_south_east (set);
  for (unsigned d = 0; d < 8; d++)
    {
      t->rays[d][square] = walk (steps[d], set);
      t->king[square] |= steps[d](set);
    }
}

static void
fill_lines (ChessSquare a)
{
  ChessAttackTables *t = &chess_attack_tables;
  for (unsigned d = 0; d < 8; d++)
    CHESS_FOREACH_SQUARE (b, t->rays[d][a])
      {
        t->between[a][b] = t->rays[d][a] & ~t->rays[d][b] & ~CHESS_BIT (b);
        t->line[a][b] = t->rays[d][a] | t->rays[(d + 4) % 8][a] | CHESS_BIT (a);
      }
  CHESS_FOREACH_SQUARE (b, t->king[a])
    {
      t->rook_ring[a] |= chess_attacks_rook ((ChessSquare) b, 0);
      t->bishop_ring[a] |= chess_attacks_bishop ((ChessSquare) b, 0);
    }
}

void
chess_attack_tables_fill (bool with_pext)
{
  for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
    fill_leapers ((ChessSquare) square);
  for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
    fill_lines ((ChessSquare) square);
  fill_sliders (with_pext);
}
