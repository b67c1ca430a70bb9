/* The window's use of its board: bit indices, drawings, steps and typed moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "game/tree/edit.h"
#include "ui/board/board-input.h"

/* --- Bit indices ---------------------------------------------------------------------------- */

/* The choice is stored, and the inspector follows at once. */
static void
test_bit_indices (Fixture *fixture, gconstpointer data)
{
  CheckbitBoard *board = fixture->parts.board;
  CheckbitWordForm *form = checkbit_inspection_get_word_form (fixture->parts.inspection);

  g_assert_false (checkbit_board_get_bit_indices (board));
  act (fixture, "bit-indices");
  g_assert_true (checkbit_board_get_bit_indices (board));
  g_assert_true (state_of (fixture, "bit-indices"));
  g_assert_true (g_settings_get_boolean (fixture->settings, "bit-indices"));
  checkbit_word_form_set_layout (form, CHESS_LAYOUT_H1G1);
  g_assert_cmpint (checkbit_board_get_layout (board), ==, CHESS_LAYOUT_H1G1);
  act (fixture, "bit-indices");
  g_assert_false (g_settings_get_boolean (fixture->settings, "bit-indices"));
}

/* --- Drawing -------------------------------------------------------------------------------- */

static void
draw (Fixture *fixture, const char *text, guint color)
{
  g_signal_emit_by_name (fixture->parts.board_input, "shape-drawn", (guint) square (text),
                         (guint) square (text + 2), color);
}

/* The visible drawings: "e2e4/0 ". */
static void
assert_drawn (Fixture *fixture, const char *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n;
  const CheckbitBoardArrow *arrows
      = checkbit_arrows_get (fixture->parts.arrows, CHECKBIT_ARROWS_DRAWING, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%c%d%c%d/%d ", 'a' + arrows[i].from % 8, arrows[i].from / 8 + 1,
                            'a' + arrows[i].to % 8, arrows[i].to / 8 + 1, arrows[i].style);
  g_assert_cmpstr (text->str, ==, wanted);
}

/* A drawing belongs to its move, appears and disappears with it, and can be undone. */
static void
test_drawing (Fixture *fixture, gconstpointer data)
{
  draw (fixture, "e2e4", CHECKBIT_SHAPE_GREEN);
  draw (fixture, "d4d4", CHECKBIT_SHAPE_BLUE);
  assert_drawn (fixture, "e2e4/0 d4d4/3 ");
  move (fixture, "e2e4");
  assert_drawn (fixture, "");
  draw (fixture, "g8f6", CHECKBIT_SHAPE_RED);
  act (fixture, "go-back");
  assert_drawn (fixture, "e2e4/0 d4d4/3 ");
  act (fixture, "go-forward");
  assert_drawn (fixture, "g8f6/1 ");

  /* Drawing it again in the same color removes it; in another color, changes its color. */
  draw (fixture, "g8f6", CHECKBIT_SHAPE_YELLOW);
  assert_drawn (fixture, "g8f6/2 ");
  draw (fixture, "g8f6", CHECKBIT_SHAPE_YELLOW);
  assert_drawn (fixture, "");
  act (fixture, "undo");
  assert_drawn (fixture, "g8f6/2 ");
}

static void
test_drawing_cleared (Fixture *fixture, gconstpointer data)
{
  draw (fixture, "e2e4", CHECKBIT_SHAPE_GREEN);
  draw (fixture, "d4d4", CHECKBIT_SHAPE_BLUE);
  g_signal_emit_by_name (fixture->parts.move_chooser, "clear-requested");
  assert_drawn (fixture, "");
  act (fixture, "undo");
  assert_drawn (fixture, "e2e4/0 d4d4/3 ");
  /* Without a drawing there is nothing to undo. */
  act (fixture, "clear-drawing");
  act (fixture, "clear-drawing");
  act (fixture, "undo");
  assert_drawn (fixture, "e2e4/0 d4d4/3 ");
}

