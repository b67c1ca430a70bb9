/* The list of games, searched and sorted, while it is being made and after.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-list.h"

#include "../../lib/rows.h"
#include "../../lib/test-time.h"

/* White, Black, Event, Date, Result, ECO; the half-moves are as many as the row's place. */
static const char *const games[][CHECKBIT_PGN_N_TEXTS] = {
  { "Müller", "Adams", "Berlin", "2001.05.01", "1-0", "B20" },
  { "adams", "Zukertort", "London", "1999.??.??", "0-1", "A00" },
  { "?", "Caruana", "Berlin Blitz", "????.??.??", "*", "" },
  { "Zukertort", "Muller", "Wien", "2001.05.01", "1/2-1/2", "C42" },
};

static void
add (CheckbitPgnIndex *index, guint row)
{
  g_autoptr (GString) text = g_string_new (NULL);
  static const char *const plies[] = { "", "e4 ", "e4 e5 ", "e4 e5 Nf3 " };

  for (guint i = 0; i < CHECKBIT_PGN_N_TEXTS; i++)
    g_string_append_printf (text, "[%s \"%s\"]\n",
                            checkbit_pgn_column_tag (CHECKBIT_PGN_FIRST_TEXT + i), games[row][i]);
  g_string_append_printf (text, "\n%s%s", plies[row], games[row][4]);
  checkbit_pgn_index_update (index, checkbit_pgn_index_get_n_games (index), 0, text->str, text->len,
                             text->len, 0);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  checkbit_pgn_index_load_finish (CHECKBIT_PGN_INDEX (source), result, &error);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Of a file that does not exist yet: games can be added to a complete list only. */
static CheckbitPgnIndex *
new_empty_index (void)
{
  CheckbitPgnIndex *index = checkbit_pgn_index_new ();
  g_autoptr (GFile) file = g_file_new_for_path ("/does/not/exist.pgn");

  checkbit_pgn_index_load_async (index, file, NULL, loaded_cb, NULL);
  time_wait_for (checkbit_pgn_index_get_complete (index));

  return index;
}

static CheckbitPgnIndex *
new_index (void)
{
  CheckbitPgnIndex *index = new_empty_index ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    add (index, i);

  return index;
}

static void
wait (CheckbitPgnList *list)
{
  time_wait_for (!checkbit_pgn_list_get_busy (list));
}

/* The games of the list by their numbers, 1 up: "2 1 4 3". (transfer full) */
static char *
shown (CheckbitPgnList *list)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (CheckbitPgnEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autofree char *number = checkbit_pgn_entry_dup_text (entry, CHECKBIT_PGN_COLUMN_NUMBER);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", number);
    }

  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *name;
  const char *search;
  CheckbitPgnColumn column;
  gboolean descending;
  const char *shown;
} Row;

static const Row rows[] = {
  { "file", "", CHECKBIT_PGN_COLUMN_NUMBER, FALSE, "1 2 3 4" },
  { "file-down", "", CHECKBIT_PGN_COLUMN_NUMBER, TRUE, "4 3 2 1" },
  { "white", "", CHECKBIT_PGN_COLUMN_WHITE, FALSE, "2 1 4 3" },
  { "white-down", "", CHECKBIT_PGN_COLUMN_WHITE, TRUE, "4 1 2 3" },
  { "black", "", CHECKBIT_PGN_COLUMN_BLACK, FALSE, "1 3 4 2" },
  { "event", "", CHECKBIT_PGN_COLUMN_EVENT, FALSE, "1 3 2 4" },
  { "date", "", CHECKBIT_PGN_COLUMN_DATE, FALSE, "2 1 4 3" },
  { "date-down", "", CHECKBIT_PGN_COLUMN_DATE, TRUE, "1 4 2 3" },
  { "result", "", CHECKBIT_PGN_COLUMN_RESULT, FALSE, "2 1 4 3" },
  { "eco", "", CHECKBIT_PGN_COLUMN_ECO, FALSE, "2 1 4 3" },
  { "plies", "", CHECKBIT_PGN_COLUMN_PLIES, FALSE, "1 2 3 4" },
  { "plies-down", "", CHECKBIT_PGN_COLUMN_PLIES, TRUE, "4 3 2 1" },
  { "search", "berlin", CHECKBIT_PGN_COLUMN_NUMBER, FALSE, "1 3" },
  { "search-either-side", "ADAMS", CHECKBIT_PGN_COLUMN_NUMBER, FALSE, "1 2" },
  { "search-two-words", " blitz  caru ", CHECKBIT_PGN_COLUMN_NUMBER, FALSE, "3" },
  { "search-accent", "mÜll", CHECKBIT_PGN_COLUMN_NUMBER, FALSE, "1" },
  { "search-year", "2001", CHECKBIT_PGN_COLUMN_DATE, TRUE, "1 4" },
  { "search-nothing", "nobody", CHECKBIT_PGN_COLUMN_WHITE, FALSE, "" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CheckbitPgnIndex) index = new_index ();
  g_autoptr (CheckbitPgnList) list = checkbit_pgn_list_new (index);
  g_autofree char *now = NULL;
  g_autofree char *back = NULL;

  checkbit_pgn_list_set_search (list, row->search);
  checkbit_pgn_list_set_sort (list, row->column, row->descending);
  wait (list);
  now = shown (list);
  g_assert_cmpstr (now, ==, row->shown);

  checkbit_pgn_list_set_search (list, "");
  checkbit_pgn_list_set_sort (list, CHECKBIT_PGN_COLUMN_NUMBER, FALSE);
  wait (list);
  back = shown (list);
  g_assert_cmpstr (back, ==, "1 2 3 4");
}

