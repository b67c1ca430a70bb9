/* Tests of attacks.h: worked values, and every square against walking there step by step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/attacks.h"

#include <glib.h>

static const int leaps[2][8][2] = {
  { { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 }, { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } },
  { { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 }, { 0, -1 }, { 1, -1 } },
};

/* The squares in steps from one, including the first blocker, at most this many. */
static ChessBitboard
walk (int square, const int step[2], ChessBitboard occupied, int most)
{
  ChessBitboard met = 0;
  int file = square % 8 + step[0], rank = square / 8 + step[1];
  for (; most-- > 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8;
       file += step[0], rank += step[1])
    {
      met |= CHESS_BIT (rank * 8 + file);
      if (occupied >> (rank * 8 + file) & 1)
        break;
    }
  return met;
}

/* Walks in every second direction from the first: 0 lines, 1 diagonals. */
static ChessBitboard
slide (int square, int first, ChessBitboard occupied)
{
  ChessBitboard met = 0;
  for (int i = first; i < 8; i += 2)
    met |= walk (square, leaps[1][i], occupied, 7);
  return met;
}

static ChessBitboard
random_set (void)
{
  ChessBitboard set = 0;
  for (int i = 0; i < 4; i++)
    set = set << 16 | ((ChessBitboard) g_test_rand_int () & 0xffff);
  return set;
}

static void
test_leapers (void)
{
  for (int square = 0; square < 64; square++)
    {
      ChessBitboard sets[2] = { 0, 0 };
      for (int type = 0; type < 2; type++)
        for (int i = 0; i < 8; i++)
          sets[type] |= walk (square, leaps[type][i], 0, 1);
      g_assert_cmphex (chess_attacks_knight ((ChessSquare) square), ==, sets[0]);
      g_assert_cmphex (chess_attacks_king ((ChessSquare) square), ==, sets[1]);
    }
}

static void
test_pawns (void)
{
  static const int steps[2][2][2] = { { { -1, 1 }, { 1, 1 } }, { { -1, -1 }, { 1, -1 } } };
  for (int color = 0; color < 2; color++)
    {
      ChessBitboard set = random_set (), all = 0;
      for (int square = 0; square < 64; square++)
        {
          ChessBitboard one
              = walk (square, steps[color][0], 0, 1) | walk (square, steps[color][1], 0, 1);
          g_assert_cmphex (chess_attacks_pawn ((ChessColor) color, (ChessSquare) square), ==, one);
          if (set >> square & 1)
            all |= one;
        }
      g_assert_cmphex (chess_attacks_pawns ((ChessColor) color, set), ==, all);
    }
}

/* Sparse, medium and dense boards; every square. */
static void
test_sliders (void)
{
  unsigned n = 0;
  for (int i = 0; i < 3000; i++)
    {
      ChessBitboard occupied = random_set ();
      if (i % 3 == 0)
        occupied &= random_set ();
      if (i % 3 == 1)
        occupied &= random_set () & random_set ();
      for (int square = 0; square < 64; square++, n++)
        {
          ChessBitboard lines = slide (square, 0, occupied),
                        diagonals = slide (square, 1, occupied);
          ChessSquare s = (ChessSquare) square;
          g_assert_cmphex (chess_attacks_rook (s, occupied), ==, lines);
          g_assert_cmphex (chess_attacks_bishop (s, occupied), ==, diagonals);
          g_assert_cmphex (chess_attacks_queen (s, occupied), ==, lines | diagonals);
        }
    }
  g_test_message ("%u boards and squares", n);
}

/* Every set of blockers on the lines of every square: all that a table can hold. */
static void
test_every_blocker (void)
{
  unsigned n = 0;
  for (int square = 0; square < 64; square++)
    for (int first = 0; first < 2; first++)
      {
        ChessBitboard mask = slide (square, first, 0), subset = 0;
        do
          {
            ChessBitboard expected = slide (square, first, subset);
            ChessBitboard got = first == 0 ? chess_attacks_rook ((ChessSquare) square, subset)
                                           : chess_attacks_bishop ((ChessSquare) square, subset);
            g_assert_cmphex (got, ==, expected);
            subset = (subset - mask) & mask;
            n++;
          }
        while (subset);
      }
  g_test_message ("%u blocker sets", n);
}

