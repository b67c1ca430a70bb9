/* Tests of watches as text and in a file: writing and reading, mistakes with their line, and
 * following changes of the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/watch-text.h"

#include <glib/gstdio.h>
#include <string.h>

#include "../../lib/test-time.h"
#include "game/inspect/watch-file.h"

static CheckbitWatchList *
list_of (GPtrArray *watches)
{
  CheckbitWatchList *list = checkbit_watch_list_new ();

  checkbit_watch_list_replace (list, watches);
  return list;
}

static GPtrArray *
read_text (const char *text, GPtrArray **errors)
{
  return checkbit_watch_text_read (text, strlen (text), errors);
}

static void
assert_watch (
    GPtrArray *watches, guint index, const char *name, const char *expression, guint style)
{
  CheckbitSet *watch = watches->pdata[index];

  g_assert_cmpstr (checkbit_set_get_title (watch), ==, name);
  g_assert_cmpstr (checkbit_set_get_expression (watch), ==, expression);
  g_assert_cmpuint (checkbit_set_get_style (watch), ==, style);
}

static void
test_read (void)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = read_text ("# a comment\n"
                                             "\n"
                                             "Loose = hanging_black  # green\r\n"
                                             "  two words=P & ~ N\n"
                                             "Ink = K # INK\n"
                                             "Any = K # automatic",
                                             &errors);

  g_assert_cmpuint (errors->len, ==, 0);
  g_assert_cmpuint (watches->len, ==, 4);
  assert_watch (watches, 0, "Loose", "hanging_black", 2);
  assert_watch (watches, 1, "two words", "P & ~ N", CHECKBIT_SET_NO_STYLE);
  assert_watch (watches, 2, "Ink", "K", 7);
  assert_watch (watches, 3, "Any", "K", CHECKBIT_SET_NO_STYLE);
}

static void
test_errors (void)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches
      = read_text ("a = P\nno sign\nb = P & knigt\nc = P # purple\n", &errors);

  g_assert_cmpuint (errors->len, ==, 4); /* the color is one mistake, the rest another */
  g_assert_cmpstr (errors->pdata[0], ==, "Line 2: “=” is missing between name and expression");
  g_assert_cmpstr (
      errors->pdata[1], ==,
      "Line 3: There is no set, square or mask “knigt”. Did you mean knights? (column 5)");
  g_assert_true (g_str_has_prefix (errors->pdata[2], "Line 4: there is no color “purple”"));
  g_assert_true (g_str_has_prefix (errors->pdata[3], "Line 4: "));
  g_assert_cmpuint (watches->len, ==, 3);
}

/* What a mistake quotes is not as long as a line may be. */
static void
test_long_errors (void)
{
  static const char *const lines[] = { "a = P # %s", "a = %s", "a = P &%s", "%s", "%s = ?" };
  g_autofree char *word = g_strnfill (100000, 'x');

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], "%s", 2);
      g_autofree char *line = g_strconcat (parts[0], word, parts[1], NULL);
      g_autoptr (GPtrArray) errors = NULL;
      g_autoptr (GPtrArray) watches = read_text (line, &errors);

      g_assert_nonnull (watches);
      g_assert_cmpuint (errors->len, >, 0);
      for (guint j = 0; j < errors->len; j++)
        g_assert_cmpuint (strlen (errors->pdata[j]), <, 500);
    }
}

/* No more watches are read than a list may have; the rest is counted, which is quick. */
static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = NULL;
  guint n_left = 0;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, "a = P\n#\n");
  watches = checkbit_watch_text_read_with_names (text->str, text->len, NULL, &n_left, &errors);
  g_assert_cmpuint (watches->len, ==, CHECKBIT_WATCH_LIST_MAX);
  g_assert_cmpuint (n_left, ==, 100000 - CHECKBIT_WATCH_LIST_MAX);
}

static void
test_garbage (void)
{
  static const char bytes[] = "\xff\xfe = \x80\n\0\0= # \n=\n#\n";
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = checkbit_watch_text_read (bytes, sizeof bytes - 1, &errors);

  g_assert_cmpuint (errors->len, >, 0);
  g_assert_nonnull (watches);
}

/* Everything written can be read again, even invalid expressions and special characters. */
static void
test_round_trip (void)
{
  g_autoptr (GPtrArray) watches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (CheckbitWatchList) list = NULL;
  g_autofree char *text = NULL;

  g_ptr_array_add (watches, checkbit_watch_new ("Größe = 1", "P & # green", 3));
  g_ptr_array_add (watches, checkbit_watch_new ("#b", "N |", CHECKBIT_SET_NO_STYLE));
  list = list_of (watches);
  text = checkbit_watch_text_write (list);
  again = read_text (text, &errors);
  g_assert_cmpuint (again->len, ==, 2);
  assert_watch (again, 0, "Größe   1", "P & # green", 3);
  assert_watch (again, 1, "b", "N |", CHECKBIT_SET_NO_STYLE);
}

