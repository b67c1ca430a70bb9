/* The list of a file's games: its content, when it appears, and that canceling keeps the games
 * found so far.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "game/pgn/pgn-index.h"
#include "game/pgn/pgn-reader.h"

/* A file that is deleted at the end of the test. */
typedef struct
{
  char *folder;
  GFile *file;
  GMainLoop *loop;
  GError *error;
  guint n_batches;
  guint first; /* how many there were when a screen full was first announced; 0 for never */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  fixture->file = g_file_new_build_filename (fixture->folder, "games.pgn", NULL);
  fixture->loop = g_main_loop_new (NULL, FALSE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_file_delete (fixture->file, NULL, NULL);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_object_unref (fixture->file);
  g_main_loop_unref (fixture->loop);
  g_clear_error (&fixture->error);
}

static void
write_file (Fixture *fixture, const char *text, gssize length)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), text, length, NULL));
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *fixture = user_data;

  checkbit_pgn_index_load_finish (CHECKBIT_PGN_INDEX (source), result, &fixture->error);
  g_main_loop_quit (fixture->loop);
}

/* Games that were found by loading differ from those that are added later, which a search of the
 * file that began meanwhile does not know. */
static void
found_cb (CheckbitPgnIndex *index)
{
  g_assert_true (checkbit_pgn_index_get_loading (index));
}

static CheckbitPgnIndex *
load (Fixture *fixture)
{
  CheckbitPgnIndex *index = checkbit_pgn_index_new ();
  gulong found = g_signal_connect (index, "notify::n-games", G_CALLBACK (found_cb), NULL);

  checkbit_pgn_index_load_async (index, fixture->file, NULL, loaded_cb, fixture);
  g_assert_true (checkbit_pgn_index_get_loading (index));
  g_assert_false (checkbit_pgn_index_get_complete (index));
  g_main_loop_run (fixture->loop);
  g_assert_false (checkbit_pgn_index_get_loading (index));
  g_signal_handler_disconnect (index, found);

  return index;
}

static void
assert_shows (CheckbitPgnIndex *index, guint game, const char *const texts[CHECKBIT_PGN_N_TEXTS])
{
  for (guint i = 0; i < CHECKBIT_PGN_N_TEXTS; i++)
    g_assert_cmpstr (checkbit_pgn_index_get_text (
                         index, game, (CheckbitPgnColumn) (CHECKBIT_PGN_FIRST_TEXT + i)),
                     ==, texts[i]);
}

static const char three_games[]
    = "% made by hand\n"
      "[Event \"E\"]\n[White \"Jos\xe9\"]\n[Black \"B\"]\n[Date \"2000.01.02\"]\n[Result \"1-0\"]\n"
      "[ECO \"C20\"]\n\n1. e4 (1. d4 d5) e5 {x y} 2. Nf3 1-0\n"
      "\n"
      "1. e4 0-1\n"
      "\n"
      "[White \"Z\"]\n\n*\n";

static void
test_shows (Fixture *fixture, gconstpointer data)
{
  static const char *const first[] = { "José", "B", "E", "2000.01.02", "1-0", "C20" };
  static const char *const second[] = { "", "", "", "", "0-1", "" };
  static const char *const third[] = { "Z", "", "", "", "*", "" };
  static const guint plies[] = { 3, 1, 0 };
  static const char *const starts[] = { "[Event", "1. e4 0", "[White \"Z" };
  static const char *const ends[] = { "1-0", "0-1", "*" };
  g_autoptr (CheckbitPgnIndex) index = NULL;

  write_file (fixture, three_games, -1);
  index = load (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), ==, 3);
  g_assert_true (checkbit_pgn_index_get_complete (index));
  g_assert_cmpfloat (checkbit_pgn_index_get_progress (index), ==, 1);
  assert_shows (index, 0, first);
  assert_shows (index, 1, second);
  assert_shows (index, 2, third);
  for (guint i = 0; i < 3; i++)
    {
      guint64 offset, length;

      checkbit_pgn_index_get_range (index, i, &offset, &length);
      g_assert_cmpuint (checkbit_pgn_index_get_plies (index, i), ==, plies[i]);
      g_assert_true (g_str_has_prefix (three_games + offset, starts[i]));
      g_assert_cmpmem (three_games + offset + length - strlen (ends[i]), strlen (ends[i]), ends[i],
                       strlen (ends[i]));
    }
}

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnIndex) index = NULL;

  write_file (fixture, "", 0);
  index = load (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), ==, 0);
}

static void
test_absent (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnIndex) index = load (fixture);

  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (checkbit_pgn_index_get_complete (index));
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), ==, 0);
  g_assert_nonnull (strstr (fixture->error->message, "games.pgn"));
}

