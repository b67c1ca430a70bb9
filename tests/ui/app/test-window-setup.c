/* Setting up a position in the real window: in, out, and what of the game stays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

static ChessSquare
at (const char *name)
{
  return square (name);
}

/* In a game of one move, with a comment. */
static void
begin (Fixture *fixture)
{
  move (fixture, "e2e4");
  checkbit_game_set_comment (fixture->parts.game, checkbit_game_get_current (fixture->parts.game),
                             "best by test");
  act (fixture, "set-up");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
}

static void
assert_game_is_back (Fixture *fixture)
{
  assert_fen (fixture, AFTER_E4);
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_game_get_current (fixture->parts.game)), ==,
                   "best by test");
}

static void
press_in (GtkWidget *root, const char *label)
{
  GtkWidget *button = ui_test_find_button (root, label);

  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
}

static const char *
page (Fixture *fixture)
{
  return gtk_stack_get_visible_child_name (fixture->parts.side);
}

/* Canceling returns to the game as it was, ready to play; the set-up can be resumed as well. */
static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  g_assert_cmpstr (page (fixture), ==, "setup");
  g_assert_false (is_enabled (fixture, "resign"));
  g_assert_false (is_enabled (fixture, "go-back"));
  checkbit_setup_clear (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_true (shows (fixture, "8/8/8/8/8/8/8/8 b - - 0 1")
                 || shows (fixture, "8/8/8/8/8/8/8/8 w - - 0 1"));
  act (fixture, "set-up-cancel");
  g_assert_null (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_cmpstr (page (fixture), ==, "game");
  assert_game_is_back (fixture);
  g_assert_true (is_enabled (fixture, "go-back"));
  g_assert_false (is_enabled (fixture, "set-up-cancel"));
  press (fixture, "_Resume Setup");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_true (chess_position_occupied (checkbit_setup_get_position (
                     checkbit_controller_get_setup (fixture->parts.controller)))
                 == CHESS_NO_SQUARES);
  act (fixture, "set-up-cancel");
  move (fixture, "e7e5");
  g_assert_cmpuint (checkbit_node_get_n_children (checkbit_game_get_root (fixture->parts.game)), ==,
                    1);
}

/* Undo of the change before is not offered during a set-up, nor after it. */
static void
test_offer (Fixture *fixture, gconstpointer data)
{
  GtkWidget *undo;

  move (fixture, "e2e4");
  act (fixture, "new-game");
  ui_test_wait_for (ui_test_find_button (GTK_WIDGET (fixture->parts.toasts), "_Undo") != NULL);
  act (fixture, "set-up");
  /* While its animation is still visible, it has no effect. */
  undo = ui_test_find_button (GTK_WIDGET (fixture->parts.toasts), "_Undo");
  if (undo != NULL)
    g_signal_emit_by_name (undo, "clicked");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  ui_test_wait_for (ui_test_find_button (GTK_WIDGET (fixture->parts.toasts), "_Undo") == NULL);
  g_assert_cmpuint (checkbit_notes_get_n_offers (fixture->parts.notes), ==, 0);
  checkbit_setup_clear (checkbit_controller_get_setup (fixture->parts.controller));
  act (fixture, "set-up-cancel");
  g_assert_null (ui_test_find_button (GTK_WIDGET (fixture->parts.toasts), "_Undo"));
  press (fixture, "_Resume Setup");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
}

/* Only a playable position becomes a game; undo restores the old one with all its content. */
static void
test_done (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  checkbit_setup_put (checkbit_controller_get_setup (fixture->parts.controller), at ("e8"),
                      CHESS_PIECE_NONE);
  g_assert_false (is_enabled (fixture, "set-up-done"));
  act (fixture, "set-up-done");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  checkbit_setup_put (checkbit_controller_get_setup (fixture->parts.controller), at ("e6"),
                      CHESS_PIECE (CHESS_BLACK, CHESS_KING));
  g_assert_true (is_enabled (fixture, "set-up-done"));
  act (fixture, "set-up-done");
  g_assert_null (checkbit_controller_get_setup (fixture->parts.controller));
  assert_fen (fixture, "rnbq1bnr/pppppppp/4k3/8/4P3/8/PPPP1PPP/RNBQKBNR b KQ - 0 1");
  act (fixture, "undo");
  assert_game_is_back (fixture);
  act (fixture, "redo");
  assert_fen (fixture, "rnbq1bnr/pppppppp/4k3/8/4P3/8/PPPP1PPP/RNBQKBNR b KQ - 0 1");
}

/* The same from a game that nobody has used: the note's button leads back to it. */
static void
test_done_blank (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, "set-up");
  checkbit_window_load_text (fixture->window, ENDGAME);
  act (fixture, "set-up-done");
  assert_fen (fixture, ENDGAME);
  press (fixture, "_Undo");
  assert_fen (fixture, START);
  g_assert_true (is_enabled (fixture, "redo"));
  act (fixture, "redo");
  assert_fen (fixture, ENDGAME);
}