static void
test_examples (void)
{
  g_autoptr (GPtrArray) examples = checkbit_watch_text_examples ();
  g_autoptr (CheckbitWatchList) list = list_of (examples);

  g_assert_cmpuint (examples->len, >=, 5);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, examples->len);
  for (guint i = 0; i < examples->len; i++)
    g_assert_null (checkbit_watch_get_mistake (examples->pdata[i]));
  g_test_message ("%u examples", examples->len);
  g_assert_cmphex (checkbit_set_get_bits (examples->pdata[7]), ==, 1); /* a1 */
}

/* --- The file --------------------------------------------------------------------------------- */

typedef struct
{
  char *folder;
  GFile *file;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("checkbit-watches-XXXXXX", NULL);
  fixture->file = g_file_new_build_filename (fixture->folder, "deep", "watches.txt", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_get_parent (fixture->file);

  g_file_delete (fixture->file, NULL, NULL);
  g_file_delete (folder, NULL, NULL);
  g_rmdir (fixture->folder);
  g_object_unref (fixture->file);
  g_free (fixture->folder);
}

static CheckbitKeptFile *
open_file (Fixture *fixture, CheckbitWatchList *list)
{
  CheckbitKeptFile *file = checkbit_watch_file_new (list, fixture->file);
  gboolean loaded = FALSE;

  time_wait_for ((g_object_get (file, "loaded", &loaded, NULL), loaded));
  return file;
}

/* Examples at the first start; later the saved ones. */
static void
test_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitWatchList) list = checkbit_watch_list_new ();
  g_autoptr (CheckbitWatchList) second = checkbit_watch_list_new ();
  CheckbitKeptFile *file = open_file (fixture, list);
  g_autoptr (CheckbitWatch) watch = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 8);
  while (g_list_model_get_n_items (G_LIST_MODEL (list)) > 1)
    checkbit_watch_list_remove (list, 1);
  time_wait_for (g_file_query_exists (fixture->file, NULL));
  checkbit_kept_file_finish (file);
  g_object_unref (file);

  file = open_file (fixture, second);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (second)), ==, 1);
  watch = g_list_model_get_item (G_LIST_MODEL (second), 0);
  g_assert_cmpstr (checkbit_set_get_expression (CHECKBIT_SET (watch)), ==,
                   "attacks_white & black & ~attacks_black");
  checkbit_kept_file_finish (file);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (file);
}

/* A change just before the end is not lost. */
static void
test_last_change (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitWatchList) list = checkbit_watch_list_new ();
  CheckbitKeptFile *file = open_file (fixture, list);
  g_autoptr (CheckbitWatch) watch = checkbit_watch_new ("last", "K", 0);
  g_autofree char *text = NULL;

  checkbit_watch_list_remove (list, 0);
  checkbit_watch_list_insert (list, 0, watch);
  checkbit_kept_file_finish (file);
  g_assert_true (g_file_load_contents (fixture->file, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, "\nlast = K  # blue\n"));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (file);
}

static void
append (CheckbitWatchList *list, const char *name)
{
  g_autoptr (CheckbitWatch) watch = checkbit_watch_new (name, "K", 0);

  checkbit_watch_list_insert (list, G_MAXUINT, watch);
}

/* The names of the watches, each with a line break. (transfer full) */
static char *
dup_names (CheckbitWatchList *list)
{
  GString *names = g_string_new (NULL);
  CheckbitSet *watch;

  for (guint i = 0; (watch = g_list_model_get_item (G_LIST_MODEL (list), i)) != NULL; i++)
    {
      g_string_append_printf (names, "%s\n", checkbit_set_get_title (watch));
      g_object_unref (watch);
    }
  return g_string_free (names, FALSE);
}

static void
assert_names (CheckbitWatchList *list, const char *expected)
{
  g_autofree char *names = dup_names (list);

  g_assert_cmpstr (names, ==, expected);
}

static void
store (Fixture *fixture, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (g_file_peek_path (fixture->file));

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), text, -1, NULL));
}

