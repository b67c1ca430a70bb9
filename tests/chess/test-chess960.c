/* Tests of the 960 start positions: known numbers, and what makes a start position one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/chess960.h"

#include <glib.h>
#include <string.h>

#include "chess/fen.h"

/* Letters of a back rank. */
static void
write_rank (guint number, char text[9])
{
  ChessPieceType rank[8];

  chess_chess960_rank (number, rank);
  for (guint file = 0; file < 8; file++)
    text[file] = chess_piece_letter (CHESS_PIECE (CHESS_WHITE, rank[file]));
  text[8] = '\0';
}

/* From the published table of all positions (Scharnagl), and worked out by hand: the first block of
 * sixteen by bishops, the queens in the first six of them, knights in the last. */
static const struct
{
  guint number;
  const char *rank;
} known_cases[] = {
  { 0, "BBQNNRKR" },   { 1, "BQNBNRKR" },   { 2, "BQNNRBKR" },   { 3, "BQNNRKRB" },
  { 4, "QBBNNRKR" },   { 15, "QNNRKRBB" },  { 16, "BBNQNRKR" },  { 32, "BBNNQRKR" },
  { 80, "BBNNRKRQ" },  { 96, "BBQNRNKR" },  { 518, "RNBQKBNR" }, { 534, "RNBKQBNR" },
  { 864, "BBQRKRNN" }, { 959, "RKRNNQBB" },
};

static void
test_known (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  ChessPosition position;
  char rank[9];

  write_rank (known_cases[i].number, rank);
  g_assert_cmpstr (rank, ==, known_cases[i].rank);
  chess_chess960_position (known_cases[i].number, &position);
  g_assert_cmpint (chess_chess960_number (&position), ==, known_cases[i].number);
}

/* Each is a start position: bishops on both colors, the king between the rooks, no two alike. */
static void
test_all (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint number = 0; number < CHESS_CHESS960_COUNT; number++)
    {
      ChessPosition position, read;
      char rank[9], fen[CHESS_FEN_SIZE];
      const char *king, *bishop;
      gsize length;

      write_rank (number, rank);
      g_assert_true (g_hash_table_add (seen, g_strdup (rank)));
      king = strchr (rank, 'K');
      g_assert_true (strchr (rank, 'R') < king && king < strrchr (rank, 'R'));
      bishop = strchr (rank, 'B');
      g_assert_cmpint ((strrchr (rank, 'B') - bishop) % 2, ==, 1);
      g_assert_nonnull (strchr (rank, 'Q'));
      g_assert_true (strchr (rank, 'N') < strrchr (rank, 'N'));

      chess_chess960_position (number, &position);
      g_assert_true (chess_position_is_consistent (&position));
      g_assert_true (chess_position_is_chess960 (&position));
      g_assert_cmpuint (chess_position_problems (&position), ==, 0);
      g_assert_cmpint (chess_chess960_number (&position), ==, number);
      length = chess_fen_write (&position, fen);
      g_assert_true (chess_fen_read (fen, length, CHESS_FEN_CHESS960, &read, NULL));
      g_assert_cmpint (chess_chess960_number (&read), ==, number);
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 960);
  g_test_message ("%u positions", g_hash_table_size (seen));
}

static const struct
{
  const char *fen;
  int number;
} fen_cases[] = {
  { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 518 },
  /* Counters do not matter; rights, the side to move and every piece do. */
  { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", 518 },
  { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1", -1 },
  { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", -1 },
  { "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", -1 },
  { "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", -1 },
  { "4k3/8/8/8/8/8/8/4K3 w - - 0 1", -1 },
};

static void
test_fen (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  ChessPosition position;

  g_assert_true (chess_fen_read (
      fen_cases[i].fen, strlen (fen_cases[i].fen), CHESS_FEN_DEFAULT, &position, NULL));
  g_assert_cmpint (chess_chess960_number (&position), ==, fen_cases[i].number);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (known_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/chess960/known/%u", known_cases[i].number);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_known);
    }
  for (guint i = 0; i < G_N_ELEMENTS (fen_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/chess960/fen/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_fen);
    }
  g_test_add_func ("/chess960/all", test_all);

  return g_test_run ();
}
