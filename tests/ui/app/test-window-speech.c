/* The board of the real window answers letters and digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "game/tree/edit.h"
#include "ui/app/board-speech.h"
#include "ui/base/accessible.h"
#include "ui/base/move-text.h"

#define MIDDLE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

static gboolean
ask (Fixture *fixture, char key, gboolean shift)
{
  return checkbit_board_speech_answer (WINDOW_PART (fixture->window, BOARD_SPEECH), key, shift);
}

static const char *
get_said (Fixture *fixture)
{
  return checkbit_accessible_get_said (GTK_WIDGET (fixture->parts.status));
}

static void
speak (Fixture *fixture)
{
  g_settings_set_boolean (fixture->settings, "speaking-board", TRUE);
  ui_test_show (GTK_WINDOW (fixture->window));
}

static void
load (Fixture *fixture, const char *fen)
{
  g_assert_true (checkbit_fen_entry_request (fixture->parts.fen_entry, fen));
}

static void
hush (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (fixture->settings, "speaking-board");
  tear_down (fixture, data);
}

/* --- What is asked --------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *moves;
  const char *cursor; /* the square that is asked about */
  char key;
  gboolean shift;
  const char *said;
} AnswerCase;

static const AnswerCase answers[] = {
  { "rank", START, "e2e4", "a1", '4', FALSE, "Rank 4: white pawn on e4" },
  { "file", START, "e2e4", "a1", '8', TRUE,
    "File h: white rook on h1, white pawn on h2, black pawn on h7, black rook on h8" },
  { "attackers", MIDDLE, "", "e6", 'a', FALSE,
    "The black pawn: attackers 1, defenders 3. There are more defenders than attackers." },
  { "attackers-of-nothing", START, "", "e4", 'a', FALSE, "Nothing attacks e4." },
  { "captures", START, "e2e4 d7d5", "a1", 'c', FALSE, "1 capture: pawn d5, takes pawn" },
  { "no-capture", START, "", "a1", 'c', FALSE, "0 captures" },
  { "moves", START, "", "g1", 'm', FALSE, "The knight on g1 can go to 2 squares: f3, h3." },
  { "moves-of-nothing", START, "", "e4", 'm', FALSE, "e4: empty" },
  { "last-move", START, "e2e4", "a1", 'l', FALSE, "The pawn goes from e2 to e4. Black to move" },
  { "no-move-yet", START, "", "a1", 'l', FALSE, "No move yet" },
  { "turn", START, "e2e4", "a1", 's', FALSE, "Black to move" },
  { "mate", START, "f2f3 e7e5 g2g4 d8h4", "a1", 's', FALSE, "Checkmate: Black wins" },
  { "typing-after-mate", START, "f2f3 e7e5 g2g4 d8h4", "a1", 'e', FALSE, "Checkmate: Black wins" },
  { "no-clock", START, "", "a1", 't', FALSE, "No clock" },
  { "board", ENDGAME, "", "a1", 'w', FALSE,
    "White: king h1. Black: king f3, queen a2. Black to move" },
  { "none", ENDGAME, "", "a1", 'n', FALSE, "None on the board" },
  { "the-same", ENDGAME, "", "a2", 'q', FALSE, "black queen on a2" },
};

static void
test_answer (Fixture *fixture, gconstpointer data)
{
  const AnswerCase *row = data;

  speak (fixture);
  load (fixture, row->fen);
  if (*row->moves != '\0')
    moves (fixture, row->moves);
  checkbit_board_set_cursor (fixture->parts.board, square (row->cursor), TRUE);
  g_assert_true (ask (fixture, row->key, row->shift));
  g_assert_cmpstr (get_said (fixture), ==, row->said);
}

