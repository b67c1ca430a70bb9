/* Uses the lab as a person does, without a window: counting down into the moves, comparing with
 * correct, wrong and hostile programs, running suites.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../../lib/late-clock.h"
#include "../../lib/test-time.h"
#include "game/lab/compare-model.h"
#include "game/lab/deciding.h"
#include "game/lab/perft-model.h"
#include "game/lab/suite-model.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));

  return position;
}

#define wait_for(condition) time_wait_for (condition)

/* Keeps the main loop running while no event arrives. */
static gboolean
beat_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* --- Counting ------------------------------------------------------------------------------- */

static ChessMove
find_move (CheckbitPerftModel *model, const char *uci, guint64 *count)
{
  GListModel *rows = checkbit_perft_model_get_rows (model);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (CheckbitPerftItem) item = g_list_model_get_item (rows, i);
      const CheckbitPerftRow *row = checkbit_perft_item_get_row (item);

      if (!g_str_equal (row->uci, uci))
        continue;
      if (count != NULL)
        *count = row->count;
      return row->move;
    }
  g_assert_not_reached ();
}

static void
test_descend (void)
{
  g_autoptr (CheckbitPerftModel) model = checkbit_perft_model_new ();
  ChessPosition start = read_fen (START);
  g_autofree char *text = NULL, *path = NULL;
  guint64 behind;

  g_assert_null (checkbit_perft_model_get_rows (model));
  checkbit_perft_model_set_depth (model, 3);
  checkbit_perft_model_set_threads (model, 2);
  checkbit_perft_model_start (model, &start);
  g_assert_true (checkbit_perft_model_is_running (model));
  wait_for (!checkbit_perft_model_is_running (model));
  g_assert_true (checkbit_perft_model_is_complete (model));
  g_assert_cmpuint (checkbit_perft_model_get_nodes (model), ==, 8902);
  g_assert_cmpfloat (checkbit_perft_model_get_done (model), ==, 1);
  text = checkbit_perft_model_dup_divide (model);
  g_assert_true (g_str_has_prefix (text, "a2a3 380\na2a4 420\n"));
  g_assert_true (g_str_has_suffix (text, "\n\n8902\n"));

  g_assert_true (checkbit_perft_model_descend (model, find_move (model, "e2e4", &behind)));
  wait_for (!checkbit_perft_model_is_running (model));
  g_assert_cmpuint (checkbit_perft_model_get_nodes (model), ==, behind);
  g_assert_cmpuint (checkbit_perft_model_get_depth (model), ==, 2);
  g_assert_true (checkbit_perft_model_descend (model, find_move (model, "e7e5", NULL)));
  wait_for (!checkbit_perft_model_is_running (model));
  /* At the leaves there is nothing left to count. */
  g_assert_false (checkbit_perft_model_descend (model, find_move (model, "g1f3", NULL)));
  g_assert_cmpuint (checkbit_perft_model_get_n_path (model), ==, 2);
  g_assert_cmpstr (checkbit_perft_model_get_path_san (model, 1), ==, "e5");
  path = checkbit_perft_model_dup_path (model);
  g_assert_cmpstr (path, ==, "e2e4 e7e5");

  checkbit_perft_model_ascend (model, 0);
  g_assert_true (checkbit_perft_model_is_complete (model));
  g_assert_cmpuint (checkbit_perft_model_get_nodes (model), ==, 8902);
  g_assert_cmpuint (checkbit_perft_model_get_n_path (model), ==, 0);
}

static void
test_categories (void)
{
  g_autoptr (CheckbitPerftModel) model = checkbit_perft_model_new ();
  ChessPosition position = read_fen (KIWIPETE);
  g_autofree char *table = NULL;

  checkbit_perft_model_set_depth (model, 2);
  checkbit_perft_model_set_categories (model, TRUE);
  checkbit_perft_model_start (model, &position);
  wait_for (!checkbit_perft_model_is_running (model));
  g_assert_cmpuint (checkbit_perft_model_get_category (model, CHECKBIT_PERFT_CAPTURES), ==, 351);
  g_assert_cmpuint (checkbit_perft_model_get_category (model, CHECKBIT_PERFT_CASTLES), ==, 91);
  table = checkbit_perft_model_dup_table (model, ',');
  g_assert_true (g_str_has_prefix (table, "move,san,nodes,captures,en-passant,castles,"));
}

