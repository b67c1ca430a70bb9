/* The built-in suite: its counts, verified by a generator that shares no code with the core, and
 * the bugs it finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/perft.h"
#include "game/lab/suite.h"
#include "mailbox.h"

/* The positions are read by the plain generator from the FEN alone. */
static guint64
count_plain (const CheckbitSuiteCase *item, guint depth, MailboxBug bug)
{
  Mailbox board = { .bug = bug };

  g_assert_true (mailbox_read (&board, item->fen));

  return mailbox_perft (&board, (int) depth);
}

static void
test_counts (void)
{
  g_autoptr (GPtrArray) cases = checkbit_suite_builtin ();
  guint n_chess960 = 0;

  g_assert_cmpuint (cases->len, >=, 200);
  for (guint i = 0; i < cases->len; i++)
    {
      const CheckbitSuiteCase *item = g_ptr_array_index (cases, i);

      g_assert_null (item->problem);
      g_assert_cmpuint (item->counts->len, >, 0);
      n_chess960 += chess_position_is_chess960 (&item->position);
      for (guint j = 0; j < item->counts->len; j++)
        {
          const CheckbitSuiteCount *count = &g_array_index (item->counts, CheckbitSuiteCount, j);

          g_assert_cmpuint (chess_perft (&item->position, count->depth, CHESS_PERFT_COUNT, NULL),
                            ==, count->count);
          g_assert_cmpuint (count_plain (item, count->depth, BUG_NONE), ==, count->count);
        }
    }
  g_assert_cmpuint (n_chess960, >=, 40);
}

/* Every position says what it tests, and no two descriptions are equal. */
static void
test_names (void)
{
  g_autoptr (GPtrArray) cases = checkbit_suite_builtin ();
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < cases->len; i++)
    {
      const CheckbitSuiteCase *item = g_ptr_array_index (cases, i);

      g_assert_cmpstr (item->name, !=, "");
      g_assert_true (g_hash_table_add (names, item->name));
    }
}

/* The positions before the first one that mirrors another with colors swapped. */
static guint
count_patterns (const GPtrArray *cases)
{
  guint n = 0;

  while (n < cases->len
         && strstr (((CheckbitSuiteCase *) g_ptr_array_index (cases, n))->name, ", for ") == NULL)
    n++;
  return n;
}

/* The position that reveals a bug at the least depth, and that depth in least. */
static const CheckbitSuiteCase *
find_least (const GPtrArray *cases, MailboxBug bug, guint *least, guint *index)
{
  const CheckbitSuiteCase *best = NULL;

  for (guint i = 0; i < cases->len; i++)
    {
      const CheckbitSuiteCase *item = g_ptr_array_index (cases, i);

      for (guint j = 0; j < item->counts->len; j++)
        {
          const CheckbitSuiteCount *count = &g_array_index (item->counts, CheckbitSuiteCount, j);

          if ((best != NULL && count->depth >= *least)
              || count_plain (item, count->depth, bug) == count->count)
            continue;
          best = item;
          *least = count->depth;
          *index = i;
          break;
        }
    }
  return best;
}

/* Whether a bug is in the playing of moves: it cannot show before one has been played. */
static guint
least_possible (MailboxBug bug)
{
  switch (bug)
    {
    case BUG_PROMOTION_COLOR:
    case BUG_EN_PASSANT_ANY_PAWN:
    case BUG_EN_PASSANT_LEAVES_PAWN:
    case BUG_EN_PASSANT_SQUARE:
    case BUG_CASTLING_RIGHT_ROOK_TAKEN:
    case BUG_CASTLING_RIGHT_PROMOTION:
    case BUG_CASTLING_ROOK_STAYS:
    case BUG_CASTLING_ROOK_SQUARE:
      return 2;
    case BUG_PROMOTION_STAYS: /* its own move comes next but one */
    case BUG_EN_PASSANT_KEPT:
    case BUG_CASTLING_RIGHT_ROOK_MOVED:
    case BUG_CASTLING_RIGHT_KING_MOVED:
    case BUG_CASTLING_RIGHT_BOTH:
      return 3;
    case BUG_UNMAKE: /* adds where the count of a move is made up */
      return 2;
    default:
      return 1;
    }
}

/* Every bug is revealed by some position, at the least possible depth: most by the patterns, which
 * come first. */
static void
test_bugs_show (void)
{
  g_autoptr (GPtrArray) cases = checkbit_suite_builtin ();
  guint n_patterns = count_patterns (cases), n_early = 0;

  for (guint bug = BUG_NONE + 1; bug < N_BUGS; bug++)
    {
      guint depth = 0, index = 0;
      const CheckbitSuiteCase *item = find_least (cases, bug, &depth, &index);

      g_test_message ("%s: depth %u, %s", mailbox_bug_names[bug], depth,
                      item != NULL ? item->name : "not found");
      g_assert_nonnull (item);
      g_assert_cmpuint (depth, <=, least_possible (bug));
      n_early += index < n_patterns;
    }
  g_assert_cmpuint (n_early, >=, N_BUGS - 1 - 8);
}

