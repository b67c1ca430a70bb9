/* The real window, driven through its board, its actions, its entry and its notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "ui/inspector.h"
#include "ui/mask-tile.h"
#include "ui/settings.h"
#include "ui/window-private.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
#define ENDGAME "8/8/8/8/8/5k2/q7/7K b - - 12 40"

typedef struct
{
  CheckbitWindow *window;
  GSettings *settings;
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = checkbit_settings_new ();
  g_assert_nonnull (fixture->settings);
  fixture->window = checkbit_window_new (NULL, fixture->settings);
  fixture->folder = g_dir_make_tmp ("checkbit-window-XXXXXX", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->settings);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

/* --- Doing and reading as a person would ---------------------------------------------------- */

static ChessSquare
square (const char *name)
{
  return CHESS_SQUARE (name[0] - 'a', name[1] - '1');
}

/* Asks for a move as the board does when a person makes it: "e2e4". */
static void
move (Fixture *fixture, const char *text)
{
  g_signal_emit_by_name (fixture->window->board, "move-requested", (guint) square (text),
                         (guint) square (text + 2), (guint) CHESS_PAWN);
}

static void
moves (Fixture *fixture, const char *list)
{
  g_auto (GStrv) texts = g_strsplit (list, " ", -1);
  for (guint i = 0; texts[i] != NULL; i++)
    move (fixture, texts[i]);
}

static void
act (Fixture *fixture, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action, NULL);
}

static gboolean
is_enabled (Fixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

static gboolean
state_of (Fixture *fixture, const char *action)
{
  g_autoptr (GVariant) state
      = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), action);
  return g_variant_get_boolean (state);
}

/* The board, the game and the entry show one and the same position. */
static void
assert_fen (Fixture *fixture, const char *expected)
{
  g_autofree char *game = checkbit_game_dup_fen (fixture->window->game);
  char board[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_board_get_position (fixture->window->board), board);
  g_assert_cmpstr (game, ==, expected);
  g_assert_cmpstr (board, ==, expected);
  g_assert_cmpstr (checkbit_fen_entry_get_text (fixture->window->fen_entry), ==, expected);
}

static gboolean
shows (Fixture *fixture, const char *fen)
{
  return g_str_equal (checkbit_fen_entry_get_text (fixture->window->fen_entry), fen);
}

static const char *
subtitle (Fixture *fixture)
{
  return adw_window_title_get_subtitle (fixture->window->title);
}

/* Presses the button of the note on show. */
static void
press (Fixture *fixture, const char *label)
{
  GtkWidget *button = NULL;

  ui_test_wait_for ((button = ui_test_find_button (GTK_WIDGET (fixture->window->toasts), label))
                    != NULL);
  g_signal_emit_by_name (button, "clicked");
}

/* The dialog over the window; NULL for none. */
static GtkWindow *
find_dialog (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);
      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* Presses a button of the dialog, once there is one. */
static void
answer (const char *label)
{
  ui_test_wait_for (find_dialog () != NULL);
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (find_dialog ()), label);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  ui_test_wait_for (find_dialog () == NULL);
}

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
  moves (fixture, "e7e5 g1f3 b8c6");
  act (fixture, "go-start");
  assert_fen (fixture, START);
  act (fixture, "go-end");
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (fixture->window->game)), ==,
                    4);
}

/* The masks follow: the tiles' model holds the sets of the position on the board. */
static void
test_masks_follow (Fixture *fixture, gconstpointer data)
{
  CheckbitMaskItem *pawns = checkbit_mask_model_find (fixture->window->masks, "white_pawns");

  g_assert_nonnull (pawns);
  g_assert_cmphex (checkbit_mask_item_get_bits (pawns), ==, 0xff00);
  move (fixture, "e2e4");
  g_assert_cmphex (checkbit_mask_item_get_bits (pawns), ==, 0x1000ef00);
  g_assert_cmphex (checkbit_mask_item_get_changed (pawns), ==, 0x10001000);
  act (fixture, "undo");
  g_assert_cmphex (checkbit_mask_item_get_bits (pawns), ==, 0xff00);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_signal_emit_by_name (fixture->window->board, "move-refused", (guint) square ("e2"),
                         (guint) square ("e5"));
  g_assert_nonnull (checkbit_status_line_get_message (fixture->window->status));
  assert_fen (fixture, START);

  /* The line can be seen: a wrong FEN, which would say so in its place, makes way. */
  checkbit_window_load_text (fixture->window, "hello");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->window->fen_entry));
  move (fixture, "a1a5");
  g_assert_null (checkbit_fen_entry_get_error (fixture->window->fen_entry));
  g_assert_nonnull (checkbit_status_line_get_message (fixture->window->status));
  assert_fen (fixture, START);

  /* The next move takes the message away. */
  move (fixture, "e2e4");
  g_assert_null (checkbit_status_line_get_message (fixture->window->status));
}