/* A move that mates has its row too, with nothing behind it. */
static void
test_mate (void)
{
  g_autoptr (CheckbitPerftModel) model = checkbit_perft_model_new ();
  ChessPosition position = read_fen ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
  g_autofree char *text = NULL;

  checkbit_perft_model_set_depth (model, 4);
  checkbit_perft_model_start (model, &position);
  wait_for (!checkbit_perft_model_is_running (model));
  for (guint i = 0; i < g_list_model_get_n_items (checkbit_perft_model_get_rows (model)); i++)
    {
      g_autoptr (CheckbitPerftItem) item
          = g_list_model_get_item (checkbit_perft_model_get_rows (model), i);

      g_assert_true (checkbit_perft_item_is_done (item));
    }
  text = checkbit_perft_model_dup_divide (model);
  g_assert_nonnull (strstr (text, "\na1a8 0\n"));
}

/* An endless count is canceled; its partial results stay, but are no total, and another
 * count can follow. */
static void
test_stop (void)
{
  g_autoptr (CheckbitPerftModel) model = checkbit_perft_model_new ();
  ChessPosition position = read_fen (KIWIPETE);
  g_autofree char *text = NULL;

  checkbit_perft_model_set_depth (model, 15);
  checkbit_perft_model_start (model, &position);
  wait_for (checkbit_perft_model_get_nodes (model) > 0);
  g_assert_cmpfloat (checkbit_perft_model_get_done (model), >, 0);
  g_assert_cmpfloat (checkbit_perft_model_get_seconds_left (model), >, 1e6);
  checkbit_perft_model_cancel (model);
  g_assert_false (checkbit_perft_model_is_running (model));
  g_assert_false (checkbit_perft_model_is_complete (model));
  g_assert_null (checkbit_perft_model_get_error (model));
  text = checkbit_perft_model_dup_divide (model);
  g_assert_cmpstr (text, ==, "");
  checkbit_perft_model_set_depth (model, 2);
  checkbit_perft_model_start (model, &position);
  wait_for (!checkbit_perft_model_is_running (model));
  g_assert_cmpuint (checkbit_perft_model_get_nodes (model), ==, 2039);
}

/* If a thread hears an hour late that a count has ended, the time reported is not an hour. */
static void
test_time (void)
{
  g_autoptr (CheckbitPerftModel) model = checkbit_perft_model_new ();
  ChessPosition position = read_fen (START);

  checkbit_perft_model_set_depth (model, 3);
  checkbit_perft_model_start (model, &position);
  late_clock_set (G_TIME_SPAN_HOUR);
  wait_for (!checkbit_perft_model_is_running (model));
  late_clock_set (0);
  g_assert_true (checkbit_perft_model_is_complete (model));
  g_assert_cmpfloat (checkbit_perft_model_get_seconds (model), >, 0);
  g_assert_cmpfloat (checkbit_perft_model_get_seconds (model), <, 3600);
}

static void
test_no_memory (void)
{
  g_autoptr (CheckbitPerftModel) model = checkbit_perft_model_new ();
  ChessPosition position = read_fen (START);

  checkbit_perft_model_set_hash (model, G_MAXINT);
  checkbit_perft_model_start (model, &position);
  wait_for (!checkbit_perft_model_is_running (model));
  g_assert_nonnull (checkbit_perft_model_get_error (model));
  g_assert_false (checkbit_perft_model_is_complete (model));
}

/* --- Comparing ------------------------------------------------------------------------------ */

/* (transfer full) */
static char *
write_command (const char *options)
{
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));

  return g_strdup_printf ("%s %s", path, options);
}

