/* The FEN reader and writer against the shared fen/ and perft/ data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "corpus.h"

#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/outcome.h"

#include <string.h>

/* The canonical FEN of a text, or NULL if it is invalid. (transfer full) */
static char *
read_and_write (const char *text, gsize length, ChessFenFlags flags)
{
  char fen[CHESS_FEN_SIZE];
  ChessPosition position;
  ChessFenError error;
  /* a copy of exactly this length, so that a memory checker detects reads past the end */
  g_autofree char *copy = g_malloc (MAX (length, 1));

  memcpy (copy, text, length);
  if (!chess_fen_read (copy, length, flags, &position, &error))
    {
      g_assert_cmpint (error.kind, !=, CHESS_FEN_OK);
      g_assert_true (error.column == 0 || error.length > 0);
      return NULL;
    }
  g_assert_true (chess_position_is_consistent (&position));
  g_assert_cmpuint (chess_fen_write (&position, fen), ==, strlen (fen));
  return g_strdup (fen);
}

/* Reading the written FEN and writing it again must give the same. */
static void
assert_fixed_point (const char *fen, ChessFenFlags flags)
{
  g_autofree char *again = read_and_write (fen, strlen (fen), flags);

  g_assert_cmpstr (again, ==, fen);
}

static void
test_bad (gconstpointer data)
{
  const CorpusRow *row = data;
  const char *verdict = corpus_field (row, 1);
  g_autoptr (GString) text = corpus_unescape (corpus_field (row, 4));
  g_autofree char *fen = read_and_write (text->str, text->len, CHESS_FEN_DEFAULT);

  if (g_str_equal (verdict, "reject"))
    g_assert_null (fen);
  else if (g_str_equal (verdict, "repair") && fen != NULL)
    g_assert_cmpstr (fen, ==, corpus_field (row, 5));
  if (fen != NULL)
    assert_fixed_point (fen, CHESS_FEN_DEFAULT);
}

/* The data's word for the state of a position. */
static const char *
state_name (const ChessPosition *position)
{
  switch (chess_outcome (position, 1))
    {
    case CHESS_OUTCOME_CHECKMATE:
      return "checkmate";
    case CHESS_OUTCOME_STALEMATE:
      return "stalemate";
    case CHESS_OUTCOME_INSUFFICIENT_MATERIAL:
      return "insufficient";
    default:
      return chess_position_in_check (position) ? "check" : "play";
    }
}

static void
test_valid (gconstpointer data)
{
  const CorpusRow *row = data;
  ChessFenFlags flags
      = g_str_equal (corpus_field (row, 4), "960") ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT;
  g_autoptr (GString) text = corpus_unescape (corpus_field (row, 3));
  g_autofree char *fen = read_and_write (text->str, text->len, flags);

  if (fen == NULL)
    {
      g_assert_cmpstr (corpus_field (row, 1), ==, "either");
      return;
    }
  g_assert_cmpstr (fen, ==, corpus_field (row, 5));
  assert_fixed_point (fen, flags);
  for (guint form = 6; form <= 7; form++) /* en passant as given; Shredder's letters */
    {
      const char *other = corpus_field (row, form);
      g_autofree char *same = read_and_write (other, strlen (other), flags);
      if (form == 6 || !g_str_has_prefix (corpus_field (row, 2), "fields-few"))
        g_assert_cmpstr (same, ==, fen);
    }
  ChessPosition position = corpus_read_fen (fen, flags == CHESS_FEN_CHESS960);
  g_assert_cmpuint (chess_movegen_count (&position), ==,
                    g_ascii_strtoull (corpus_field (row, 8), NULL, 10));
  g_assert_cmpstr (state_name (&position), ==, corpus_field (row, 9));
}

/* Every line of a perft file is a position with counts as EPD operations: it must be valid, with as
 * many moves as its D1, if any. */
static void
test_perft_file (gconstpointer data)
{
  GPtrArray *lines = (GPtrArray *) data;

  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i), *count = strstr (line, ";D1 ");
      ChessPosition position = corpus_read_fen (line, FALSE);
      char fen[CHESS_FEN_SIZE];

      if (count != NULL)
        g_assert_cmpuint (chess_movegen_count (&position), ==,
                          g_ascii_strtoull (count + 4, NULL, 10));
      chess_fen_write (&position, fen);
      assert_fixed_point (fen, position.chess960 ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT);
    }
  g_test_message ("%u positions", lines->len);
}

/* Positions that may be refused; if they are accepted, the counts must be correct. */
static void
test_impossible_file (gconstpointer data)
{
  GPtrArray *lines = (GPtrArray *) data;
  guint refused = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i), *count = strstr (line, ";D1 ");
      ChessPosition position;

      if (!chess_fen_read (line, strlen (line), CHESS_FEN_DEFAULT, &position, NULL))
        refused++;
      else
        g_assert_cmpuint (chess_movegen_count (&position), ==,
                          g_ascii_strtoull (count + 4, NULL, 10));
    }
  g_test_message ("%u of %u refused", refused, lines->len);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  corpus_add_rows ("fen/bad.tsv", "/corpus/fen/bad", test_bad);
  corpus_add_rows ("fen/valid.tsv", "/corpus/fen/valid", test_valid);
  corpus_add_file ("perft/standard.epd", "/corpus/fen/perft/standard", test_perft_file);
  corpus_add_file ("perft/fischer.epd", "/corpus/fen/perft/fischer", test_perft_file);
  corpus_add_file ("perft/random.epd", "/corpus/fen/perft/random", test_perft_file);
  corpus_add_file ("perft/tricky.epd", "/corpus/fen/perft/tricky", test_perft_file);
  corpus_add_file ("perft/fresh.epd", "/corpus/fen/perft/fresh", test_perft_file);
  corpus_add_file ("perft/fresh960.epd", "/corpus/fen/perft/fresh960", test_perft_file);
  corpus_add_file ("perft/tricky_impossible.epd", "/corpus/fen/perft/impossible",
                   test_impossible_file);
  return g_test_run ();
}
