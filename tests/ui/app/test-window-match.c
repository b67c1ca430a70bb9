/* A match in the real window, against an engine that plays or misbehaves as its arguments say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "chess/uci-move.h"
#include "game/tree/edit.h"
#include "ui/base/accessible.h"
#include "ui/base/focus-within.h"
#include "ui/base/sounds.h"

static CheckbitEngineEntry *
add_fake (const char *mode)
{
  const char *arguments[] = { mode, NULL };

  return checkbit_engine_list_add (checkbit_engine_list_get_default (), "Fake",
                                   g_getenv ("FAKE_ENGINE"), arguments, NULL);
}

/* A person with White against the engine in a mode, in a time. */
static CheckbitMatchPlan *
create_plan (const char *mode, const char *time)
{
  CheckbitMatchPlan *plan = checkbit_match_plan_new (NULL);
  CheckbitPlanSide *engine = &plan->sides[CHESS_BLACK];

  engine->engine = TRUE;
  engine->strength = CHECKBIT_STRENGTH_FULL;
  g_free (engine->engine_id);
  engine->engine_id = g_strdup (checkbit_engine_entry_get_id (add_fake (mode)));
  for (guint i = 0; i < CHESS_N_COLORS; i++)
    g_assert_true (checkbit_time_control_parse (time, &plan->sides[i].control));
  return plan;
}

static void
start (Fixture *fixture, const char *mode, const char *time)
{
  g_autoptr (CheckbitMatchPlan) plan = create_plan (mode, time);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
}

static guint
ply (Fixture *fixture)
{
  return checkbit_node_get_ply (checkbit_game_get_current (fixture->parts.game));
}

static gboolean
interactive (Fixture *fixture)
{
  return checkbit_move_chooser_get_interactive (fixture->parts.move_chooser);
}

static CheckbitMatchState
match_state (Fixture *fixture)
{
  return checkbit_match_get_state (fixture->parts.match);
}

/* --- What is heard -------------------------------------------------------------------------- */

static const char *
said (Fixture *fixture)
{
  return checkbit_accessible_get_said (GTK_WIDGET (fixture->parts.board));
}

/* Announces both sides' moves in words, with the side to move. */
static void
test_heard_moves (Fixture *fixture, gconstpointer data)
{
  start (fixture, "ok", "5+3");
  move (fixture, "e2e4");
  g_assert_cmpstr (said (fixture), ==, "The pawn goes from e2 to e4. Black to move");
  ui_test_wait_for (ply (fixture) == 2);
  g_assert_nonnull (strstr (said (fixture), "White to move"));
}

static void
test_heard_mate (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "f2f3 e7e5 g2g4 d8h4");
  g_assert_cmpstr (said (fixture), ==, "The queen goes from d8 to h4. Checkmate: Black wins");
}

/* Shows the reason of a refusal; then the engine's own message after it has failed. */
static void
test_heard_refusal (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e5");
  g_assert_cmpstr (said (fixture), ==, "A pawn does not move from e2 to e5.");
}

static void
test_heard_failure (Fixture *fixture, gconstpointer data)
{
  start (fixture, "crash-in-search", "5+3");
  move (fixture, "e2e4");
  ui_test_wait_for (match_state (fixture) == CHECKBIT_MATCH_FAILED);
  g_assert_cmpstr (said (fixture), ==, checkbit_match_get_error (fixture->parts.match)->message);
}

/* Short announcements, only of the engine's moves, as set in the preferences. A result is always
 * announced. */
static void
test_heard_brief (Fixture *fixture, gconstpointer data)
{
  g_settings_set_string (fixture->settings, "spoken-moves", "brief");
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "f2f3 e7e5 g2g4");
  g_assert_cmpstr (said (fixture), ==, "pawn g4");
  move (fixture, "d8h4");
  g_assert_cmpstr (said (fixture), ==, "queen h4. Checkmate: Black wins");
  g_settings_reset (fixture->settings, "spoken-moves");
}

static void
test_heard_own (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (fixture->settings, "speak-own-moves", FALSE);
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "f2f3 e7e5 g2g4");
  g_assert_cmpstr (said (fixture), ==, NULL);
  move (fixture, "d8h4");
  g_assert_cmpstr (said (fixture), ==, "Checkmate: Black wins");
  start (fixture, "ok", "5+3");
  move (fixture, "e2e4");
  g_assert_cmpstr (said (fixture), !=, "The pawn goes from e2 to e4. Black to move");
  ui_test_wait_for (ply (fixture) == 2);
  g_assert_nonnull (strstr (said (fixture), "White to move"));
  g_settings_reset (fixture->settings, "speak-own-moves");
}

