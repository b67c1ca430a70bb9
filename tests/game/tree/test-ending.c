/* Tests of how a game ends: repetitions, claims, resignations, and taking those back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit.h"

#include "../recorder.h"

#define ROOK_GAME "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
#define ROOK_ROUND "a1a2 e8e7 a2a1 e7e8"

/* --- Claims ------------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  const char *fen;
  const char *moves;
  guint repetitions;
  guint claims;
  CheckbitReason reason;         /* before a claim */
  CheckbitReason claimed_reason; /* after it; NONE if a claim must be refused */
} claim_cases[] = {
  { "start", ROOK_GAME, "", 1, 0, 0, 0 },
  { "twice", ROOK_GAME, ROOK_ROUND, 2, 0, 0, 0 },
  { "thrice", ROOK_GAME, ROOK_ROUND " " ROOK_ROUND, 3, CHESS_CLAIM_THREEFOLD_REPETITION, 0,
    CHECKBIT_REASON_THREEFOLD_CLAIM },
  { "four-times", ROOK_GAME, ROOK_ROUND " " ROOK_ROUND " " ROOK_ROUND, 4,
    CHESS_CLAIM_THREEFOLD_REPETITION, 0, CHECKBIT_REASON_THREEFOLD_CLAIM },
  { "five-times-is-automatic", ROOK_GAME, ROOK_ROUND " " ROOK_ROUND " " ROOK_ROUND " " ROOK_ROUND,
    5, 0, CHECKBIT_REASON_FIVEFOLD_REPETITION, 0 },
  { "passed-the-third", ROOK_GAME, ROOK_ROUND " " ROOK_ROUND " a1b1", 1, 0, 0, 0 },
  { "lost-rights-make-another-position", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    ROOK_ROUND " " ROOK_ROUND, 2, 0, 0, 0 },
  { "en-passant-makes-another-position", "4r1k1/8/8/8/4p3/8/3P4/4K3 w - - 0 1",
    "d2d4 g8g7 e1d1 g7g8 d1e1 g8g7 e1d1 g7g8 d1e1", 2, 0, 0, 0 },
  { "a-pinned-en-passant-does-not", "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1",
    "d2d4 e8d8 a1b1 d8e8 b1a1 e8d8 a1b1 d8e8 b1a1", 3, CHESS_CLAIM_THREEFOLD_REPETITION, 0,
    CHECKBIT_REASON_THREEFOLD_CLAIM },
  { "forty-nine-moves", "4k3/8/8/8/8/8/8/R3K3 w - - 98 80", "a1a2", 1, 0, 0, 0 },
  { "fifty-moves", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "a1a2", 1, CHESS_CLAIM_FIFTY_MOVES, 0,
    CHECKBIT_REASON_FIFTY_MOVES_CLAIM },
  { "fifty-moves-and-thrice", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", ROOK_ROUND " " ROOK_ROUND, 3,
    CHESS_CLAIM_FIFTY_MOVES | CHESS_CLAIM_THREEFOLD_REPETITION, 0,
    CHECKBIT_REASON_THREEFOLD_CLAIM },
  { "a-pawn-move-ends-the-count", "4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", "a2a3", 1, 0, 0, 0 },
  { "nothing-to-claim-after-mate", "7k/8/6K1/8/8/8/8/R7 w - - 120 80", "a1a8", 1, 0,
    CHECKBIT_REASON_CHECKMATE, 0 },
};

static void
test_claim (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  gboolean allowed = claim_cases[i].claimed_reason != CHECKBIT_REASON_NONE;
  gboolean over = claim_cases[i].reason != CHECKBIT_REASON_NONE;
  int code = over ? CHECKBIT_GAME_ERROR_OVER : CHECKBIT_GAME_ERROR_NO_CLAIM;
  g_autoptr (GError) error = NULL;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_load (&recorder, claim_cases[i].fen);
  recorder_play (&recorder, claim_cases[i].moves);
  recorder_forget (&recorder);

  g_assert_cmpuint (checkbit_game_get_repetitions (game), ==, claim_cases[i].repetitions);
  g_assert_cmpuint (checkbit_game_get_claims (game), ==, claim_cases[i].claims);
  g_assert_cmpint (checkbit_game_get_reason (game), ==, claim_cases[i].reason);

  g_assert_cmpint (checkbit_game_claim_draw (game, &error), ==, allowed);
  if (allowed)
    {
      g_assert_cmpint (checkbit_game_get_reason (game), ==, claim_cases[i].claimed_reason);
      g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_DRAW);
      g_assert_cmpuint (checkbit_game_get_claims (game), ==, CHESS_CLAIM_NONE);
      g_assert_cmpuint (recorder.n_changed, ==, 1);
    }
  else
    {
      g_assert_error (error, CHECKBIT_GAME_ERROR, code);
      recorder_expect_silence (&recorder);
    }

  recorder_clear (&recorder);
}