/* --- Many games ----------------------------------------------------------------------------- */

#define MANY 300000

/* Every game has names of its own: the dearest case. */
static void
write_many (Fixture *fixture)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MANY; i++)
    g_string_append_printf (
        text,
        "[Event \"Event number %u\"]\n[White \"White player %u\"]\n"
        "[Black \"Black player %u\"]\n[Date \"2000.01.01\"]\n[Result \"1-0\"]\n\n"
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n\n",
        i, i, i);
  write_file (fixture, text->str, (gssize) text->len);
}

static void
n_games_cb (CheckbitPgnIndex *index, GParamSpec *pspec, Fixture *fixture)
{
  fixture->n_batches++;
  if (fixture->first == 0 && checkbit_pgn_index_get_n_games (index) >= 50)
    fixture->first = checkbit_pgn_index_get_n_games (index);
}

/* The first screen is complete long before the last game, and a game takes less than 100 bytes
 * besides its texts. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnIndex) index = checkbit_pgn_index_new ();
  gsize overhead;

  write_many (fixture);
  g_signal_connect (index, "notify::n-games", G_CALLBACK (n_games_cb), fixture);
  checkbit_pgn_index_load_async (index, fixture->file, NULL, loaded_cb, fixture);
  g_main_loop_run (fixture->loop);

  g_assert_no_error (fixture->error);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), ==, MANY);
  g_assert_cmpuint (fixture->n_batches, >=, 2);
  g_assert_cmpuint (fixture->first, >, 0);
  g_assert_cmpuint (fixture->first, <, MANY);
  g_assert_cmpstr (checkbit_pgn_index_get_text (index, MANY - 1, CHECKBIT_PGN_COLUMN_WHITE), ==,
                   "White player 299999");
  overhead = checkbit_pgn_store_get_overhead (checkbit_pgn_index_get_store (index));
  g_assert_cmpuint (overhead / MANY, <, 100);
  g_test_message ("%u games in %u batches, the first of %u; %.1f bytes a game", MANY,
                  fixture->n_batches, fixture->first, (double) overhead / MANY);
}

static void
cancel_cb (CheckbitPgnIndex *index, GParamSpec *pspec, GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
}

/* Cancelled in the middle, opened again whole. Meanwhile the first thread may go on with the part
 * that it had begun, but the list has ended. */
static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnIndex) index = checkbit_pgn_index_new ();
  g_autoptr (CheckbitPgnIndex) again = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  write_many (fixture);
  g_signal_connect (index, "notify::n-games", G_CALLBACK (cancel_cb), cancellable);
  checkbit_pgn_index_load_async (index, fixture->file, cancellable, loaded_cb, fixture);
  g_main_loop_run (fixture->loop);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), >, 0);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), <, MANY);
  g_assert_false (checkbit_pgn_index_get_complete (index));
  g_clear_error (&fixture->error);

  again = load (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (again), ==, MANY);
  g_assert_cmpuint (checkbit_pgn_store_get_n_games (checkbit_pgn_index_get_store (index)), ==,
                    checkbit_pgn_index_get_n_games (index));
}

/* --- Parts ---------------------------------------------------------------------------------- */

static gboolean
keep_end_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  g_array_append_val ((GArray *) user_data, *end);

  return TRUE;
}

/* The list of a text is what one reader finds in it. */
static void
check_list (Fixture *fixture, const GString *text)
{
  const CheckbitPgnVisitor visitor = { .end_game = keep_end_cb };
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (CheckbitPgnGameEnd));
  g_autoptr (CheckbitPgnIndex) index = NULL;

  checkbit_pgn_read (text->str, text->len, &visitor, ends, CHECKBIT_PGN_READ_TAGS);
  write_file (fixture, text->str, (gssize) text->len);
  index = load (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), ==, ends->len);
  for (guint i = 0; i < ends->len; i++)
    {
      const CheckbitPgnGameEnd *end = &g_array_index (ends, CheckbitPgnGameEnd, i);
      guint64 offset, length;

      checkbit_pgn_index_get_range (index, i, &offset, &length);
      g_assert_cmpuint (offset, ==, end->offset);
      g_assert_cmpuint (length, ==, end->end - end->offset);
      g_assert_cmpuint (checkbit_pgn_index_get_plies (index, i), ==, end->plies);
    }
}

#define PLAIN "[Event \"A\"]\n[White \"B\"]\n\n1. e4 e5 (1... c5) 2. Nf3 {x} 1-0\n\n"
#define BARE "[Event \"B\"]\n\n1. e4 *\n\n"
#define QUOTING "[Event \"C\"]\n\n1. d4 {as here:\n\n" PLAIN "} d5 *\n\n"
#define OPEN "[Event \"D\"]\n\n1. c4 {never closed\n\n"