/* Lines as files have them. */
static void
test_reading (void)
{
  g_autoptr (GPtrArray) cases
      = checkbit_suite_read ("# a comment\n\n"
                             "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66 ;id \"castling\"\r\n"
                             "4k3/8/8/8/8/8/8/4K2R w K -\n"
                             "not a position ;D1 20\n"
                             "4k3/8/8/8/8/8/8/4K2R w K - ;D1 15; D3 1197 ;D99x 4\n"
                             "4k3/8/8/8/8/8/8/4K2R w K - ;D1 abc ;D2  66 ;D3 4x\n"
                             "4k3/8/8/8/8/8/8/4K2R w K - ;D1\t15 ;D2 \t66 ;D3\n",
                             FALSE);
  const CheckbitSuiteCase *item;

  g_assert_cmpuint (cases->len, ==, 6);
  item = g_ptr_array_index (cases, 0);
  g_assert_null (item->problem);
  g_assert_cmpstr (item->name, ==, "castling");
  g_assert_cmpuint (item->counts->len, ==, 2);
  g_assert_cmpuint (checkbit_suite_depth (item, 66), ==, 2);
  g_assert_cmpuint (checkbit_suite_depth (item, 65), ==, 1);
  g_assert_cmpuint (checkbit_suite_depth (item, 1), ==, 0);
  item = g_ptr_array_index (cases, 1);
  g_assert_nonnull (item->problem);
  item = g_ptr_array_index (cases, 2);
  g_assert_nonnull (item->problem);
  item = g_ptr_array_index (cases, 3);
  g_assert_null (item->problem);
  g_assert_cmpstr (item->fen, ==, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  g_assert_cmpuint (item->counts->len, ==, 2);
  item = g_ptr_array_index (cases, 4);
  g_assert_null (item->problem);
  g_assert_cmpuint (item->counts->len, ==, 1);
  g_assert_cmpuint (checkbit_suite_depth (item, 66), ==, 2);
  item = g_ptr_array_index (cases, 5);
  g_assert_null (item->problem);
  g_assert_cmpuint (item->counts->len, ==, 2);
}

/* A program with a bug, which the first positions reveal; then one that fails immediately. */
static void
test_compare (void)
{
  g_autoptr (GPtrArray) all = checkbit_suite_builtin ();
  g_autoptr (GPtrArray) cases
      = checkbit_suite_read ("4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15\n"
                             "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1 ;D1 5\n"
                             "nonsense ;D1 1\n"
                             "4r2k/8/8/8/8/4B3/8/4K3 w - - 0 1 ;D1 5 ;D2 100\n",
                             FALSE);
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  g_autofree char *command = g_strdup_printf ("%s --bug pin", path);
  g_autoptr (CheckbitLabProgram) program
      = checkbit_lab_program_new (CHECKBIT_LAB_COMMAND, command, 60);
  g_autoptr (CheckbitLabProgram) dead
      = checkbit_lab_program_new (CHECKBIT_LAB_COMMAND, "/no/such/program", 60);
  const CheckbitSuiteLimits few = { 50, 3, 0 }, more = { 1000, 3, 0 }, one = { 50, 3, 1 };
  g_autoptr (GArray) results = checkbit_suite_compare (program, cases, &few, NULL, NULL, NULL);
  g_autoptr (GArray) failed = checkbit_suite_compare (dead, all, &more, NULL, NULL, NULL);
  g_autoptr (GArray) first = checkbit_suite_compare (program, cases, &one, NULL, NULL, NULL);
  g_autoptr (GArray) mistakes = checkbit_suite_mistakes (results);

  g_assert_cmpuint (results->len, ==, 4);
  g_assert_true (g_array_index (results, CheckbitSuiteResult, 0).finding->same);
  g_assert_true (g_array_index (results, CheckbitSuiteResult, 1).finding->differs);
  g_assert_null (g_array_index (results, CheckbitSuiteResult, 2).finding);
  g_assert_cmpuint (g_array_index (results, CheckbitSuiteResult, 3).depth, ==, 1);
  g_assert_cmpuint (mistakes->len, ==, 1);
  g_assert_cmpint (g_array_index (mistakes, CheckbitLabMistake, 0).kind, ==, CHECKBIT_MISTAKE_PIN);
  g_assert_cmpuint (g_array_index (mistakes, CheckbitLabMistake, 0).n_explained, ==, 2);
  g_assert_cmpuint (failed->len, ==, 3);
  g_assert_cmpuint (first->len, ==, 2);
}

/* Checks Checkbit itself against a file's counts. */
static void
test_itself (void)
{
  g_autoptr (GPtrArray) cases
      = checkbit_suite_read ("4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66\n"
                             "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 67 ;D3 1\n"
                             "nonsense ;D1 1\n"
                             "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D3 1197\n",
                             FALSE);
  const CheckbitSuiteLimits limits = { 100, 1, 0 };
  g_autoptr (GArray) results = checkbit_suite_compare (NULL, cases, &limits, NULL, NULL, NULL);
  const CheckbitSuiteResult *result = (gpointer) results->data;

  g_assert_cmpuint (results->len, ==, 4);
  g_assert_cmpint (result[0].outcome, ==, CHECKBIT_SUITE_PASSED);
  g_assert_cmpint (result[1].outcome, ==, CHECKBIT_SUITE_DIFFERS);
  g_assert_cmpuint (result[1].stated.depth, ==, 2);
  g_assert_cmpuint (result[1].counted, ==, 66);
  g_assert_cmpint (result[2].outcome, ==, CHECKBIT_SUITE_UNUSABLE);
  g_assert_cmpint (result[3].outcome, ==, CHECKBIT_SUITE_NOT_ASKED);
}

/* Chess960 from a file, with rooks in X-FEN and Shredder notation: for Checkbit, a command and an
 * engine, which gets the option. */
static void
test_chess960 (void)
{
  static const char text[]
      = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9 ;D1 21 ;D2 528\n"
        "4k3/8/8/8/8/8/8/1RK3R1 w GB - 0 1 ;D1 25\n"
        "4k3/8/8/8/8/8/8/6KR w K - 0 1 ;D1 12\n";
  g_autoptr (GPtrArray) cases = checkbit_suite_read (text, FALSE);
  g_autofree char *command = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  const CheckbitSuiteLimits limits = { 1000, 1, 0 };
  CheckbitLabProgram *programs[]
      = { NULL, checkbit_lab_program_new (CHECKBIT_LAB_COMMAND, command, 60),
          checkbit_lab_program_new (CHECKBIT_LAB_ENGINE, g_getenv ("BROKEN_PERFT"), 60) };

  for (gsize i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autoptr (GArray) results
          = checkbit_suite_compare (programs[i], cases, &limits, NULL, NULL, NULL);

      g_assert_cmpuint (results->len, ==, cases->len);
      for (guint j = 0; j < results->len; j++)
        {
          const CheckbitSuiteResult *result = &g_array_index (results, CheckbitSuiteResult, j);

          g_test_message ("%" G_GSIZE_FORMAT ": %u", i, j);
          g_assert_cmpint (result->outcome, ==, CHECKBIT_SUITE_PASSED);
        }
      checkbit_lab_program_free (programs[i]);
    }
}

typedef struct
{
  GMainLoop *loop;
  guint n_told;
} Told;

static void
told_cb (guint index, guint total, const CheckbitSuiteResult *result, gpointer data)
{
  Told *told = data;

  g_assert_true (g_main_context_is_owner (NULL));
  g_assert_cmpuint (index, ==, told->n_told);
  g_assert_cmpuint (total, ==, 2);
  g_assert_cmpint (result->outcome, ==, CHECKBIT_SUITE_PASSED);
  told->n_told++;
}

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Told *told = data;
  g_autoptr (GArray) results = checkbit_suite_compare_finish (result, NULL);

  g_assert_cmpuint (results->len, ==, 2);
  g_main_loop_quit (told->loop);
}

