/* The square probe, on worked squares and by playing exchanges out on a plain board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../lib/rows.h"
#include "chess/probe.h"
#include "mask-boards.h"
#include "reference.h"
#include "setup.h"

/* The members of a list of squares: "e4 d5". */
static guint64
squares (const char *text)
{
  guint64 set = 0;

  for (; *text; text += text[2] == ' ' ? 3 : 2)
    set |= (guint64) 1 << ((text[1] - '1') * 8 + text[0] - 'a');
  return set;
}

/* e4 in each layout, counted by hand. */
static void
test_numbers (void)
{
  static const guint8 e4[8] = { 28, 35, 36, 36, 27, 27, 35, 28 };
  ChessPosition position = setup ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
  ChessProbe probe;

  chess_probe (&position, 28, &probe);
  g_assert_cmpmem (probe.bits, sizeof probe.bits, e4, sizeof e4);
  g_assert_true (probe.light);
  g_assert_cmpuint (probe.piece, ==, CHESS_PIECE (CHESS_WHITE, CHESS_PAWN));
  g_assert_cmphex (probe.file, ==, 0x1010101010101010);
  g_assert_cmphex (probe.rank, ==, 0x00000000ff000000);
  g_assert_cmphex (probe.diagonal, ==, squares ("b1 c2 d3 e4 f5 g6 h7"));
  g_assert_cmphex (probe.anti_diagonal, ==, squares ("a8 b7 c6 d5 e4 f3 g2 h1"));
  g_assert_cmphex (probe.attacks, ==, squares ("d5 f5"));
  chess_probe (&position, 0, &probe);
  g_assert_false (probe.light);
  g_assert_cmpuint (probe.piece, ==, CHESS_PIECE_NONE);
  g_assert_cmphex (probe.diagonal, ==, 0x8040201008040201);
  g_assert_cmphex (probe.anti_diagonal, ==, 1);
  g_assert_cmphex (probe.attacks, ==, 0);
}

typedef struct
{
  const char *name, *fen, *square;
  const char *white, *black, *white_xrays, *black_xrays, *pinned;
} Worked;

static const Worked worked[] = {
  { "none", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "d4", "", "", "", "", "" },
  { "both", "4k3/8/2n5/8/3P4/4K3/8/8 w - - 0 1", "d4", "e3", "c6", "", "", "" },
  { "battery", "3rk3/3r4/8/3p4/8/8/3R4/3QK3 w - - 0 1", "d5", "d2", "d7", "d1", "d8", "" },
  { "behind-enemy", "3rk3/3R4/8/3p4/8/8/8/4K3 w - - 0 1", "d5", "d7", "", "", "d8", "" },
  { "behind-pawn", "4k3/8/8/3p4/4P3/5B2/6Q1/4K3 w - - 0 1", "d5", "e4", "", "f3 g2", "", "" },
  { "pushing-pawn-blocks", "4k3/8/8/3p4/3P4/8/3R4/4K3 w - - 0 1", "d5", "", "", "", "", "" },
  { "knight-blocks", "4k3/8/8/3p4/4N3/5B2/8/4K3 w - - 0 1", "d5", "", "", "", "", "" },
  { "pinned", "4r2k/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "d5", "e3", "", "", "", "e3" },
};

static void
test_worked (gconstpointer data)
{
  const Worked *row = data;
  ChessPosition position = setup (row->fen);
  ChessProbe probe;

  chess_probe (&position, chess_bitboard_lsb (squares (row->square)), &probe);
  g_assert_cmphex (probe.attackers[CHESS_WHITE], ==, squares (row->white));
  g_assert_cmphex (probe.attackers[CHESS_BLACK], ==, squares (row->black));
  g_assert_cmphex (probe.xrays[CHESS_WHITE], ==, squares (row->white_xrays));
  g_assert_cmphex (probe.xrays[CHESS_BLACK], ==, squares (row->black_xrays));
  g_assert_cmphex (probe.pinned, ==, squares (row->pinned));
}

/* The pieces that attack a square, each asked alone on the board that is left. */
static guint64
find_attackers (const ChessPosition *position, ChessSquare square)
{
  guint64 set = 0;

  for (ChessSquare from = 0; from < 64; from++)
    {
      ChessPiece piece = chess_position_piece_at (position, from);
      ChessPosition alone = *position;
      if (piece == CHESS_PIECE_NONE || from == square)
        continue;
      /* Every other piece of its side becomes one of the other side, which is not asked. */
      for (ChessSquare other = 0; other < 64; other++)
        if (other != from && chess_position_piece_at (position, other) != CHESS_PIECE_NONE)
          chess_position_put (
              &alone, other,
              CHESS_PIECE (chess_color_opposite (chess_piece_color (piece)), CHESS_KNIGHT));
      if (reference_attacked (&alone, square, chess_piece_color (piece)))
        set |= CHESS_BIT (from);
    }
  return set;
}

/* Repeatedly removes all attackers from the board: those that appear later were x-ray attackers. */
static void
test_everywhere (void)
{
  g_autoptr (GArray) boards = mask_boards_new ();
  guint n_xrays = 0, n = 0;

  for (guint i = 0; i<boards->len; i += boards->len> 2000 ? 97 : 13)
    {
      const ChessPosition *position = &g_array_index (boards, ChessPosition, i);
      for (ChessSquare square = i % 3; square < 64; square += 3, n++)
        {
          ChessPosition left = *position;
          ChessProbe probe;
          guint64 first = find_attackers (&left, square), wave = first, all = 0;
          for (; wave != 0; wave = find_attackers (&left, square))
            {
              all |= wave;
              CHESS_FOREACH_SQUARE (gone, wave)
                chess_position_put (&left, (ChessSquare) gone, CHESS_PIECE_NONE);
            }
          chess_probe (position, square, &probe);
          g_assert_cmphex (probe.attackers[0] | probe.attackers[1], ==, first);
          g_assert_cmphex (probe.xrays[0] | probe.xrays[1], ==, all & ~first);
          g_assert_cmphex (probe.attackers[0] & ~chess_position_color (position, CHESS_WHITE), ==,
                           0);
          n_xrays += chess_bitboard_count (all & ~first);
        }
    }
  g_test_message ("%u squares, %u x-rays", n, n_xrays);
  g_assert_cmpuint (n_xrays, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/probe/numbers", test_numbers);
  ADD_ROWS ("/probe/worked/", worked, test_worked)
  g_test_add_func ("/probe/everywhere", test_everywhere);
  return g_test_run ();
}
