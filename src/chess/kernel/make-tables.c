/* Writes the tables of tables.h as C, computed from steps on the board and two lists of numbers.
 * The build runs it and compiles its output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/kernel/numbers.h"
#include "chess/kernel/tables.h"

#include <inttypes.h>
#include <stdio.h>

typedef ChessBitboard (*Step) (ChessBitboard set);

/* In the order of the rays. */
static const Step steps[8] = {
  chess_bitboard_east, chess_bitboard_north, chess_bitboard_north_east, chess_bitboard_north_west,
  chess_bitboard_west, chess_bitboard_south, chess_bitboard_south_west, chess_bitboard_south_east,
};

/* The tables except those of rook and bishop, which contain addresses. */
static ChessAttackTables tables;
static ChessKeys keys;

/* --- Attacks ------------------------------------------------------------------------------- */

/* The squares from those in set on, in one direction. */
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

static void
fill_leapers (ChessSquare square)
{
  ChessBitboard set = CHESS_BIT (square);
  tables.knight[square] = knight_from (set);
  tables.pawn[CHESS_WHITE][square]
      = chess_bitboard_north_west (set) | chess_bitboard_north_east (set);
  tables.pawn[CHESS_BLACK][square]
      = chess_bitboard_south_west (set) | chess_bitboard_south_east (set);
  for (unsigned d = 0; d < 8; d++)
    {
      tables.rays[d][square] = walk (steps[d], set);
      tables.king[square] |= steps[d](set);
    }
}

/* All squares a rook (0) or bishop (1) reaches on an empty board. */
static ChessBitboard
reach (unsigned type, unsigned square)
{
  ChessBitboard set = 0;
  for (unsigned d = 2 * type; d < 8; d += d % 4 == 2 * type ? 1 : 3)
    set |= tables.rays[d][square];
  return set;
}

static void
fill_lines (ChessSquare a)
{
  for (unsigned d = 0; d < 8; d++)
    CHESS_FOREACH_SQUARE (b, tables.rays[d][a])
      {
        tables.between[a][b] = tables.rays[d][a] & ~tables.rays[d][b] & ~CHESS_BIT (b);
        tables.line[a][b] = tables.rays[d][a] | tables.rays[(d + 4) % 8][a] | CHESS_BIT (a);
      }
  CHESS_FOREACH_SQUARE (b, tables.king[a])
    {
      tables.rook_ring[a] |= reach (0, (unsigned) b);
      tables.bishop_ring[a] |= reach (1, (unsigned) b);
    }
}

/* The squares whose blockers matter: those on the edge only if the slider is on that edge. */
static ChessBitboard
blocker_mask (unsigned type, ChessSquare square)
{
  ChessBitboard files = (CHESS_FILE_A | CHESS_FILE_H) & ~CHESS_FILE (chess_square_file (square));
  ChessBitboard ranks = (CHESS_RANK_1 | CHESS_RANK_8) & ~CHESS_RANK (chess_square_rank (square));
  return reach (type, square) & ~files & ~ranks;
}

/* --- Keys ---------------------------------------------------------------------------------- */

static void
fill_keys (void)
{
  const uint64_t *numbers = chess_polyglot_numbers;
  for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
    for (unsigned piece = 0; piece < CHESS_N_PIECES; piece++)
      {
        bool white = chess_piece_color ((ChessPiece) piece) == CHESS_WHITE;
        unsigned kind = 2 * chess_piece_type ((ChessPiece) piece) + white;
        keys.piece[piece][square] = numbers[64 * kind + square];
      }
  for (unsigned color = 0; color < CHESS_N_COLORS; color++)
    for (unsigned queenside = 0; queenside < 2; queenside++)
      keys.castling[color][queenside] = numbers[768 + 2 * color + queenside];
  for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
    keys.ep[square] = numbers[772 + square % 8];
  keys.white_to_move = numbers[780];
}

/* --- Printing ------------------------------------------------------------------------------ */

/* Rows of numbers; n_rows is 1 for an array of one dimension. */
static void
print_words (const char *name, const uint64_t *words, size_t n_rows, size_t n_columns)
{
  printf ("  .%s = {\n", name);
  for (size_t row = 0; row < n_rows; row++)
    {
      printf (n_rows > 1 ? "    {" : "   ");
      for (size_t i = 0; i < n_columns; i++)
        printf ("%s0x%016" PRIx64 ",", i % 4 == 0 ? "\n      " : " ", words[row * n_columns + i]);
      printf (n_rows > 1 ? "\n    },\n" : "\n");
    }
  printf ("  },\n");
}

/* The sliders of one type; their attacks begin at first. Returns where they end. */
static size_t
print_sliders (unsigned type, size_t first)
{
  printf ("  .%s = {\n", type == 0 ? "rook" : "bishop");
  for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
    {
      ChessBitboard mask = blocker_mask (type, (ChessSquare) square);
      unsigned n_bits = chess_bitboard_count (mask);
      printf ("    { 0x%016" PRIx64 ", chess_slider_attacks + %zu, 0x%016" PRIx64 ", %u },\n", mask,
              first, chess_magic_numbers[type][square], 64 - n_bits);
      first += (size_t) 1 << n_bits;
    }
  /* The look-up of a slider without a square: empty. */
  printf ("    { 0, chess_slider_attacks + %d, 0, 63 },\n  },\n", CHESS_N_SLIDER_ATTACKS - 1);
  return first;
}

static void
print_attacks (void)
{
  size_t end = print_sliders (1, print_sliders (0, 0));
  print_words ("knight", tables.knight, 1, CHESS_N_TABLE_SQUARES);
  print_words ("king", tables.king, 1, CHESS_N_TABLE_SQUARES);
  print_words ("pawn", tables.pawn[0], CHESS_N_COLORS, CHESS_N_TABLE_SQUARES);
  print_words ("rook_ring", tables.rook_ring, 1, CHESS_N_TABLE_SQUARES);
  print_words ("bishop_ring", tables.bishop_ring, 1, CHESS_N_TABLE_SQUARES);
  print_words ("between", tables.between[0], CHESS_N_TABLE_SQUARES, CHESS_N_TABLE_SQUARES);
  print_words ("line", tables.line[0], CHESS_N_SQUARES, CHESS_N_SQUARES);
  print_words ("rays", tables.rays[0], 8, CHESS_N_SQUARES);
  printf ("};\n\n_Static_assert (CHESS_N_SLIDER_ATTACKS == %zu + 1, \"room for every set\");\n",
          end);
}

static void
print_keys (void)
{
  print_words ("piece", keys.piece[0], CHESS_N_PIECES + 1, CHESS_N_SQUARES);
  print_words ("ep", keys.ep, 1, CHESS_N_SQUARES + 1);
  print_words ("castling", keys.castling[0], CHESS_N_COLORS, 2);
  printf ("  .white_to_move = 0x%016" PRIx64 ",\n};\n", keys.white_to_move);
}

int
main (void)
{
  for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
    fill_leapers ((ChessSquare) square);
  for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
    fill_lines ((ChessSquare) square);
  fill_keys ();
  printf (
      "/* Written by make-tables.c. */\n#include \"chess/kernel/tables.h\"\n\n"
      "__attribute__ ((section (\".data.rel.ro\"))) ChessAttackTables chess_attack_tables = {\n");
  print_attacks ();
  printf ("\nconst ChessKeys chess_keys = {\n");
  print_keys ();
  return ferror (stdout) != 0;
}