static CheckbitCompareModel *
compare (const char *fen, const CheckbitCompareRequest *request)
{
  CheckbitCompareModel *model = checkbit_compare_model_new ();
  ChessPosition position = read_fen (fen);

  checkbit_compare_model_start (model, &position, request);
  wait_for (!checkbit_compare_model_is_running (model));

  return model;
}

/* A bug that does not occur in this position is found among the built-in ones, and its masks are
 * named. */
static void
test_tricky (void)
{
  g_autofree char *command = write_command ("--bug en-passant-rank-pin");
  const CheckbitCompareRequest request = { CHECKBIT_OTHER_COMMAND, command, 60, 2, TRUE, NULL };
  g_autoptr (CheckbitCompareModel) model = compare (START, &request);
  CheckbitLabFinding *finding = checkbit_compare_model_get_finding (model);
  GListModel *differences = checkbit_compare_model_get_differences (model);
  g_autoptr (CheckbitDifferenceItem) item = g_list_model_get_item (differences, 0);
  CheckbitDecidingMask masks[CHECKBIT_MAX_DECIDING_MASKS];
  g_autofree char *sentence = NULL;
  guint n;

  g_assert_true (finding->differs);
  g_assert_nonnull (checkbit_compare_model_get_case (model));
  g_assert_nonnull (strstr (checkbit_compare_model_get_case (model), "en passant"));
  g_assert_cmpuint (checkbit_compare_model_get_n_tricky (model), >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (differences), ==, 1);
  g_assert_cmpint (checkbit_difference_item_get (item)->kind, ==, CHECKBIT_DIFFERENCE_EXTRA);
  sentence = checkbit_deciding_sentence (checkbit_difference_item_get (item));
  g_assert_nonnull (strstr (sentence, "rank"));
  n = checkbit_deciding_masks (&finding->position, checkbit_difference_item_get (item), masks);
  g_assert_cmpuint (n, >=, 2);
  g_assert_cmphex (masks[0].bits, ==,
                   checkbit_difference_item_get (item)->why.mask != 0
                       ? checkbit_difference_item_get (item)->why.mask
                       : checkbit_difference_item_get (item)->why.squares);
}

