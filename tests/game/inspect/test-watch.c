/* Tests of watches: their values, markings and errors; their list; and how both follow the
 * inspection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/inspection.h"

#include <string.h>

#include "chess/fen.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

static CheckbitMoment
moment_of (const char *fen)
{
  CheckbitMoment moment = { .repetitions = 1 };

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &moment.position, NULL));
  return moment;
}

static void
set_fen (CheckbitInspection *inspection, const char *fen, gboolean mark)
{
  CheckbitMoment moment = moment_of (fen);

  checkbit_inspection_set_moment (inspection, &moment, mark);
}

static CheckbitWatch *
add_watch (CheckbitInspection *inspection, const char *name, const char *expression)
{
  CheckbitWatchList *list = checkbit_inspection_get_watches (inspection);
  g_autoptr (CheckbitWatch) watch = checkbit_watch_new (name, expression, CHECKBIT_SET_NO_STYLE);

  g_assert_true (checkbit_watch_list_insert (list, G_MAXUINT, watch));
  return watch; /* the list holds it */
}

static void
assert_bits (CheckbitWatch *watch, ChessBitboard bits, ChessBitboard changed)
{
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (watch)), ==, bits);
  g_assert_cmphex (checkbit_set_get_changed (CHECKBIT_SET (watch)), ==, changed);
}

static char *
dup_error (CheckbitWatch *watch)
{
  char *error;

  g_object_get (watch, "error", &error, NULL);
  return error;
}

/* --- One watch -------------------------------------------------------------------------------- */

static void
test_follows (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitWatch *pawns = add_watch (inspection, "Pawns", "P");
  CheckbitWatch *chosen = add_watch (inspection, "Chosen", "sel");

  assert_bits (pawns, 0xFF00, 0);
  set_fen (inspection, AFTER_E4, TRUE);
  assert_bits (pawns, 0x1000EF00, 0x10001000);
  checkbit_inspection_set_selection (inspection, 1 << 4);
  assert_bits (chosen, 1 << 4, 0); /* the current selection applies to both positions */
  assert_bits (pawns, 0x1000EF00, 0x10001000);
  set_fen (inspection, START, FALSE);
  assert_bits (pawns, 0xFF00, 0);
}

static void
test_mistake (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitWatch *watch = add_watch (inspection, "Wrong", "P & knigt");
  g_autofree char *error = dup_error (watch);
  const CheckbitMistake *mistake = checkbit_watch_get_mistake (watch);

  g_assert_cmpstr (error, ==,
                   "There is no set, square or mask “knigt”. Did you mean knights? (column 5)");
  g_assert_nonnull (mistake);
  g_assert_cmpint (mistake->column, ==, 5);
  g_assert_cmpint (mistake->length, ==, 5);
  assert_bits (watch, 0, 0);

  checkbit_set_set_expression (CHECKBIT_SET (watch), "P | knight(e4)");
  g_assert_null (checkbit_watch_get_mistake (watch));
  assert_bits (watch, 0x0000284400442800 | 0xFF00, 0);
}

/* A line needs one square at each end: in some positions a set has one, in others not. */
static void
test_mistake_of_a_position (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitWatch *watch = add_watch (inspection, "Between", "between(K, Q)");

  assert_bits (watch, 0, 0);
  g_assert_null (checkbit_watch_get_mistake (watch));
  set_fen (inspection, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", TRUE);
  g_assert_nonnull (checkbit_watch_get_mistake (watch));
  assert_bits (watch, 0, 0);
  set_fen (inspection, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", TRUE);
  g_assert_null (checkbit_watch_get_mistake (watch));
  assert_bits (watch, 0x0E, 0); /* nothing to compare with: no marks */
}

static void
test_name (void)
{
  static const struct
  {
    const char *name, *expected;
  } cases[] = {
    { "Loose", "Loose" },
    { "  a = b\nc ", "a   b c" },
    { "# not a comment", "not a comment" },
    { "", "P & e4" },
    { "Läufer und Türme ♜", "Läufer und Türme ♜" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CheckbitWatch) watch
          = checkbit_watch_new (cases[i].name, "P & e4", CHECKBIT_SET_NO_STYLE);

      g_assert_cmpstr (checkbit_set_get_title (CHECKBIT_SET (watch)), ==, cases[i].expected);
    }
}

/* --- The list --------------------------------------------------------------------------------- */

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
assert_order (CheckbitWatchList *list, const char *const *names)
{
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==,
                    g_strv_length ((char **) names));
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (CheckbitSet) watch = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_assert_cmpstr (checkbit_set_get_title (watch), ==, names[i]);
    }
}

