/* SAN and UCI against the shared san/, movegen and epd/ data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "corpus.h"
#include "setup.h"

#include "chess/fen.h"
#include "chess/san.h"
#include "chess/uci-move.h"

#include <string.h>

static ChessMove
read_uci (const ChessPosition *position, const char *text)
{
  return chess_uci_read (position, text, strlen (text));
}

static ChessMove
read_san (const ChessPosition *position, const char *text)
{
  ChessSanResult result;

  return chess_san_read (position, text, strlen (text), &result) == CHESS_SAN_OK
             ? result.move
             : CHESS_MOVE_NONE;
}

static void
assert_san (const ChessPosition *position, ChessMove move, const char *expected)
{
  char san[CHESS_SAN_SIZE];

  g_assert_cmpuint (chess_san_write (position, move, san), ==, strlen (san));
  g_assert_cmpstr (san, ==, expected);
  g_assert_cmpuint (read_san (position, expected), ==, move);
}

static void
assert_uci (const ChessPosition *position, ChessMove move, const char *expected)
{
  char uci[CHESS_UCI_SIZE];

  g_assert_cmpuint (chess_uci_write (position, move, uci), ==, strlen (uci));
  g_assert_cmpstr (uci, ==, expected);
  g_assert_cmpuint (read_uci (position, expected), ==, move);
}

static void
test_write (gconstpointer data)
{
  const CorpusRow *row = data;
  gboolean chess960 = g_str_equal (corpus_field (row, 2), "960");
  ChessPosition position = corpus_read_fen (corpus_field (row, 3), chess960);
  ChessMove move = read_uci (&position, corpus_field (row, 5));

  g_assert_cmpuint (move, !=, CHESS_MOVE_NONE);
  assert_san (&position, move, corpus_field (row, 6));
  g_assert_cmpuint (read_san (&position, corpus_field (row, 7)), ==, move);
  if (*corpus_field (row, 4) && !chess_position_is_chess960 (&position))
    assert_uci (&position, move, corpus_field (row, 4));
  if (chess_position_is_chess960 (&position))
    assert_uci (&position, move, corpus_field (row, 5));
}

static const char *
verdict_name (ChessSanVerdict verdict)
{
  static const char *const names[] = {
    [CHESS_SAN_OK] = "ok",           [CHESS_SAN_INVALID] = "invalid",
    [CHESS_SAN_ILLEGAL] = "illegal", [CHESS_SAN_AMBIGUOUS] = "ambiguous",
    [CHESS_SAN_NULL_MOVE] = "null",
  };

  return names[verdict];
}

/* Some rows have positions that the FEN reader refuses: their moves must be readable all the
 * same. */
static ChessPosition
read_any_fen (const char *fen)
{
  ChessPosition position;

  if (!chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL))
    position = setup (fen);
  return position;
}

static void
test_read (gconstpointer data)
{
  const CorpusRow *row = data;
  const char *alternative = corpus_field (row, 7);
  ChessPosition position = read_any_fen (corpus_field (row, 1));
  g_autoptr (GString) text = corpus_unescape (corpus_field (row, 2));
  ChessSanResult result;
  ChessSanVerdict verdict = chess_san_read (&position, text->str, text->len, &result);

  g_assert_cmpint (verdict, ==, result.verdict);
  if (verdict == CHESS_SAN_OK && *alternative)
    {
      g_assert_cmpuint (result.move, ==, read_uci (&position, alternative));
      return;
    }
  g_assert_cmpstr (verdict_name (verdict), ==, corpus_field (row, 3));
  if (verdict == CHESS_SAN_OK)
    {
      g_assert_cmpuint (result.move, ==, read_uci (&position, corpus_field (row, 5)));
      assert_san (&position, result.move, corpus_field (row, 6));
    }
  if (verdict == CHESS_SAN_AMBIGUOUS)
    g_assert_cmpuint (result.candidates.count, >, 1);
  if (verdict == CHESS_SAN_INVALID)
    g_assert_cmpint (result.column, >, 0);
}

