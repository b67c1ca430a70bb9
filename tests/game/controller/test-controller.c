/* Tests of the controller's decisions about games: moves, undo, replacing games, titles, set-up,
 * and how games end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "controller-test.h"

#include <string.h>

#include "game/controller/ending.h"
#include "game/controller/title.h"
#include "game/tree/edit.h"

#define ENDGAME "8/8/8/8/8/5k2/q7/7K b - - 12 40"
#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* --- Moves ---------------------------------------------------------------------------------- */

static void
test_play (ControllerTest *test, gconstpointer data)
{
  CheckbitController *controller = test->controller;

  g_assert_false (checkbit_controller_play_from (controller, CHESS_SQUARE (4, 1),
                                                 CHESS_SQUARE (4, 4), CHESS_PAWN));
  g_assert_true (checkbit_controller_play_from (controller, CHESS_SQUARE (4, 1),
                                                CHESS_SQUARE (4, 3), CHESS_PAWN));
  checkbit_controller_play_text (controller, "e7e5");
  checkbit_controller_play_text (controller, "rubbish");
  g_assert_cmpuint (controller_test_get_ply (test), ==, 2);
  controller_test_expect_said (test, NULL);
}

static void
test_promotion (ControllerTest *test, gconstpointer data)
{
  checkbit_controller_load_fen (test->controller, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
  g_assert_true (checkbit_controller_play_from (test->controller, CHESS_SQUARE (0, 6),
                                                CHESS_SQUARE (0, 7), CHESS_KNIGHT));
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (test->game)), ==, "a8=N");
}

static void
test_paused (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, NULL, "-");
  checkbit_controller_toggle_pause (test->controller);
  checkbit_controller_play_text (test->controller, "e2e4");
  g_assert_cmpuint (controller_test_get_ply (test), ==, 0);
  controller_test_expect_said (test, "Paused.");
}

static void
test_undo (ControllerTest *test, gconstpointer data)
{
  controller_test_play (test, "e2e4");
  checkbit_game_set_comment (test->game, checkbit_game_get_current (test->game), "best by test");
  checkbit_controller_undo (test->controller);
  controller_test_expect_said (test, checkbit_edit_get_undone (CHECKBIT_EDIT_COMMENT));
  checkbit_controller_redo (test->controller);
  controller_test_expect_said (test, checkbit_edit_get_redone (CHECKBIT_EDIT_COMMENT));
  checkbit_controller_undo (test->controller);
  controller_test_expect_said (test, checkbit_edit_get_undone (CHECKBIT_EDIT_COMMENT));
  checkbit_controller_undo (test->controller);
  controller_test_expect_said (test, NULL); /* the move is animated */
  g_assert_cmpuint (controller_test_get_ply (test), ==, 0);
  checkbit_controller_undo (test->controller); /* there is nothing left to undo */
  controller_test_expect_said (test, NULL);
}

/* --- One game after another ----------------------------------------------------------------- */

static void
test_replace (ControllerTest *test, gconstpointer data)
{
  CheckbitController *controller = test->controller;

  g_assert_true (checkbit_controller_has_blank_game (controller));
  checkbit_controller_load_fen (controller, ENDGAME);
  controller_test_expect_replaced (test, NULL); /* nothing was lost */
  g_assert_false (checkbit_controller_has_blank_game (controller));
  checkbit_controller_play_text (controller, "a2b2");
  checkbit_controller_begin_game (controller);
  controller_test_expect_replaced (test, "New game");
  controller_test_expect_fen (test, START);
  g_assert_cmpuint (test->n_documents, ==, 2);

  checkbit_controller_bring_back (controller);
  g_assert_cmpuint (test->n_documents, ==, 3);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 1);
  checkbit_controller_load_fen (controller, START);
  controller_test_expect_replaced (test, "Position loaded");
}

/* What an unused game makes way for cannot be undone, and nobody may say so: a game before it would
 * come back. A position that was set up is work, so that one leads back to the unused game. */