/* One's own moves are left out as they are made, but not when someone goes through a game. */
static void
test_heard_own_again (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (fixture->settings, "speak-own-moves", FALSE);
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  g_assert_cmpstr (said (fixture), ==, NULL);
  act (fixture, "go-start");
  act (fixture, "go-forward");
  g_assert_cmpstr (said (fixture), ==, "The pawn goes from e2 to e4. Black to move");
  act (fixture, "go-forward");
  g_assert_cmpstr (said (fixture), ==, "The pawn goes from e7 to e5. White to move");
  move (fixture, "g1f3");
  g_assert_cmpstr (said (fixture), ==, "The pawn goes from e7 to e5. White to move");
  act (fixture, "go-back");
  move (fixture, "g1f3");
  g_assert_cmpstr (said (fixture), ==, "1. pawn e5, black. White to move");
  g_settings_reset (fixture->settings, "speak-own-moves");
}

/* An undone move that is not on the board is shown, and so told. What leaves the board alone is
 * not. */
static void
test_heard_undo (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5 g1f3 b8c6");
  act (fixture, "go-start");
  act (fixture, "undo");
  g_assert_cmpuint (ply (fixture), ==, 3);
  g_assert_cmpstr (said (fixture), ==, "2. knight f3, white. Black to move");
  act (fixture, "go-start");
  act (fixture, "redo");
  g_assert_cmpstr (said (fixture), ==, "2. knight c6, black. White to move");
  checkbit_accessible_announce (GTK_WIDGET (fixture->parts.board), "…");
  checkbit_game_set_comment (fixture->parts.game, checkbit_game_get_current (fixture->parts.game),
                             "Good");
  g_assert_cmpstr (said (fixture), ==, "…");
}

static void
sound_cb (CheckbitSound sound, gpointer user_data)
{
  g_string_append_c (user_data, "mx+el"[sound]);
}

/* An end without a move is heard wherever it is: in a line beside the first one, which becomes the
 * main line with it, and while the board shows an earlier position. */
static void
test_heard_end (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  g_autoptr (GString) heard = g_string_new (NULL);

  checkbit_sounds_set_listener (sound_cb, heard);
  ui_test_show (GTK_WINDOW (fixture->window));
  g_assert_true (checkbit_controller_start_match (fixture->parts.controller, plan, NULL));
  moves (fixture, "e2e4 e7e5");
  act (fixture, "go-start");
  move (fixture, "d2d4");
  act (fixture, "resign");
  g_assert_cmpstr (said (fixture), ==, "Black resigned: White wins");
  g_assert_cmpstr (heard->str, ==, "mmme");

  act (fixture, "undo-result");
  move (fixture, "d7d5");
  act (fixture, "go-start");
  g_string_truncate (heard, 0);
  checkbit_game_declare (fixture->parts.game, CHECKBIT_RESULT_BLACK_WINS,
                         CHECKBIT_REASON_TIME_FORFEIT, NULL);
  g_assert_cmpuint (ply (fixture), ==, 0);
  g_assert_cmpstr (said (fixture), ==, "White’s time is up: Black wins");
  g_assert_cmpstr (heard->str, ==, "e");
  checkbit_sounds_set_listener (NULL, NULL);
}

/* Two moves that are taken back, or redone, at once are heard as one is. */
static void
test_heard_take_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) heard = g_string_new (NULL);

  start (fixture, "ok", "5+3");
  move (fixture, "e2e4");
  ui_test_wait_for (ply (fixture) == 2);
  checkbit_sounds_set_listener (sound_cb, heard);
  act (fixture, "undo");
  g_assert_cmpuint (ply (fixture), ==, 0);
  g_assert_cmpstr (heard->str, ==, "m");
  act (fixture, "redo");
  g_assert_cmpuint (ply (fixture), ==, 2);
  g_assert_cmpstr (heard->str, ==, "mm");
  checkbit_sounds_set_listener (NULL, NULL);
}

/* A clock of ten seconds and a little, as it comes to the ten. */
static void
test_heard_clock (Fixture *fixture, gconstpointer data)
{
  start (fixture, "ok", "0:11");
  move (fixture, "e2e4");
  ui_test_wait_for (ply (fixture) == 2);
  ui_test_wait_for (g_str_has_prefix (said (fixture), "White’s clock, "));
}

/* --- Playing -------------------------------------------------------------------------------- */

static void
test_reply (Fixture *fixture, gconstpointer data)
{
  const CheckbitTags *tags;

  start (fixture, "ok", "5+3");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->parts.upper_bar)));
  g_assert_cmpstr (checkbit_player_bar_get_name (fixture->parts.upper_bar), ==, "Fake");
  g_assert_true (interactive (fixture));
  move (fixture, "e2e4");
  g_assert_false (interactive (fixture));
  ui_test_wait_for (ply (fixture) == 2);
  g_assert_true (interactive (fixture));
  tags = checkbit_game_get_tags (fixture->parts.game);
  g_assert_cmpstr (checkbit_tags_get (tags, "Black"), ==, "Fake");
  g_assert_cmpstr (checkbit_tags_get (tags, "TimeControl"), ==, "300+3");
}

