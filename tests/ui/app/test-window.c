/* The real window, driven through its board, its actions, its entry and its notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "ui/app/play-through.h"
#include "ui/base/accessible.h"
#include "ui/base/shared-menu.h"
#include "ui/base/toast.h"
#include "ui/match/captured-pieces.h"
#include "ui/record/comment-editor.h"

/* One more than the items allowed in a level of a menu. */
#define MENU_ITEMS 16

/* --- Moves ---------------------------------------------------------------------------------- */

static void
test_play (Fixture *fixture, gconstpointer data)
{
  assert_fen (fixture, START);
  g_assert_cmpstr (subtitle (fixture), ==, "White to move");
  g_assert_false (is_enabled (fixture, "undo"));

  move (fixture, "e2e4");
  assert_fen (fixture, AFTER_E4);
  g_assert_cmpstr (subtitle (fixture), ==, "Black to move");
  g_assert_true (is_enabled (fixture, "undo"));
  g_assert_false (is_enabled (fixture, "redo"));

  act (fixture, "undo");
  assert_fen (fixture, START);
  g_assert_true (is_enabled (fixture, "redo"));
  g_assert_false (is_enabled (fixture, "go-start"));

  act (fixture, "redo");
  assert_fen (fixture, AFTER_E4);
  act (fixture, "go-back");
  assert_fen (fixture, START);
  g_assert_false (is_enabled (fixture, "redo"));
  act (fixture, "go-forward");
  assert_fen (fixture, AFTER_E4);
  moves (fixture, "e7e5 g1f3 b8c6");
  act (fixture, "go-start");
  assert_fen (fixture, START);
  act (fixture, "go-end");
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (fixture->parts.game)), ==, 4);
}

/* The masks follow: the tiles' model holds the sets of the position on the board. */
static void
test_masks_follow (Fixture *fixture, gconstpointer data)
{
  CheckbitMaskItem *pawns = checkbit_mask_model_find (
      checkbit_inspection_get_masks (fixture->parts.inspection), "white_pawns");

  g_assert_nonnull (pawns);
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (pawns)), ==, 0xff00);
  move (fixture, "e2e4");
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (pawns)), ==, 0x1000ef00);
  g_assert_cmphex (checkbit_set_get_changed (CHECKBIT_SET (pawns)), ==, 0x10001000);
  act (fixture, "undo");
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (pawns)), ==, 0xff00);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_signal_emit_by_name (fixture->parts.move_chooser, "move-refused", (guint) square ("e2"),
                         (guint) square ("e5"));
  g_assert_nonnull (checkbit_status_line_get_message (fixture->parts.status));
  assert_fen (fixture, START);

  /* The line becomes visible: a wrong FEN, whose message occupies its place, is replaced. */
  checkbit_window_load_text (fixture->window, "hello");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
  move (fixture, "a1a5");
  g_assert_null (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_nonnull (checkbit_status_line_get_message (fixture->parts.status));
  assert_fen (fixture, START);

  /* The next move takes the message away. */
  move (fixture, "e2e4");
  g_assert_null (checkbit_status_line_get_message (fixture->parts.status));
}

/* A message that comes by itself leaves the text that someone is about to correct. */
static void
test_told_while_editing (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, "edit-fen");
  checkbit_window_load_text (fixture->window, "hello");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  checkbit_controller_announce (fixture->parts.controller, "Black declines the draw.");
  g_assert_null (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_cmpstr (checkbit_status_line_get_message (fixture->parts.status), ==,
                   "Black declines the draw.");
  g_assert_true (shows (fixture, "hello"));

  /* Later it goes as it would have gone. */
  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
  move (fixture, "e2e4");
  assert_fen (fixture, AFTER_E4);
}

static void
test_promotion (Fixture *fixture, gconstpointer data)
{
  checkbit_window_load_text (fixture->window, "8/P6k/8/8/8/8/7K/8 w - - 0 1");
  g_signal_emit_by_name (fixture->parts.move_chooser, "move-requested", (guint) square ("a7"),
                         (guint) square ("a8"), (guint) CHESS_KNIGHT);
  assert_fen (fixture, "N7/7k/8/8/8/8/7K/8 b - - 0 1");
  act (fixture, "undo");
  move (fixture, "a7a8");
  assert_fen (fixture, "Q7/7k/8/8/8/8/7K/8 b - - 0 1");
}