static void
test_order (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitWatchList *list = checkbit_inspection_get_watches (inspection);
  guint edited = 0;

  add_watch (inspection, "a", "P");
  add_watch (inspection, "b", "N");
  add_watch (inspection, "c", "B");
  g_signal_connect_swapped (list, "edited", G_CALLBACK (count_cb), &edited);
  checkbit_watch_list_move (list, 0, 2);
  assert_order (list, (const char *const[]){ "b", "c", "a", NULL });
  checkbit_watch_list_move (list, 2, 1);
  assert_order (list, (const char *const[]){ "b", "a", "c", NULL });
  checkbit_watch_list_move (list, 1, 1);
  g_assert_cmpuint (edited, ==, 2);
  checkbit_watch_list_remove (list, 0);
  assert_order (list, (const char *const[]){ "a", "c", NULL });
  g_assert_cmpuint (edited, ==, 3);
}

static void
test_edited (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitWatchList *list = checkbit_inspection_get_watches (inspection);
  CheckbitWatch *watch = add_watch (inspection, "a", "P");
  guint edited = 0;

  g_signal_connect_swapped (list, "edited", G_CALLBACK (count_cb), &edited);
  checkbit_watch_set_name (watch, "b");
  checkbit_set_set_style (CHECKBIT_SET (watch), 3);
  checkbit_set_set_expression (CHECKBIT_SET (watch), "N");
  g_assert_cmpuint (edited, ==, 3);
  set_fen (inspection, AFTER_E4, TRUE);
  checkbit_watch_set_name (watch, "b");
  g_assert_cmpuint (edited, ==, 3);
}

/* When one watch changes, a listener may read all of them: each already has the set of the new
 * position. */
static void
see_all_cb (CheckbitSet *first, GParamSpec *pspec, CheckbitSet *last)
{
  g_assert_cmphex (checkbit_set_get_bits (first), ==, 0x1000EF00);
  g_assert_cmphex (checkbit_set_get_bits (last), ==, ~(guint64) 0x1000EF00);
}

static void
test_together (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitWatch *first = add_watch (inspection, "a", "P");
  CheckbitWatch *last = add_watch (inspection, "b", "~P");

  g_signal_connect (first, "notify::bits", G_CALLBACK (see_all_cb), last);
  set_fen (inspection, AFTER_E4, TRUE);
  assert_bits (last, ~(guint64) 0x1000EF00, 0x10001000);
}

static void
test_limit (void)
{
  g_autoptr (CheckbitWatchList) list = checkbit_watch_list_new ();
  g_autoptr (CheckbitWatch) last = checkbit_watch_new ("last", "K", 0);

  for (guint i = 0; i < CHECKBIT_WATCH_LIST_MAX; i++)
    {
      g_autoptr (CheckbitWatch) watch = checkbit_watch_new ("w", "P", 0);

      g_assert_true (checkbit_watch_list_insert (list, 0, watch));
    }
  g_assert_false (checkbit_watch_list_insert (list, 0, last));
  g_assert_cmpuint (checkbit_watch_list_find (list, last), ==, G_MAXUINT);
}

static void
test_finalize (void)
{
  CheckbitInspection *inspection = checkbit_inspection_new ();
  gpointer watch = add_watch (inspection, "a", "P");

  g_object_add_weak_pointer (watch, &watch);
  g_assert_finalize_object (inspection);
  g_assert_null (watch);
}

/* --- A pasted table --------------------------------------------------------------------------- */

static void
test_table (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  guint64 words[CHESS_N_SQUARES];
  guint notified = 0;

  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    words[i] = (guint64) 1 << i;
  g_signal_connect_swapped (inspection, "notify::table", G_CALLBACK (count_cb), &notified);
  g_assert_null (checkbit_inspection_get_table (inspection));
  checkbit_inspection_set_table (inspection, words);
  checkbit_inspection_set_table (inspection, words);
  g_assert_cmpuint (notified, ==, 1);
  g_assert_cmphex (checkbit_inspection_get_table (inspection)[63], ==, (guint64) 1 << 63);
  checkbit_inspection_set_table (inspection, NULL);
  g_assert_cmpuint (notified, ==, 2);
  g_assert_null (checkbit_inspection_get_table (inspection));
}

/* A watch accepts the same input as the expression bar. */
static void
test_values (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();

  assert_bits (add_watch (inspection, "squares", "b6 c7"), 0x0004020000000000, 0);
  assert_bits (add_watch (inspection, "macro", "UINT64_C(0x42)"), 0x42, 0);
  assert_bits (add_watch (inspection, "wrong", "knigt(5)"), 0, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/watch/follows", test_follows);
  g_test_add_func ("/game/watch/mistake", test_mistake);
  g_test_add_func ("/game/watch/mistake-of-a-position", test_mistake_of_a_position);
  g_test_add_func ("/game/watch/name", test_name);
  g_test_add_func ("/game/watch/order", test_order);
  g_test_add_func ("/game/watch/edited", test_edited);
  g_test_add_func ("/game/watch/together", test_together);
  g_test_add_func ("/game/watch/limit", test_limit);
  g_test_add_func ("/game/watch/finalize", test_finalize);
  g_test_add_func ("/game/watch/table", test_table);
  g_test_add_func ("/game/watch/values", test_values);
  return g_test_run ();
}