/* The person sits below, whichever side that is. */
static void
test_sides (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = create_plan ("ok", "-");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_match_plan_swap (plan);
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
  g_assert_true (checkbit_board_get_flipped (fixture->parts.board));
  ui_test_wait_for (ply (fixture) == 1);
  act (fixture, "swap-sides");
  g_assert_false (checkbit_board_get_flipped (fixture->parts.board));
  g_assert_cmpuint (ply (fixture), ==, 0);
  g_assert_true (interactive (fixture));
}

static void
test_take_back (Fixture *fixture, gconstpointer data)
{
  start (fixture, "ok", "-");
  move (fixture, "e2e4");
  ui_test_wait_for (ply (fixture) == 2);
  move (fixture, "d2d4");
  ui_test_wait_for (ply (fixture) == 4);
  act (fixture, "undo");
  g_assert_cmpuint (ply (fixture), ==, 2);
  g_assert_true (g_str_has_prefix (said (fixture), "1. "));
  g_assert_true (g_str_has_suffix (said (fixture), ", black. White to move"));
  act (fixture, "undo");
  g_assert_cmpuint (ply (fixture), ==, 0);
  g_assert_cmpstr (said (fixture), ==, "Start of the game. White to move");
  g_assert_false (is_enabled (fixture, "undo"));
  act (fixture, "redo");
  g_assert_true (g_str_has_prefix (said (fixture), "1. "));
  act (fixture, "redo");
  g_assert_cmpuint (ply (fixture), ==, 4);
  g_assert_true (g_str_has_prefix (said (fixture), "2. "));
  g_assert_true (interactive (fixture));
  g_assert_false (is_enabled (fixture, "redo"));
}

/* An engine that takes its time to start: a move is made ahead of its answer. */
static void
test_premove (Fixture *fixture, gconstpointer data)
{
  start (fixture, "slow", "-");
  move (fixture, "e2e4");
  g_signal_emit_by_name (fixture->parts.move_chooser, "premove-requested", (guint) square ("d2"),
                         (guint) square ("d4"), (guint) CHESS_PAWN);
  g_assert_true (checkbit_match_get_premove (fixture->parts.match, NULL, NULL));
  ui_test_wait_for (ply (fixture) == 4);
  g_assert_cmpstr (checkbit_node_get_san (
                       checkbit_node_get_parent (checkbit_game_get_current (fixture->parts.game))),
                   ==, "d4");
}

/* With a banner that says so, and the players beside the board. */
static void
test_sizes_while_paused (Fixture *fixture, gconstpointer data)
{
  start (fixture, "ok", "5+0");
  act (fixture, "pause");
  ui_test_wait_for_frames (fixture->window);
  ui_test_check_sizes (GTK_WIDGET (fixture->window));
}

static void
test_pause (Fixture *fixture, gconstpointer data)
{
  CheckbitClock *clock = checkbit_match_get_clock (fixture->parts.match);

  start (fixture, "ok", "5+0");
  g_assert_true (checkbit_clock_get_running (clock));
  act (fixture, "pause");
  g_assert_false (checkbit_clock_get_running (clock));
  g_assert_false (interactive (fixture));
  g_assert_nonnull (checkbit_match_banner_get_text (fixture->parts.banner));
  act (fixture, "pause");
  g_assert_true (checkbit_clock_get_running (clock));
  g_assert_null (checkbit_match_banner_get_text (fixture->parts.banner));
}

/* The banner's button disappears at the end of the pause: the focus returns to the board. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *resume;

  start (fixture, "ok", "5+0");
  act (fixture, "pause");
  resume = ui_test_find_button (GTK_WIDGET (fixture->parts.banner), "_Resume");
  ui_test_wait_for (gtk_widget_grab_focus (resume));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == resume);
  act (fixture, "pause");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (fixture->parts.board)));
}

/* The button of an action. */
static GtkWidget *
find_action (GtkWidget *root, const char *action)
{
  GtkWidget *child = gtk_widget_get_first_child (root);

  while (child != NULL
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (child)), action) != 0)
    child = gtk_widget_get_next_sibling (child);
  g_assert_nonnull (child);
  return child;
}

/* A draw that can be claimed is offered to the person to move, in a match only. The line under the
 * board does not repeat it. */
static void
test_claim (Fixture *fixture, gconstpointer data)
{
  const char *twice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
  const char *claim = "This position has occurred three times: a draw can be claimed.";
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1400, 860);
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, twice);
  g_assert_null (checkbit_match_banner_get_text (fixture->parts.banner));
  g_assert_true (ui_test_says (GTK_WIDGET (fixture->parts.status), claim));
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
  moves (fixture, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
  g_assert_null (checkbit_match_banner_get_text (fixture->parts.banner));
  move (fixture, "f6g8");
  g_assert_cmpstr (checkbit_match_banner_get_text (fixture->parts.banner), ==,
                   "This position has occurred three times.");
  g_assert_nonnull (ui_test_find_button (GTK_WIDGET (fixture->parts.banner), "_Claim a Draw…"));
  ui_test_wait_for (gtk_widget_get_mapped (GTK_WIDGET (fixture->parts.banner)));
  g_assert_false (ui_test_says (GTK_WIDGET (fixture->parts.status), claim));
  gtk_widget_set_visible (GTK_WIDGET (fixture->parts.banner), FALSE);
  g_assert_true (ui_test_says (GTK_WIDGET (fixture->parts.status), claim));
  gtk_widget_set_visible (GTK_WIDGET (fixture->parts.banner), TRUE);
  move (fixture, "e2e4");
  g_assert_null (checkbit_match_banner_get_text (fixture->parts.banner));
}