/* --- How it ends ---------------------------------------------------------------------------- */

static void
test_checkmate (Fixture *fixture, gconstpointer data)
{
  moves (fixture, "f2f3 e7e5 g2g4 d8h4");
  g_assert_cmpint (checkbit_game_get_reason (fixture->parts.game), ==, CHECKBIT_REASON_CHECKMATE);
  g_assert_nonnull (strstr (checkbit_controller_get_status (fixture->parts.controller),
                            "Checkmate"));
  g_assert_false (is_enabled (fixture, "resign"));
  g_assert_false (is_enabled (fixture, "draw"));
  g_assert_false (checkbit_move_chooser_get_interactive (fixture->parts.move_chooser));

  act (fixture, "undo");
  g_assert_true (checkbit_move_chooser_get_interactive (fixture->parts.move_chooser));
  g_assert_true (is_enabled (fixture, "resign"));
}

static void
press_card (Fixture *fixture, const char *label)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->parts.banner), label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
test_resign (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  act (fixture, "resign");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_WHITE_WINS);
  assert_fen (fixture, AFTER_E4);

  press_card (fixture, "_Undo");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_OPEN);
  assert_fen (fixture, AFTER_E4);
}

/* The text of the card, NULL if there is none. */
static const char *
card (Fixture *fixture)
{
  return checkbit_match_banner_get_text (fixture->parts.banner);
}

static gboolean
is_told_in_list (Fixture *fixture)
{
  gboolean told;

  g_object_get (fixture->parts.move_list, "result-told", &told, NULL);
  return !told;
}

/* The end of a game is shown once: on a card, and after that is closed in the title and the
 * moves. */
static void
test_told_once (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "f2f3 e7e5 g2g4");
  g_assert_null (card (fixture));
  g_assert_cmpstr (subtitle (fixture), ==, "Black to move");
  move (fixture, "d8h4");
  g_assert_cmpstr (card (fixture), ==, "Checkmate: Black wins");
  /* Not empty: the line keeps its place in the header bar, and the board its size. */
  g_assert_cmpstr (subtitle (fixture), ==, "\u00a0");
  g_assert_false (is_told_in_list (fixture));
  g_assert_null (checkbit_notes_get_shown (fixture->parts.notes));
  g_assert_null (ui_test_find_button (GTK_WIDGET (fixture->parts.banner), "_Rematch"));
  g_assert_null (ui_test_find_button (GTK_WIDGET (fixture->parts.banner), "_Undo"));

  /* Looking back leaves it; the title then describes the position shown. */
  act (fixture, "go-back");
  g_assert_nonnull (card (fixture));
  g_assert_cmpstr (subtitle (fixture), ==, "Black to move");
  act (fixture, "go-end");
  press_card (fixture, "Close This Message");
  g_assert_null (card (fixture));
  g_assert_cmpstr (subtitle (fixture), ==, "Checkmate: Black wins");
  g_assert_true (is_told_in_list (fixture));

  /* Once closed, it stays closed for this result; another result shows it again. */
  act (fixture, "go-back");
  act (fixture, "go-end");
  g_assert_null (card (fixture));
  act (fixture, "undo");
  act (fixture, "resign");
  g_assert_cmpstr (card (fixture), ==, "Black resigned: White wins");
}

/* The end of a variation is not the end of the game. */
static void
test_not_told (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "f2f3 e7e5 g2g4 b8c6");
  act (fixture, "go-back");
  move (fixture, "d8h4");
  g_assert_null (card (fixture));
  g_assert_cmpstr (subtitle (fixture), ==, "Checkmate: Black wins");
}

/* Until anything else happens, the card offers to undo a result such as a resignation. */
static void
test_undo_on_card (Fixture *fixture, gconstpointer data)
{
  GtkWidget *banner = GTK_WIDGET (fixture->parts.banner);
  CheckbitGame *game = fixture->parts.game;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  act (fixture, "resign");
  g_assert_nonnull (ui_test_find_button (banner, "_Undo"));
  checkbit_game_set_comment (game, checkbit_game_get_current (game), "So it goes.");
  g_assert_null (ui_test_find_button (banner, "_Undo"));
  act (fixture, "undo-result");
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_WHITE_WINS);
  act (fixture, "undo");
  g_assert_nonnull (ui_test_find_button (banner, "_Undo"));
}