static void
close_files (CheckbitKeptFile *a, CheckbitKeptFile *b)
{
  checkbit_kept_file_finish (a);
  checkbit_kept_file_finish (b);
  g_object_unref (a);
  g_object_unref (b);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* The lists of two windows are one list: neither erases what the other has got, and what stays are
 * the same objects, as the board may show them. */
static void
test_two_lists (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitWatchList) first = checkbit_watch_list_new ();
  g_autoptr (CheckbitWatchList) second = checkbit_watch_list_new ();
  g_autoptr (CheckbitSet) watch = NULL, twin = NULL;
  g_autofree char *text = NULL;
  CheckbitKeptFile *a, *b;
  guint n = 0;

  store (fixture, "one = k\ntwo = q  # green\nthree = r\n");
  a = open_file (fixture, first);
  b = open_file (fixture, second);
  append (first, "four");
  append (second, "five");
  assert_names (first, "one\ntwo\nthree\nfour\nfive\n");
  assert_names (second, "one\ntwo\nthree\nfour\nfive\n");

  watch = g_list_model_get_item (G_LIST_MODEL (first), 1);
  twin = g_list_model_get_item (G_LIST_MODEL (second), 1);
  g_signal_connect_swapped (second, "items-changed", G_CALLBACK (count_cb), &n);
  checkbit_set_set_title (watch, "new");
  checkbit_set_set_expression (watch, "Q");
  g_assert_cmpstr (checkbit_set_get_title (twin), ==, "new");
  g_assert_cmpstr (checkbit_set_get_expression (twin), ==, "Q");
  g_assert_cmphex (checkbit_set_get_bits (twin), ==, 1 << 3);
  g_assert_cmpuint (n, ==, 0);
  checkbit_watch_list_move (first, 1, 3);
  checkbit_watch_list_remove (first, 0);
  assert_names (second, "three\nfour\nnew\nfive\n");
  g_assert_cmpuint (checkbit_watch_list_find (second, CHECKBIT_WATCH (twin)), ==, 2);

  close_files (a, b);
  g_assert_true (g_file_load_contents (fixture->file, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (
      strstr (text, "\nthree = r  # automatic\nfour = K  # blue\nnew = Q  # green\nfive = K"));
}

/* One that is opened later has what the first one has, not what is in the file yet. */
static void
test_later_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitWatchList) first = checkbit_watch_list_new ();
  g_autoptr (CheckbitWatchList) second = checkbit_watch_list_new ();
  CheckbitKeptFile *a, *b;

  store (fixture, "one = k\n");
  a = open_file (fixture, first);
  append (first, "two");
  b = checkbit_watch_file_new (second, fixture->file);
  assert_names (second, "one\ntwo\n");
  checkbit_kept_file_finish (a);
  append (second, "three");
  assert_names (first, "one\ntwo\n");
  close_files (a, b);
  /* What is in both is there once. */
  b = open_file (fixture, first);
  assert_names (first, "one\ntwo\nthree\n");
  checkbit_kept_file_finish (b);
  g_object_unref (b);
}

/* A list that is already in the file stays what it is. */
static void
test_same_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitWatchList) list = checkbit_watch_list_new ();
  CheckbitKeptFile *a, *b;

  store (fixture, "one = k\n");
  a = open_file (fixture, list);
  b = checkbit_watch_file_new (list, fixture->file);
  assert_names (list, "one\n");
  append (list, "two");
  assert_names (list, "one\ntwo\n");
  close_files (a, b);
}

/* What another program, or another process of this one, has written is not overwritten. */
static void
test_changed_outside (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitWatchList) list = checkbit_watch_list_new ();
  g_autoptr (CheckbitWatchList) again = checkbit_watch_list_new ();
  CheckbitKeptFile *file;

  store (fixture, "one = k\ntwo = q\nthree = r\n");
  file = open_file (fixture, list);
  store (fixture, "one = k\nthree = r\ntheirs = b\n");
  append (list, "ours");
  checkbit_kept_file_finish (file);
  g_object_unref (file);
  while (g_main_context_iteration (NULL, FALSE))
    ;

  file = open_file (fixture, again);
  assert_names (again, "one\nthree\nours\ntheirs\n");
  checkbit_kept_file_finish (file);
  g_object_unref (file);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/watch-text/read", test_read);
  g_test_add_func ("/game/watch-text/errors", test_errors);
  g_test_add_func ("/game/watch-text/long-errors", test_long_errors);
  g_test_add_func ("/game/watch-text/many", test_many);
  g_test_add_func ("/game/watch-text/garbage", test_garbage);
  g_test_add_func ("/game/watch-text/round-trip", test_round_trip);
  g_test_add_func ("/game/watch-text/examples", test_examples);
  g_test_add ("/game/watch-file/file", Fixture, NULL, set_up, test_file, tear_down);
  g_test_add ("/game/watch-file/last-change", Fixture, NULL, set_up, test_last_change, tear_down);
  g_test_add ("/game/watch-file/two-lists", Fixture, NULL, set_up, test_two_lists, tear_down);
  g_test_add ("/game/watch-file/later-list", Fixture, NULL, set_up, test_later_list, tear_down);
  g_test_add ("/game/watch-file/same-list", Fixture, NULL, set_up, test_same_list, tear_down);
  g_test_add ("/game/watch-file/changed-outside", Fixture, NULL, set_up, test_changed_outside,
              tear_down);
  return g_test_run ();
}