/* Undo and redo are the set-up's while there is one. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  g_assert_false (is_enabled (fixture, "undo"));
  checkbit_setup_put (checkbit_controller_get_setup (fixture->parts.controller), at ("a4"),
                      CHESS_PIECE (CHESS_WHITE, CHESS_ROOK));
  g_assert_true (is_enabled (fixture, "undo"));
  act (fixture, "undo");
  g_assert_true (is_enabled (fixture, "redo"));
  g_assert_true (shows (fixture, AFTER_E4));
  act (fixture, "redo");
  g_assert_true (shows (fixture, "rnbqkbnr/pppppppp/8/8/R3P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
  act (fixture, "set-up-cancel");
  assert_game_is_back (fixture);
}

/* The inspector follows the set-up, even if the board is not playable. */
static void
test_inspector (Fixture *fixture, gconstpointer data)
{
  CheckbitInspection *inspection = fixture->parts.inspection;

  begin (fixture);
  checkbit_setup_clear (checkbit_controller_get_setup (fixture->parts.controller));
  checkbit_setup_put (checkbit_controller_get_setup (fixture->parts.controller), at ("c3"),
                      CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN));
  g_assert_cmphex (chess_position_occupied (checkbit_inspection_get_position (inspection)), ==,
                   0x40000);
  act (fixture, "set-up-cancel");
  g_assert_cmphex (chess_position_occupied (checkbit_inspection_get_position (inspection)), ==,
                   G_GUINT64_CONSTANT (0xffff00001000efff));
}

/* That the game is over is no reason for a move in a set-up. */
static void
test_why_not (Fixture *fixture, gconstpointer data)
{
  CheckbitMoveExplanation *explanation
      = checkbit_inspection_get_explanation (fixture->parts.inspection);

  moves (fixture, "f2f3 e7e5 g2g4 d8h4");
  act (fixture, "set-up");
  checkbit_window_load_text (fixture->window, START);
  checkbit_move_explanation_set_text (explanation, "e4");
  g_assert_cmpint (checkbit_move_explanation_get_kind (explanation), ==,
                   CHECKBIT_EXPLANATION_LEGAL);
  act (fixture, "set-up-cancel");
  g_assert_cmpint (checkbit_move_explanation_get_kind (explanation), ==,
                   CHECKBIT_EXPLANATION_ILLEGAL);
}

/* A key on the board, as it gets there first. */
static gboolean
press_on_board (Fixture *fixture, guint keyval)
{
  return ui_test_press_first (GTK_WIDGET (fixture->parts.board), keyval, 0);
}

/* A question about a piece of the game that still waits for a square ends with the game's board. */
static void
test_question (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < 2; i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "ask-why-not",
                                      g_variant_new_uint32 (at ("e2")));
      if (i > 0)
        {
          act (fixture, "set-up");
          act (fixture, "set-up-cancel");
        }
      g_assert_cmpint (press_on_board (fixture, GDK_KEY_Escape), ==, i == 0);
    }
}

