/* The shared pgn/ data: every file gives the expected games, however its input is split, and
 * writing them gives text that reads the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../../chess/corpus.h"

#include <string.h>

#include "game/pgn/pgn-record.h"
#include "pgn-log.h"

/* The columns of pgn/expect.tsv. */
enum
{
  COLUMN_FILE,
  COLUMN_WANT,
  COLUMN_GAMES,
  COLUMN_AGREE,
  COLUMN_CLEAN,
  COLUMN_NUMBER,
  COLUMN_PLIES,
  COLUMN_FEN,
  COLUMN_SPEC_GAMES = 14,
  COLUMN_SPEC_PLIES,
};

/* A game as the reader leaves it. */
typedef struct
{
  guint plies;
  guint problems;
  char fen[CHESS_FEN_SIZE]; /* "" if there is none */
} End;

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  End kept = { .plies = end->plies, .problems = end->problems };

  if (end->position != NULL)
    chess_fen_write (end->position, kept.fen);
  g_array_append_val ((GArray *) user_data, kept);

  return TRUE;
}

/* The bytes of a file of the corpus. (transfer full) */
static char *
load (const char *name, gsize *length)
{
  g_autofree char *path
      = g_build_filename (g_getenv ("CHECKBIT_CORPUS"), "pgn", "files", name, NULL);
  g_autoptr (GError) error = NULL;
  char *bytes;

  g_file_get_contents (path, &bytes, length, &error);
  g_assert_no_error (error);

  return bytes;
}

/* --- What is expected ----------------------------------------------------------------------- */

static guint
to_number (const char *text)
{
  return (guint) g_ascii_strtoull (text, NULL, 10);
}

/* Compares a row with the games of its file; if the two readers differ, "want" says which numbers
 * apply. */
static void
check_row (char **row, const GArray *ends)
{
  gboolean spec = g_str_equal (row[COLUMN_WANT], "spec");
  guint n_games = to_number (row[spec ? COLUMN_SPEC_GAMES : COLUMN_GAMES]);
  const char *plies = row[spec ? COLUMN_SPEC_PLIES : COLUMN_PLIES];
  guint number = to_number (row[COLUMN_NUMBER]);
  const End *end;

  if (ends->len != n_games)
    g_error ("%s: %u games instead of %u", row[COLUMN_FILE], ends->len, n_games);
  if (number == 0 || number > ends->len || g_str_equal (plies, "-"))
    return;

  end = &g_array_index (ends, End, number - 1);
  if (end->plies != to_number (plies))
    g_error ("%s, game %u: %u plies instead of %s", row[COLUMN_FILE], number, end->plies, plies);
  if (!spec && *end->fen != '\0' && !g_str_equal (end->fen, row[COLUMN_FEN]))
    g_error ("%s, game %u: %s instead of %s", row[COLUMN_FILE], number, end->fen, row[COLUMN_FEN]);
}

static void
test_expected (gconstpointer data)
{
  const GPtrArray *lines = data;
  const CheckbitPgnVisitor visitor = { .end_game = end_game_cb };
  guint n_rows = 0, n_free = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      g_auto (GStrv) row = g_strsplit (g_ptr_array_index (lines, i), "\t", -1);
      g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (End));
      g_autofree char *bytes = NULL;
      gsize length;

      g_assert_cmpuint (g_strv_length (row), >, COLUMN_SPEC_PLIES);
      bytes = load (row[COLUMN_FILE], &length);
      checkbit_pgn_read (bytes, length, &visitor, ends, 0);
      if (g_str_equal (row[COLUMN_WANT], "either"))
        {
          n_free++;
          continue;
        }
      check_row (row, ends);
      n_rows++;
    }
  g_test_message ("%u games as expected, %u with no single right answer", n_rows, n_free);
}

/* --- Every file ----------------------------------------------------------------------------- */