static void
test_promotion (Fixture *fixture, gconstpointer data)
{
  checkbit_window_load_text (fixture->window, "8/P6k/8/8/8/8/7K/8 w - - 0 1");
  g_signal_emit_by_name (fixture->window->board, "move-requested", (guint) square ("a7"),
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
  g_assert_cmpint (checkbit_game_get_reason (fixture->window->game), ==, CHECKBIT_REASON_CHECKMATE);
  g_assert_nonnull (strstr (subtitle (fixture), "Black"));
  g_assert_nonnull (
      strstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), subtitle (fixture)));
  g_assert_false (is_enabled (fixture, "resign"));
  g_assert_false (is_enabled (fixture, "draw"));
  g_assert_false (checkbit_board_get_interactive (fixture->window->board));

  act (fixture, "undo");
  g_assert_true (checkbit_board_get_interactive (fixture->window->board));
  g_assert_true (is_enabled (fixture, "resign"));
}

static void
test_resign (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  act (fixture, "resign");
  g_assert_cmpint (checkbit_game_get_result (fixture->window->game), ==,
                   CHECKBIT_RESULT_WHITE_WINS);
  assert_fen (fixture, AFTER_E4);

  press (fixture, "_Undo");
  g_assert_cmpint (checkbit_game_get_result (fixture->window->game), ==, CHECKBIT_RESULT_OPEN);
  assert_fen (fixture, AFTER_E4);
}

static void
test_draw (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, "draw");
  g_assert_null (find_dialog ());
  g_assert_nonnull (checkbit_status_line_get_message (fixture->window->status));

  moves (fixture, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
  act (fixture, "draw");
  answer ("_Play On");
  g_assert_cmpint (checkbit_game_get_result (fixture->window->game), ==, CHECKBIT_RESULT_OPEN);
  act (fixture, "draw");
  answer ("_Claim Draw");
  g_assert_cmpint (checkbit_game_get_result (fixture->window->game), ==, CHECKBIT_RESULT_DRAW);
}

/* --- One game after another ----------------------------------------------------------------- */

static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  act (fixture, "undo");
  act (fixture, "new-game");
  assert_fen (fixture, START);
  g_assert_true (checkbit_window_is_pristine (fixture->window));
  g_assert_false (is_enabled (fixture, "redo"));

  press (fixture, "_Undo");
  assert_fen (fixture, AFTER_E4);
  act (fixture, "redo");
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (fixture->window->game)), ==,
                    2);
}

static gboolean
press_again (Fixture *fixture)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->window->toasts), "_Undo");

  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

/* Bringing a game back does not throw away what was played in between. */
static void
test_new_game_played (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  act (fixture, "new-game");
  move (fixture, "d2d4");
  g_autofree char *meanwhile = checkbit_game_dup_fen (fixture->window->game);

  press (fixture, "_Undo");
  assert_fen (fixture, AFTER_E4);
  /* The first note leaves, and does nothing more; the second comes with the same button. */
  ui_test_wait_for (press_again (fixture) && shows (fixture, meanwhile));
  assert_fen (fixture, meanwhile);
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
  g_assert_false (is_enabled (fixture, "undo"));

  press (fixture, "_Undo");
  assert_fen (fixture, AFTER_E4);
  g_assert_true (is_enabled (fixture, "undo"));
}