/* While an engine is to move nobody claims a draw for it, and one can still be offered. */
static void
test_claim_for_engine (Fixture *fixture, gconstpointer data)
{
  GtkWidget *actions = GTK_WIDGET (window_child (fixture->window, "game_actions"));
  GtkWidget *claim = NULL, *offer = NULL;
  g_autoptr (CheckbitMatchPlan) plan = create_plan ("slow", "-");

  plan->start = CHECKBIT_PLAN_FEN;
  g_free (plan->fen);
  plan->fen = g_strdup ("4k3/8/8/8/8/8/8/4K2R b - - 100 80");
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
  offer = find_action (actions, "win.offer-draw");
  claim = find_action (actions, "win.draw");
  g_assert_true (gtk_widget_get_visible (offer));
  g_assert_false (gtk_widget_get_visible (claim));
  act (fixture, "draw");
  g_assert_null (find_dialog ());
  g_assert_cmpstr (adw_toast_get_title (checkbit_notes_get_shown (fixture->parts.notes)), ==,
                   "It is not your move now.");

  ui_test_wait_for (ply (fixture) == 1);
  g_assert_true (gtk_widget_get_visible (claim));
  act (fixture, "draw");
  answer ("_Claim Draw");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_DRAW);
}

/* Enter pressed once more after a draw was offered must not resign. */
static void
test_offer_leaves_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *actions = GTK_WIDGET (window_child (fixture->window, "game_actions"));
  GtkWidget *offer = find_action (actions, "win.offer-draw");
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL); /* two people */

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
  ui_test_wait_for (gtk_widget_get_mapped (offer) && gtk_widget_is_sensitive (offer));
  g_assert_true (gtk_widget_grab_focus (offer));
  act (fixture, "offer-draw");
  g_assert_false (gtk_widget_get_visible (offer));
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (checkbit_focus_is_within (GTK_WIDGET (fixture->parts.board)));
}

/* Looking back leaves the clocks running and visible; going to the end shows the game again. */
static void
test_look_back (Fixture *fixture, gconstpointer data)
{
  CheckbitClock *clock = checkbit_match_get_clock (fixture->parts.match);

  start (fixture, "ok", "5+0");
  move (fixture, "e2e4");
  ui_test_wait_for (ply (fixture) == 2);
  act (fixture, "go-start");
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_BROWSING);
  g_assert_true (checkbit_clock_get_running (clock));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->parts.lower_bar)));
  g_assert_nonnull (strstr (checkbit_status_line_get_status (fixture->parts.status), "Reviewing"));
  act (fixture, "go-end");
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_RUNNING);
  g_assert_true (checkbit_clock_get_running (clock));
}

/* An engine's move that arrives while one looks back is announced, and the board stays. */
static void
test_move_while_looking_back (Fixture *fixture, gconstpointer data)
{
  start (fixture, "slow", "5+0");
  move (fixture, "e2e4");
  act (fixture, "go-start");
  ui_test_wait_for (checkbit_node_get_ply (checkbit_game_get_end (fixture->parts.game)) == 2);
  g_assert_cmpuint (ply (fixture), ==, 0);
  g_assert_nonnull (
      strstr (checkbit_status_line_get_status (fixture->parts.status), "Black has played"));
  g_assert_true (is_enabled (fixture, "go-on-here"));
  act (fixture, "go-end");
  g_assert_cmpuint (ply (fixture), ==, 2);
  g_assert_true (interactive (fixture));
}

/* The result is that of the game, and the game is shown. */
static void
test_resign_while_looking_back (Fixture *fixture, gconstpointer data)
{
  start (fixture, "ok", "5+0");
  move (fixture, "e2e4");
  ui_test_wait_for (ply (fixture) == 2);
  act (fixture, "go-start");
  act (fixture, "resign");
  g_assert_cmpuint (ply (fixture), ==, 2);
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_BLACK_WINS);
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_OVER);
}

/* Undo in a match takes back its last moves, whatever the board shows. */
static void
test_undo_while_looking_back (Fixture *fixture, gconstpointer data)
{
  start (fixture, "ok", "-");
  move (fixture, "e2e4");
  ui_test_wait_for (ply (fixture) == 2);
  move (fixture, "d2d4");
  ui_test_wait_for (ply (fixture) == 4);
  act (fixture, "go-start");
  act (fixture, "undo");
  g_assert_cmpuint (ply (fixture), ==, 2);
  g_assert_true (interactive (fixture));
}