/* A null move, heard as it is made and when it is asked for, whatever stands on a1. */
static const struct
{
  const char *name, *fen, *form, *said;
} passes[] = {
  { "king", "8/8/8/4k3/8/8/4P3/K7 w - - 0 1", "full", "White passes. Black to move" },
  { "rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "full", "White passes. Black to move" },
  { "nothing", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "full", "Black passes. White to move" },
  { "king-brief", "8/8/8/4k3/8/8/4P3/K7 w - - 0 1", "brief", "White passes." },
  { "rook-brief", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "brief", "White passes." },
  { "nothing-brief", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "brief", "Black passes." },
};

static void
test_pass (Fixture *fixture, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *in_list = NULL;

  g_settings_set_string (fixture->settings, "spoken-moves", passes[i].form);
  speak (fixture);
  load (fixture, passes[i].fen);
  g_assert_true (checkbit_game_play_null (fixture->parts.game, NULL));
  g_assert_cmpstr (get_said (fixture), ==, passes[i].said);
  checkbit_game_go_back (fixture->parts.game);
  checkbit_game_go_forward (fixture->parts.game);
  g_assert_cmpstr (get_said (fixture), ==, passes[i].said);
  g_assert_true (ask (fixture, 's', FALSE));
  g_assert_true (ask (fixture, 'l', FALSE));
  g_assert_cmpstr (get_said (fixture), ==, passes[i].said);
  in_list = checkbit_move_text_spoken (checkbit_game_get_current (fixture->parts.game), FALSE);
  g_assert_cmpstr (in_list, ==,
                   *passes[i].said == 'W' ? "1. White passes, white" : "1. Black passes, black");
  g_settings_reset (fixture->settings, "spoken-moves");
}

/* A move that has to be told in a whole sentence has one full stop before the end of the game. */
static void
test_brief_end (Fixture *fixture, gconstpointer data)
{
  g_settings_set_string (fixture->settings, "spoken-moves", "brief");
  speak (fixture);
  load (fixture, "6k1/5ppp/8/1Q6/8/8/4Q3/6K1 w - - 0 1");
  moves (fixture, "e2e8");
  g_assert_cmpstr (get_said (fixture), ==, "The queen goes from e2 to e8. Checkmate: White wins");
  g_settings_reset (fixture->settings, "spoken-moves");
}

/* Both clocks are announced. */
static void
test_clocks (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  speak (fixture);
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    plan->sides[side].control = (CheckbitTimeControl){
      .n_stages = 1, .stages = { { .time_ms = side == CHESS_WHITE ? 300000 : 90000 } }
    };
  g_assert_true (checkbit_controller_start_match (fixture->parts.controller, plan, NULL));
  g_assert_true (ask (fixture, 't', FALSE));
  g_assert_cmpstr (get_said (fixture), ==, "White’s clock, 5:00. Black’s clock, 1:30");
}

/* Where a match stands still, the reason why no move can be typed is not whose turn it is. */
static void
test_typing_paused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  speak (fixture);
  g_assert_true (checkbit_controller_start_match (fixture->parts.controller, plan, NULL));
  checkbit_controller_toggle_pause (fixture->parts.controller);
  g_assert_true (ask (fixture, 's', FALSE));
  g_assert_cmpstr (get_said (fixture), ==, "White to move");
  g_assert_true (ask (fixture, 'e', FALSE));
  g_assert_cmpstr (get_said (fixture), ==, "Paused.");
  checkbit_controller_toggle_pause (fixture->parts.controller);
  g_assert_true (ask (fixture, 'e', FALSE));
  g_assert_cmpstr (get_said (fixture), !=, "Paused.");
}

/* Every letter gets an answer; unused ones list the letters that work. */
static void
test_letters (Fixture *fixture, gconstpointer data)
{
  speak (fixture);
  for (char key = 'a'; key <= 'z'; key++)
    g_assert_true (ask (fixture, key, FALSE));
  g_assert_true (ask (fixture, 'z', FALSE));
  g_assert_true (g_str_has_prefix (get_said (fixture), "K, Q, R, B, N, P: the next such piece."));
}

/* --- Going from piece to piece ---------------------------------------------------------------- */

static const struct
{
  char key;
  gboolean shift;
  const char *cursor;
} tour[] = {
  { 'r', FALSE, "a1" }, { 'r', FALSE, "h1" }, { 'r', FALSE, "a8" }, { 'r', FALSE, "h8" },
  { 'r', FALSE, "a1" }, { 'r', TRUE, "h8" },  { 'k', FALSE, "e1" }, { 'q', FALSE, "f3" }, { 'q', FALSE, "e7" },
  { 'p', TRUE, "d7" },  { 'b', FALSE, "g7" }, { 'n', TRUE, "f6" },
};

static void
test_tour (Fixture *fixture, gconstpointer data)
{
  speak (fixture);
  load (fixture, MIDDLE);
  checkbit_board_set_cursor (fixture->parts.board, square ("a1"), FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (tour); i++)
    {
      GtkWidget *focus;

      g_assert_true (ask (fixture, tour[i].key, tour[i].shift));
      g_assert_cmpuint (checkbit_board_get_visible_cursor (fixture->parts.board), ==,
                        square (tour[i].cursor));
      focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->parts.board)));
    }
}

static void
count_cb (GtkWindow *window, GParamSpec *pspec, guint *n)
{
  ++*n;
}

/* From beside the board the focus goes to the piece at once: a screen reader speaks each square that
 * gets it. */
static void
test_tour_from_beside (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  guint n = 0;

  speak (fixture);
  load (fixture, MIDDLE);
  checkbit_board_set_cursor (fixture->parts.board, square ("d4"), TRUE);
  g_assert_true (gtk_widget_grab_focus (ui_test_find_button (GTK_WIDGET (window), "Flip Board")));
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (count_cb), &n);
  g_assert_true (ask (fixture, 'q', FALSE));
  g_assert_cmpuint (checkbit_board_get_visible_cursor (fixture->parts.board), ==, square ("e7"));
  g_assert_cmpuint (n, ==, 1);
  g_signal_handlers_disconnect_by_data (window, &n);
}