/* For every kind of special move there is a mask that is not the whole board, and a sentence. */
static void
test_deciding (void)
{
  static const struct
  {
    const char *fen, *move, *mask, *sentence;
  } rows[] = {
    { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "ep_square",
      "It is legal. It captures en passant." },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling_rooks",
      "It is legal. It castles, which nothing forbids here." },
    { "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", "e3e5", "pin_rays_white",
      "It is legal. It is pinned and stays on the line of the pin." },
    { "4r2k/8/8/8/8/3N4/8/4K3 w - - 0 1", "d3e5", "check_mask",
      "It is legal. It blocks the check." },
    { "4r2k/8/8/8/8/3N4/8/4K3 w - - 0 1", "e1d1", "flight", "It is legal. The king leaves check." },
    { START, "e2e4", "double_pushes_white",
      "It is legal. The pawn goes two squares from the rank it starts on." },
    { START, "g1f3", "targets", "It is legal." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChessPosition position = read_fen (rows[i].fen);
      g_autoptr (CheckbitDivide) ours = checkbit_lab_divide (&position, 1, NULL);
      g_autoptr (CheckbitDivide) theirs = checkbit_lab_divide (&position, 1, NULL);
      g_autoptr (GArray) differences = NULL;
      CheckbitDecidingMask masks[CHECKBIT_MAX_DECIDING_MASKS];
      g_autofree char *sentence = NULL;

      for (guint j = 0; j < theirs->rows->len; j++)
        if (g_str_equal (g_array_index (theirs->rows, CheckbitDivideRow, j).text, rows[i].move))
          g_array_remove_index (theirs->rows, j);
      differences = checkbit_differences_new (&position, ours, theirs);
      g_assert_cmpuint (differences->len, ==, 1);
      g_assert_cmpuint (checkbit_deciding_masks (&position, (gpointer) differences->data, masks), >,
                        0);
      g_assert_cmpstr (masks[0].id, ==, rows[i].mask);
      sentence = checkbit_deciding_sentence ((gpointer) differences->data);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* No position of the list reveals a bug that occurs only here; then the position itself is
 * compared. */
static void
test_from_here (void)
{
  g_autofree char *wrong = write_command ("--fault counts");
  const CheckbitCompareRequest fine
      = { CHECKBIT_OTHER_ENGINE, g_getenv ("BROKEN_PERFT"), 60, 3, TRUE, NULL },
      counts = { CHECKBIT_OTHER_COMMAND, wrong, 60, 2, FALSE, NULL };
  g_autoptr (CheckbitCompareModel) same = compare (KIWIPETE, &fine);
  g_autoptr (CheckbitCompareModel) count = compare (KIWIPETE, &counts);

  g_assert_true (checkbit_compare_model_get_finding (same)->same);
  g_assert_null (checkbit_compare_model_get_case (same));
  g_assert_cmpuint (checkbit_compare_model_get_n_tricky (same), >=, 200);
  g_assert_cmpuint (checkbit_compare_model_get_finding (same)->total, ==, 97862);
  g_assert_true (checkbit_compare_model_get_finding (count)->differs);
  g_assert_cmpuint (g_list_model_get_n_items (checkbit_compare_model_get_differences (count)), ==,
                    1);
}

static gboolean
is_running (const char *mark)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc", 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_strdup_printf ("/proc/%s/environ", name);
      g_autofree char *environment = NULL;
      gsize size;

      if (!g_file_get_contents (path, &environment, &size, NULL))
        continue;
      for (const char *at = environment; at < environment + size; at += strlen (at) + 1)
        if (g_str_equal (at, mark))
          return TRUE;
    }
  return FALSE;
}

/* A hanging program is abandoned as soon as the model is released, and is killed soon after. */
static void
test_give_up (void)
{
  g_autofree char *mark = g_strdup_printf ("LAB_MODEL=%u", g_random_int ());
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  g_autofree char *command = g_strdup_printf ("%s %s --fault session-hang", mark, path);
  const CheckbitCompareRequest request = { CHECKBIT_OTHER_COMMAND, command, 600, 3, TRUE, NULL };
  ChessPosition position = read_fen (START);
  CheckbitCompareModel *model = checkbit_compare_model_new ();
  CheckbitSuiteModel *suite = checkbit_suite_model_new ();

  checkbit_compare_model_start (model, &position, &request);
  wait_for (is_running (mark));
  checkbit_compare_model_cancel (model);
  g_assert_false (checkbit_compare_model_is_running (model));
  g_assert_null (checkbit_compare_model_get_finding (model));
  g_object_unref (model);
  wait_for (!is_running (mark));

  checkbit_suite_model_start (suite, CHECKBIT_LAB_COMMAND, command, 600, 1000);
  wait_for (is_running (mark));
  checkbit_suite_model_cancel (suite);
  g_object_unref (suite);
  wait_for (!is_running (mark));
}