/* If the editor is over the middle of the window while the moves are hidden, the window disposes of
 * the editor first: it must not access the moves when they are disposed. */
static void
test_comment_out_of_sight (Fixture *fixture, gconstpointer data)
{
  GdkFrameClock *clock;
  GtkWidget *editor;
  gint64 frame;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  act (fixture, "show-game");
  ui_test_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (fixture->parts.move_list)));
  act (fixture, "comment");
  editor = ui_test_find_type (GTK_WIDGET (fixture->window), CHECKBIT_TYPE_COMMENT_EDITOR);
  g_assert_nonnull (editor);
  g_assert_true (gtk_widget_get_parent (editor) == GTK_WIDGET (fixture->window));
  ui_test_wait_for (gtk_widget_get_mapped (editor));
  clock = gtk_widget_get_frame_clock (editor);
  frame = gdk_frame_clock_get_frame_counter (clock);
  ui_test_wait_for (gdk_frame_clock_get_frame_counter (clock) > frame + 1);
  g_object_add_weak_pointer (G_OBJECT (editor), (gpointer *) &editor);
  ui_test_destroy (GTK_WINDOW (fixture->window));
  ui_test_wait_for (editor == NULL);
  open_window (fixture);
}

/* A dialog goes with its window, however that is closed: it would answer to nobody. */
static void
test_dialog_goes_too (Fixture *fixture, gconstpointer data)
{
  guint n_before = g_list_model_get_n_items (gtk_window_get_toplevels ());

  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, data);
  ui_test_wait_for (g_list_model_get_n_items (gtk_window_get_toplevels ()) > n_before);
  ui_test_destroy (GTK_WINDOW (fixture->window));
  ui_test_wait_for (g_list_model_get_n_items (gtk_window_get_toplevels ()) < n_before);
  open_window (fixture);
}

static void
test_draw (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, "draw");
  g_assert_null (find_dialog ());
  g_assert_nonnull (checkbit_notes_get_shown (fixture->parts.notes));

  /* The move that is intended would make it three times. */
  moves (fixture, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
  act (fixture, "draw");
  answer ("_Claim Draw");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_DRAW);
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (fixture->parts.game)), ==,
                   "Ng8");
  act (fixture, "undo");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_OPEN);

  moves (fixture, "f6g8");
  act (fixture, "draw");
  answer ("_Play On");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_OPEN);
  act (fixture, "draw");
  answer ("_Claim Draw");
  g_assert_cmpint (checkbit_game_get_result (fixture->parts.game), ==, CHECKBIT_RESULT_DRAW);
}

/* --- One game after another ----------------------------------------------------------------- */

static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  act (fixture, "go-back");
  act (fixture, "new-game");
  assert_fen (fixture, START);
  g_assert_true (checkbit_window_is_pristine (fixture->window));
  g_assert_false (is_enabled (fixture, "redo"));

  press (fixture, "_Undo");
  assert_fen (fixture, AFTER_E4);
  act (fixture, "go-forward");
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (fixture->parts.game)), ==, 2);
}

static gboolean
offers_undo (Fixture *fixture)
{
  return ui_test_find_button (GTK_WIDGET (fixture->parts.toasts), "_Undo") != NULL;
}

/* A toast with Undo disappears after the next change: undoing would then revert that one. */
static void
test_note_goes (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  act (fixture, "new-game");
  ui_test_wait_for (offers_undo (fixture));
  /* Navigation changes nothing. */
  act (fixture, "flip-board");
  g_assert_true (offers_undo (fixture));
  moves (fixture, "d2d4 d7d5 c2c4");
  g_autofree char *meanwhile = checkbit_game_dup_fen (fixture->parts.game);

  /* Clicking it while it slides out has no effect. */
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->parts.toasts), "_Undo");
  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
  assert_fen (fixture, meanwhile);
  ui_test_wait_for (!offers_undo (fixture));
  assert_fen (fixture, meanwhile);
}