/* Saved with the game, and back with it in another window. */
static void
test_drawing_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "drawn.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *contents = NULL;
  Fixture again;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  draw (fixture, "e7e5", CHECKBIT_SHAPE_GREEN);
  draw (fixture, "d8h4", CHECKBIT_SHAPE_RED);
  draw (fixture, "f7f7", CHECKBIT_SHAPE_YELLOW);
  draw (fixture, "a1h8", CHECKBIT_SHAPE_BLUE);
  checkbit_saver_save_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "[%csl Yf7]"));
  g_assert_nonnull (strstr (contents, "[%cal Ge7e5,Rd8h4,Ba1h8]"));

  set_up (&again, NULL);
  ui_test_show (GTK_WINDOW (again.window));
  checkbit_window_open_file (again.window, file);
  ui_test_wait_for (checkbit_node_get_n_children (checkbit_game_get_root (again.parts.game)) == 1);
  act (&again, "go-end");
  /* PGN has the circles in a list of their own. */
  assert_drawn (&again, "f7f7/2 e7e5/0 d8h4/1 a1h8/3 ");
  tear_down (&again, NULL);
  g_remove (path);
}

/* Through the menu of a square, for people without a secondary button. */
static void
test_drawing_menu (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuModel) section = NULL;

  checkbit_drawing_append_menu (fixture->parts.drawing, menu, square ("c3"));
  section = g_menu_model_get_item_link (G_MENU_MODEL (menu), 0, G_MENU_LINK_SECTION);
  g_assert_cmpint (g_menu_model_get_n_items (section), ==, 2);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "draw-circle",
                                  g_variant_new ("(uu)", (guint) square ("c3"), 1u));
  assert_drawn (fixture, "c3c3/1 ");
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "draw-arrow",
                                  g_variant_new ("(uu)", (guint) square ("c3"), 2u));
  g_assert_cmpint (checkbit_board_get_scene (fixture->parts.board)->sketch.from, ==, square ("c3"));
  checkbit_board_set_cursor (fixture->parts.board, square ("c6"), TRUE);
  checkbit_board_input_key (fixture->parts.board_input, GDK_KEY_Return, 0);
  assert_drawn (fixture, "c3c3/1 c3c6/2 ");
}

/* --- How moves are taken -------------------------------------------------------------------- */

static void
test_wheel (Fixture *fixture, gconstpointer data)
{
  moves (fixture, "e2e4 e7e5");
  g_signal_emit_by_name (fixture->parts.board_input, "step-requested", -2);
  assert_fen (fixture, START);
  g_signal_emit_by_name (fixture->parts.board_input, "step-requested", 1);
  assert_fen (fixture, AFTER_E4);
}

/* Without a cursor on the board its arrows go through the game, with one they move it. */
static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  CheckbitBoard *board = fixture->parts.board;

  ui_test_show (window);
  checkbit_board_set_cursor (board, square ("e2"), FALSE);
  ui_test_press (window, GDK_KEY_Left);
  g_assert_cmpint (checkbit_board_get_visible_cursor (board), ==, square ("d2"));
  moves (fixture, "e2e4 e7e5");
  checkbit_board_set_cursor (board, square ("e2"), FALSE);
  ui_test_press (window, GDK_KEY_Left);
  ui_test_press (window, GDK_KEY_Left);
  assert_fen (fixture, START);
  ui_test_press (window, GDK_KEY_Left);
  ui_test_press (window, GDK_KEY_Right);
  assert_fen (fixture, AFTER_E4);
  g_assert_cmpint (checkbit_board_get_visible_cursor (board), ==, CHESS_SQUARE_NONE);
  ui_test_press (window, GDK_KEY_Left);
  move (fixture, "d2d4");
  ui_test_press (window, GDK_KEY_Up);
  assert_fen (fixture, AFTER_E4);
  checkbit_board_set_cursor (board, square ("e2"), TRUE);
  ui_test_press (window, GDK_KEY_Left);
  assert_fen (fixture, AFTER_E4);
}

/* The focus that a click leaves on a square does not keep the arrow keys from stepping through the
 * game, unless the person uses the keyboard on the board. */
