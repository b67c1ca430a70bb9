/* Reading a file in parts gives what reading it in one go gives, wherever its parts end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "game/explorer/explorer-gather.h"
#include "game/explorer/explorer-reader.h"

#define GAME "[Event \"A\"]\n[Result \"1-0\"]\n[WhiteElo \"2100\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
#define OTHER "[Event \"B\"]\n[Result \"0-1\"]\n[Date \"2001.01.01\"]\n\n1. d4 d5 2. c4 0-1\n\n"
#define TAGS "[Event \"C\"]\n[White \"C\"]\n\n"
#define DOS "[Event \"D\"]\r\n[Result \"*\"]\r\n\r\n1. c4 {x} e5 *\r\n\r\n"
#define OPEN "[Event \"E\"]\n\n1. b3 {a comment\n\n[Event \"F\"]\n\n1. a3 } 1... e5 1/2-1/2\n\n"
#define NO_RESULT "[Event \"G\"]\n\n1. Nf3 (1. f4\n\n"
#define LINE "[Event \"H\"]\n\n1. g3 ; {\n\n"
#define ESCAPED "% {\n"
#define LATER "[Site \"?\"]\n[Event \"I\"]\n\n1. h4 *\n\n"

static const struct
{
  const char *name, *text;
} rows[] = {
  { "empty", "" },
  { "one", GAME },
  { "many", GAME OTHER GAME OTHER GAME OTHER },
  { "tags-alone", TAGS TAGS GAME TAGS TAGS },
  { "dos", DOS DOS GAME DOS },
  { "a-tag-in-a-comment", GAME OPEN OTHER OPEN GAME },
  { "a-comment-that-stays-open", GAME OTHER "[Event \"Z\"]\n\n1. e4 {\n\n" GAME OTHER },
  { "no-results", NO_RESULT GAME NO_RESULT NO_RESULT OTHER },
  { "braces-that-open-nothing", LINE GAME ESCAPED GAME LINE ESCAPED OTHER },
  { "a-comment-first", "{what this file is}\n\n" GAME OTHER },
  { "a-bad-tag-first", "[]\n\n" GAME OTHER },
  { "a-comment-opened-first", "{\n\n" OTHER "}" GAME OTHER },
  { "a-remark-first", ";\n\n" OTHER GAME },
  { "words-first", "Games of a club\n\n" GAME OTHER },
  { "event-is-not-first", LATER LATER GAME LATER },
  { "no-tags", "1. e4 *\n\n1. d4 *\n\n1. c4 *\n\n" },
  { "a-mark", "\xef\xbb\xbf" GAME OTHER GAME },
  { "no-empty-lines", "[Event \"A\"]\n1. e4 *\n[Event \"B\"]\n1. d4 *\n[Event \"C\"]\n1. c4 *\n" },
};

/* The content of a sort, and the games; as text. (transfer full) */
static char *
describe (CheckbitExplorerSort *sort, GArray *games)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  GString *text = g_string_new (NULL);
  GError *error = NULL;

  checkbit_explorer_sort_write (sort, stream, NULL, &error);
  g_assert_no_error (error);
  const CheckbitExplorerRecord *records
      = g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream));
  for (guint64 i = 0; i < checkbit_explorer_sort_get_n (sort); i++)
    g_string_append_printf (text, "%016" G_GINT64_MODIFIER "x %u %u\n", records[i].key,
                            records[i].game, records[i].move);
  for (guint i = 0; i < games->len; i++)
    {
      const CheckbitExplorerGame *game = &g_array_index (games, CheckbitExplorerGame, i);
      g_string_append_printf (text, "%u %u %u %u\n", game->ratings[0], game->ratings[1], game->year,
                              game->result);
    }
  return g_string_free (text, FALSE);
}

/* One reader for the whole text. (transfer full) */
static char *
read_in_one_go (const char *folder, const char *text)
{
  g_autoptr (CheckbitExplorerReader) taker = checkbit_explorer_reader_new ();
  g_autoptr (CheckbitPgnReader) reader
      = checkbit_pgn_reader_new (&checkbit_explorer_visitor, taker, CHECKBIT_PGN_READ_MAIN_LINE);
  g_autoptr (CheckbitExplorerSort) sort = checkbit_explorer_sort_new (folder);
  CheckbitExplorerRun run;
  char *found;

  checkbit_pgn_reader_set_max_plies (reader, 60);
  checkbit_pgn_reader_feed (reader, text, strlen (text));
  checkbit_pgn_reader_finish (reader);
  checkbit_explorer_reader_prepare (taker);
  checkbit_explorer_reader_take (taker, &run);
  checkbit_explorer_sort_add_run (sort, g_steal_pointer (&run.records), run.n_records, NULL);
  found = describe (sort, run.games);
  checkbit_explorer_run_clear (&run);

  return found;
}

static void
progress_cb (guint64 done, guint64 size, gpointer user_data)
{
  guint64 *last = user_data;

  g_assert_cmpuint (done, <=, size);
  *last = done;
}

static char *
read_in_parts (const char *folder, GFile *file, gsize part_length)
{
  guint64 done = 0;
  const CheckbitExplorerGathering gathering = { part_length, 60, progress_cb, &done };
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (CheckbitExplorerGame));
  GError *error = NULL;
  g_autoptr (CheckbitExplorerSort) sort
      = checkbit_explorer_gather (file, folder, &gathering, games, NULL, &error);

  g_assert_no_error (error);
  return describe (sort, games);
}

static void
check_text (const char *text)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "games.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *expected = read_in_one_go (folder, text);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  for (gsize length = 1; length < 2 * strlen (text) + 2; length += 1 + length / 16)
    {
      g_autofree char *found = read_in_parts (folder, file, length);
      g_assert_cmpstr (found, ==, expected);
    }
  g_unlink (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_row (gconstpointer data)
{
  check_text (data);
}

/* Games next to each other in any combination. */
static void
test_random (void)
{
  static const char *const pieces[]
      = { GAME, OTHER, TAGS, DOS, OPEN, NO_RESULT, LINE, ESCAPED, LATER, "{", "}\n\n", "[]\n\n" };
  g_autoptr (GRand) random = g_rand_new_with_seed (12);

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      for (guint n = 1 + i % 12; n > 0; n--)
        g_string_append (text, pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
      check_text (text->str);
    }
}

static void
test_cancelled (void)
{
  const CheckbitExplorerGathering gathering = { 64, 60, NULL, NULL };
  g_autofree char *folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "games.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (CheckbitExplorerGame));
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, GAME OTHER, -1, NULL));
  g_cancellable_cancel (cancellable);
  g_assert_null (checkbit_explorer_gather (file, folder, &gathering, games, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_unlink (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/explorer-gather/", rows[i].name, NULL);
      g_test_add_data_func (path, rows[i].text, test_row);
    }
  g_test_add_func ("/explorer-gather/random", test_random);
  g_test_add_func ("/explorer-gather/cancelled", test_cancelled);
  return g_test_run ();
}