/* "uci SAN FEN": the FEN is the position after the move. */
static void
check_listed_move (const ChessPosition *position, const char *entry)
{
  g_auto (GStrv) words = g_strsplit (entry, " ", 3);
  ChessPosition after = *position;
  ChessMove move = read_uci (position, words[0]);
  char fen[CHESS_FEN_SIZE];

  g_assert_cmpuint (move, !=, CHESS_MOVE_NONE);
  assert_uci (position, move, words[0]);
  assert_san (position, move, words[1]);
  chess_position_play (&after, move);
  chess_fen_write (&after, fen);
  g_assert_cmpstr (fen, ==, words[2]);
}

static void
test_move_list (gconstpointer data)
{
  const CorpusRow *row = data;
  ChessPosition position = corpus_read_fen (corpus_field (row, 1), FALSE);
  g_auto (GStrv) moves = g_strsplit (corpus_field (row, 5), " | ", -1);
  guint n = g_strv_length (moves);

  g_assert_cmpuint (chess_movegen_count (&position), ==,
                    g_ascii_strtoull (corpus_field (row, 2), NULL, 10));
  g_assert_cmpuint (n, ==, chess_movegen_count (&position));
  for (guint i = 0; i < n; i++)
    check_listed_move (&position, moves[i]);
}

/* Checks the moves of an EPD operation ("bm" or "am") against their UCI forms. */
static guint
check_operation (const ChessPosition *position,
                 const char *line,
                 const char *opcode,
                 const char *expected)
{
  g_autofree char *key = g_strdup_printf (" %s ", opcode);
  g_auto (GStrv) ucis = g_strsplit (expected, " ", -1);
  const char *start = strstr (line, key), *end = start ? strchr (start, ';') : NULL;
  g_autofree char *operands = NULL;
  g_auto (GStrv) sans = NULL;

  if (!*expected)
    return 0;
  g_assert_nonnull (end);
  operands = g_strndup (start + strlen (key), (gsize) (end - start) - strlen (key));
  sans = g_strsplit (g_strstrip (operands), " ", -1);
  g_assert_cmpuint (g_strv_length (sans), ==, g_strv_length (ucis));
  for (guint i = 0; sans[i] != NULL; i++)
    g_assert_true (g_strv_contains ((const char *const *) ucis, ucis[i])
                   && read_san (position, sans[i]) == read_uci (position, ucis[i])
                   && read_san (position, sans[i]) != CHESS_MOVE_NONE);
  return g_strv_length (sans);
}

/* A suite and its expectations, line by line. */
static void
test_epd (gconstpointer data)
{
  const char *name = data;
  g_autofree char *suite = g_strdup_printf ("epd/%s.epd", name);
  g_autofree char *wanted = g_strdup_printf ("epd/%s.expect.tsv", name);
  g_autoptr (GPtrArray) lines = corpus_lines (suite), rows = corpus_lines (wanted);
  guint n_moves = 0;

  if (lines == NULL)
    {
      g_test_skip ("CHECKBIT_CORPUS names no folder");
      return;
    }
  g_assert_cmpuint (lines->len, ==, rows->len);
  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);
      g_auto (GStrv) row = g_strsplit (g_ptr_array_index (rows, i), "\t", -1);
      ChessPosition position = corpus_read_fen (line, FALSE);
      char fen[CHESS_FEN_SIZE];

      chess_fen_write (&position, fen);
      g_assert_cmpstr (fen, ==, row[2]);
      g_assert_cmpuint (chess_movegen_count (&position), ==,
                        g_ascii_strtoull (row[3], NULL, 10));
      n_moves += check_operation (&position, line, "bm", row[4]);
      n_moves += check_operation (&position, line, "am", row[5]);
    }
  g_test_message ("%u positions, %u moves", lines->len, n_moves);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  corpus_add_rows ("san/san.tsv", "/corpus/san/write", test_write);
  corpus_add_rows ("san/san_read.tsv", "/corpus/san/read", test_read);
  corpus_add_rows ("perft/movegen.tsv", "/corpus/san/moves", test_move_list);
  g_test_add_data_func ("/corpus/epd/wac", "wac", test_epd);
  g_test_add_data_func ("/corpus/epd/sts", "sts", test_epd);
  g_test_add_data_func ("/corpus/epd/eet", "eet", test_epd);
  g_test_add_data_func ("/corpus/epd/arasan21", "arasan21", test_epd);
  g_test_add_data_func ("/corpus/epd/bratko-kopec", "bratko-kopec", test_epd);
  return g_test_run ();
}