static void
test_arrows_after_click (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (window), "Flip Board");

  ui_test_show (window);
  moves (fixture, "e2e4 e7e5");
  g_assert_true (gtk_widget_grab_focus (button));
  gtk_window_set_focus_visible (window, FALSE);
  ui_test_press (window, GDK_KEY_Left);
  assert_fen (fixture, AFTER_E4);
  ui_test_press (window, GDK_KEY_Home);
  assert_fen (fixture, START);
  g_assert_true (gtk_window_get_focus (window) == button);
  gtk_window_set_focus_visible (window, TRUE);
  ui_test_press (window, GDK_KEY_Right);
  assert_fen (fixture, START);
}

/* In the inspector's own window they belong to what has the visible focus there, wherever the focus
 * of the board's window is. */
static void
test_arrows_in_inspector (Fixture *fixture, gconstpointer data)
{
  GtkWindow *own;

  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  act (fixture, "detach-inspector");
  own = checkbit_inspector_dock_get_window (fixture->parts.dock);
  ui_test_show (own);
  checkbit_board_set_cursor (fixture->parts.board, square ("e2"), FALSE);
  g_assert_true (
      gtk_widget_grab_focus (ui_test_find_button (GTK_WIDGET (own), "Beside the Board")));
  gtk_window_set_focus_visible (own, TRUE);
  ui_test_press (own, GDK_KEY_Left);
  ui_test_press (own, GDK_KEY_Home);
  g_assert_cmpint (checkbit_node_get_ply (checkbit_game_get_current (fixture->parts.game)), ==, 2);
  gtk_window_set_focus_visible (own, FALSE);
  ui_test_press (own, GDK_KEY_Left);
  assert_fen (fixture, AFTER_E4);
}

/* Wherever the keyboard is but in an entry. */
static void
test_typing_anywhere (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  ui_test_show (window);
  gtk_window_set_focus (window, NULL);
  ui_test_press (window, GDK_KEY_e);
  ui_test_press (window, GDK_KEY_4);
  assert_fen (fixture, AFTER_E4);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         GTK_WIDGET (fixture->parts.board)));
  ui_test_press (window, GDK_KEY_Return);
  g_assert_cmpint (checkbit_board_get_selected_square (fixture->parts.board), ==,
                   CHESS_SQUARE_NONE);
}

/* A move that was begun in one window is not continued by keys meant for another. */
static void
test_typing_in_two_windows (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window), *own;

  ui_test_show (window);
  act (fixture, "detach-inspector");
  own = checkbit_inspector_dock_get_window (fixture->parts.dock);
  ui_test_show (own);
  gtk_window_set_focus (own, NULL);
  ui_test_press (window, GDK_KEY_N);
  ui_test_press (own, GDK_KEY_e);
  ui_test_press (own, GDK_KEY_4);
  assert_fen (fixture, AFTER_E4);
  /* And back: the board's window begins another one, too. */
  ui_test_press (own, GDK_KEY_N);
  ui_test_press (window, GDK_KEY_e);
  ui_test_press (window, GDK_KEY_5);
  g_assert_cmpint (checkbit_node_get_ply (checkbit_game_get_current (fixture->parts.game)), ==, 2);
}

static guint
count_children (Fixture *fixture)
{
  return checkbit_node_get_n_children (checkbit_game_get_current (fixture->parts.game));
}

/* What waits on the board is about the game that was there, also where another one looks the
 * same. */
static void
test_another_game (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  CheckbitMoveChooser *chooser = fixture->parts.move_chooser;

  g_object_set (chooser, "confirm-moves", TRUE, NULL);
  ui_test_show (window);
  checkbit_move_chooser_move (chooser, square ("e2"), square ("e4"), NULL, 0);
  g_assert_true (checkbit_move_chooser_is_confirming (chooser));
  checkbit_game_reset (fixture->parts.game);
  g_assert_false (checkbit_move_chooser_is_confirming (chooser));
  checkbit_move_chooser_select (chooser, square ("e2"));
  checkbit_game_reset (fixture->parts.game);
  g_assert_cmpint (checkbit_board_get_selected_square (fixture->parts.board), ==,
                   CHESS_SQUARE_NONE);
  ui_test_press (window, GDK_KEY_e);
  checkbit_game_reset (fixture->parts.game);
  ui_test_press (window, GDK_KEY_4);
  g_assert_cmpuint (count_children (fixture), ==, 0);
}