/* Files of several parts: with a place for a cut after each game, with few, with none, with some
 * that are wrong, and with a comment over the rest of the file. */
static void
test_parts (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *game, *other;
    guint often; /* every so many-th is the other; 0: the last */
  } rows[] = {
    { "[White \"a\"]\n\n[Event ]\n1. e4 e5 1-0\n\n", PLAIN, 0 },
    { "[A \"b\"]", PLAIN, 0 },
    { PLAIN, PLAIN, 0 },
    { PLAIN, QUOTING, 3 },
    { PLAIN, QUOTING, 7000 },
    { QUOTING, PLAIN, 50 },
    { PLAIN, OPEN, 10000 },
    { "1. e4 *\n\n", PLAIN, 0 },
    { "1. e4 e5\n", OPEN, 0 },
    { OPEN, "e4 ", 1000000 },
    { "[Site \"E\"]\n\n1. e4 *\n\n", PLAIN, 999 },
  };

  for (gsize row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint i = 1; text->len < 2 << 20; i++)
        g_string_append (text, rows[row].often > 0 && i % rows[row].often == 0 ? rows[row].other
                                                                               : rows[row].game);
      if (rows[row].often == 0)
        g_string_append (text, rows[row].other);
      check_list (fixture, text);
    }
}

/* Braces after a token that is longer than what is read at once are seen before a cut is judged. */
static void
test_late_tokens (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("[Event \"F\"]\n\n1. e4 ;");
  gsize head = text->len;

  g_string_set_size (text, head + (1200 << 10));
  memset (text->str + head, 'x', text->len - head);
  g_string_append (text, "\n{ opened\n\n");
  while (text->len < 3 << 20)
    g_string_append (text, BARE);
  g_string_append (text, "} e5 1-0\n\n" PLAIN PLAIN);
  check_list (fixture, text);
}

/* --- A file that cannot be read whole ------------------------------------------------------- */

/* A stream that fails after some games. */
typedef struct
{
  GFileInputStream parent_instance;
  gsize at;
} FailingStream;

typedef GFileInputStreamClass FailingStreamClass;

#define GOOD_BYTES ((gsize) 3 << 20)

static GType failing_stream_get_type (void);
G_DEFINE_TYPE (FailingStream, failing_stream, G_TYPE_FILE_INPUT_STREAM)

static gssize
failing_stream_read (
    GInputStream *stream, void *buffer, gsize count, GCancellable *cancellable, GError **error)
{
  FailingStream *self = (FailingStream *) stream;
  gsize n = MIN (count, GOOD_BYTES - self->at);

  if (n == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "a bad block");
      return -1;
    }
  for (gsize i = 0; i < n; i++, self->at++)
    ((char *) buffer)[i] = PLAIN[self->at % strlen (PLAIN)];

  return (gssize) n;
}

static void
failing_stream_class_init (FailingStreamClass *klass)
{
  G_INPUT_STREAM_CLASS (klass)->read_fn = failing_stream_read;
}

static void
failing_stream_init (FailingStream *self)
{
}

typedef GObject FailingFile;
typedef GObjectClass FailingFileClass;

static GFileInputStream *
failing_file_read (GFile *file, GCancellable *cancellable, GError **error)
{
  return g_object_new (failing_stream_get_type (), NULL);
}

static char *
failing_file_get_basename (GFile *file)
{
  return g_strdup ("bad.pgn");
}

static void
failing_file_init_interface (GFileIface *iface)
{
  iface->read_fn = failing_file_read;
  iface->get_basename = failing_file_get_basename;
}

static GType failing_file_get_type (void);
G_DEFINE_TYPE_WITH_CODE (FailingFile,
                         failing_file,
                         G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_FILE, failing_file_init_interface))

static void
failing_file_class_init (FailingFileClass *klass)
{
}

static void
failing_file_init (FailingFile *self)
{
}

/* The games before a bad block are listed, but for the last, which may go on. */
static void
test_fails (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnIndex) index = checkbit_pgn_index_new ();
  g_autoptr (GFile) file = g_object_new (failing_file_get_type (), NULL);

  checkbit_pgn_index_load_async (index, file, NULL, loaded_cb, fixture);
  g_main_loop_run (fixture->loop);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_nonnull (strstr (fixture->error->message, "bad.pgn"));
  g_assert_false (checkbit_pgn_index_get_complete (index));
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), >=, GOOD_BYTES / strlen (PLAIN) - 1);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), <=, GOOD_BYTES / strlen (PLAIN));
}

/* --- Texts ---------------------------------------------------------------------------------- */