/* --- Claims by the intended move ---------------------------------------------------------- */

static const struct
{
  const char *name;
  const char *fen;
  const char *moves;
  const char *intended;
  guint claims;
  guint n_claiming; /* moves that a draw could be claimed with */
} intended_cases[] = {
  { "too-early", ROOK_GAME, ROOK_ROUND, "a1a2", 0, 0 },
  { "third-time", ROOK_GAME, ROOK_ROUND " a1a2 e8e7 a2a1", "e7e8", CHESS_CLAIM_THREEFOLD_REPETITION,
    1 },
  { "another-move", ROOK_GAME, ROOK_ROUND " a1a2 e8e7 a2a1", "e7d7", 0, 1 },
  /* With any move, none being a capture: 10 of the rook, 5 of the king. */
  { "fiftieth-move", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "", "a1a2", CHESS_CLAIM_FIFTY_MOVES, 15 },
  { "forty-ninth-move", "4k3/8/8/8/8/8/8/R3K3 w - - 98 80", "", "a1a2", 0, 0 },
  { "a-pawn-move-is-none", "4k3/8/8/8/8/8/P7/4K3 w - - 99 80", "", "a2a3", 0, 5 },
  /* The move mates, so no draw can be claimed any more. */
  { "mate", "7k/8/6K1/8/8/8/8/R7 w - - 99 80", "", "a1a8", 0, 13 + 6 },
  { "illegal", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "", "a1b2", 0, 15 },
};

static void
test_intended (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  CheckbitNode *before;
  ChessMoveList moves;
  ChessMove move;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_load (&recorder, intended_cases[i].fen);
  recorder_play (&recorder, intended_cases[i].moves);
  recorder_forget (&recorder);
  before = checkbit_game_get_current (game);
  move = move_from_uci (checkbit_game_get_position (game), intended_cases[i].intended);

  g_assert_cmpuint (checkbit_game_get_claims_by_move (game, move), ==, intended_cases[i].claims);
  checkbit_game_get_claiming_moves (game, &moves);
  g_assert_cmpuint (moves.count, ==, intended_cases[i].n_claiming);
  g_assert_cmpint (checkbit_game_claim_draw_by_move (game, move, NULL), ==,
                   intended_cases[i].claims != 0);
  if (intended_cases[i].claims == 0)
    {
      recorder_expect_silence (&recorder);
      recorder_clear (&recorder);
      return;
    }

  /* Move and claim are one change, and one step back. */
  recorder_expect (&recorder, CHECKBIT_CHANGE_PLAY, before, checkbit_game_get_current (game));
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_DRAW);
  g_assert_true (checkbit_game_undo (game));
  g_assert_true (checkbit_game_get_current (game) == before);
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_OPEN);

  recorder_clear (&recorder);
}

static void
test_declare (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (
      checkbit_game_declare (game, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT, NULL));
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_DRAW);
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_AGREEMENT);
  g_assert_false (checkbit_game_declare (game, CHECKBIT_RESULT_WHITE_WINS,
                                         CHECKBIT_REASON_TIME_FORFEIT, &error));
  g_assert_error (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_OVER);
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_AGREEMENT);
  checkbit_game_undo (game);
  g_assert_true (
      checkbit_game_declare (game, CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_TIME_FORFEIT, NULL));
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_WHITE_WINS);
}

/* Counted by the tree and counted from the list of all keys: on random games, also off the main
 * line. */