/* Nor is it about another place of the game with the same position. */
static void
test_another_place (Fixture *fixture, gconstpointer data)
{
  CheckbitMoveChooser *chooser = fixture->parts.move_chooser;

  g_object_set (chooser, "confirm-moves", TRUE, NULL);
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "g1f3 g8f6 f3g1 f6g8");
  checkbit_move_chooser_move (chooser, square ("e2"), square ("e4"), NULL, 0);
  /* What changes nothing leaves it alone. */
  checkbit_game_set_comment (fixture->parts.game, checkbit_game_get_current (fixture->parts.game),
                             "Again.");
  g_assert_true (checkbit_move_chooser_is_confirming (chooser));
  act (fixture, "go-start");
  g_assert_false (checkbit_move_chooser_is_confirming (chooser));
}

/* The board follows the preferences while it is open. */
static void
test_preferences (Fixture *fixture, gconstpointer data)
{
  GObject *chooser = G_OBJECT (fixture->parts.move_chooser);
  CheckbitMoveInput input;
  guint time;
  gboolean auto_queen, confirm_moves;

  g_settings_set_string (fixture->settings, "move-input", "click");
  g_settings_set_string (fixture->settings, "animation", "slow");
  g_settings_set_boolean (fixture->settings, "auto-queen", TRUE);
  g_settings_set_boolean (fixture->settings, "confirm-moves", TRUE);
  g_object_get (fixture->parts.board_input, "move-input", &input, NULL);
  g_object_get (fixture->parts.board, "animation-time", &time, NULL);
  g_object_get (chooser, "auto-queen", &auto_queen, "confirm-moves", &confirm_moves, NULL);
  g_assert_cmpint (input, ==, CHECKBIT_MOVE_INPUT_CLICK);
  g_assert_cmpuint (time, >, CHECKBIT_BOARD_ANIMATION_TIME);
  g_assert_true (auto_queen);
  g_assert_true (confirm_moves);
  g_settings_set_string (fixture->settings, "animation", "off");
  g_object_get (fixture->parts.board, "animation-time", &time, NULL);
  g_assert_cmpuint (time, ==, 0);
  g_settings_reset (fixture->settings, "move-input");
  g_settings_reset (fixture->settings, "animation");
  g_settings_reset (fixture->settings, "auto-queen");
  g_settings_reset (fixture->settings, "confirm-moves");
  g_object_get (fixture->parts.board_input, "move-input", &input, NULL);
  g_assert_cmpint (input, ==, CHECKBIT_MOVE_INPUT_BOTH);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("board/bit-indices", test_bit_indices, NULL);
  ADD ("board/drawing", test_drawing, NULL);
  ADD ("board/drawing/cleared", test_drawing_cleared, NULL);
  ADD ("board/drawing/menu", test_drawing_menu, NULL);
  ADD ("board/drawing/saved", test_drawing_saved, NULL);
  ADD ("board/wheel", test_wheel, NULL);
  ADD ("board/arrows", test_arrows, NULL);
  ADD ("board/arrows/after-click", test_arrows_after_click, NULL);
  ADD ("board/arrows/in-inspector", test_arrows_in_inspector, NULL);
  ADD ("board/typing-anywhere", test_typing_anywhere, NULL);
  ADD ("board/typing-in-two-windows", test_typing_in_two_windows, NULL);
  ADD ("board/another-game", test_another_game, NULL);
  ADD ("board/another-place", test_another_place, NULL);
  ADD ("board/preferences", test_preferences, NULL);
  return g_test_run ();
}