static void
test_replace_blank (ControllerTest *test, gconstpointer data)
{
  CheckbitController *controller = test->controller;

  controller_test_play (test, "e2e4");
  checkbit_controller_begin_game (controller);
  controller_test_expect_replaced (test, "New game");
  g_assert_true (test->kept);
  checkbit_controller_replace (controller, checkbit_record_new (NULL),
                               checkbit_document_new (NULL, NULL), "Game pasted");
  controller_test_expect_replaced (test, "Game pasted");
  g_assert_false (test->kept);

  g_assert_true (checkbit_controller_set_up (controller, ENDGAME));
  g_assert_true (checkbit_controller_finish_setup (controller));
  controller_test_expect_replaced (test, "New game from the position set up");
  g_assert_true (test->kept);
  checkbit_controller_bring_back (controller);
  controller_test_expect_fen (test, START);
  g_assert_true (checkbit_controller_has_blank_game (controller));
  checkbit_controller_redo (controller);
  controller_test_expect_fen (test, ENDGAME);
}

/* A new game without any change is as good as another new one. */
static void
test_begin_blank (ControllerTest *test, gconstpointer data)
{
  checkbit_controller_begin_game (test->controller);
  g_assert_cmpuint (test->n_replaced, ==, 0);
}

/* What somebody has written in a game without moves is not in the way, and comes back. */
static void
test_begin_written (ControllerTest *test, gconstpointer data)
{
  CheckbitNode *root = checkbit_game_get_root (test->game);

  if (data != NULL)
    checkbit_game_set_tag (test->game, data, "Ann");
  else
    checkbit_game_set_comment (test->game, root, "The game of the year");
  g_assert_false (checkbit_controller_has_blank_game (test->controller));
  checkbit_controller_begin_game (test->controller);
  controller_test_expect_replaced (test, "New game");
  g_assert_true (test->kept);
  g_assert_true (checkbit_controller_has_blank_game (test->controller));
  checkbit_controller_bring_back (test->controller);
  g_assert_true (checkbit_game_get_root (test->game) == root);
}

static void
test_load_rubbish (ControllerTest *test, gconstpointer data)
{
  checkbit_controller_load_fen (test->controller, "rubbish");
  g_assert_cmpuint (test->n_replaced, ==, 0);
  controller_test_expect_fen (test, START);
}

/* A game has its own document, which comes back with it. */
static void
test_documents (ControllerTest *test, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/mates.epd");
  CheckbitDocument *document = checkbit_document_new (file, NULL);

  controller_test_play (test, "e2e4");
  checkbit_controller_set_document (test->controller, document);
  g_assert_cmpuint (test->n_documents, ==, 1);
  g_assert_false (checkbit_controller_has_blank_game (test->controller));
  checkbit_controller_begin_game (test->controller);
  g_assert_null (checkbit_document_get_file (checkbit_controller_get_document (test->controller)));
  checkbit_controller_bring_back (test->controller);
  g_assert_true (checkbit_controller_get_document (test->controller) == document);
}

static void
test_work (ControllerTest *test, gconstpointer data)
{
  g_assert_false (checkbit_controller_has_work (test->controller));
  g_assert_true (checkbit_controller_set_up (test->controller, NULL));
  g_assert_false (checkbit_controller_has_work (test->controller));
  checkbit_setup_clear (checkbit_controller_get_setup (test->controller));
  g_assert_true (checkbit_controller_has_work (test->controller));
  checkbit_controller_leave_setup (test->controller);
  g_assert_false (checkbit_controller_has_work (test->controller));
  controller_test_play (test, "e2e4");
  g_assert_true (checkbit_controller_has_work (test->controller));
}

/* --- Titles --------------------------------------------------------------------------------- */

static void
expect_texts (ControllerTest *test, const char *title, const char *status, const char *line)
{
  g_assert_cmpstr (checkbit_controller_get_title (test->controller), ==, title);
  g_assert_cmpstr (checkbit_controller_get_status (test->controller), ==, status);
  g_assert_cmpstr (checkbit_controller_get_line (test->controller), ==, line);
}