/* A FEN goes to the set-up, even if no game could start from it. */
static void
test_fen (Fixture *fixture, gconstpointer data)
{
  const char *fen = "8/8/8/8/8/8/8/QQQQQQQQ w - - 0 1";

  begin (fixture);
  checkbit_window_load_text (fixture->window, fen);
  g_assert_null (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_true (shows (fixture, fen));
  g_assert_false (is_enabled (fixture, "set-up-done"));
  checkbit_window_load_text (fixture->window, "8/8/8/8/8/8/8/QQQQQQQQQ w - - 0 1");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  act (fixture, "set-up-cancel");
  assert_game_is_back (fixture);
  checkbit_window_load_text (fixture->window, fen);
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
}

/* The last thing mended with the keyboard, the next press of Enter plays. */
static void
test_repair (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *button, *panel;

  ui_test_show (window);
  begin (fixture);
  panel = checkbit_setup_view_get_panel (fixture->parts.setup_view);
  checkbit_window_load_text (fixture->window, "4k2R/8/8/8/8/8/8/4K3 w - - 0 1");
  ui_test_wait_for ((button = ui_test_find_button (panel, "Let Black Move")) != NULL);
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_true (ui_test_press (window, GDK_KEY_Return));
  ui_test_wait_for (is_enabled (fixture, "set-up-done"));
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (window)));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_window_get_focus (window))), ==, "Play");
}