/* Whoever is to move, it is the person who resigns. */
static void
test_resign (Fixture *fixture, gconstpointer data)
{
  start (fixture, "slow", "-");
  move (fixture, "e2e4");
  act (fixture, "resign");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_BLACK_WINS);
  g_assert_nonnull (checkbit_match_banner_get_text (fixture->parts.banner));
  act (fixture, "undo-result");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_OPEN);
  ui_test_wait_for (ply (fixture) == 2);
}

/* The window over the fixture's; NULL for none. */
static GtkWidget *
find_practice (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (fixture->window))
        return GTK_WIDGET (window);
    }
  return NULL;
}

/* After a game against an engine, practice starts with the human's own mistakes. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  CheckbitAnnotation notes[3] = { { .nag = 0 }, { .nag = 4 }, { .nag = 4 } };
  CheckbitNode *node;
  ChessMove lines[2];
  GtkWidget *dialog;

  start (fixture, "ok", "-");
  move (fixture, "e2e4");
  ui_test_wait_for (ply (fixture) == 2);
  act (fixture, "resign");
  node = checkbit_game_get_root (fixture->parts.game);
  for (guint i = 0; i < 2; i++)
    {
      notes[i].node = node;
      lines[i] = chess_uci_read (checkbit_node_get_position (node), i == 0 ? "d2d4" : "e7e5", 4);
      notes[i].line = &lines[i];
      notes[i].n_line = 1;
      node = checkbit_node_get_child (node, 0);
    }
  notes[2].node = node;
  g_assert_true (checkbit_game_annotate (fixture->parts.game, notes, 3));

  act (fixture, "practice");
  dialog = find_practice (fixture);
  g_assert_nonnull (dialog);
  g_assert_nonnull (ui_test_find_button (dialog, "Both"));
  g_assert_true (
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (ui_test_find_button (dialog, "White"))));
  g_assert_true (ui_test_says (dialog, "1 of 1"));
  gtk_window_close (GTK_WINDOW (dialog));
}

static void
test_rematch (Fixture *fixture, gconstpointer data)
{
  start (fixture, "ok", "-");
  move (fixture, "e2e4");
  ui_test_wait_for (ply (fixture) == 2);
  act (fixture, "resign");
  act (fixture, "rematch");
  g_assert_cmpuint (ply (fixture), ==, 0);
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_RUNNING);
  act (fixture, "new-game");
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_RUNNING);
}

/* Two persons: one offers, the other agrees. */
static void
test_draw (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
  act (fixture, "offer-draw");
  g_assert_cmpstr (checkbit_match_banner_get_text (fixture->parts.banner), ==,
                   "White offers a draw.");
  g_assert_cmpstr (said (fixture), ==, "White offers a draw.");
  g_assert_false (is_enabled (fixture, "offer-draw"));
  act (fixture, "accept-draw");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_DRAW);
}

/* A flag falls; the king that is left alone cannot win by it. */
static void
test_flag (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  CheckbitClock *clock = checkbit_match_get_clock (fixture->parts.match);

  plan->start = CHECKBIT_PLAN_FEN;
  g_free (plan->fen);
  plan->fen = g_strdup ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  for (guint i = 0; i < CHESS_N_COLORS; i++)
    checkbit_time_control_parse ("1+0", &plan->sides[i].control);
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
  checkbit_clock_set_remaining_ms (clock, CHESS_WHITE, 150);
  checkbit_clock_start (clock);
  ui_test_wait_for (match_state (fixture) == CHECKBIT_MATCH_OVER);
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_DRAW);
  g_assert_cmpint (checkbit_game_get_reason (fixture->parts.game), ==,
                   CHECKBIT_REASON_TIME_FORFEIT);
}

/* A preference sets whether an engine resigns a game that it considers lost. */
static void
test_engine_resigns (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (fixture->settings, "engine-resigns", TRUE);
  start (fixture, "losing", "-");
  for (guint i = 0; i < 4; i++)
    {
      static const char *const there_and_back[] = { "g1f3", "f3g1" };
      move (fixture, there_and_back[i % 2]);
      ui_test_wait_for (ply (fixture) == 2 * i + 2 || match_state (fixture) == CHECKBIT_MATCH_OVER);
    }
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_OVER);
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_WHITE_WINS);
  g_assert_cmpint (checkbit_game_get_reason (fixture->parts.game), ==, CHECKBIT_REASON_RESIGNATION);
  g_settings_reset (fixture->settings, "engine-resigns");
}

/* --- Engines that fail ---------------------------------------------------------------------- */

static const char *const failing_modes[] = {
  "crash-on-uci", "crash-on-isready", "crash-in-search", "last-words",   "exit-at-start",
  "move-none",    "move-zero",        "move-illegal",    "move-garbage",
};