static void
test_title (ControllerTest *test, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/mates.epd");
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  for (guint i = 0; i < 20; i++)
    g_ptr_array_add (lines, NULL);
  expect_texts (test, "Checkbit", "White to move", "");
  controller_test_play (test, "e2e4");
  expect_texts (test, "Checkbit", "Black to move", "");
  checkbit_controller_set_document (test->controller, checkbit_document_new (file, NULL));
  expect_texts (test, "• mates.epd", "Black to move", "");
  checkbit_game_set_modified (test->game, FALSE);
  expect_texts (test, "mates.epd", "Black to move", "");

  CheckbitDocument *document = checkbit_document_new (file, g_steal_pointer (&lines));
  checkbit_document_set_index (document, 2);
  checkbit_controller_set_document (test->controller, document);
  expect_texts (test, "mates.epd (3 of 20)", "Black to move", "");
}

/* --- What a window is called ---------------------------------------------------------------- */

typedef struct
{
  const char *name;
  guint n;            /* positions in the file; 0 for no file */
  const char *white;  /* a tag's value, NULL for none */
  const char *told;   /* the state of the game as shown elsewhere */
  const char *full[2];
  const char *brief[2];
} WindowRow;

#define ANAND "Anand, Viswanathan"
#define TO_MOVE "White to move"

static const WindowRow window_rows[] = {
  { "nothing", 0, NULL, NULL, { "Checkbit", TO_MOVE }, { "Checkbit", TO_MOVE } },
  { "told", 0, NULL, TO_MOVE, { "Checkbit", "" }, { "Checkbit", "" } },
  { "told-other", 0, NULL, "Paused", { "Checkbit", TO_MOVE }, { "Checkbit", TO_MOVE } },
  { "players", 0, ANAND, NULL, { ANAND " – Black", TO_MOVE }, { ANAND " – Black", TO_MOVE } },
  { "players-told", 0, ANAND, TO_MOVE, { ANAND " – Black", "" }, { ANAND " – Black", "" } },
  { "file", 1, NULL, NULL, { "mates.epd", TO_MOVE }, { "mates.epd", TO_MOVE } },
  { "file-told", 1, NULL, TO_MOVE, { "mates.epd", "" }, { "mates.epd", "" } },
  { "place", 20, NULL, NULL, { "mates.epd (1 of 20)", TO_MOVE }, { "mates.epd", TO_MOVE } },
  { "file-players",
    20,
    ANAND,
    NULL,
    { "mates.epd (1 of 20)", ANAND " – Black · " TO_MOVE },
    { "mates.epd", TO_MOVE } },
  { "file-players-told",
    20,
    ANAND,
    TO_MOVE,
    { "mates.epd (1 of 20)", ANAND " – Black" },
    { "mates.epd", "Anand – Black" } },
};

static void
expect_window (ControllerTest *test, CheckbitDocument *document, const WindowRow *row)
{
  for (guint brief = 0; brief < 2; brief++)
    {
      const char *const *expected = brief ? row->brief : row->full;
      g_auto (CheckbitTitle) title = checkbit_title_write (document, test->match, test->mode,
                                                           row->told, brief);

      g_assert_cmpstr (title.title, ==, expected[0]);
      g_assert_cmpstr (title.subtitle, ==, expected[1]);
    }
}

static void
test_window (ControllerTest *test, gconstpointer data)
{
  const WindowRow *row = data;
  g_autoptr (GFile) file = row->n > 0 ? g_file_new_for_path ("/nowhere/mates.epd") : NULL;
  g_autoptr (GPtrArray) lines = row->n > 1 ? g_ptr_array_new () : NULL;

  for (guint i = 0; lines != NULL && i < row->n; i++)
    g_ptr_array_add (lines, NULL);
  if (row->white != NULL)
    checkbit_game_set_tag (test->game, "White", row->white);
  checkbit_game_set_modified (test->game, FALSE);
  g_autoptr (CheckbitDocument) document
      = checkbit_document_new (file, g_steal_pointer (&lines));
  expect_window (test, document, row);
}