/* Where nothing was played, nothing is offered back. */
static void
test_first_fen (Fixture *fixture, gconstpointer data)
{
  checkbit_window_load_text (fixture->window, ENDGAME);
  assert_fen (fixture, ENDGAME);
  g_assert_null (ui_test_find_button (GTK_WIDGET (fixture->window->toasts), "_Undo"));
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
  CheckbitNode *before = checkbit_game_get_current (fixture->window->game);

  checkbit_window_load_text (fixture->window, data);
  g_autofree char *fen = checkbit_game_dup_fen (fixture->window->game);
  g_assert_cmpstr (fen, ==, AFTER_E4);
  g_assert_true (checkbit_game_get_current (fixture->window->game) == before);
  g_assert_true (is_enabled (fixture, "undo"));
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->window->fen_entry));
  g_assert_cmpstr (checkbit_fen_entry_get_text (fixture->window->fen_entry), ==, data);
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

/* --- Files ---------------------------------------------------------------------------------- */

static GFile *
file_with (Fixture *fixture, const char *name, const char *contents)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  if (contents != NULL)
    g_assert_true (g_file_set_contents (path, contents, -1, NULL));
  return g_file_new_for_path (path);
}

static void
test_open_and_save (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "end.fen", ENDGAME "\n");
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (g_str_equal (adw_window_title_get_title (fixture->window->title), "end.fen"));
  assert_fen (fixture, ENDGAME);
  g_assert_false (checkbit_game_get_modified (fixture->window->game));

  move (fixture, "f3g3");
  g_assert_cmpstr (adw_window_title_get_title (fixture->window->title), ==, "• end.fen");
  act (fixture, "save");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->window->game));
  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, "8/8/8/8/8/6k1/q7/7K w - - 13 41\n");
  g_assert_cmpstr (adw_window_title_get_title (fixture->window->title), ==, "end.fen");
  g_file_delete (file, NULL, NULL);
}

static void
test_failed_save (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "gone.fen", ENDGAME "\n");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (!checkbit_window_is_pristine (fixture->window));
  move (fixture, "f3g3");

  /* A folder now stands where the file was. */
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_make_directory (file, NULL, NULL));
  act (fixture, "save");
  answer ("_Close");
  g_assert_true (checkbit_game_get_modified (fixture->window->game));
  g_assert_cmpstr (adw_window_title_get_title (fixture->window->title), ==, "• gone.fen");
  g_file_delete (file, NULL, NULL);
}

static void
test_open_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "two.epd", START "\n" ENDGAME "\n");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (!checkbit_window_is_pristine (fixture->window));
  assert_fen (fixture, START);
  g_assert_nonnull (strstr (adw_window_title_get_title (fixture->window->title), "two.epd"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window->position_list)));
  act (fixture, "next-position");
  assert_fen (fixture, ENDGAME);
  act (fixture, "previous-position");
  assert_fen (fixture, START);
  act (fixture, "next-position");
  g_assert_false (checkbit_document_can_overwrite (fixture->window->document));

  /* Moves played meanwhile come back, and the place in the list with them. */
  move (fixture, "f3g3");
  act (fixture, "previous-position");
  assert_fen (fixture, START);
  press (fixture, "_Undo");
  assert_fen (fixture, "8/8/8/8/8/6k1/q7/7K w - - 13 41");
  g_assert_cmpuint (checkbit_position_list_get_index (fixture->window->position_list), ==, 1);

  act (fixture, "new-game");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->window->position_list)));
  g_assert_false (is_enabled (fixture, "next-position"));
  g_file_delete (file, NULL, NULL);
}

static graphene_rect_t
bounds_of (Fixture *fixture, gpointer widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &bounds));
  return bounds;
}

/* Under the board of a window as it opens, the list of positions has all the height there is. */
static void
test_list_beside_moves (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "two.epd", START "\n" ENDGAME "\n");
  GtkWidget *list = GTK_WIDGET (fixture->window->position_list);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (gtk_widget_get_visible (list) && gtk_widget_get_width (list) > 0);

  graphene_rect_t board = bounds_of (fixture, fixture->window->board);
  graphene_rect_t positions = bounds_of (fixture, list);
  graphene_rect_t moves_list = bounds_of (fixture, fixture->window->move_list);
  g_test_message ("board %g, list %g × %g", board.size.width, positions.size.width,
                  positions.size.height);
  g_assert_cmpfloat (positions.origin.y, >=, board.origin.y + board.size.height);
  g_assert_cmpfloat (positions.origin.y, ==, moves_list.origin.y);
  g_assert_cmpfloat (positions.size.height, ==, moves_list.size.height);
  g_assert_cmpfloat (positions.size.width, ==, moves_list.size.width);
  g_assert_cmpfloat (positions.origin.x + positions.size.width, <, moves_list.origin.x);
  g_assert_cmpfloat (board.size.width, >=, 490);
  g_assert_cmpfloat (positions.size.height, >=, 150);
  g_file_delete (file, NULL, NULL);
}