/* A run in the background reports in the thread that started it. */
static void
test_async (void)
{
  g_autoptr (GPtrArray) cases = checkbit_suite_read ("4k3/8/8/8/8/8/8/4K2R w K - ;D1 15\n"
                                                     "4k3/8/8/8/8/8/8/4K2R w - - ;D1 14\n",
                                                     FALSE);
  const CheckbitSuiteLimits limits = { 100, 1, 0 };
  Told told = { g_main_loop_new (NULL, FALSE), 0 };

  checkbit_suite_compare_async (CHECKBIT_LAB_COMMAND, NULL, 1, cases, &limits, told_cb, &told, NULL,
                                compared_cb, &told);
  g_main_loop_run (told.loop);
  g_assert_cmpuint (told.n_told, ==, 2);
  g_main_loop_unref (told.loop);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/suite/counts", test_counts);
  g_test_add_func ("/suite/names", test_names);
  g_test_add_func ("/suite/bugs-show", test_bugs_show);
  g_test_add_func ("/suite/reading", test_reading);
  g_test_add_func ("/suite/compare", test_compare);
  g_test_add_func ("/suite/itself", test_itself);
  g_test_add_func ("/suite/chess960", test_chess960);
  g_test_add_func ("/suite/async", test_async);
  return g_test_run ();
}