/* The game and the clock stop, and the banner says why; a person can replace the engine. */
static void
test_failing (Fixture *fixture, gconstpointer data)
{
  CheckbitClock *clock = checkbit_match_get_clock (fixture->parts.match);

  start (fixture, data, "5+0");
  move (fixture, "e2e4");
  ui_test_wait_for (match_state (fixture) == CHECKBIT_MATCH_FAILED);
  g_assert_cmpuint (ply (fixture), ==, 1);
  g_assert_false (checkbit_clock_get_running (clock));
  g_assert_cmpstr (checkbit_match_banner_get_text (fixture->parts.banner), ==,
                   checkbit_match_get_error (fixture->parts.match)->message);
  act (fixture, "replace-engine");
  g_assert_true (interactive (fixture));
  move (fixture, "e7e5");
  g_assert_cmpuint (ply (fixture), ==, 2);
  g_assert_null (checkbit_match_banner_get_text (fixture->parts.banner));
}

/* A timer of 5 ms with top priority: the work between two ticks is the time a key press would have
 * waited. */
static gboolean
tick_cb (gpointer data)
{
  gint64 *times = data; /* the last tick, the most between two of them */
  gint64 now = time_worked_us ();

  times[1] = MAX (times[1], now - times[0]);
  times[0] = now;
  return G_SOURCE_CONTINUE;
}

/* A failed analysis shows its message; the shortcut that starts it hides it. */
static void
test_failing_analysis (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = fixture->parts.analysis_place;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_analysis_set_entry (fixture->parts.analysis, add_fake ("last-words"));
  act (fixture, "analysis");
  ui_test_wait_for (checkbit_analysis_get_error (fixture->parts.analysis) != NULL);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_cmpstr (said (fixture), ==,
                   checkbit_analysis_get_error (fixture->parts.analysis)->message);
  g_assert_false (state_of (fixture, "analysis"));
  act (fixture, "analysis");
  g_assert_false (gtk_widget_get_visible (card));
  act (fixture, "analysis");
  g_assert_true (state_of (fixture, "analysis"));
  ui_test_wait_for (checkbit_analysis_get_error (fixture->parts.analysis) != NULL);
}

/* Another engine in place of one that has failed: the analysis goes on with it, whether it is chosen
 * in the card or in the preferences, and the card stays. */
static void
test_engine_after_failure (Fixture *fixture, gconstpointer data)
{
  gboolean in_card = GPOINTER_TO_INT (data);
  GtkWidget *place = fixture->parts.analysis_place;
  CheckbitAnalysis *analysis = fixture->parts.analysis;
  CheckbitEngineEntry *other = add_fake ("ok");
  GListModel *engines = G_LIST_MODEL (checkbit_engine_list_get_default ());

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_analysis_set_entry (analysis, add_fake ("last-words"));
  act (fixture, "analysis");
  ui_test_wait_for (checkbit_analysis_get_error (analysis) != NULL);
  if (in_card)
    for (guint i = 0; i < g_list_model_get_n_items (engines); i++)
      {
        g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (engines, i);
        if (entry == other)
          gtk_drop_down_set_selected (ui_test_find_type (place, GTK_TYPE_DROP_DOWN), i);
      }
  else
    g_settings_set_string (fixture->settings, "analysis-engine",
                           checkbit_engine_entry_get_id (other));
  g_assert_true (checkbit_analysis_get_entry (analysis) == other);
  g_assert_true (gtk_widget_get_visible (place));
  g_assert_true (state_of (fixture, "analysis"));
  ui_test_wait_for (checkbit_analysis_get_n_lines (analysis) > 0);
  g_settings_reset (fixture->settings, "analysis-engine");
}

/* Nobody asks for an analysis behind a set-up: where the engine that has failed is removed, the
 * next one in the list is taken, but rests. */
static void
test_engine_gone_in_setup (Fixture *fixture, gconstpointer data)
{
  CheckbitAnalysis *analysis = fixture->parts.analysis;
  CheckbitEngineEntry *failing = add_fake ("last-words");

  add_fake ("ok");
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_analysis_set_entry (analysis, failing);
  act (fixture, "analysis");
  ui_test_wait_for (checkbit_analysis_get_error (analysis) != NULL);
  act (fixture, "set-up");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_true (checkbit_engine_list_remove (checkbit_engine_list_get_default (), failing));
  g_assert_nonnull (checkbit_analysis_get_entry (analysis));
  g_assert_true (checkbit_analysis_get_entry (analysis) != failing);
  g_assert_true (gtk_drop_down_get_selected_item (
                     ui_test_find_type (fixture->parts.analysis_place, GTK_TYPE_DROP_DOWN))
                 == checkbit_analysis_get_entry (analysis));
  g_assert_false (checkbit_analysis_get_active (analysis));
}