typedef struct
{
  const char *name;
  const char *contents; /* NULL: there is no such file */
  gsize length;
} BadFile;

static const BadFile bad_files[] = {
  { "missing.fen", NULL, 0 },
  { "empty.fen", "", 0 },
  { "text.fen", "To be or not to be\n", 19 },
  { "binary.fen", "\0\1\2\377\376\0", 6 },
};

static void
test_bad_file (Fixture *fixture, gconstpointer data)
{
  const BadFile *bad = data;
  g_autofree char *path = g_build_filename (fixture->folder, bad->name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (bad->contents != NULL)
    g_assert_true (g_file_set_contents (path, bad->contents, (gssize) bad->length, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_window_open_file (fixture->window, file);
  answer ("_Close");
  assert_fen (fixture, AFTER_E4);
  g_unlink (path);
}

static void
test_folder_as_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->folder);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  answer ("_Close");
  assert_fen (fixture, START);
}

/* --- View, settings, closing ---------------------------------------------------------------- */

static void
test_view (Fixture *fixture, gconstpointer data)
{
  gboolean flipped = checkbit_board_get_flipped (fixture->window->board);

  act (fixture, "flip-board");
  g_assert_cmpint (checkbit_board_get_flipped (fixture->window->board), ==, !flipped);
  g_assert_cmpint (state_of (fixture, "flip-board"), ==, !flipped);
  act (fixture, "flip-board");
  act (fixture, "coordinates");
  g_assert_false (checkbit_board_get_coordinates (fixture->window->board));
  act (fixture, "coordinates");
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

  fixture->window = checkbit_window_new (NULL, fixture->settings);
  g_assert_true (checkbit_board_get_flipped (fixture->window->board));
  g_assert_false (checkbit_board_get_coordinates (fixture->window->board));
  g_assert_false (state_of (fixture, "show-inspector"));
  g_assert_null (fixture->window->inspector);

  g_settings_reset (fixture->settings, "flipped");
  g_settings_reset (fixture->settings, "coordinates");
  g_settings_reset (fixture->settings, "show-inspector");
}

static void
test_no_schema (void)
{
  CheckbitWindow *window = checkbit_window_new (NULL, NULL);

  ui_test_show (GTK_WINDOW (window));
  gtk_window_close (GTK_WINDOW (window));
}

static void
test_inspector_window (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, "detach-inspector");
  g_assert_true (state_of (fixture, "detach-inspector"));
  g_assert_nonnull (fixture->window->inspector_window);
  g_assert_true (gtk_widget_get_root (fixture->window->inspector)
                 == GTK_ROOT (fixture->window->inspector_window));
  move (fixture, "e2e4");

  gtk_window_close (fixture->window->inspector_window);
  g_assert_false (state_of (fixture, "detach-inspector"));
  g_assert_true (gtk_widget_get_root (fixture->window->inspector) == GTK_ROOT (fixture->window));

  /* A window that goes takes its inspector's window with it. */
  act (fixture, "detach-inspector");
}

static void
test_closing_asks (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("_Cancel");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));
  assert_fen (fixture, AFTER_E4);

  gpointer weak = fixture->window;
  g_object_add_weak_pointer (G_OBJECT (fixture->window), &weak);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("_Discard");
  ui_test_wait_for (weak == NULL);
  fixture->window = checkbit_window_new (NULL, fixture->settings);
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

/* The tile of a mask in the inspector; NULL where there is none below a widget. */
static GtkWidget *
find_tile (GtkWidget *root, const char *id)
{
  GtkWidget *found = NULL;

  if (CHECKBIT_IS_MASK_TILE (root)
      && g_str_equal (
          checkbit_mask_item_get_mask (checkbit_mask_tile_get_item (CHECKBIT_MASK_TILE (root)))->id,
          id))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_tile (child, id);
  return found;
}