/* Where the focus is on the piece already, but hidden, it does not move: the piece is said. */
static void
test_tour_stays (Fixture *fixture, gconstpointer data)
{
  speak (fixture);
  load (fixture, MIDDLE);
  checkbit_board_set_cursor (fixture->parts.board, square ("e1"), FALSE);
  g_assert_true (ask (fixture, 'k', FALSE));
  g_assert_cmpuint (checkbit_board_get_visible_cursor (fixture->parts.board), ==, square ("e1"));
  g_assert_cmpstr (get_said (fixture), ==, "white king on e1");
}

/* --- When it answers -------------------------------------------------------------------------- */

static gboolean
types (Fixture *fixture, guint keyval)
{
  return checkbit_move_chooser_type (fixture->parts.move_chooser, GTK_WINDOW (fixture->window),
                                     keyval, 0);
}

/* Letters type moves until they ask, and again after that; while they ask, E types one. */
static void
test_on_and_off (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  g_assert_false (ask (fixture, 'w', FALSE));
  g_assert_true (types (fixture, GDK_KEY_e));
  g_assert_true (types (fixture, GDK_KEY_4));
  act (fixture, "speaking-board");
  g_assert_true (g_settings_get_boolean (fixture->settings, "speaking-board"));
  g_assert_false (types (fixture, GDK_KEY_e));
  g_assert_true (ask (fixture, 'e', FALSE));
  g_assert_true (types (fixture, GDK_KEY_e));
  g_assert_true (types (fixture, GDK_KEY_5));
  g_assert_true (shows (fixture, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"));
  g_assert_false (types (fixture, GDK_KEY_N));
  act (fixture, "speaking-board");
  g_assert_true (types (fixture, GDK_KEY_N));
}

/* After E, letters type a move wherever the focus is; those that start none still ask. */
static void
test_type_from_elsewhere (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (window), "Flip Board");

  speak (fixture);
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_true (ui_test_press (window, GDK_KEY_e));
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (window), GTK_WIDGET (fixture->parts.board)));
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_true (ui_test_press (window, GDK_KEY_s));
  g_assert_cmpstr (get_said (fixture), ==, "White to move");
  g_assert_true (ui_test_press (window, GDK_KEY_N));
  g_assert_true (ui_test_press (window, GDK_KEY_f));
  g_assert_true (ui_test_press (window, GDK_KEY_3));
  g_assert_true (shows (fixture, "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"));
}

/* A letter that was erased leaves the next one to the move. */
static void
test_type_again (Fixture *fixture, gconstpointer data)
{
  speak (fixture);
  g_assert_true (ask (fixture, 'e', FALSE));
  g_assert_true (types (fixture, GDK_KEY_N));
  g_assert_true (types (fixture, GDK_KEY_BackSpace));
  g_assert_true (types (fixture, GDK_KEY_e));
  g_assert_true (types (fixture, GDK_KEY_4));
  g_assert_true (shows (fixture, AFTER_E4));
  g_assert_false (types (fixture, GDK_KEY_e));
}

/* In a set-up, letters put pieces on the board. */
static void
test_set_up (Fixture *fixture, gconstpointer data)
{
  speak (fixture);
  act (fixture, "set-up");
  g_assert_false (ask (fixture, 'q', FALSE));
  act (fixture, "set-up-cancel");
  g_assert_true (ask (fixture, 'q', FALSE));
}

#define ADD_SPEECH(name, function)                                                                 \
  g_test_add ("/window/speech/" name, Fixture, NULL, set_up, function, hush)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autofree char *path = g_strconcat ("/window/speech/answer/", answers[i].name, NULL);
      g_test_add (path, Fixture, &answers[i], set_up, test_answer, hush);
    }
  for (guint i = 0; i < G_N_ELEMENTS (passes); i++)
    {
      g_autofree char *path = g_strconcat ("/window/speech/pass/", passes[i].name, NULL);
      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_pass, hush);
    }
  ADD_SPEECH ("brief-end", test_brief_end);
  ADD_SPEECH ("clocks", test_clocks);
  ADD_SPEECH ("typing-paused", test_typing_paused);
  ADD_SPEECH ("letters", test_letters);
  ADD_SPEECH ("tour", test_tour);
  ADD_SPEECH ("tour-from-beside", test_tour_from_beside);
  ADD_SPEECH ("tour-stays", test_tour_stays);
  ADD_SPEECH ("on-and-off", test_on_and_off);
  ADD_SPEECH ("type-from-elsewhere", test_type_from_elsewhere);
  ADD_SPEECH ("type-again", test_type_again);
  ADD_SPEECH ("set-up", test_set_up);

  return g_test_run ();
}