/* If a program's output is useless, the error quotes it. */
static void
test_failure (void)
{
  g_autofree char *command = write_command ("--fault die");
  const CheckbitCompareRequest request = { CHECKBIT_OTHER_COMMAND, command, 60, 3, TRUE, NULL };
  g_autoptr (CheckbitCompareModel) model = compare (START, &request);
  CheckbitLabFinding *finding = checkbit_compare_model_get_finding (model);

  g_assert_error (finding->failure, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_true (g_str_has_prefix (finding->words, "cannot go on\n"));
}

/* --- Pasting -------------------------------------------------------------------------------- */

/* The depth of a pasted divide is detected; a move deleted from it is reported as missing. */
static void
test_paste (void)
{
  for (guint depth = 1; depth <= 4; depth++)
    {
      g_autoptr (CheckbitPerftModel) counted = checkbit_perft_model_new ();
      ChessPosition position = read_fen (KIWIPETE);
      g_autofree char *text = NULL;
      g_autoptr (CheckbitCompareModel) same = NULL, missing = NULL;
      CheckbitCompareRequest request = { .other = CHECKBIT_OTHER_PASTED };

      checkbit_perft_model_set_depth (counted, depth);
      checkbit_perft_model_start (counted, &position);
      wait_for (!checkbit_perft_model_is_running (counted));
      text = checkbit_perft_model_dup_divide (counted);
      request.text = text;
      same = compare (KIWIPETE, &request);
      g_assert_true (checkbit_compare_model_get_finding (same)->same);
      g_assert_cmpuint (checkbit_compare_model_get_finding (same)->root_depth, ==, depth);
      g_assert_true (checkbit_compare_model_is_pasted (same));

      request.text = strchr (text, '\n') + 1;
      missing = compare (KIWIPETE, &request);
      g_assert_true (checkbit_compare_model_get_finding (missing)->differs);
      g_assert_cmpuint (g_list_model_get_n_items (checkbit_compare_model_get_differences (missing)),
                        ==, 1);
    }
}

/* The broken program's output for a position. (transfer full) */
static char *
ask_broken (const char *bug, guint depth, const char *fen, const char *moves)
{
  g_autofree char *number = g_strdup_printf ("%u", depth);
  const char *argv[] = { g_getenv ("BROKEN_PERFT"),     "--bug", bug, number, fen,
                         *moves != '\0' ? moves : NULL, NULL };
  char *output = NULL;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output,
                               NULL, NULL, NULL));
  return output;
}

/* Text after text leads down to the position in which the lists differ. */
static void
test_paste_down (void)
{
  const char *fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
  g_autoptr (CheckbitCompareModel) model = NULL;
  g_autofree char *moves = g_strdup ("");
  guint depth = 4, n_steps = 0;

  for (gboolean more = TRUE; more; n_steps++)
    {
      g_autofree char *text = ask_broken ("en-passant-rank-pin", depth, fen, moves);
      const CheckbitCompareRequest request
          = { CHECKBIT_OTHER_PASTED, text, 0, n_steps > 0 ? depth : 0, FALSE, moves };
      char *next;

      g_clear_object (&model);
      model = compare (fen, &request);
      g_assert_true (checkbit_compare_model_get_finding (model)->differs);
      g_assert_cmpuint (checkbit_compare_model_get_finding (model)->depth, ==, depth);
      g_assert_cmpstr (checkbit_compare_model_get_finding (model)->path, ==, moves);
      more = checkbit_compare_model_get_next (model, &next, &depth);
      if (!more)
        break;
      g_free (moves);
      moves = next;
    }
  g_assert_cmpuint (n_steps, >, 0);
  g_assert_true (
      checkbit_differences_in_lists (checkbit_compare_model_get_finding (model)->differences));
}