/* Games are added while a list is sorted and searched. */
static void
test_grows (void)
{
  g_autoptr (CheckbitPgnIndex) index = new_empty_index ();
  g_autoptr (CheckbitPgnList) list = checkbit_pgn_list_new (index);
  g_autoptr (CheckbitPgnList) plain = checkbit_pgn_list_new (index);
  g_autofree char *sorted = NULL;
  g_autofree char *unsorted = NULL;

  checkbit_pgn_list_set_sort (list, CHECKBIT_PGN_COLUMN_WHITE, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    add (index, i);
  wait (list);
  sorted = shown (list);
  unsorted = shown (plain);
  g_assert_cmpstr (sorted, ==, "2 1 4 3");
  g_assert_cmpstr (unsorted, ==, "1 2 3 4");
}

/* Only the last request is shown, and a list that is freed ends its thread. */
static void
test_last_wins (void)
{
  g_autoptr (CheckbitPgnIndex) index = new_index ();
  CheckbitPgnList *list = checkbit_pgn_list_new (index);
  g_autofree char *now = NULL;
  gpointer weak = list;

  for (guint i = 0; i < 100; i++)
    checkbit_pgn_list_set_sort (list, i % CHECKBIT_PGN_N_COLUMNS, i % 2);
  checkbit_pgn_list_set_sort (list, CHECKBIT_PGN_COLUMN_BLACK, FALSE);
  wait (list);
  now = shown (list);
  g_assert_cmpstr (now, ==, "1 3 4 2");

  g_object_add_weak_pointer (G_OBJECT (list), &weak);
  checkbit_pgn_list_set_search (list, "x");
  g_object_unref (list);
  /* The thread may hold the last reference, and it does not wake the main loop. */
  time_wait_for (g_atomic_pointer_get (&weak) == NULL);
}

/* A rewritten game moves to its place in the order. */
static void
test_changed (void)
{
  static const char text[] = "[White \"Zzz\"]\n\n*";
  g_autoptr (CheckbitPgnIndex) index = new_index ();
  g_autoptr (CheckbitPgnList) list = checkbit_pgn_list_new (index);
  g_autofree char *now = NULL;

  checkbit_pgn_list_set_sort (list, CHECKBIT_PGN_COLUMN_WHITE, FALSE);
  wait (list);
  checkbit_pgn_index_update (index, 1, 0, text, sizeof text - 1, sizeof text - 1, 0);
  wait (list);
  now = shown (list);
  g_assert_cmpstr (now, ==, "1 4 2 3");
}

static void
assert_shown (CheckbitPgnList *list, const char *expected)
{
  g_autofree char *now = NULL;

  wait (list);
  now = shown (list);
  g_assert_cmpstr (now, ==, expected);
}

/* Some games before or after all others, in the requested order. */
static void
test_first (void)
{
  const guint32 chosen[] = { 1, 3 };
  g_autoptr (CheckbitPgnIndex) index = new_index ();
  g_autoptr (CheckbitPgnList) list = checkbit_pgn_list_new (index);
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_vals (first, chosen, G_N_ELEMENTS (chosen));
  checkbit_pgn_list_set_first (list, first, FALSE);
  assert_shown (list, "2 4 1 3");
  checkbit_pgn_list_set_first (list, first, TRUE);
  assert_shown (list, "1 3 2 4");
  checkbit_pgn_list_set_sort (list, CHECKBIT_PGN_COLUMN_NUMBER, TRUE);
  assert_shown (list, "3 1 4 2");
  checkbit_pgn_list_set_search (list, "berlin");
  assert_shown (list, "3 1");
  checkbit_pgn_list_set_first (list, NULL, FALSE);
  checkbit_pgn_list_set_search (list, "");
  assert_shown (list, "4 3 2 1");
}

/* Requests of which games to show and which of them first, by number: "" for none of them, NULL for
 * no such request. There are fewer games than the last of them. */
typedef struct
{
  const char *name;
  const char *only, *first;
  gboolean last;
  const char *search;
  CheckbitPgnColumn column;
  gboolean descending;
  const char *shown;
} Choice;

static const Choice choices[] = {
  { "only", "2 3 4", NULL, FALSE, "", CHECKBIT_PGN_COLUMN_NUMBER, FALSE, "2 3 4" },
  { "only-none", "", NULL, FALSE, "", CHECKBIT_PGN_COLUMN_NUMBER, FALSE, "" },
  { "only-beyond", "1 4 5 99", NULL, FALSE, "", CHECKBIT_PGN_COLUMN_NUMBER, TRUE, "4 1" },
  { "only-sorted", "1 3 4", NULL, FALSE, "", CHECKBIT_PGN_COLUMN_WHITE, FALSE, "1 4 3" },
  { "only-searched", "2 3 4", NULL, FALSE, "berlin", CHECKBIT_PGN_COLUMN_NUMBER, FALSE, "3" },
  { "first-none", NULL, "", FALSE, "", CHECKBIT_PGN_COLUMN_WHITE, FALSE, "2 1 4 3" },
  { "first-beyond", NULL, "3 4 5", FALSE, "", CHECKBIT_PGN_COLUMN_WHITE, FALSE, "4 3 2 1" },
  { "both", "1 2 4", "3 4", FALSE, "", CHECKBIT_PGN_COLUMN_WHITE, FALSE, "4 2 1" },
  { "both-last", "1 2 4", "2 3", TRUE, "", CHECKBIT_PGN_COLUMN_WHITE, FALSE, "1 4 2" },
  { "both-searched", "1 2 4", "2 4", FALSE, "a", CHECKBIT_PGN_COLUMN_NUMBER, TRUE, "2 1" },
};

/* (transfer full) */
static GArray *
read_numbers (const char *text)
{
  GArray *array = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      guint32 game = (guint32) g_ascii_strtoull (*word, NULL, 10) - 1;

      g_array_append_val (array, game);
    }

  return array;
}

static void
test_choice (gconstpointer data)
{
  const Choice *row = data;
  g_autoptr (CheckbitPgnIndex) index = new_index ();
  g_autoptr (CheckbitPgnList) list = checkbit_pgn_list_new (index);
  g_autoptr (GArray) only = row->only != NULL ? read_numbers (row->only) : NULL;
  g_autoptr (GArray) first = row->first != NULL ? read_numbers (row->first) : NULL;

  checkbit_pgn_list_set_search (list, row->search);
  checkbit_pgn_list_set_sort (list, row->column, row->descending);
  checkbit_pgn_list_set_only (list, only);
  checkbit_pgn_list_set_first (list, first, row->last);
  assert_shown (list, row->shown);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/pgn-list/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/pgn-list/grows", test_grows);
  g_test_add_func ("/pgn-list/last-wins", test_last_wins);
  g_test_add_func ("/pgn-list/changed", test_changed);
  g_test_add_func ("/pgn-list/first", test_first);
  ADD_ROWS ("/pgn-list/choice/", choices, test_choice);

  return g_test_run ();
}