static void
test_line (ControllerTest *test, gconstpointer data)
{
  checkbit_controller_set_up (test->controller, NULL);
  expect_texts (test, "Checkbit", "Setting up a position", "Drag pieces, or select one and click squares.");
  checkbit_controller_leave_setup (test->controller);
  checkbit_game_reset_to_chess960 (test->game, 0);
  expect_texts (test, "Checkbit", "White to move", "Position 0 of Chess960");
  checkbit_game_reset (test->game);
  controller_test_play (test, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
  expect_texts (test, "Checkbit", "White to move",
                "This position has occurred three times: a draw can be claimed.");
}

/* A move played while one looks back is announced. */
static void
test_reviewing (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, "slow", "5+0");
  controller_test_play (test, "e2e4");
  checkbit_game_go_back (test->game);
  expect_texts (test, "Checkbit", "White to move", "Reviewing – End returns to the game");
  WAIT_FOR (checkbit_node_get_ply (checkbit_game_get_end (test->game)) == 2);
  g_assert_true (g_str_has_prefix (checkbit_controller_get_line (test->controller),
                                   "Reviewing – Black has played "));
  checkbit_game_go_to_end (test->game);
  g_assert_cmpstr (checkbit_controller_get_line (test->controller), ==, "");
}

/* --- Setting up ----------------------------------------------------------------------------- */

static void
test_set_up_fen (ControllerTest *test, gconstpointer data)
{
  CheckbitController *controller = test->controller;

  controller_test_play (test, "e2e4");
  g_assert_false (checkbit_controller_set_up (controller, "rubbish"));
  g_assert_true (checkbit_controller_set_up (controller, "8/8/8/3q4/8/8/8/8 b - - 7 31"));
  g_assert_false (checkbit_controller_set_up (controller, NULL));
  g_assert_false (checkbit_controller_finish_setup (controller)); /* there are no kings */
  checkbit_controller_load_fen (controller, "rubbish");
  g_assert_nonnull (test->said);
  checkbit_controller_load_fen (controller, "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1");
  g_assert_cmpstr (test->said, ==,
                   "White cannot have the castling right “K”: its king or rook is not in place");
  g_clear_pointer (&test->said, g_free);
  checkbit_controller_load_fen (controller, ENDGAME);
  g_assert_null (test->said);
  g_assert_true (checkbit_controller_finish_setup (controller));
  controller_test_expect_replaced (test, "New game from the position set up");
  controller_test_expect_fen (test, ENDGAME);
  g_assert_false (checkbit_controller_resume_setup (controller)); /* it is done */
  checkbit_controller_bring_back (controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 1);
}

/* Finishing a set-up with an unchanged position keeps the game. */
static void
test_finish_here (ControllerTest *test, gconstpointer data)
{
  checkbit_controller_set_up (test->controller, NULL);
  g_assert_true (checkbit_controller_finish_setup (test->controller));
  g_assert_cmpuint (test->n_replaced, ==, 0);
}

/* The inspector shows the position on the board. */
static void
test_inspection (ControllerTest *test, gconstpointer data)
{
  CheckbitInspection *inspection = checkbit_controller_get_inspection (test->controller);

  controller_test_play (test, "e2e4");
  g_assert_cmpint (checkbit_inspection_get_moment (inspection)->last_move, ==,
                   checkbit_node_get_move (checkbit_game_get_current (test->game)));
  checkbit_controller_set_up (test->controller, NULL);
  checkbit_setup_clear (checkbit_controller_get_setup (test->controller));
  g_assert_cmphex (chess_position_occupied (checkbit_inspection_get_position (inspection)), ==, 0);
  checkbit_controller_leave_setup (test->controller);
  g_assert_cmphex (chess_position_occupied (checkbit_inspection_get_position (inspection)), !=, 0);
  g_assert_true (checkbit_inspection_get_moment (inspection)->has_previous);
}

/* Another game ends a set-up, whose work is not lost. */
static void
test_setup_and_another_game (ControllerTest *test, gconstpointer data)
{
  controller_test_play (test, "e2e4");
  checkbit_controller_set_up (test->controller, NULL);
  checkbit_setup_clear (checkbit_controller_get_setup (test->controller));
  checkbit_game_reset (test->game);
  g_assert_null (checkbit_controller_get_setup (test->controller));
  g_assert_true (checkbit_controller_resume_setup (test->controller));
  g_assert_true (checkbit_setup_get_can_undo (checkbit_controller_get_setup (test->controller)));
}

