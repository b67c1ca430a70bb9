/* Tests of CheckbitGame: the effect and signals of single calls. Variations and long games are in
 * test-tree.c, claims and resignations in test-ending.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit.h"

#include <string.h>

#include "../recorder.h"

#define START_FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* --- Whole lines -------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  const char *fen; /* NULL: the start position */
  const char *moves;
  const char *san;
  const char *end;
  CheckbitResult result;
  CheckbitReason reason;
} line_cases[] = {
  { "nothing", NULL, "", "", START_FEN, CHECKBIT_RESULT_OPEN, CHECKBIT_REASON_NONE },
  { "scholars-mate",
    NULL,
    "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
    "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#",
    "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
    CHECKBIT_RESULT_WHITE_WINS,
    CHECKBIT_REASON_CHECKMATE },
  { "fools-mate",
    NULL,
    "f2f3 e7e5 g2g4 d8h4",
    "f3 e5 g4 Qh4#",
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    CHECKBIT_RESULT_BLACK_WINS,
    CHECKBIT_REASON_CHECKMATE },
  { "castling-and-en-passant",
    NULL,
    "e2e4 a7a6 e4e5 d7d5 e5d6 g8f6 g1f3 g7g6 f1e2 f8g7 e1g1 e8g8",
    "e4 a6 e5 d5 exd6 Nf6 Nf3 g6 Be2 Bg7 O-O O-O",
    "rnbq1rk1/1pp1ppbp/p2P1np1/8/8/5N2/PPPPBPPP/RNBQ1RK1 w - - 4 7",
    CHECKBIT_RESULT_OPEN,
    CHECKBIT_REASON_NONE },
  { "promotion",
    "8/P6k/8/8/8/8/7K/8 w - - 0 1",
    "a7a8n",
    "a8=N",
    "N7/7k/8/8/8/8/7K/8 b - - 0 1",
    CHECKBIT_RESULT_DRAW,
    CHECKBIT_REASON_INSUFFICIENT_MATERIAL },
  { "stalemate",
    "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1",
    "g1g6",
    "Qg6",
    "7k/5K2/6Q1/8/8/8/8/8 b - - 1 1",
    CHECKBIT_RESULT_DRAW,
    CHECKBIT_REASON_STALEMATE },
  { "bare-kings",
    "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1",
    "e1e2",
    "Kxe2",
    "4k3/8/8/8/8/8/4K3/8 b - - 0 1",
    CHECKBIT_RESULT_DRAW,
    CHECKBIT_REASON_INSUFFICIENT_MATERIAL },
  { "fivefold",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    "a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1 e7e8 a1a2",
    "Ra2 Ke7 Ra1 Ke8 Ra2 Ke7 Ra1 Ke8 Ra2 Ke7 Ra1 Ke8 Ra2 Ke7 Ra1 Ke8 Ra2",
    "4k3/8/8/8/8/8/R7/4K3 b - - 17 9",
    CHECKBIT_RESULT_DRAW,
    CHECKBIT_REASON_FIVEFOLD_REPETITION },
  { "seventy-five-moves",
    "4k3/8/8/8/8/8/8/R3K3 w - - 149 80",
    "a1a2",
    "Ra2",
    "4k3/8/8/8/8/8/R7/4K3 b - - 150 80",
    CHECKBIT_RESULT_DRAW,
    CHECKBIT_REASON_SEVENTY_FIVE_MOVES },
  { "mate-goes-before-seventy-five-moves",
    "7k/8/6K1/8/8/8/8/R7 w - - 149 80",
    "a1a8",
    "Ra8#",
    "R6k/8/6K1/8/8/8/8/8 b - - 150 80",
    CHECKBIT_RESULT_WHITE_WINS,
    CHECKBIT_REASON_CHECKMATE },
};

static void
test_line (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *end = NULL;
  g_autofree char *san = NULL;
  Recorder recorder;

  recorder_init (&recorder);
  if (line_cases[row].fen != NULL)
    recorder_load (&recorder, line_cases[row].fen);
  recorder_play (&recorder, line_cases[row].moves);

  end = checkbit_game_dup_fen (recorder.game);
  san = line_to_node (checkbit_game_get_current (recorder.game));
  g_assert_cmpstr (end, ==, line_cases[row].end);
  g_assert_cmpstr (san, ==, line_cases[row].san);
  g_assert_cmpint (checkbit_game_get_result (recorder.game), ==, line_cases[row].result);
  g_assert_cmpint (checkbit_game_get_reason (recorder.game), ==, line_cases[row].reason);
  g_assert_cmpuint (recorder.n_result,
                    ==,
                    line_cases[row].result == CHECKBIT_RESULT_OPEN ? 0 : 1);

  recorder_clear (&recorder);
}