static void
for_each_file (void (*func) (const char *name, const char *bytes, gsize length))
{
  const char *corpus = g_getenv ("CHECKBIT_CORPUS");
  g_autofree char *path = NULL;
  g_autoptr (GDir) folder = NULL;
  const char *name;
  guint n = 0;

  if (corpus == NULL)
    {
      g_test_skip ("CHECKBIT_CORPUS is not set");
      return;
    }
  path = g_build_filename (corpus, "pgn", "files", NULL);
  folder = g_dir_open (path, 0, NULL);
  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      gsize length;
      g_autofree char *bytes = load (name, &length);

      func (name, bytes, length);
      n++;
    }
  g_assert_cmpuint (n, >=, 247);
  g_test_message ("%u files", n);
}

static void
check_pieces (const char *name, const char *bytes, gsize length)
{
  static const gsize steps[] = { 1, 2, 3, 7, 4096 };
  g_autofree char *whole = pgn_log (bytes, length, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *pieces = pgn_log (bytes, length, steps[i]);

      if (!g_str_equal (whole, pieces))
        g_error ("%s: pieces of %" G_GSIZE_FORMAT " bytes make a difference", name, steps[i]);
    }
}

static void
test_pieces (void)
{
  for_each_file (check_pieces);
}

static void
check_writer (const char *name, const char *bytes, gsize length)
{
  g_autofree char *first = pgn_write_again (bytes, length);
  g_autofree char *second = pgn_write_again (first, strlen (first));

  if (!g_str_equal (first, second))
    g_error ("%s is not the same when it is read and written again", name);
}

/* Written, read, written: the same text. */
static void
test_writer (void)
{
  for_each_file (check_writer);
}

static char *
write_records (const char *bytes, gsize length)
{
  g_autoptr (GPtrArray) games = checkbit_pgn_read_games (bytes, length, 0);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++)
    {
      const CheckbitPgnGame *game = g_ptr_array_index (games, i);
      g_autofree char *one = checkbit_pgn_write_record (game->record);

      g_string_append (text, one);
    }

  return g_string_free (text, FALSE);
}

static void
check_records (const char *name, const char *bytes, gsize length)
{
  g_autofree char *first = write_records (bytes, length);
  g_autofree char *second = write_records (first, strlen (first));

  if (!g_str_equal (first, second))
    g_error ("%s is not the same through records", name);
}

/* The same through the tree. */
static void
test_records (void)
{
  for_each_file (check_records);
}

static guint n_counted;

/* The list of games has as many plies as the game has once it is played, unless that cannot be read
 * to its end. */
static void
check_counted (const char *name, const char *bytes, gsize length)
{
  const CheckbitPgnVisitor visitor = { .end_game = end_game_cb };
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (End));
  g_autoptr (GArray) counted = g_array_new (FALSE, FALSE, sizeof (End));

  checkbit_pgn_read (bytes, length, &visitor, played, CHECKBIT_PGN_READ_ALL);
  checkbit_pgn_read (bytes, length, &visitor, counted, CHECKBIT_PGN_READ_TAGS);
  if (counted->len != played->len)
    g_error ("%s: %u games listed, %u read", name, counted->len, played->len);
  for (guint i = 0; i < played->len; i++)
    {
      const End *end = &g_array_index (played, End, i);
      guint plies = g_array_index (counted, End, i).plies;

      if (end->problems > 0 ? plies < end->plies : plies != end->plies)
        g_error ("%s, game %u: %u plies counted, %u played", name, i + 1, plies, end->plies);
      n_counted++;
    }
}

static void
test_counted (void)
{
  for_each_file (check_counted);
  g_test_message ("%u games", n_counted);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  corpus_add_file ("pgn/expect.tsv", "/corpus-pgn/expected", test_expected);
  g_test_add_func ("/corpus-pgn/pieces", test_pieces);
  g_test_add_func ("/corpus-pgn/writer", test_writer);
  g_test_add_func ("/corpus-pgn/records", test_records);
  g_test_add_func ("/corpus-pgn/counted", test_counted);

  return g_test_run ();
}