static void
test_pieces (void)
{
  ChessBitboard occupied = random_set ();
  for (unsigned square = 0; square < 64; square++)
    for (unsigned color = 0; color < 2; color++)
      {
        ChessSquare s = (ChessSquare) square;
        ChessBitboard expected[6] = {
          chess_attacks_pawn (color, s),      chess_attacks_knight (s),
          chess_attacks_bishop (s, occupied), chess_attacks_rook (s, occupied),
          chess_attacks_queen (s, occupied),  chess_attacks_king (s),
        };
        for (unsigned type = 0; type < 6; type++)
          g_assert_cmphex (chess_attacks_piece (CHESS_PIECE (color, type), s, occupied), ==,
                           expected[type]);
      }
}

static void
test_lines (void)
{
  for (int a = 0; a < 64; a++)
    for (int b = 0; b < 64; b++)
      {
        ChessBitboard between = 0, line = 0;
        for (int i = 0; i < 8; i++)
          if (a != b && walk (a, leaps[1][i], 0, 7) >> b & 1)
            {
              between = walk (a, leaps[1][i], CHESS_BIT (b), 7) & ~CHESS_BIT (b);
              line = walk (a, leaps[1][i], 0, 7) | walk (a, leaps[1][(i + 4) % 8], 0, 7)
                     | CHESS_BIT (a);
            }
        g_assert_cmphex (chess_attacks_between ((ChessSquare) a, (ChessSquare) b), ==, between);
        g_assert_cmphex (chess_attacks_line ((ChessSquare) a, (ChessSquare) b), ==, line);
      }
}

/* Worked by hand on paper. */
static const struct
{
  const char *name;
  ChessPiece piece;
  ChessSquare square;
  ChessBitboard occupied, expected;
} worked[] = {
  { "knight-a1", CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT), 0, 0, 0x20400 },
  { "king-e1", CHESS_PIECE (CHESS_WHITE, CHESS_KING), 4, 0, 0x3828 },
  { "pawn-e4", CHESS_PIECE (CHESS_WHITE, CHESS_PAWN), 28, 0, 0x2800000000 },
  { "pawn-a7-black", CHESS_PIECE (CHESS_BLACK, CHESS_PAWN), 48, 0, 0x20000000000 },
  { "rook-a1-empty", CHESS_PIECE (CHESS_WHITE, CHESS_ROOK), 0, 0, 0x01010101010101fe },
  { "rook-d4-blocked", CHESS_PIECE (CHESS_WHITE, CHESS_ROOK), 27, 0x0000000820080800,
    0x0000000837080000 },
  { "bishop-h8-empty", CHESS_PIECE (CHESS_BLACK, CHESS_BISHOP), 63, 0, 0x0040201008040201 },
};

static void
test_worked (gconstpointer data)
{
  size_t i = GPOINTER_TO_SIZE (data);
  g_assert_cmphex (chess_attacks_piece (worked[i].piece, worked[i].square, worked[i].occupied), ==,
                   worked[i].expected);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chess/attacks/leapers", test_leapers);
  g_test_add_func ("/chess/attacks/pawns", test_pawns);
  g_test_add_func ("/chess/attacks/sliders", test_sliders);
  g_test_add_func ("/chess/attacks/every-blocker", test_every_blocker);
  g_test_add_func ("/chess/attacks/pieces", test_pieces);
  g_test_add_func ("/chess/attacks/lines", test_lines);
  for (size_t i = 0; i < G_N_ELEMENTS (worked); i++)
    {
      g_autofree char *path = g_strdup_printf ("/chess/attacks/worked/%s", worked[i].name);
      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_worked);
    }
  return g_test_run ();
}