/* --- Refusals ----------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  const char *fen;
  const char *move;
  int code;
} refusal_cases[] = {
  { "not-how-it-moves", START_FEN, "g1g3", CHECKBIT_GAME_ERROR_ILLEGAL_MOVE },
  { "blocked", START_FEN, "a1a5", CHECKBIT_GAME_ERROR_ILLEGAL_MOVE },
  { "empty-square", START_FEN, "e4e5", CHECKBIT_GAME_ERROR_ILLEGAL_MOVE },
  { "wrong-side", START_FEN, "e7e5", CHECKBIT_GAME_ERROR_ILLEGAL_MOVE },
  { "nowhere", START_FEN, "a1a1", CHECKBIT_GAME_ERROR_ILLEGAL_MOVE },
  { "pinned",
    "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1",
    "e3d5",
    CHECKBIT_GAME_ERROR_ILLEGAL_MOVE },
  { "no-piece-named",
    "8/P6k/8/8/8/8/7K/8 w - - 0 1",
    "a7a8",
    CHECKBIT_GAME_ERROR_ILLEGAL_MOVE },
  { "piece-named-in-vain", START_FEN, "e2e4q", CHECKBIT_GAME_ERROR_ILLEGAL_MOVE },
  { "mated", "R6k/8/6K1/8/8/8/8/8 b - - 0 80", "h8g8", CHECKBIT_GAME_ERROR_OVER },
  { "stalemated", "7k/5K2/6Q1/8/8/8/8/8 b - - 1 1", "h8h7", CHECKBIT_GAME_ERROR_OVER },
  { "drawn", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", CHECKBIT_GAME_ERROR_OVER },
  { "seventy-five-moves",
    "4k3/8/8/8/8/8/8/R3K3 w - - 150 80",
    "a1a2",
    CHECKBIT_GAME_ERROR_OVER },
};

static void
test_refusal (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *end = NULL;
  const ChessPosition *position;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_load (&recorder, refusal_cases[row].fen);

  position = checkbit_game_get_position (recorder.game);
  g_assert_false (checkbit_game_play (
      recorder.game, move_from_uci (position, refusal_cases[row].move), &error));
  g_assert_error (error, CHECKBIT_GAME_ERROR, refusal_cases[row].code);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_test_message ("%s", error->message);

  recorder_expect_silence (&recorder);
  end = checkbit_game_dup_fen (recorder.game);
  g_assert_cmpstr (end, ==, refusal_cases[row].fen);

  recorder_clear (&recorder);
}

/* --- One call, one announcement ----------------------------------------------------------- */

static void
test_announcements (void)
{
  CheckbitNode *root, *first, *second;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  root = checkbit_game_get_root (game);

  recorder_play (&recorder, "e2e4");
  first = checkbit_game_get_current (game);
  g_assert_cmpuint (recorder.n_can_undo, ==, 1);
  g_assert_cmpuint (recorder.n_modified, ==, 1);
  g_assert_cmpuint (recorder.n_can_redo, ==, 0);
  g_assert_cmpuint (recorder.n_result, ==, 0);
  recorder_expect (&recorder, CHECKBIT_CHANGE_PLAY, root, first);

  recorder_play (&recorder, "e7e5");
  second = checkbit_game_get_current (game);
  g_assert_cmpuint (recorder.n_can_undo + recorder.n_modified + recorder.n_can_redo, ==, 0);
  recorder_expect (&recorder, CHECKBIT_CHANGE_PLAY, first, second);

  g_assert_true (checkbit_game_undo (game));
  g_assert_cmpuint (recorder.n_can_redo, ==, 1);
  g_assert_cmpuint (checkbit_node_get_n_children (first), ==, 0);
  recorder_expect (&recorder, CHECKBIT_CHANGE_UNDO, second, first);

  g_assert_true (checkbit_game_redo (game));
  g_assert_cmpuint (recorder.n_can_redo, ==, 1);
  g_assert_true (checkbit_node_get_child (first, 0) == second);
  recorder_expect (&recorder, CHECKBIT_CHANGE_PLAY, first, second);

  /* Navigating changes nothing: undo stays as it was, and there is nothing to redo. */
  g_assert_true (checkbit_game_go_back (game));
  recorder_expect (&recorder, CHECKBIT_CHANGE_UNDO, second, first);
  g_assert_true (checkbit_game_go_forward (game));
  recorder_expect (&recorder, CHECKBIT_CHANGE_PLAY, first, second);
  g_assert_true (checkbit_game_go_to_start (game));
  g_assert_cmpuint (recorder.n_can_undo + recorder.n_can_redo, ==, 0);
  recorder_expect (&recorder, CHECKBIT_CHANGE_JUMP, second, root);

  g_assert_true (checkbit_game_go_to_end (game));
  recorder_expect (&recorder, CHECKBIT_CHANGE_JUMP, root, second);

  g_assert_true (checkbit_game_go_to (game, first));
  recorder_expect (&recorder, CHECKBIT_CHANGE_UNDO, second, first);
  g_assert_true (checkbit_game_go_to (game, second));
  recorder_expect (&recorder, CHECKBIT_CHANGE_PLAY, first, second);

  checkbit_game_set_modified (game, FALSE);
  g_assert_cmpuint (recorder.n_modified, ==, 1);
  recorder_expect (&recorder, CHECKBIT_CHANGE_STATE, second, second);

  g_assert_true (checkbit_game_resign (game, NULL));
  g_assert_cmpuint (recorder.n_result, ==, 1);
  recorder_expect (&recorder, CHECKBIT_CHANGE_STATE, second, second);

  checkbit_game_reset (game);
  g_assert_cmpuint (recorder.n_result, ==, 1);
  g_assert_cmpuint (recorder.n_modified, ==, 1);
  recorder_expect (&recorder, CHECKBIT_CHANGE_RESET, NULL, checkbit_game_get_root (game));

  recorder_clear (&recorder);
}