/* That an engine has gone is heard of, with and without the card where another can be chosen. */
static void
test_engine_gone (Fixture *fixture, gconstpointer data)
{
  CheckbitEngineList *engines = checkbit_engine_list_get_default ();
  CheckbitAnalysis *analysis = fixture->parts.analysis;

  add_fake ("play");
  for (int shown = 0; shown <= 1; shown++)
    {
      CheckbitEngineEntry *chosen = add_fake ("play");

      gtk_widget_set_visible (fixture->parts.analysis_place, shown);
      checkbit_analysis_set_entry (analysis, chosen);
      g_assert_true (checkbit_engine_list_remove (engines, chosen));
      CheckbitEngineEntry *now = checkbit_analysis_get_entry (analysis);
      g_assert_true (now != NULL && now != chosen);
      g_assert_true (checkbit_engine_list_find (engines, checkbit_engine_entry_get_id (now))
                     == now);
    }
}

/* Whoever started an analysis hears its first line, with the text of the card. */
static void
test_analysis_is_told (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = fixture->parts.analysis_place;
  const char *said;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_analysis_set_entry (fixture->parts.analysis, add_fake ("play"));
  act (fixture, "analysis");
  ui_test_wait_for (checkbit_analysis_get_n_lines (fixture->parts.analysis) > 0);
  ui_test_wait_for ((said = checkbit_accessible_get_said (card)) != NULL
                    && (strstr (said, ": pawn ") != NULL || strstr (said, ": knight ") != NULL));
  act (fixture, "analysis");
  g_assert_cmpstr (checkbit_accessible_get_said (GTK_WIDGET (fixture->parts.board)), ==,
                   "The analysis has stopped.");
}

/* Clicks the first move of a line of the analysis, which is the same as asking for it. */
static void
click_line (Fixture *fixture, const char *text)
{
  GtkWidget *card = adw_bin_get_child (ADW_BIN (fixture->parts.analysis_place));
  ChessMove move
      = chess_uci_read (checkbit_game_get_position (fixture->parts.game), text, strlen (text));

  g_signal_emit_by_name (card, "play", (guint) move);
}

/* A move of the analysis is played as one on the board is: not for the engine, nor in a pause. */
static void
test_analysis_plays (Fixture *fixture, gconstpointer data)
{
  start (fixture, "slow", "-");
  gtk_widget_set_visible (fixture->parts.analysis_place, TRUE);
  move (fixture, "e2e4");
  click_line (fixture, "e7e5");
  g_assert_cmpuint (ply (fixture), ==, 1);
  g_assert_cmpstr (said (fixture), ==, "It is not your move now.");
  ui_test_wait_for (ply (fixture) == 2);
  act (fixture, "pause");
  click_line (fixture, "d2d4");
  g_assert_cmpuint (ply (fixture), ==, 2);
  g_assert_cmpstr (said (fixture), ==, "Paused.");
  act (fixture, "pause");
  click_line (fixture, "d2d4");
  g_assert_cmpuint (ply (fixture), ==, 3);
}

/* After resigning with the button, the focus is on the board, not on another button. */
static void
test_resign_by_key (Fixture *fixture, gconstpointer data)
{
  GtkWidget *actions = GTK_WIDGET (window_child (fixture->window, "game_actions"));
  GtkWidget *focus;

  start (fixture, "even", "-");
  move (fixture, "e2e4");
  ui_test_wait_for (gtk_widget_get_mapped (actions));
  g_assert_true (gtk_widget_child_focus (actions, GTK_DIR_TAB_BACKWARD));
  g_assert_nonnull (gtk_widget_get_focus_child (actions));
  act (fixture, "resign");
  g_assert_false (gtk_widget_get_visible (actions));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->parts.board)));
}

/* Whether lines of the analysis wrap is remembered, and the same in each window. */
static void
test_wrapped_analysis (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card;
  gboolean wraps;

  gtk_widget_set_visible (fixture->parts.analysis_place, TRUE);
  card = adw_bin_get_child (ADW_BIN (fixture->parts.analysis_place));
  g_object_set (card, "wrap-lines", TRUE, NULL);
  g_assert_true (g_settings_get_boolean (fixture->settings, "analysis-wraps-lines"));
  g_settings_reset (fixture->settings, "analysis-wraps-lines");
  g_object_get (card, "wrap-lines", &wraps, NULL);
  g_assert_false (wraps);
}

static const char *const noisy_modes[] = { "flood", "garbage", "huge-line", "flood-errors" };

static void
test_noisy (Fixture *fixture, gconstpointer data)
{
  gint64 times[2] = { 0 }, end;
  guint tick;

  start (fixture, data, "-");
  move (fixture, "e2e4");
  /* The first frames of a game cost something with any engine. */
  ui_test_run (1000);
  times[0] = time_worked_us ();
  end = time_after (1000);
  tick = g_timeout_add_full (G_PRIORITY_HIGH, 5, tick_cb, times, NULL);
  while (!time_is_up (end))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (tick);
  g_test_message ("%s: the window was busy for %.1f ms at most", (const char *) data,
                  (double) times[1] / 1000);
  g_assert_cmpint (times[1], <, WORK_LIMIT_US);
}