/* Adds a game that White has played alone. Returns the number of that text. */
static guint32
add_text (CheckbitPgnStore *store, const char *text)
{
  const char *const texts[CHECKBIT_PGN_N_TEXTS] = { text };
  guint n = checkbit_pgn_store_get_n_games (store);

  checkbit_pgn_store_add (store, 0, 1, 0, texts);

  return checkbit_pgn_store_get_game (store, n).texts[0];
}

static void
test_texts (void)
{
  g_autoptr (CheckbitPgnStore) store = checkbit_pgn_store_new ();
  g_autofree guint32 *numbers = g_new (guint32, 20000);
  g_autofree char *umlauts = g_strnfill (600, 'x');
  guint32 number;

  g_assert_cmpuint (add_text (store, ""), ==, 0);
  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *text = g_strdup_printf ("text %u", i);

      numbers[i] = add_text (store, text);
    }
  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *text = g_strdup_printf ("text %u", i);

      g_assert_cmpuint (add_text (store, text), ==, numbers[i]);
      g_assert_cmpstr (checkbit_pgn_store_get_text (store, numbers[i]), ==, text);
    }
  /* 255 is in the middle of a character of two bytes. */
  for (guint i = 0; i + 1 < 600; i += 2)
    memcpy (umlauts + i, "ü", 2);
  number = add_text (store, umlauts);
  g_assert_cmpuint (strlen (checkbit_pgn_store_get_text (store, number)), ==, 254);
  g_assert_true (g_utf8_validate (checkbit_pgn_store_get_text (store, number), -1, NULL));
}

/* After the end games are added one by one only, behind the last. */
static void
test_closed (void)
{
  static const char *const texts[CHECKBIT_PGN_N_TEXTS] = { "late" };
  g_autoptr (CheckbitPgnStore) store = checkbit_pgn_store_new ();

  checkbit_pgn_store_add (store, 0, 1, 0, texts);
  checkbit_pgn_store_close (store);
  checkbit_pgn_store_add (store, 1, 1, 0, texts);
  g_assert_cmpuint (checkbit_pgn_store_get_n_games (store), ==, 1);
  checkbit_pgn_store_replace (store, 1, 2, 1, 7, texts);
  g_assert_cmpuint (checkbit_pgn_store_get_n_games (store), ==, 2);
  g_assert_cmpuint (checkbit_pgn_store_get_game (store, 1).plies, ==, 7);
}

/* --- Changes -------------------------------------------------------------------------------- */

static void
changed_cb (CheckbitPgnIndex *index, guint game, guint *changed)
{
  *changed = game;
}

static void
test_update (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "[White \"New\"]\n\n1. d4 d5 1/2-1/2\n";
  static const char *const shows[] = { "New", "", "", "", "1/2-1/2", "" };
  g_autoptr (CheckbitPgnIndex) index = NULL;
  guint64 first, second, third, length, now;
  guint changed = 99;

  write_file (fixture, three_games, -1);
  index = load (fixture);
  g_signal_connect (index, "changed", G_CALLBACK (changed_cb), &changed);
  checkbit_pgn_index_get_range (index, 0, &first, &length);
  checkbit_pgn_index_get_range (index, 1, &second, &length);
  checkbit_pgn_index_get_range (index, 2, &third, &now);

  checkbit_pgn_index_update (index, 1, second, text, strlen (text), strlen (text), 7);
  g_assert_cmpuint (changed, ==, 1);
  assert_shows (index, 1, shows);
  g_assert_cmpuint (checkbit_pgn_index_get_plies (index, 1), ==, 2);
  checkbit_pgn_index_get_range (index, 2, &now, &now);
  checkbit_pgn_index_get_range (index, 2, &now, &(guint64){ 0 });
  g_assert_cmpuint (now, ==, third + 7);
  checkbit_pgn_index_get_range (index, 0, &now, &(guint64){ 0 });
  g_assert_cmpuint (now, ==, first);

  checkbit_pgn_index_update (index, 3, 1000, text, strlen (text), strlen (text), 0);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), ==, 4);
  assert_shows (index, 3, shows);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) g_test_add ("/pgn-index/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("shows", test_shows);
  ADD ("empty", test_empty);
  ADD ("absent", test_absent);
  ADD ("many", test_many);
  ADD ("cancel", test_cancel);
  ADD ("parts", test_parts);
  ADD ("late-tokens", test_late_tokens);
  ADD ("fails", test_fails);
  ADD ("update", test_update);
#undef ADD
  g_test_add_func ("/pgn-index/texts", test_texts);
  g_test_add_func ("/pgn-index/closed", test_closed);

  return g_test_run ();
}