static void
test_nothing_to_do (void)
{
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;

  g_assert_false (checkbit_game_get_can_undo (game));
  g_assert_false (checkbit_game_get_can_redo (game));
  g_assert_false (checkbit_game_get_modified (game));
  g_assert_false (checkbit_game_undo (game));
  g_assert_false (checkbit_game_redo (game));
  g_assert_false (checkbit_game_go_back (game));
  g_assert_false (checkbit_game_go_forward (game));
  g_assert_false (checkbit_game_go_to_start (game));
  g_assert_false (checkbit_game_go_to_end (game));
  g_assert_false (checkbit_game_go_to (game, checkbit_game_get_root (game)));
  checkbit_game_set_modified (game, FALSE);

  recorder_expect_silence (&recorder);
  recorder_clear (&recorder);
}

/* --- FEN ---------------------------------------------------------------------------------- */

static void
test_load_fen (void)
{
  static const char fen[] = "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 17";
  g_autofree char *end = NULL;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4");
  recorder_forget (&recorder);

  g_assert_true (checkbit_game_load_fen (recorder.game, fen, NULL));
  g_assert_cmpuint (recorder.n_modified, ==, 1);
  recorder_expect (
      &recorder, CHECKBIT_CHANGE_RESET, NULL, checkbit_game_get_root (recorder.game));
  end = checkbit_game_dup_fen (recorder.game);
  g_assert_cmpstr (end, ==, fen);
  g_assert_true (checkbit_game_get_can_undo (recorder.game));
  g_assert_false (checkbit_game_get_modified (recorder.game));

  recorder_clear (&recorder);
}

static const struct
{
  const char *name;
  const char *fen;
} bad_fens[] = {
  { "empty", "" },
  { "a-word", "hello" },
  { "no-kings", "8/8/8/8/8/8/8/8 w - - 0 1" },
  { "nine-squares", "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
  { "side", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1" },
  { "opponent-in-check", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1" },
};

static void
test_bad_fen (gconstpointer data)
{
  const char *fen = data;
  g_autoptr (GError) error = NULL;
  CheckbitNode *before;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5");
  checkbit_game_go_back (recorder.game);
  recorder_forget (&recorder);
  before = checkbit_game_get_current (recorder.game);

  g_assert_false (checkbit_game_load_fen (recorder.game, fen, &error));
  g_assert_error (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_FEN);
  g_assert_false (checkbit_game_load_fen (recorder.game, fen, NULL));
  g_test_message ("%s", error->message);

  recorder_expect_silence (&recorder);
  g_assert_true (checkbit_game_get_current (recorder.game) == before);
  g_assert_cmpuint (checkbit_node_get_n_children (before), ==, 1);

  recorder_clear (&recorder);
}

/* --- One game after another --------------------------------------------------------------- */

static void
test_new_game (void)
{
  CheckbitNode *current, *root;
  guint64 id;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_play (&recorder, "e2e4 e7e5 g1f3");
  checkbit_game_go_back (game);
  current = checkbit_game_get_current (game);
  root = checkbit_game_get_root (game);
  id = checkbit_game_get_record_id (game);
  recorder_forget (&recorder);

  checkbit_game_reset (game);
  g_assert_false (checkbit_game_get_modified (game));
  g_assert_cmpuint (checkbit_game_get_record_id (game), !=, id);
  recorder_expect (&recorder, CHECKBIT_CHANGE_RESET, NULL, checkbit_game_get_root (game));

  recorder_play (&recorder, "d2d4");
  recorder_forget (&recorder);

  g_assert_true (checkbit_game_undo_new (game));
  recorder_expect (&recorder, CHECKBIT_CHANGE_RESET, NULL, current);
  g_assert_true (checkbit_game_get_root (game) == root);
  g_assert_cmpuint (checkbit_game_get_record_id (game), ==, id);
  g_assert_true (checkbit_game_get_modified (game));
  g_assert_true (checkbit_game_go_forward (game));
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (game)), ==, "Nf3");

  g_assert_false (checkbit_game_undo_new (game));

  recorder_clear (&recorder);
}

/* Undo one step at a time, across the boundary between the two games. */
static void
test_undo_through_new_game (void)
{
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_play (&recorder, "e2e4");
  checkbit_game_load_fen (game, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", NULL);
  recorder_play (&recorder, "a1a8");

  g_assert_true (checkbit_game_undo (game));
  g_assert_true (checkbit_game_undo (game));
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (game)), ==, "e4");
  g_assert_true (checkbit_game_undo (game));
  g_assert_false (checkbit_game_undo (game));
  while (checkbit_game_redo (game))
    ;
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (game)), ==, "Ra8+");

  recorder_clear (&recorder);
}