static guint
count_layers (Fixture *fixture)
{
  CheckbitBoardLayer layers[4];

  return checkbit_inspector_get_layers (CHECKBIT_INSPECTOR (fixture->window->inspector), layers,
                                        G_N_ELEMENTS (layers));
}

static void
run_for (int milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  ui_test_wait_for (g_get_monotonic_time () >= end);
}

/* Notes faster than they can be drawn, as while Ctrl+C is held down: the last one shows. */
static void
test_notes (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_toast (fixture->window, "First & foremost");
  checkbit_window_toast (fixture->window, "Second");
  run_for (700);
  g_assert_cmpstr (adw_toast_get_title (fixture->window->note), ==, "Second");
  run_for (700);
  checkbit_window_toast (fixture->window, "Third & last");
  run_for (700);
  g_assert_cmpstr (adw_toast_get_title (fixture->window->note), ==, "Third &amp; last");
}

/* Escape takes a kept mask off the board although there is a note, which the next one takes away;
 * and it lets go of a piece before either. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *tile;

  ui_test_show (window);
  tile = find_tile (fixture->window->inspector, "white_pawns");
  gtk_widget_activate_action (tile, "tile.keep", NULL);
  gtk_widget_activate_action (tile, "tile.copy", NULL);
  g_assert_nonnull (fixture->window->note);
  g_assert_cmpuint (count_layers (fixture), ==, 1);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->window->board));
  g_assert_true (ui_test_press (window, GDK_KEY_Return));
  g_assert_cmpuint (checkbit_board_get_selected_square (fixture->window->board), !=,
                    CHESS_SQUARE_NONE);

  g_assert_true (ui_test_press (window, GDK_KEY_Escape));
  g_assert_cmpuint (checkbit_board_get_selected_square (fixture->window->board), ==,
                    CHESS_SQUARE_NONE);
  g_assert_cmpuint (count_layers (fixture), ==, 1);
  g_assert_true (ui_test_press (window, GDK_KEY_Escape));
  g_assert_cmpuint (count_layers (fixture), ==, 0);
  g_assert_nonnull (fixture->window->note);
  run_for (500);
  g_assert_true (ui_test_press (window, GDK_KEY_Escape));
  ui_test_wait_for (fixture->window->note == NULL);
  g_assert_false (ui_test_press (window, GDK_KEY_Escape));
}

/* --- The list ------------------------------------------------------------------------------- */

#define ADD(path, function, data)                                                                  \
  g_test_add ("/window/" path, Fixture, data, set_up, function, tear_down)

static void
add_with (const char *folder, guint i, gconstpointer data, void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/window/%s/%u", folder, i + 1);
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("play", test_play, NULL);
  ADD ("masks-follow", test_masks_follow, NULL);
  ADD ("refused", test_refused, NULL);
  ADD ("promotion", test_promotion, NULL);
  ADD ("checkmate", test_checkmate, NULL);
  ADD ("resign", test_resign, NULL);
  ADD ("draw", test_draw, NULL);
  ADD ("new-game", test_new_game, NULL);
  ADD ("new-game-played", test_new_game_played, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (good_fens); i++)
    add_with ("good-fen", i, good_fens[i], test_good_fen);
  for (guint i = 0; i < G_N_ELEMENTS (bad_fens); i++)
    add_with ("bad-fen", i, bad_fens[i], test_bad_fen);
  ADD ("first-fen", test_first_fen, NULL);
  ADD ("clipboard", test_clipboard, NULL);
  ADD ("open-and-save", test_open_and_save, NULL);
  ADD ("failed-save", test_failed_save, NULL);
  ADD ("open-list", test_open_list, NULL);
  ADD ("list-beside-moves", test_list_beside_moves, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    add_with ("bad-file", i, &bad_files[i], test_bad_file);
  ADD ("folder-as-file", test_folder_as_file, NULL);
  ADD ("view", test_view, NULL);
  ADD ("settings", test_settings, NULL);
  g_test_add_func ("/window/no-schema", test_no_schema);
  ADD ("inspector-window", test_inspector_window, NULL);
  ADD ("closing-asks", test_closing_asks, NULL);
  ADD ("minimum-size", test_minimum_size, NULL);
  ADD ("notes", test_notes, NULL);
  ADD ("escape", test_escape, NULL);

  return g_test_run ();
}