static void
test_repetitions_again (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  guint most = 0;

  checkbit_game_load_fen (game, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", NULL);
  for (guint i = 0; i < 3000; i++)
    {
      const ChessPosition *position = checkbit_game_get_position (game);
      guint expected = 0;
      guint64 last = chess_position_repetition_key (position);
      ChessMoveList list;

      for (CheckbitNode *node = checkbit_game_get_current (game); node != NULL;
           node = checkbit_node_get_parent (node))
        expected += chess_position_repetition_key (checkbit_node_get_position (node)) == last;
      g_assert_cmpuint (checkbit_game_get_repetitions (game), ==, expected);
      most = MAX (most, expected);

      chess_movegen_legal (position, &list);
      if (checkbit_game_get_result (game) == CHECKBIT_RESULT_OPEN)
        checkbit_game_play (
            game, list.moves[g_test_rand_int_range (0, (gint32) MIN (list.count, 4))], NULL);
      else
        for (int back = g_test_rand_int_range (1, 8); back > 0; back--)
          checkbit_game_go_back (game);
    }

  g_test_message ("a position stood up to %u times", most);
}

/* --- Resigning ---------------------------------------------------------------------------- */

static void
test_resign (void)
{
  g_autoptr (GError) error = NULL;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_play (&recorder, "e2e4");

  g_assert_true (checkbit_game_resign (game, &error));
  g_assert_no_error (error);
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_WHITE_WINS);
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_RESIGNATION);

  g_assert_false (checkbit_game_resign (game, &error));
  g_assert_error (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_OVER);
  g_clear_error (&error);
  g_assert_false (
      checkbit_game_play (game, move_from_uci (checkbit_game_get_position (game), "e7e5"), &error));
  g_assert_error (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_OVER);

  recorder_clear (&recorder);
}

static void
test_undo_takes_resignation_first (void)
{
  CheckbitNode *root, *e4;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  root = checkbit_game_get_root (game);
  recorder_play (&recorder, "e2e4");
  e4 = checkbit_game_get_current (game);
  checkbit_game_resign (game, NULL);
  recorder_forget (&recorder);

  g_assert_true (checkbit_game_undo (game));
  g_assert_cmpuint (recorder.n_result, ==, 1);
  g_assert_cmpuint (recorder.n_can_redo, ==, 1);
  recorder_expect (&recorder, CHECKBIT_CHANGE_STATE, e4, e4);
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_OPEN);

  g_assert_true (checkbit_game_undo (game));
  recorder_expect (&recorder, CHECKBIT_CHANGE_UNDO, e4, root);

  /* Redo brings back what undo took, in the other order. */
  g_assert_true (checkbit_game_redo (game));
  recorder_expect (&recorder, CHECKBIT_CHANGE_PLAY, root, e4);
  g_assert_true (checkbit_game_redo (game));
  recorder_expect (&recorder, CHECKBIT_CHANGE_STATE, e4, e4);
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_RESIGNATION);
  g_assert_false (checkbit_game_redo (game));

  recorder_clear (&recorder);
}

static void
test_playing_on_forgets_resignation (void)
{
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  checkbit_game_resign (game, NULL);
  checkbit_game_undo (game);
  recorder_play (&recorder, "e2e4");
  g_assert_false (checkbit_game_get_can_redo (game));
  checkbit_game_undo (game);

  g_assert_true (checkbit_game_redo (game));
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (game)), ==, 1);
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_OPEN);

  recorder_clear (&recorder);
}

/* A resignation belongs to its place in the tree: another line is open. */
static void
test_resignation_stays_in_its_line (void)
{
  CheckbitNode *resigned;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_play (&recorder, "e2e4 e7e5");
  resigned = checkbit_game_get_current (game);
  checkbit_game_resign (game, NULL);
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_BLACK_WINS);

  checkbit_game_go_to_start (game);
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_OPEN);
  recorder_play (&recorder, "d2d4");
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_OPEN);

  checkbit_game_go_to (game, resigned);
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_RESIGNATION);
  g_assert_cmpint (checkbit_node_get_result (resigned), ==, CHECKBIT_RESULT_BLACK_WINS);

  recorder_clear (&recorder);
}

/* --- Looking back ----------------------------------------------------------------------------- */

/* Every kind of end applies to the last position of the game, and the board keeps its position. */
static void
expect_end_at (Recorder *recorder, guint ply, CheckbitResult result, CheckbitReason reason)
{
  CheckbitNode *end = checkbit_game_get_end (recorder->game);

  g_assert_cmpuint (checkbit_node_get_ply (end), ==, ply);
  g_assert_cmpint (checkbit_node_get_result (end), ==, result);
  g_assert_cmpint (checkbit_node_get_reason (end), ==, reason);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (recorder->game)), ==, 0);
  g_assert_cmpint (checkbit_game_get_result (recorder->game), ==, CHECKBIT_RESULT_OPEN);
}