/* A toast that replaces another cannot be dismissed before it is visible: see toast-guard.h. */
static void
test_note_comes_in (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toasts = GTK_WIDGET (fixture->parts.toasts);
  GtkWidget *toast = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_notes_show (fixture->parts.notes, "One");
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->parts.toasts));
  checkbit_notes_show (fixture->parts.notes, "Two");
  toast = gtk_widget_get_last_child (toasts);
  g_assert_false (gtk_widget_get_can_target (toast));
  g_assert_false (gtk_widget_get_can_focus (toast));
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->parts.toasts));
  g_assert_true (toast == gtk_widget_get_last_child (toasts));
  g_assert_true (gtk_widget_get_can_target (toast));
  g_assert_true (gtk_widget_get_can_focus (toast));
}

/* A toast queued behind another does not appear in the next game. */
static void
test_note_does_not_come_back (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  gtk_widget_activate_action (GTK_WIDGET (fixture->parts.move_list), "moves.delete-from", NULL);
  act (fixture, "new-game");
  ui_test_wait_for (offers_undo (fixture));
  move (fixture, "d2d4");
  ui_test_wait_for (!offers_undo (fixture));
  g_assert_cmpuint (checkbit_notes_get_n_offers (fixture->parts.notes), ==, 0);
  assert_fen (fixture, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
}

/* Accepting a toast that replaced another at once must work: libadwaita 1.2 crashed when the other
 * one returned while it was still sliding out. */
static void
test_note_accepted_at_once (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_notes_show (fixture->parts.notes, "Something else");
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->parts.toasts));
  act (fixture, "new-game");
  press (fixture, "_Undo");
  ui_test_wait_for (!offers_undo (fixture));
  assert_fen (fixture, AFTER_E4);
}

/* --- FEN ------------------------------------------------------------------------------------ */

static const char *const good_fens[] = {
  ENDGAME,
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
};

static void
test_good_fen (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_window_load_text (fixture->window, data);
  assert_fen (fixture, data);
  g_assert_false (is_enabled (fixture, "go-back"));

  press (fixture, "_Undo");
  assert_fen (fixture, AFTER_E4);
  g_assert_true (is_enabled (fixture, "undo"));
}

/* If nothing was played, no undo is offered. */
static void
test_first_fen (Fixture *fixture, gconstpointer data)
{
  checkbit_window_load_text (fixture->window, ENDGAME);
  assert_fen (fixture, ENDGAME);
  g_assert_null (ui_test_find_button (GTK_WIDGET (fixture->parts.toasts), "_Undo"));
}

static const char *const bad_fens[] = {
  "",
  "hello",
  "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "8/8/8/8/8/8/8/8 w - - 0 1",
  "kk6/8/8/8/8/8/8/K7 w - - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
  "4k3/8/8/8/8/8/8/4K2P w - - 0 1",
};

static void
test_bad_fen (Fixture *fixture, gconstpointer data)
{
  move (fixture, "e2e4");
  CheckbitNode *before = checkbit_game_get_current (fixture->parts.game);

  checkbit_window_load_text (fixture->window, data);
  g_autofree char *fen = checkbit_game_dup_fen (fixture->parts.game);
  g_assert_cmpstr (fen, ==, AFTER_E4);
  g_assert_true (checkbit_game_get_current (fixture->parts.game) == before);
  g_assert_true (is_enabled (fixture, "undo"));
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_cmpstr (checkbit_fen_entry_get_text (fixture->parts.fen_entry), ==, data);
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_clipboard (Fixture *fixture, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  char *text = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  act (fixture, "copy-fen");
  gdk_clipboard_read_text_async (clipboard, NULL, copied_cb, &text);
  ui_test_wait_for (text != NULL);
  g_assert_cmpstr (text, ==, AFTER_E4);
  g_free (text);

  gdk_clipboard_set_text (clipboard, "  " ENDGAME "\n");
  act (fixture, "paste");
  ui_test_wait_for (shows (fixture, ENDGAME));
  assert_fen (fixture, ENDGAME);
}

/* --- View, settings, closing ---------------------------------------------------------------- */

static void
test_view (Fixture *fixture, gconstpointer data)
{
  gboolean flipped = checkbit_board_get_flipped (fixture->parts.board);

  act (fixture, "flip-board");
  g_assert_cmpint (checkbit_board_get_flipped (fixture->parts.board), ==, !flipped);
  g_assert_cmpint (state_of (fixture, "flip-board"), ==, !flipped);
  act (fixture, "flip-board");
  act (fixture, "coordinates");
  g_assert_false (checkbit_board_get_coordinates (fixture->parts.board));
  act (fixture, "coordinates");
}

/* As D-Bus does it. */
static void
wish (Fixture *fixture, const char *name, gboolean state)
{
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), name,
                                      g_variant_new_boolean (state));
}