/* --- The end -------------------------------------------------------------------------------- */

static void
test_claim (ControllerTest *test, gconstpointer data)
{
  ChessMoveList moves;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL, *refusal = NULL;

  controller_test_play (test, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
  g_assert_true (checkbit_ending_find_claim (test->match, &moves));
  g_assert_cmpuint (moves.count, ==, 1); /* by f6g8 */
  g_assert_null (checkbit_ending_dup_reason (test->game, CHESS_MOVE_NONE));
  reason = checkbit_ending_dup_reason (test->game, moves.moves[0]);
  g_assert_nonnull (strstr (reason, "Ng8"));
  refusal = checkbit_ending_dup_refusal (test->match);
  g_assert_nonnull (strstr (refusal, "repetition 2 of 3, quiet move 3 of 50"));
  g_assert_false (checkbit_ending_claim (test->match, CHESS_MOVE_NONE, &error));
  g_assert_nonnull (error);

  /* Resigning ends the game at its last position, whatever the board shows. */
  checkbit_game_go_to_start (test->game);
  g_assert_true (checkbit_ending_claim (test->match, moves.moves[0], NULL));
  g_assert_cmpuint (controller_test_get_ply (test), ==, 8);
  g_assert_cmpint (checkbit_game_get_result (test->game), ==, CHECKBIT_RESULT_DRAW);
  controller_test_expect_mode (test, CHECKBIT_MODE_OVER);
}

static void
test_no_claim (ControllerTest *test, gconstpointer data)
{
  ChessMoveList moves;

  g_assert_false (checkbit_ending_find_claim (test->match, &moves));
  g_assert_cmpuint (moves.count, ==, 0);
}

static void
test_resign (ControllerTest *test, gconstpointer data)
{
  controller_test_play (test, "e2e4");
  g_assert_true (checkbit_ending_resign (test->match));
  g_assert_cmpint (checkbit_game_get_result (test->game), ==, CHECKBIT_RESULT_WHITE_WINS);
  g_assert_false (checkbit_ending_resign (test->match));
}

/* A human can resign against an engine, whoever is to move. */
static void
test_resign_in_match (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, "slow", "-");
  controller_test_play (test, "e2e4");
  g_assert_true (checkbit_ending_resign (test->match));
  g_assert_cmpint (checkbit_game_get_result (test->game), ==, CHECKBIT_RESULT_BLACK_WINS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(path, function)                                                                        \
  g_test_add ("/controller/" path, ControllerTest, NULL, controller_test_set_up, function,         \
              controller_test_tear_down)
  ADD ("play", test_play);
  ADD ("promotion", test_promotion);
  ADD ("paused", test_paused);
  ADD ("undo", test_undo);
  ADD ("replace", test_replace);
  ADD ("replace-blank", test_replace_blank);
  ADD ("begin-blank", test_begin_blank);
  ADD ("begin-commented", test_begin_written);
  g_test_add ("/controller/begin-named", ControllerTest, "White", controller_test_set_up,
              test_begin_written, controller_test_tear_down);
  ADD ("load-rubbish", test_load_rubbish);
  ADD ("documents", test_documents);
  ADD ("work", test_work);
  ADD ("title", test_title);
  for (guint i = 0; i < G_N_ELEMENTS (window_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/controller/window/", window_rows[i].name, NULL);

      g_test_add (path, ControllerTest, &window_rows[i], controller_test_set_up, test_window,
                  controller_test_tear_down);
    }
  ADD ("line", test_line);
  ADD ("reviewing", test_reviewing);
  ADD ("set-up-fen", test_set_up_fen);
  ADD ("finish-here", test_finish_here);
  ADD ("inspection", test_inspection);
  ADD ("setup-and-another-game", test_setup_and_another_game);
  ADD ("claim", test_claim);
  ADD ("no-claim", test_no_claim);
  ADD ("resign", test_resign);
  ADD ("resign-in-match", test_resign_in_match);
  return g_test_run ();
}