/* A game without changes is not kept for undo. */
static void
test_blank_game (void)
{
  Recorder recorder;

  recorder_init (&recorder);
  recorder_load (&recorder, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  g_assert_false (checkbit_game_get_can_undo (recorder.game));

  recorder_play (&recorder, "a1a8");
  checkbit_game_reset (recorder.game);
  checkbit_game_reset (recorder.game);
  g_assert_true (checkbit_game_undo (recorder.game));
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (recorder.game)), ==, 1);

  recorder_clear (&recorder);
}

/* Data attached to a game is replaced and restored with it, and freed once. */
static void
free_companion (gpointer data)
{
  (*(guint *) data)++;
}

static void
test_companion (void)
{
  guint first = 0, second = 0;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  checkbit_game_set_companion (game, &first, free_companion);
  recorder_play (&recorder, "e2e4");
  checkbit_game_set_record_with (game, checkbit_record_new (NULL), NULL, FALSE, &second,
                                 free_companion);
  g_assert_true (checkbit_game_get_companion (game) == &second);

  checkbit_game_undo (game);
  g_assert_true (checkbit_game_get_companion (game) == &first);
  g_assert_cmpuint (first + second, ==, 0);

  checkbit_game_clear_history (game);
  g_assert_cmpuint (second, ==, 1);
  recorder_clear (&recorder);
  g_assert_cmpuint (first, ==, 1);
}

static void
test_chess960 (void)
{
  Recorder recorder;
  g_autofree char *fen = NULL;

  recorder_init (&recorder);
  g_assert_cmpint (checkbit_game_get_chess960 (recorder.game), ==, -1);
  checkbit_game_reset_to_chess960 (recorder.game, 0);
  fen = checkbit_game_dup_fen (recorder.game);
  g_assert_cmpstr (fen, ==, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
  recorder_play (&recorder, "a2a4");
  g_assert_cmpint (checkbit_game_get_chess960 (recorder.game), ==, 0);
  checkbit_game_load_fen (recorder.game, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", NULL);
  g_assert_cmpint (checkbit_game_get_chess960 (recorder.game), ==, -1);

  recorder_clear (&recorder);
}

/* --- Registration ------------------------------------------------------------------------- */

static void
add_row (const char *group, const char *name, gconstpointer data, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/game/%s/%s", group, name);

  g_test_add_data_func (path, data, func);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (line_cases); i++)
    add_row ("line", line_cases[i].name, GUINT_TO_POINTER (i), test_line);
  for (guint i = 0; i < G_N_ELEMENTS (refusal_cases); i++)
    add_row ("refused", refusal_cases[i].name, GUINT_TO_POINTER (i), test_refusal);
  for (guint i = 0; i < G_N_ELEMENTS (bad_fens); i++)
    add_row ("bad-fen", bad_fens[i].name, bad_fens[i].fen, test_bad_fen);
  g_test_add_func ("/game/announcements", test_announcements);
  g_test_add_func ("/game/nothing-to-do", test_nothing_to_do);
  g_test_add_func ("/game/load-fen", test_load_fen);
  g_test_add_func ("/game/new-game", test_new_game);
  g_test_add_func ("/game/undo-through-new-game", test_undo_through_new_game);
  g_test_add_func ("/game/blank-game", test_blank_game);
  g_test_add_func ("/game/companion", test_companion);
  g_test_add_func ("/game/chess960", test_chess960);

  return g_test_run ();
}