/* A state requested by another program takes full effect, or none. */
static void
test_wished_states (Fixture *fixture, gconstpointer data)
{
  static const char *const togglable[]
      = { "flip-board", "coordinates", "bit-indices", "show-inspector" };

  ui_test_show (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS (togglable); i++)
    {
      gboolean before = state_of (fixture, togglable[i]);

      wish (fixture, togglable[i], before);
      g_assert_cmpint (state_of (fixture, togglable[i]), ==, before);
      wish (fixture, togglable[i], !before);
      g_assert_cmpint (state_of (fixture, togglable[i]), ==, !before);
      if (g_str_equal (togglable[i], "flip-board"))
        g_assert_cmpint (checkbit_board_get_flipped (fixture->parts.board), ==, !before);
      wish (fixture, togglable[i], before);
    }

  /* There is nothing to pause and nothing to play. */
  wish (fixture, "pause", TRUE);
  g_assert_false (state_of (fixture, "pause"));
  wish (fixture, "autoplay", TRUE);
  g_assert_false (state_of (fixture, "autoplay"));
}

/* Every key stops autoplay but those that toggle it themselves: F5, and on its button those that
 * press a button. */
static const struct
{
  guint keyval;
  gboolean goes_on, goes_on_at_button;
} autoplay_keys[] = {
  { GDK_KEY_F5, TRUE, TRUE },          { GDK_KEY_space, FALSE, TRUE },
  { GDK_KEY_Return, FALSE, TRUE },     { GDK_KEY_KP_Enter, FALSE, TRUE },
  { GDK_KEY_Control_L, FALSE, FALSE }, { GDK_KEY_Tab, FALSE, FALSE },
  { GDK_KEY_e, FALSE, FALSE },         { GDK_KEY_Page_Up, FALSE, FALSE },
};

static void
test_autoplay_keys (Fixture *fixture, gconstpointer data)
{
  CheckbitPlayThrough *through = WINDOW_PART (fixture->window, PLAY_THROUGH);
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->parts.move_list), "Autoplay");
  GtkWidget *places[] = { NULL, GTK_WIDGET (fixture->parts.board), button };

  moves (fixture, "e2e4 e7e5");
  for (guint i = 0; i < G_N_ELEMENTS (autoplay_keys); i++)
    for (guint place = 0; place < G_N_ELEMENTS (places); place++)
      {
        gboolean playing;

        g_object_set (through, "playing", TRUE, NULL);
        checkbit_play_through_press (through, autoplay_keys[i].keyval, places[place]);
        g_object_get (through, "playing", &playing, NULL);
        g_assert_cmpint (playing, ==,
                         places[place] == button ? autoplay_keys[i].goes_on_at_button
                                                 : autoplay_keys[i].goes_on);
      }
}

static void
test_settings (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, "flip-board");
  act (fixture, "coordinates");
  act (fixture, "show-inspector");
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_true (g_settings_get_boolean (fixture->settings, "flipped"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "coordinates"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "show-inspector"));

  open_window (fixture);
  g_assert_true (checkbit_board_get_flipped (fixture->parts.board));
  g_assert_false (checkbit_board_get_coordinates (fixture->parts.board));
  g_assert_false (state_of (fixture, "show-inspector"));
  g_assert_null (checkbit_inspector_dock_get_inspector (fixture->parts.dock));

  g_settings_reset (fixture->settings, "flipped");
  g_settings_reset (fixture->settings, "coordinates");
  g_settings_reset (fixture->settings, "show-inspector");
}