static void
test_restart (Fixture *fixture, gconstpointer data)
{
  start (fixture, "move-illegal", "-");
  move (fixture, "e2e4");
  ui_test_wait_for (match_state (fixture) == CHECKBIT_MATCH_FAILED);
  act (fixture, "restart-engine");
  g_assert_true (checkbit_match_get_thinking (fixture->parts.match));
  ui_test_wait_for (match_state (fixture) == CHECKBIT_MATCH_FAILED);
}

/* Both sides are engines: nobody else can move, and the game continues by itself. */
static void
test_two_engines (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = create_plan ("ok", "-");

  plan->sides[CHESS_WHITE].engine = TRUE;
  plan->start = CHECKBIT_PLAN_CHESS960;
  plan->chess960 = 0;
  g_free (plan->sides[CHESS_WHITE].engine_id);
  plan->sides[CHESS_WHITE].engine_id = g_strdup (plan->sides[CHESS_BLACK].engine_id);
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
  g_assert_cmpint (checkbit_game_get_chess960 (fixture->parts.game), ==, 0);
  g_assert_false (interactive (fixture));
  ui_test_wait_for (ply (fixture) >= 6);
  act (fixture, "end-match");
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_IDLE);
}

static void
add_modes (const char *folder,
           const char *const *modes,
           guint n,
           void (*test) (Fixture *, gconstpointer))
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/window-match/%s/%s", folder, modes[i]);
      g_test_add (path, Fixture, modes[i], set_up, test, tear_down);
    }
}

#define ADD_MATCH(path, function)                                                                  \
  g_test_add ("/window-match/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD_MATCH ("reply", test_reply);
  ADD_MATCH ("sides", test_sides);
  ADD_MATCH ("take-back", test_take_back);
  ADD_MATCH ("premove", test_premove);
  ADD_MATCH ("pause", test_pause);
  ADD_MATCH ("sizes-while-paused", test_sizes_while_paused);
  ADD_MATCH ("focus", test_focus);
  ADD_MATCH ("claim", test_claim);
  ADD_MATCH ("claim-for-engine", test_claim_for_engine);
  ADD_MATCH ("offer-leaves-focus", test_offer_leaves_focus);
  ADD_MATCH ("look-back", test_look_back);
  ADD_MATCH ("move-while-looking-back", test_move_while_looking_back);
  ADD_MATCH ("resign-while-looking-back", test_resign_while_looking_back);
  ADD_MATCH ("undo-while-looking-back", test_undo_while_looking_back);
  ADD_MATCH ("resign", test_resign);
  ADD_MATCH ("practice", test_practice);
  ADD_MATCH ("rematch", test_rematch);
  ADD_MATCH ("draw", test_draw);
  ADD_MATCH ("flag", test_flag);
  ADD_MATCH ("engine-resigns", test_engine_resigns);
  ADD_MATCH ("two-engines", test_two_engines);
  ADD_MATCH ("restart", test_restart);
  ADD_MATCH ("failing-analysis", test_failing_analysis);
  for (int in_card = FALSE; in_card <= TRUE; in_card++)
    g_test_add (in_card ? "/window-match/engine-after-failure/card"
                        : "/window-match/engine-after-failure/preferences",
                Fixture, GINT_TO_POINTER (in_card), set_up, test_engine_after_failure, tear_down);
  ADD_MATCH ("analysis-is-told", test_analysis_is_told);
  ADD_MATCH ("analysis-plays", test_analysis_plays);
  ADD_MATCH ("engine-gone", test_engine_gone);
  ADD_MATCH ("engine-gone-in-setup", test_engine_gone_in_setup);
  ADD_MATCH ("resign-by-key", test_resign_by_key);
  ADD_MATCH ("wrapped-analysis", test_wrapped_analysis);
  add_modes ("failing", failing_modes, G_N_ELEMENTS (failing_modes), test_failing);
  add_modes ("noisy", noisy_modes, G_N_ELEMENTS (noisy_modes), test_noisy);
  ADD_MATCH ("heard/moves", test_heard_moves);
  ADD_MATCH ("heard/mate", test_heard_mate);
  ADD_MATCH ("heard/refusal", test_heard_refusal);
  ADD_MATCH ("heard/brief", test_heard_brief);
  ADD_MATCH ("heard/own", test_heard_own);
  ADD_MATCH ("heard/own-again", test_heard_own_again);
  ADD_MATCH ("heard/undo", test_heard_undo);
  ADD_MATCH ("heard/end", test_heard_end);
  ADD_MATCH ("heard/take-back", test_heard_take_back);
  ADD_MATCH ("heard/failure", test_heard_failure);
  ADD_MATCH ("heard/clock", test_heard_clock);
  return g_test_run ();
}