/* A FEN that cannot be played on is set up with one click, and mended with another. */
static void
test_mend_fen (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = GTK_WIDGET (fixture->parts.fen_entry);

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_window_load_text (fixture->window, "4k2R/8/8/8/8/8/8/4K3 w Q - 0 1");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  press_in (entry, "Set Up");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_null (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  /* A right without its rook has been dropped already. */
  g_assert_true (shows (fixture, "4k2R/8/8/8/8/8/8/4K3 w - - 0 1"));
  g_assert_false (is_enabled (fixture, "set-up-done"));
  checkbit_setup_repair (checkbit_controller_get_setup (fixture->parts.controller),
                         CHECKBIT_REPAIR_SIDE);
  act (fixture, "set-up-done");
  assert_fen (fixture, "4k2R/8/8/8/8/8/8/4K3 b - - 0 1");
  act (fixture, "undo");
  assert_fen (fixture, AFTER_E4);

  /* A text that is no board at all has no such button. */
  checkbit_window_load_text (fixture->window, "4k3/8/8/8/8/8/8/4X3 w - - 0 1");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_false (gtk_widget_get_visible (ui_test_find_button (entry, "Set Up")));
}

/* An action can also resume an abandoned set-up, until a game starts from it. */
static void
test_resume (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  g_assert_false (is_enabled (fixture, "set-up-resume"));
  act (fixture, "set-up-cancel");
  g_assert_false (is_enabled (fixture, "set-up-resume"));
  act (fixture, "set-up");
  checkbit_setup_put (checkbit_controller_get_setup (fixture->parts.controller), at ("a4"),
                      CHESS_PIECE (CHESS_WHITE, CHESS_ROOK));
  act (fixture, "new-game");
  g_assert_true (is_enabled (fixture, "set-up-resume"));
  act (fixture, "set-up-resume");
  g_assert_true (shows (fixture, "rnbqkbnr/pppppppp/8/8/R3P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
  g_assert_false (is_enabled (fixture, "set-up-resume"));
  act (fixture, "set-up-done");
  g_assert_false (is_enabled (fixture, "set-up-resume"));
}

/* Another game ends it. */
static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  checkbit_setup_clear (checkbit_controller_get_setup (fixture->parts.controller));
  act (fixture, "new-game");
  g_assert_null (checkbit_controller_get_setup (fixture->parts.controller));
  assert_fen (fixture, START);
  act (fixture, "undo");
  assert_game_is_back (fixture);
}

/* Closing the window during a set-up leaks nothing: see tear_down(). */
static void
test_close (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  checkbit_setup_clear (checkbit_controller_get_setup (fixture->parts.controller));
}

/* The panel is in sight because the set-up needs it: what is remembered is what was wanted before,
 * whichever side the window has room for. */
static void
test_remembered (Fixture *fixture, gconstpointer data)
{
  g_autofree char *side = NULL;

  g_settings_set_boolean (fixture->settings, "show-game", FALSE);
  g_settings_set_string (fixture->settings, "side", "none");
  ui_test_destroy (GTK_WINDOW (fixture->window));
  open_window (fixture);
  ui_test_show (GTK_WINDOW (fixture->window));
  g_assert_false (state_of (fixture, "show-game"));
  begin (fixture);
  g_assert_true (state_of (fixture, "show-game"));
  checkbit_window_save_look (fixture->window);
  side = g_settings_get_string (fixture->settings, "side");
  g_assert_false (g_settings_get_boolean (fixture->settings, "show-game"));
  g_assert_cmpstr (side, ==, "none");
  act (fixture, "set-up-cancel");
  g_assert_false (state_of (fixture, "show-game"));
  g_settings_reset (fixture->settings, "show-game");
  g_settings_reset (fixture->settings, "side");
}

/* A line from a view replaces the game (undo restores that), and the board shows its end with all
 * its moves before; during a set-up its position goes there, and undo removes it. */
static void
test_show_line (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (fixture->window);
  g_autofree char *shown = NULL, *before = NULL, *back = NULL;
  char set[CHESS_FEN_SIZE];

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "d2d4");
  g_action_group_activate_action (actions, "show-line", g_variant_new ("(ss)", START, "e2e4 e7e5"));
  g_assert_true (is_enabled (fixture, "go-back"));
  g_assert_false (is_enabled (fixture, "go-forward"));
  act (fixture, "go-back");
  shown = checkbit_game_dup_fen (fixture->parts.game);
  g_assert_cmpstr (shown, ==, AFTER_E4);
  act (fixture, "undo");
  before = checkbit_game_dup_fen (fixture->parts.game);
  g_assert_true (g_str_has_prefix (before, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b "));
  /* A line that is already there replaces nothing; an illegal move ends the line. */
  g_action_group_activate_action (actions, "show-line", g_variant_new ("(ss)", before, ""));
  g_assert_true (is_enabled (fixture, "go-back"));

  act (fixture, "set-up");
  g_action_group_activate_action (actions, "show-line",
                                  g_variant_new ("(ss)", START, "e2e4 e2e4 e7e5"));
  chess_fen_write (checkbit_inspection_get_position (fixture->parts.inspection), set);
  g_assert_cmpstr (set, ==, AFTER_E4);
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  act (fixture, "undo");
  act (fixture, "set-up-cancel");
  back = checkbit_game_dup_fen (fixture->parts.game);
  g_assert_cmpstr (back, ==, before);
}

/* The shortcut explains why no game can start, or starts one. */
static void
test_try (Fixture *fixture, gconstpointer data)
{
  const char *said;

  begin (fixture);
  checkbit_setup_clear (checkbit_controller_get_setup (fixture->parts.controller));
  act (fixture, "set-up-try");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  said = checkbit_status_line_get_message (fixture->parts.status);
  g_assert_nonnull (said);
  g_assert_nonnull (strstr (said, "White has no king"));
  g_assert_nonnull (strstr (said, "Black has no king"));
  checkbit_setup_undo (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_null (checkbit_status_line_get_message (fixture->parts.status));
  act (fixture, "set-up-try");
  g_assert_null (checkbit_controller_get_setup (fixture->parts.controller));
  assert_fen (fixture, AFTER_E4);
}

/* What has been typed counts, although no Enter or Tab has ended it: a number, and a FEN. */
static void
test_try_typed_number (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel, *number;

  ui_test_show (GTK_WINDOW (fixture->window));
  begin (fixture);
  panel = checkbit_setup_view_get_panel (fixture->parts.setup_view);
  /* The first of the numbers is that of the move. */
  ui_test_wait_for ((number = ui_test_find_shown (panel, GTK_TYPE_SPIN_BUTTON)) != NULL);
  g_assert_true (gtk_widget_grab_focus (number));
  gtk_editable_set_text (GTK_EDITABLE (number), "42");
  act (fixture, "set-up-try");
  g_assert_null (checkbit_controller_get_setup (fixture->parts.controller));
  assert_fen (fixture, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 42");
}

static void
type_fen (Fixture *fixture, const char *fen)
{
  GtkWidget *entry = ui_test_find_type (GTK_WIDGET (fixture->parts.fen_entry), GTK_TYPE_ENTRY);

  g_assert_true (gtk_widget_grab_focus (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), fen);
}

static void
test_try_typed_fen (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  begin (fixture);
  type_fen (fixture, "4k3/8/8/8/8/8/8/4X3 w - - 0 1");
  act (fixture, "set-up-try");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_true (shows (fixture, "4k3/8/8/8/8/8/8/4X3 w - - 0 1"));
  /* Now it can be read, but there is no game without a king. */
  type_fen (fixture, "4k3/8/8/8/8/8/8/8 w - - 0 1");
  act (fixture, "set-up-try");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_nonnull (strstr (checkbit_status_line_get_message (fixture->parts.status), "no king"));
  type_fen (fixture, ENDGAME);
  act (fixture, "set-up-try");
  g_assert_null (checkbit_controller_get_setup (fixture->parts.controller));
  assert_fen (fixture, ENDGAME);
}

/* The button takes it, too, whose click has left the entry. */
static void
test_done_typed_fen (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  begin (fixture);
  type_fen (fixture, ENDGAME);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  act (fixture, "set-up-done");
  g_assert_null (checkbit_controller_get_setup (fixture->parts.controller));
  assert_fen (fixture, ENDGAME);
}

/* A FEN that was refused in the game is valid in a set-up that is opened another way: it is neither
 * lost nor offered to be set up. */
static void
test_refused_before (Fixture *fixture, gconstpointer data)
{
  const char *fen = "8/8/8/8/8/8/8/K7 w - - 0 1";
  GtkWidget *entry = GTK_WIDGET (fixture->parts.fen_entry);

  ui_test_show (GTK_WINDOW (fixture->window));
  type_fen (fixture, fen);
  checkbit_window_load_text (fixture->window, fen);
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  act (fixture, "set-up");
  g_assert_null (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_false (gtk_widget_get_mapped (ui_test_find_button (entry, "Set Up")));
  g_assert_true (shows (fixture, fen));
  checkbit_window_load_text (fixture->window, fen);
  g_assert_true (shows (fixture, fen));
  g_assert_true (
      checkbit_setup_get_can_undo (checkbit_controller_get_setup (fixture->parts.controller)));
}

/* In large texts, what to do with the pieces is said in one line in any language: a second would
 * lie over the lower rack. */
static void
test_line (Fixture *fixture, gconstpointer data)
{
  static const double scales[] = { 1, 1.6, 2 };
  GtkWidget *line = GTK_WIDGET (fixture->parts.status);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  ui_test_show (GTK_WINDOW (fixture->window));
  begin (fixture);
  checkbit_status_line_set_status (fixture->parts.status,
                                   "Figuren ziehen, oder eine auswählen und Felder anklicken.");
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      GtkWidget *stack = gtk_widget_get_first_child (line);

      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * scales[i]), NULL);
      ui_test_wait_for_frames (fixture->window);
      g_test_message ("%d x %d for %d", gtk_widget_get_width (stack), gtk_widget_get_height (stack),
                      gtk_widget_get_height (line));
      g_assert_cmpint (gtk_widget_get_height (stack), <=, gtk_widget_get_height (line));
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* --- The racks -------------------------------------------------------------------------------- */

/* Finds a button by its accessible name; NULL if none is visible. */
static GtkWidget *
find_tool (GtkWidget *root, const char *tooltip)
{
  GtkWidget *found = NULL;
  const char *said = gtk_widget_get_tooltip_text (root);

  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (GTK_IS_TOGGLE_BUTTON (root) && said != NULL && g_str_has_prefix (said, tooltip))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_tool (child, tooltip);
  return found;
}

/* Asserts that a widget above or below the board lies between two heights of it. */
static void
assert_place (Fixture *fixture, const char *tooltip, gboolean above)
{
  GtkWidget *board = GTK_WIDGET (fixture->parts.board);
  GtkWidget *tool;
  graphene_rect_t bounds;

  ui_test_wait_for (find_tool (GTK_WIDGET (fixture->window), tooltip) != NULL);
  tool = find_tool (GTK_WIDGET (fixture->window), tooltip);
  ui_test_wait_for (gtk_widget_get_height (tool) > 0);
  g_assert_true (gtk_widget_compute_bounds (tool, board, &bounds));
  if (above)
    g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 0);
  else
    g_assert_cmpfloat (bounds.origin.y, >=, gtk_widget_get_height (board));
}

/* Each side's rack takes the place of its player, and disappears with the set-up; turning the board
 * keeps the focus on the same tool. */
static void
test_racks (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1400, 860 }, { 800, 600 }, { 360, 640 } };
  GtkWidget *upper = GTK_WIDGET (fixture->parts.upper_bar);
  GtkWidget *lower = GTK_WIDGET (fixture->parts.lower_bar);
  GtkWidget *queen;

  gtk_widget_set_default_direction (data != NULL ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  ui_test_show (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i][0], sizes[i][1]);
      ui_test_wait_for (ABS (gtk_widget_get_width (GTK_WIDGET (fixture->window)) - sizes[i][0]) < 80);
      g_assert_true (gtk_widget_get_mapped (upper) && gtk_widget_get_mapped (lower));
      act (fixture, "set-up");
      assert_place (fixture, "black queen", TRUE);
      assert_place (fixture, "white queen", FALSE);
      g_assert_false (gtk_widget_get_mapped (upper) || gtk_widget_get_mapped (lower));
      ui_test_wait_for (find_tool (GTK_WIDGET (fixture->window), "White Is to Move") != NULL);

      queen = find_tool (GTK_WIDGET (fixture->window), "white queen");
      g_assert_true (gtk_widget_grab_focus (queen));
      act (fixture, "flip-board");
      assert_place (fixture, "black queen", FALSE);
      assert_place (fixture, "white queen", TRUE);
      g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == queen);
      act (fixture, "flip-board");
      act (fixture, "set-up-cancel");
      ui_test_wait_for (gtk_widget_get_mapped (upper) && gtk_widget_get_mapped (lower));
      g_assert_null (find_tool (GTK_WIDGET (fixture->window), "white queen"));
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("setup/cancel", test_cancel, NULL);
  ADD ("setup/offer", test_offer, NULL);
  ADD ("setup/done", test_done, NULL);
  ADD ("setup/done-blank", test_done_blank, NULL);
  ADD ("setup/try", test_try, NULL);
  ADD ("setup/try-typed-number", test_try_typed_number, NULL);
  ADD ("setup/try-typed-fen", test_try_typed_fen, NULL);
  ADD ("setup/done-typed-fen", test_done_typed_fen, NULL);
  ADD ("setup/refused-before", test_refused_before, NULL);
  ADD ("setup/undo", test_undo, NULL);
  ADD ("setup/inspector", test_inspector, NULL);
  ADD ("setup/why-not", test_why_not, NULL);
  ADD ("setup/question", test_question, NULL);
  ADD ("setup/fen", test_fen, NULL);
  ADD ("setup/repair", test_repair, NULL);
  ADD ("setup/mend-fen", test_mend_fen, NULL);
  ADD ("setup/resume", test_resume, NULL);
  ADD ("setup/new-game", test_new_game, NULL);
  ADD ("setup/close", test_close, NULL);
  ADD ("setup/remembered", test_remembered, NULL);
  ADD ("setup/show-line", test_show_line, NULL);
  ADD ("setup/line", test_line, NULL);
  ADD ("setup/racks", test_racks, NULL);
  ADD ("setup/racks-mirrored", test_racks, GINT_TO_POINTER (1));
  return g_test_run ();
}