static void
test_no_schema (void)
{
  CheckbitWindow *window = checkbit_window_new (NULL, NULL);
  gpointer weak = window;

  ui_test_show (GTK_WINDOW (window));
  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_close (GTK_WINDOW (window));
  ui_test_wait_for (weak == NULL);
}

static void
test_inspector_window (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, "detach-inspector");
  g_assert_true (state_of (fixture, "detach-inspector"));
  g_assert_nonnull (checkbit_inspector_dock_get_window (fixture->parts.dock));
  g_assert_true (gtk_widget_get_root (checkbit_inspector_dock_get_inspector (fixture->parts.dock))
                 == GTK_ROOT (checkbit_inspector_dock_get_window (fixture->parts.dock)));
  move (fixture, "e2e4");

  /* An extra reference to the inspector's window, such as a tooltip holds for a while, does not
   * keep the window's actions. */
  g_autoptr (GtkWidget) own
      = g_object_ref (GTK_WIDGET (checkbit_inspector_dock_get_window (fixture->parts.dock)));
  g_assert_true (gtk_widget_activate_action (own, "win.bit-indices", NULL));
  gtk_window_close (GTK_WINDOW (own));
  g_assert_false (gtk_widget_activate_action (own, "win.bit-indices", NULL));
  act (fixture, "bit-indices");
  g_assert_false (state_of (fixture, "detach-inspector"));
  g_assert_true (gtk_widget_get_root (checkbit_inspector_dock_get_inspector (fixture->parts.dock))
                 == GTK_ROOT (fixture->window));

  /* Closing a window closes its inspector's window, and the manual over that. */
  act (fixture, "detach-inspector");
  act (fixture, "manual");
}

/* The board is gone after its window closes, but sets may change later, for example those of a tile
 * under the pointer. */
static void
board_gone_cb (gpointer data, GObject *board)
{
  CheckbitLayers *layers = data;
  g_autoptr (CheckbitSet) set = checkbit_set_new ("last", 1);

  checkbit_layers_keep (layers, set);
  checkbit_layers_clear (layers);
  g_object_unref (layers);
}

static void
test_layers_after_board (void)
{
  CheckbitWindow *window = checkbit_window_new (NULL, NULL);

  ui_test_show (GTK_WINDOW (window));
  g_object_weak_ref (G_OBJECT (checkbit_window_get_board (window)), board_gone_cb,
                     g_object_ref (WINDOW_PART (window, LAYERS)));
  ui_test_destroy (GTK_WINDOW (window));
}

/* An extra reference to the muxer of a closed window, such as a tooltip holds, does not keep its
 * actions: they would report their states to the window. A setting changes those of all windows. */
static void
test_actions_go (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitWindow) window = g_object_ref (checkbit_window_new (NULL, fixture->settings));
  gpointer weak = g_action_map_lookup_action (G_ACTION_MAP (window), "move-times");

  g_object_add_weak_pointer (G_OBJECT (weak), &weak);
  ui_test_show (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_run_dispose (G_OBJECT (window)); /* the ref above keeps the muxer */
  g_assert_null (weak);
}

/* Unsaved games are restored: see the tests of the session. */
static void
test_closing_asks_nothing (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->window;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  g_object_add_weak_pointer (G_OBJECT (fixture->window), &weak);
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_null (find_dialog ());
  ui_test_wait_for (weak == NULL);
  open_window (fixture);
}

/* Small enough for a phone. */
static void
test_minimum_size (Fixture *fixture, gconstpointer data)
{
  int width, height;

  ui_test_show (GTK_WINDOW (fixture->window));
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_VERTICAL, width, &height, NULL,
                      NULL, NULL);
  g_test_message ("least size %d × %d", width, height);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 600);
}

static void
check_sizes (Fixture *fixture)
{
  ui_test_wait_for_frames (fixture->window);
  ui_test_check_sizes (GTK_WIDGET (fixture->window));
}

/* In every state of the window, with or without the lines above the board. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  check_sizes (fixture);
  moves (fixture, "e2e4 e7e5 g1f3 b8c6");
  act (fixture, "resign");
  check_sizes (fixture);
  act (fixture, "set-up");
  check_sizes (fixture);
  gtk_widget_set_size_request (GTK_WIDGET (fixture->window), 1400, 900);
  check_sizes (fixture);
}

/* Whether a widget is the tile of a mask in the inspector. */
static gboolean
is_tile (GtkWidget *widget, const char *id)
{
  return CHECKBIT_IS_MASK_TILE (widget)
         && g_str_equal (
             checkbit_set_get_expression (checkbit_mask_tile_get_set (CHECKBIT_MASK_TILE (widget))),
             id);
}