static void
test_resign_while_looking_back (void)
{
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5 g1f3");
  checkbit_game_go_to_start (recorder.game);
  g_assert_true (checkbit_game_resign (recorder.game, NULL));
  expect_end_at (&recorder, 3, CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_RESIGNATION);
  g_assert_false (checkbit_game_resign (recorder.game, NULL));

  /* Undo shows where the end was. */
  g_assert_true (checkbit_game_undo (recorder.game));
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (recorder.game)), ==, 3);
  g_assert_cmpint (checkbit_game_get_result (recorder.game), ==, CHECKBIT_RESULT_OPEN);
  recorder_clear (&recorder);
}

static void
test_declare_while_looking_back (void)
{
  static const struct
  {
    CheckbitResult result;
    CheckbitReason reason;
  } ends[] = {
    { CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT },
    { CHECKBIT_RESULT_BLACK_WINS, CHECKBIT_REASON_TIME_FORFEIT },
    { CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_ADJUDICATION },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      Recorder recorder;

      recorder_init (&recorder);
      recorder_play (&recorder, "e2e4 e7e5");
      checkbit_game_go_to_start (recorder.game);
      g_assert_true (checkbit_game_declare (recorder.game, ends[i].result, ends[i].reason, NULL));
      expect_end_at (&recorder, 2, ends[i].result, ends[i].reason);
      recorder_clear (&recorder);
    }
}

/* The claim is looked for at the end, and made there. */
static void
test_claim_while_looking_back (void)
{
  Recorder recorder;

  recorder_init (&recorder);
  recorder_load (&recorder, ROOK_GAME);
  recorder_play (&recorder, ROOK_ROUND " " ROOK_ROUND);
  checkbit_game_go_to_start (recorder.game);
  g_assert_cmpuint (checkbit_game_get_claims (recorder.game), ==, CHESS_CLAIM_THREEFOLD_REPETITION);
  g_assert_true (checkbit_game_claim_draw (recorder.game, NULL));
  expect_end_at (&recorder, 8, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_THREEFOLD_CLAIM);
  recorder_clear (&recorder);
}

static void
test_claim_by_move_while_looking_back (void)
{
  Recorder recorder;
  ChessMoveList moves;

  recorder_init (&recorder);
  recorder_load (&recorder, ROOK_GAME);
  recorder_play (&recorder, ROOK_ROUND " a1a2 e8e7 a2a1");
  checkbit_game_go_to_start (recorder.game);
  checkbit_game_get_claiming_moves (recorder.game, &moves);
  g_assert_cmpuint (moves.count, ==, 1);
  g_assert_true (checkbit_game_claim_draw_by_move (recorder.game, moves.moves[0], NULL));
  expect_end_at (&recorder, 8, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_THREEFOLD_CLAIM);
  recorder_clear (&recorder);
}

/* The variation that the board is in is the line, not the main line beside it. */
static void
test_resign_in_a_variation (void)
{
  Recorder recorder;
  CheckbitNode *end;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5 g1f3");
  checkbit_game_go_to_start (recorder.game);
  recorder_play (&recorder, "d2d4 d7d5");
  end = checkbit_game_get_current (recorder.game);
  checkbit_game_go_to_start (recorder.game);
  g_assert_true (checkbit_game_resign (recorder.game, NULL));
  g_assert_cmpint (checkbit_node_get_result (end), ==, CHECKBIT_RESULT_BLACK_WINS);
  /* A file keeps the result of the main line alone. */
  g_assert_true (checkbit_node_is_main_line (end));
  g_assert_true (checkbit_game_undo (recorder.game));
  g_assert_cmpint (checkbit_node_get_result (end), ==, CHECKBIT_RESULT_OPEN);
  recorder_clear (&recorder);
}