static void
test_paste_nothing (void)
{
  static const struct
  {
    const char *text, *moves, *error;
  } rows[] = {
    { "once upon a time", NULL, "There is no move with a count in this text." },
    { "e7e5 20", "e2a6 e2e4", "e2e4 is not legal" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const CheckbitCompareRequest request
          = { CHECKBIT_OTHER_PASTED, rows[i].text, 0, 0, FALSE, rows[i].moves };
      g_autoptr (CheckbitCompareModel) model = compare (KIWIPETE, &request);

      g_assert_null (checkbit_compare_model_get_finding (model));
      g_assert_cmpstr (checkbit_compare_model_get_error (model), ==, rows[i].error);
    }
}

/* --- Suites --------------------------------------------------------------------------------- */

static void
test_suite (void)
{
  g_autoptr (CheckbitSuiteModel) model = checkbit_suite_model_new ();
  g_autoptr (CheckbitFailedCase) failed = NULL;
  g_autofree char *text = NULL;
  GListModel *list = checkbit_suite_model_get_failed (model);
  const GArray *mistakes;

  g_setenv ("BROKEN_PERFT_BUG", "castling-through-check", TRUE);
  checkbit_suite_model_start (model, CHECKBIT_LAB_ENGINE, g_getenv ("BROKEN_PERFT"), 60, 1000);
  wait_for (!checkbit_suite_model_is_running (model));
  g_unsetenv ("BROKEN_PERFT_BUG");
  g_assert_cmpuint (checkbit_suite_model_get_n_done (model), ==,
                    checkbit_suite_model_get_n_cases (model));
  g_assert_cmpuint (g_list_model_get_n_items (list), >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==,
                    checkbit_suite_model_get_n (model, CHECKBIT_SUITE_DIFFERS));
  failed = g_list_model_get_item (list, 0);
  g_assert_true (checkbit_failed_case_get_finding (failed)->differs);
  text = checkbit_failed_case_dup_text (failed);
  g_assert_true (g_str_has_suffix (text, " is not legal"));
  mistakes = checkbit_suite_model_get_mistakes (model);
  g_assert_cmpint (g_array_index (mistakes, CheckbitLabMistake, 0).kind, ==,
                   CHECKBIT_MISTAKE_CASTLING_THROUGH_CHECK);
}

static void
test_suite_file (void)
{
  g_autoptr (CheckbitSuiteModel) model = checkbit_suite_model_new ();
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("suite-XXXXXX.epd", &stream, NULL);
  g_autoptr (CheckbitFailedCase) failed = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_replace_contents (file, START " ;D1 20 ;D2 400\n" START " ;D1 20 ;D2 401\n",
                                          strlen (START) * 2 + 32, NULL, FALSE, 0, NULL, NULL,
                                          NULL));
  checkbit_suite_model_open (model, file);
  wait_for (!checkbit_suite_model_is_running (model));
  g_assert_null (checkbit_suite_model_get_error (model));
  g_assert_cmpuint (checkbit_suite_model_get_n_cases (model), ==, 2);
  checkbit_suite_model_start (model, CHECKBIT_LAB_COMMAND, NULL, 1, 1000);
  wait_for (!checkbit_suite_model_is_running (model));
  g_assert_cmpuint (checkbit_suite_model_get_n (model, CHECKBIT_SUITE_PASSED), ==, 1);
  failed = g_list_model_get_item (checkbit_suite_model_get_failed (model), 0);
  text = checkbit_failed_case_dup_text (failed);
  g_assert_cmpstr (text, ==, "Depth 2: the file says 401, Checkbit counts 400");

  /* An invalid file does not change the suite. */
  g_assert_true (g_file_replace_contents (file, "e4 e5", 5, NULL, FALSE, 0, NULL, NULL, NULL));
  checkbit_suite_model_open (model, file);
  wait_for (!checkbit_suite_model_is_running (model));
  g_assert_nonnull (checkbit_suite_model_get_error (model));
  g_assert_cmpuint (checkbit_suite_model_get_n_cases (model), ==, 2);
  g_file_delete (file, NULL, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_timeout_add (10, beat_cb, NULL);
  g_test_add_func ("/models/descend", test_descend);
  g_test_add_func ("/models/categories", test_categories);
  g_test_add_func ("/models/mate", test_mate);
  g_test_add_func ("/models/stop", test_stop);
  g_test_add_func ("/models/time", test_time);
  g_test_add_func ("/models/no-memory", test_no_memory);
  g_test_add_func ("/models/tricky", test_tricky);
  g_test_add_func ("/models/deciding", test_deciding);
  g_test_add_func ("/models/from-here", test_from_here);
  g_test_add_func ("/models/give-up", test_give_up);
  g_test_add_func ("/models/failure", test_failure);
  g_test_add_func ("/models/paste", test_paste);
  g_test_add_func ("/models/paste-nothing", test_paste_nothing);
  g_test_add_func ("/models/paste-down", test_paste_down);
  g_test_add_func ("/models/suite", test_suite);
  g_test_add_func ("/models/suite-file", test_suite_file);
  return g_test_run ();
}