static guint
count_layers (Fixture *fixture)
{
  g_autoptr (GArray) layers = checkbit_layers_to_array (fixture->parts.layers);

  return layers->len;
}

/* Toasts arrive faster than they can be drawn, as while Ctrl+C is held down: the last one is
 * shown. */
static void
test_notes (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_notes_show (fixture->parts.notes, "First & foremost");
  checkbit_notes_show (fixture->parts.notes, "Second");
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->parts.toasts));
  g_assert_cmpstr (checkbit_toast_get_text (checkbit_notes_get_shown (fixture->parts.notes)), ==,
                   "Second");
  g_assert_cmpstr (checkbit_accessible_get_said (GTK_WIDGET (fixture->window)), ==, "Second");
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->parts.toasts));
  checkbit_notes_show (fixture->parts.notes, "Third & last");
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->parts.toasts));
  g_assert_cmpstr (checkbit_toast_get_text (checkbit_notes_get_shown (fixture->parts.notes)), ==,
                   "Third & last");
}

/* Escape removes a kept mask from the board even if there is a toast, which the next Escape
 * dismisses; before both, it drops a selected piece. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *tile;

  ui_test_show (window);
  ui_test_wait_for (checkbit_inspector_dock_get_inspector (fixture->parts.dock) != NULL);
  tile = ui_test_find (checkbit_inspector_dock_get_inspector (fixture->parts.dock), is_tile,
                       "white_pawns");
  gtk_widget_activate_action (tile, "tile.keep", NULL);
  gtk_widget_activate_action (tile, "tile.copy", NULL);
  g_assert_nonnull (checkbit_notes_get_shown (fixture->parts.notes));
  g_assert_cmpuint (count_layers (fixture), ==, 1);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
  g_assert_true (ui_test_press (window, GDK_KEY_Return));
  g_assert_cmpuint (checkbit_board_get_selected_square (fixture->parts.board), !=,
                    CHESS_SQUARE_NONE);

  g_assert_true (ui_test_press (window, GDK_KEY_Escape));
  g_assert_cmpuint (checkbit_board_get_selected_square (fixture->parts.board), ==,
                    CHESS_SQUARE_NONE);
  g_assert_cmpuint (count_layers (fixture), ==, 1);
  g_assert_true (ui_test_press (window, GDK_KEY_Escape));
  g_assert_cmpuint (count_layers (fixture), ==, 0);
  g_assert_nonnull (checkbit_notes_get_shown (fixture->parts.notes));
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->parts.toasts));
  g_assert_true (ui_test_press (window, GDK_KEY_Escape));
  ui_test_wait_for (checkbit_notes_get_shown (fixture->parts.notes) == NULL);
  g_assert_false (ui_test_press (window, GDK_KEY_Escape));
}

/* --- The list ------------------------------------------------------------------------------- */

/* --- Material ------------------------------------------------------------------------------- */