/* A look at what else could have been played does not change how a game ended. */
static void
test_variation_of_finished_game (void)
{
  Recorder recorder;
  CheckbitGame *game;
  CheckbitNode *end;
  ChessMoveList moves;
  g_autoptr (GError) error = NULL;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_load (&recorder, ROOK_GAME);
  recorder_play (&recorder, "a1a8");
  end = checkbit_game_get_current (game);
  g_assert_true (checkbit_game_get_can_end (game));
  checkbit_game_resign (game, NULL);
  g_assert_false (checkbit_game_get_can_end (game));

  checkbit_game_go_to_start (game);
  recorder_play (&recorder, ROOK_ROUND " " ROOK_ROUND);
  g_assert_false (checkbit_game_get_can_end (game));
  g_assert_false (checkbit_game_resign (game, &error));
  g_assert_error (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_OVER);
  g_assert_nonnull (strstr (error->message, "Black resigned"));
  g_assert_cmpuint (checkbit_game_get_claims (game), ==, CHESS_CLAIM_NONE);
  g_assert_false (checkbit_game_claim_draw (game, NULL));
  checkbit_game_go_back (game);
  checkbit_game_get_claiming_moves (game, &moves);
  g_assert_cmpuint (moves.count, ==, 0);
  g_assert_true (checkbit_node_is_main_line (end));

  /* One that is played, after a return to an earlier move, is the game now. */
  checkbit_game_go_to_end (game);
  checkbit_game_set_live (game, checkbit_game_get_current (game));
  g_assert_true (checkbit_game_get_can_end (game));
  g_assert_true (checkbit_game_claim_draw (game, NULL));
  g_assert_false (checkbit_node_is_main_line (end));
  recorder_clear (&recorder);
}

/* --- A file's result -------------------------------------------------------------------------- */

/* A move in a game being played that ends it by the rules, in a line beside an earlier one. */
static const struct
{
  const char *name;
  const char *fen;
  const char *earlier;
  const char *moves; /* all but the last, */
  const char *last;
  gboolean known; /* the line is there before it is played, as one of an engine */
  gboolean away;  /* the board shows the start meanwhile */
  CheckbitResult result;
  CheckbitReason reason;
} beside_cases[] = {
  { "mate", NULL, "e2e4 e7e5", "f2f3 e7e5 g2g4", "d8h4", FALSE, FALSE, CHECKBIT_RESULT_BLACK_WINS,
    CHECKBIT_REASON_CHECKMATE },
  { "mate-in-a-known-line", NULL, "e2e4 e7e5", "f2f3 e7e5 g2g4", "d8h4", TRUE, FALSE,
    CHECKBIT_RESULT_BLACK_WINS, CHECKBIT_REASON_CHECKMATE },
  { "mate-while-looking-back", NULL, "e2e4 e7e5", "f2f3 e7e5 g2g4", "d8h4", FALSE, TRUE,
    CHECKBIT_RESULT_BLACK_WINS, CHECKBIT_REASON_CHECKMATE },
  { "mate-at-once", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 g8f8", "", "a1a8", FALSE, FALSE,
    CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_CHECKMATE },
  { "known-mate-at-once", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 g8f8", "", "a1a8", TRUE, FALSE,
    CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_CHECKMATE },
  { "stalemate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6g5", "", "g6f7", FALSE, FALSE,
    CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_STALEMATE },
  { "dead-position", "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1f1", "", "e1d2", FALSE, FALSE,
    CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_INSUFFICIENT_MATERIAL },
  { "fivefold", ROOK_GAME, "a1b1", ROOK_ROUND " " ROOK_ROUND " " ROOK_ROUND " a1a2 e8e7 a2a1",
    "e7e8", FALSE, FALSE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_FIVEFOLD_REPETITION },
};

/* Adds a line beside the others, without going there. */
static void
add_beside (CheckbitGame *game, const char *moves, const char *last)
{
  g_autofree char *text = g_strjoin (" ", moves, last, NULL);
  g_auto (GStrv) words = g_strsplit (g_strchug (text), " ", -1);
  ChessPosition position = *checkbit_node_get_position (checkbit_game_get_root (game));
  ChessMove line[8];
  guint n = 0;

  for (; words[n] != NULL; n++)
    {
      line[n] = move_from_uci (&position, words[n]);
      chess_position_play (&position, line[n]);
    }
  g_assert_true (checkbit_game_add_line (game, checkbit_game_get_root (game), line, n));
}

/* Returns to the first position of a game being played, and plays other moves. */
static void
start_beside (Recorder *recorder, guint i)
{
  CheckbitGame *game = recorder->game;

  if (beside_cases[i].fen != NULL)
    recorder_load (recorder, beside_cases[i].fen);
  recorder_play (recorder, beside_cases[i].earlier);
  checkbit_game_set_live (game, checkbit_game_get_current (game));
  checkbit_game_go_to_start (game);
  if (beside_cases[i].known)
    {
      add_beside (game, beside_cases[i].moves, beside_cases[i].last);
      checkbit_game_set_live (game, checkbit_game_get_root (game));
    }
  recorder_play (recorder, beside_cases[i].moves);
  if (beside_cases[i].away)
    checkbit_game_go_to_start (game);
}

