/* Tests of bitboard.h: set algebra against the same sets kept as 64 truth values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/bitboard.h"

#include <glib.h>

typedef struct
{
  const char *name;
  ChessBitboard (*step) (ChessBitboard set);
  int files, ranks;
} StepCase;

static const StepCase step_cases[] = {
  { "north", chess_bitboard_north, 0, 1 },
  { "south", chess_bitboard_south, 0, -1 },
  { "east", chess_bitboard_east, 1, 0 },
  { "west", chess_bitboard_west, -1, 0 },
  { "north-east", chess_bitboard_north_east, 1, 1 },
  { "north-west", chess_bitboard_north_west, -1, 1 },
  { "south-east", chess_bitboard_south_east, 1, -1 },
  { "south-west", chess_bitboard_south_west, -1, -1 },
};

static ChessBitboard
random_set (void)
{
  ChessBitboard set = 0;
  for (int i = 0; i < 4; i++)
    set = set << 16 | ((ChessBitboard) g_test_rand_int () & 0xffff);
  return set;
}

static void
test_step (gconstpointer data)
{
  const StepCase *row = data;
  for (int i = 0; i < 1000; i++)
    {
      ChessBitboard set = random_set (), moved = row->step (set);
      for (int square = 0; square < 64; square++)
        {
          int file = square % 8 - row->files, rank = square / 8 - row->ranks;
          bool expected = file >= 0 && file < 8 && rank >= 0 && rank < 8
                          && chess_bitboard_has (set, (ChessSquare) (rank * 8 + file));
          g_assert_cmpint (chess_bitboard_has (moved, (ChessSquare) square), ==, expected);
        }
    }
}

static const struct
{
  ChessBitboard set;
  unsigned count;
  ChessSquare lsb, msb;
  bool several;
} member_cases[] = {
  { 0, 0, CHESS_SQUARE_NONE, CHESS_SQUARE_NONE, false },
  { 1, 1, 0, 0, false },
  { 0x8000000000000000, 1, 63, 63, false },
  { 0x8000000000000001, 2, 0, 63, true },
  { 0x0000001008000000, 2, 27, 36, true },
  { CHESS_FILE_A, 8, 0, 56, true },
  { CHESS_FILE_H, 8, 7, 63, true },
  { CHESS_RANK_8, 8, 56, 63, true },
  { CHESS_LIGHT_SQUARES, 32, 1, 62, true },
  { CHESS_ALL_SQUARES, 64, 0, 63, true },
};

static void
test_members (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (member_cases); i++)
    {
      g_assert_cmpuint (chess_bitboard_count (member_cases[i].set), ==, member_cases[i].count);
      g_assert_cmpuint (chess_bitboard_lsb (member_cases[i].set), ==, member_cases[i].lsb);
      g_assert_cmpuint (chess_bitboard_msb (member_cases[i].set), ==, member_cases[i].msb);
      g_assert_cmpint (chess_bitboard_several (member_cases[i].set), ==, member_cases[i].several);
    }
}

static void
test_iteration (void)
{
  for (int i = 0; i < 1000; i++)
    {
      ChessBitboard set = random_set (), rest = set, seen = 0;
      int last = -1;
      CHESS_FOREACH_SQUARE (square, set)
        {
          g_assert_cmpint ((int) square, >, last);
          g_assert_cmpuint (chess_bitboard_pop_lsb (&rest), ==, square);
          last = (int) square;
          seen |= CHESS_BIT (square);
        }
      g_assert_cmphex (seen, ==, set);
      g_assert_cmphex (rest, ==, 0);
    }
}

static void
test_constants (void)
{
  for (unsigned square = 0; square < 64; square++)
    {
      unsigned file = chess_square_file ((ChessSquare) square);
      unsigned rank = chess_square_rank ((ChessSquare) square);
      g_assert_cmpuint (CHESS_SQUARE (file, rank), ==, square);
      g_assert_true (
          chess_bitboard_has (CHESS_FILE (file) & CHESS_RANK (rank), (ChessSquare) square));
      /* a1 is dark. */
      g_assert_cmpint (chess_bitboard_has (CHESS_DARK_SQUARES, (ChessSquare) square), ==,
                       (file + rank) % 2 == 0);
    }
  g_assert_cmphex (CHESS_DARK_SQUARES | CHESS_LIGHT_SQUARES, ==, CHESS_ALL_SQUARES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (step_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/chess/bitboard/step/%s", step_cases[i].name);
      g_test_add_data_func (path, &step_cases[i], test_step);
    }
  g_test_add_func ("/chess/bitboard/members", test_members);
  g_test_add_func ("/chess/bitboard/iteration", test_iteration);
  g_test_add_func ("/chess/bitboard/constants", test_constants);
  return g_test_run ();
}