/* The descriptions of captured pieces in a widget and below, in order. */
static void
collect_captured (GtkWidget *root, GString *text)
{
  if (CHECKBIT_IS_CAPTURED_PIECES (root))
    g_string_append_printf (text, "[%s]",
                            checkbit_captured_pieces_get_text (CHECKBIT_CAPTURED_PIECES (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_captured (child, text);
}

/* Above the board, then below it. */
static void
assert_captured (Fixture *fixture, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  collect_captured (GTK_WIDGET (fixture->parts.upper_bar), text);
  collect_captured (GTK_WIDGET (fixture->parts.lower_bar), text);
  g_assert_cmpstr (text->str, ==, expected);
}

/* Beside each side, whether or not anybody is known to play it. */
static void
test_material (Fixture *fixture, gconstpointer data)
{
  moves (fixture, "e2e4 d7d5");
  assert_captured (fixture, "[][]");
  moves (fixture, "e4d5 d8d5 b1c3 d5d2");
  assert_captured (fixture, "[Captured: 2 pawns; 1 pawn ahead][Captured: 1 pawn]");
  act (fixture, "undo");
  assert_captured (fixture, "[Captured: 1 pawn][Captured: 1 pawn]");
  checkbit_game_set_tag (fixture->parts.game, "White", "Ann");
  assert_captured (fixture, "[Captured: 1 pawn][Captured: 1 pawn]");
  g_assert_cmpstr (checkbit_player_bar_get_name (fixture->parts.lower_bar), ==, "Ann");
  act (fixture, "undo");
  g_assert_cmpstr (checkbit_player_bar_get_name (fixture->parts.lower_bar), ==, "White");
  assert_captured (fixture, "[Captured: 1 pawn][Captured: 1 pawn]");
}

/* The number of items visible at once, without those of submenus; each level is counted
 * separately. */
static guint
count_items (GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);

      n += section != NULL ? count_items (section) : 1;
      if (submenu != NULL)
        g_assert_cmpuint (count_items (submenu), <, MENU_ITEMS);
    }
  return n;
}

/* Menus are read at a glance, and fit a low window. */
static void
test_menus (Fixture *fixture, gconstpointer data)
{
  static const char *const menus[][2] = {
    { "main-menu.ui", "primary_menu" },
    { "move-bar-menu.ui", "list_menu" },
    { "watch-menus.ui", "watches_menu" },
    { "watch-menus.ui", "watch_menu" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (menus); i++)
    {
      guint n = count_items (checkbit_shared_menu_get (menus[i][0], menus[i][1]));

      g_assert_cmpuint (n, >, 0);
      g_assert_cmpuint (n, <, MENU_ITEMS);
    }
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("material", test_material, NULL);
  ADD ("menus", test_menus, NULL);
  ADD ("play", test_play, NULL);
  ADD ("masks-follow", test_masks_follow, NULL);
  ADD ("refused", test_refused, NULL);
  ADD ("told-while-editing", test_told_while_editing, NULL);
  ADD ("promotion", test_promotion, NULL);
  ADD ("checkmate", test_checkmate, NULL);
  ADD ("resign", test_resign, NULL);
  ADD ("told-once", test_told_once, NULL);
  ADD ("not-told", test_not_told, NULL);
  ADD ("undo-on-card", test_undo_on_card, NULL);
  ADD ("dialog-goes-too/new-game", test_dialog_goes_too, "new-match");
  ADD ("dialog-goes-too/export", test_dialog_goes_too, "export");
  ADD ("dialog-goes-too/details", test_dialog_goes_too, "details");
  ADD ("comment-out-of-sight", test_comment_out_of_sight, NULL);
  ADD ("draw", test_draw, NULL);
  ADD ("new-game", test_new_game, NULL);
  ADD ("note-goes", test_note_goes, NULL);
  ADD ("note-accepted-at-once", test_note_accepted_at_once, NULL);
  ADD ("note-comes-in", test_note_comes_in, NULL);
  ADD ("note-does-not-come-back", test_note_does_not_come_back, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (good_fens); i++)
    add_with ("good-fen", i, good_fens[i], test_good_fen);
  for (guint i = 0; i < G_N_ELEMENTS (bad_fens); i++)
    add_with ("bad-fen", i, bad_fens[i], test_bad_fen);
  ADD ("first-fen", test_first_fen, NULL);
  ADD ("clipboard", test_clipboard, NULL);
  ADD ("view", test_view, NULL);
  ADD ("wished-states", test_wished_states, NULL);
  ADD ("autoplay-keys", test_autoplay_keys, NULL);
  ADD ("settings", test_settings, NULL);
  g_test_add_func ("/window/no-schema", test_no_schema);
  g_test_add_func ("/window/layers-after-board", test_layers_after_board);
  ADD ("inspector-window", test_inspector_window, NULL);
  ADD ("actions-go", test_actions_go, NULL);
  ADD ("closing-asks-nothing", test_closing_asks_nothing, NULL);
  ADD ("minimum-size", test_minimum_size, NULL);
  ADD ("sizes", test_sizes, NULL);
  ADD ("notes", test_notes, NULL);
  ADD ("escape", test_escape, NULL);

  return g_test_run ();
}