/* It is then the main line, whose result a file keeps; undo brings back the order. */
static void
test_end_beside (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  CheckbitReason reason;
  Recorder recorder;
  CheckbitGame *game;
  CheckbitNode *first, *end;
  ChessMove last;

  recorder_init (&recorder);
  game = recorder.game;
  start_beside (&recorder, i);
  first = checkbit_node_get_child (checkbit_game_get_root (game), 0);
  end = beside_cases[i].away ? checkbit_game_get_end (game) : checkbit_game_get_current (game);
  last = move_from_uci (checkbit_node_get_position (end), beside_cases[i].last);
  g_assert_true (beside_cases[i].away ? checkbit_game_play_live (game, last, NULL)
                                      : checkbit_game_play (game, last, NULL));
  end = checkbit_game_get_end (game);
  g_assert_true (checkbit_node_is_main_line (end));
  g_assert_cmpint (checkbit_record_get_result (checkbit_game_get_record (game), &reason), ==,
                   beside_cases[i].result);
  g_assert_cmpint (reason, ==, beside_cases[i].reason);
  g_assert_true (checkbit_game_get_modified (game));

  g_assert_true (checkbit_game_undo (game));
  g_assert_true (checkbit_node_get_child (checkbit_game_get_root (game), 0) == first);
  g_assert_cmpint (checkbit_record_get_result (checkbit_game_get_record (game), NULL), ==,
                   CHECKBIT_RESULT_OPEN);
  g_assert_true (checkbit_game_redo (game));
  g_assert_true (checkbit_node_is_main_line (end));
  recorder_clear (&recorder);
}

/* What is only looked at stays where it is. */
static void
test_mate_in_a_variation (void)
{
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5");
  checkbit_game_go_to_start (recorder.game);
  recorder_play (&recorder, "f2f3 e7e5 g2g4 d8h4");
  g_assert_false (checkbit_node_is_main_line (checkbit_game_get_current (recorder.game)));
  recorder_clear (&recorder);
}

static void
test_claim_by_move_beside (void)
{
  Recorder recorder;
  CheckbitNode *first;
  ChessMove move;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_load (&recorder, ROOK_GAME);
  recorder_play (&recorder, "a1b1 e8e7");
  first = checkbit_game_get_current (game);
  checkbit_game_go_to_start (game);
  recorder_play (&recorder, ROOK_ROUND " a1a2 e8e7 a2a1");
  move = move_from_uci (checkbit_game_get_position (game), "e7e8");
  g_assert_true (checkbit_game_claim_draw_by_move (game, move, NULL));
  g_assert_cmpint (checkbit_record_get_result (checkbit_game_get_record (game), NULL), ==,
                   CHECKBIT_RESULT_DRAW);
  g_assert_true (checkbit_game_undo (game));
  g_assert_true (checkbit_node_is_main_line (first));
  recorder_clear (&recorder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (claim_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ending/claim/%s", claim_cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_claim);
    }
  for (guint i = 0; i < G_N_ELEMENTS (intended_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ending/intended/%s", intended_cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_intended);
    }
  for (guint i = 0; i < G_N_ELEMENTS (beside_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ending/beside/%s", beside_cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_end_beside);
    }
  g_test_add_func ("/ending/mate-in-a-variation", test_mate_in_a_variation);
  g_test_add_func ("/ending/claim-by-move-beside", test_claim_by_move_beside);
  g_test_add_func ("/ending/declare", test_declare);
  g_test_add_func ("/ending/repetitions-again", test_repetitions_again);
  g_test_add_func ("/ending/resign", test_resign);
  g_test_add_func ("/ending/undo-takes-resignation-first", test_undo_takes_resignation_first);
  g_test_add_func ("/ending/playing-on", test_playing_on_forgets_resignation);
  g_test_add_func ("/ending/stays-in-its-line", test_resignation_stays_in_its_line);
  g_test_add_func ("/ending/resign-while-looking-back", test_resign_while_looking_back);
  g_test_add_func ("/ending/declare-while-looking-back", test_declare_while_looking_back);
  g_test_add_func ("/ending/claim-while-looking-back", test_claim_while_looking_back);
  g_test_add_func ("/ending/claim-by-move-while-looking-back",
                   test_claim_by_move_while_looking_back);
  g_test_add_func ("/ending/resign-in-a-variation", test_resign_in_a_variation);
  g_test_add_func ("/ending/variation-of-finished-game", test_variation_of_finished_game);

  return g_test_run ();
}
