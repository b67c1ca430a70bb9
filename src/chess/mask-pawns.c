/* The masks of pawn structure, and constant masks of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/mask-sets.h"

/* --- Directions from a side's view ---------------------------------------------------------- */

static inline ChessBitboard
fill_north (ChessBitboard set)
{
  set |= set << 8;
  set |= set << 16;
  return set | set << 32;
}

static inline ChessBitboard
fill_south (ChessBitboard set)
{
  set |= set >> 8;
  set |= set >> 16;
  return set | set >> 32;
}

/* All steps in the direction of a color's pawns. */
static inline ChessBitboard
fill_ahead (ChessColor color, ChessBitboard set)
{
  return color == CHESS_WHITE ? fill_north (set) : fill_south (set);
}

static inline ChessBitboard
files (ChessBitboard set)
{
  return fill_north (fill_south (set));
}

static inline ChessBitboard
beside (ChessBitboard set)
{
  return chess_bitboard_east (set) | chess_bitboard_west (set);
}

static inline ChessBitboard
pawns_of (const ChessMaskWork *work, ChessColor color)
{
  return chess_position_pieces (work->position, color, CHESS_PAWN);
}

/* --- Pawns ---------------------------------------------------------------------------------- */

ChessBitboard
chess_mask_passed (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor us = (ChessColor) mask->color, them = chess_color_opposite (us);
  ChessBitboard enemies = pawns_of (work, them);

  return pawns_of (work, us)
         & ~fill_ahead (them, chess_bitboard_forward (them, enemies | beside (enemies)));
}

ChessBitboard
chess_mask_isolated (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessBitboard pawns = pawns_of (work, (ChessColor) mask->color);

  return pawns & ~files (beside (pawns));
}

ChessBitboard
chess_mask_doubled (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor us = (ChessColor) mask->color, them = chess_color_opposite (us);
  ChessBitboard pawns = pawns_of (work, us);

  return pawns & fill_ahead (them, chess_bitboard_forward (them, pawns));
}

ChessBitboard
chess_mask_backward (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor us = (ChessColor) mask->color, them = chess_color_opposite (us);
  ChessBitboard pawns = pawns_of (work, us), neighbors = beside (pawns);
  ChessBitboard stopped = chess_bitboard_forward (them, work->attacks_by_type[them][CHESS_PAWN]);

  return pawns & files (neighbors) & ~fill_ahead (us, neighbors) & stopped;
}

ChessBitboard
chess_mask_supported (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor us = (ChessColor) mask->color;

  return pawns_of (work, us) & work->attacks_by_type[us][CHESS_PAWN];
}

ChessBitboard
chess_mask_phalanx (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessBitboard pawns = pawns_of (work, (ChessColor) mask->color);

  return pawns & beside (pawns);
}

ChessBitboard
chess_mask_rams (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessBitboard white = pawns_of (work, CHESS_WHITE), black = pawns_of (work, CHESS_BLACK);

  return (white & chess_bitboard_south (black)) | (black & chess_bitboard_north (white));
}

ChessBitboard
chess_mask_open_files (const ChessMask *mask, const ChessMaskWork *work)
{
  return ~files (pawns_of (work, CHESS_WHITE) | pawns_of (work, CHESS_BLACK));
}

ChessBitboard
chess_mask_half_open (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor us = (ChessColor) mask->color;

  return files (pawns_of (work, chess_color_opposite (us))) & ~files (pawns_of (work, us));
}

ChessBitboard
chess_mask_front_spans (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor us = (ChessColor) mask->color;

  return fill_ahead (us, chess_bitboard_forward (us, pawns_of (work, us)));
}

static ChessBitboard
attack_spans (const ChessMaskWork *work, ChessColor color)
{
  return fill_ahead (color, work->attacks_by_type[color][CHESS_PAWN]);
}

ChessBitboard
chess_mask_attack_spans (const ChessMask *mask, const ChessMaskWork *work)
{
  return attack_spans (work, (ChessColor) mask->color);
}

ChessBitboard
chess_mask_outposts (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor us = (ChessColor) mask->color;
  ChessBitboard ranks = CHESS_RANK (3) | CHESS_RANK (4) | CHESS_RANK (us == CHESS_WHITE ? 5 : 2);

  return ranks & work->attacks_by_type[us][CHESS_PAWN]
         & ~attack_spans (work, chess_color_opposite (us));
}

/* --- Board ---------------------------------------------------------------------------------- */

ChessBitboard
chess_mask_light (const ChessMask *mask, const ChessMaskWork *work)
{
  return CHESS_LIGHT_SQUARES;
}

ChessBitboard
chess_mask_dark (const ChessMask *mask, const ChessMaskWork *work)
{
  return CHESS_DARK_SQUARES;
}

ChessBitboard
chess_mask_edges (const ChessMask *mask, const ChessMaskWork *work)
{
  return CHESS_FILE_A | CHESS_FILE_H | CHESS_RANK_1 | CHESS_RANK_8;
}

ChessBitboard
chess_mask_center (const ChessMask *mask, const ChessMaskWork *work)
{
  return (CHESS_FILE (3) | CHESS_FILE (4)) & (CHESS_RANK (3) | CHESS_RANK (4));
}

ChessBitboard
chess_mask_file (const ChessMask *mask, const ChessMaskWork *work)
{
  return CHESS_FILE (mask->line);
}

ChessBitboard
chess_mask_rank (const ChessMask *mask, const ChessMaskWork *work)
{
  return CHESS_RANK (mask->line);
}
