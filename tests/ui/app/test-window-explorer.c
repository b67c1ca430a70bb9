/* The explorer in the real window: the file it shows, what it follows, and the effect of choosing a
 * move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "game/explorer/explorer-file.h"
#include "ui/app/explorer-view.h"

#define GAMES                                                                                      \
  "[White \"Ann\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"                                   \
  "[White \"Ben\"]\n[Result \"0-1\"]\n\n1. e4 c5 0-1\n\n"                                          \
  "[White \"Cid\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n"

static CheckbitExplorerView *
get_view (Fixture *fixture)
{
  return checkbit_window_get_part (fixture->window, CHECKBIT_TYPE_EXPLORER_VIEW);
}

static GtkWidget *
find (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_text (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
shows_text (Fixture *fixture, const char *text)
{
  CheckbitExplorerPanel *panel = checkbit_explorer_view_get_panel (get_view (fixture));

  return panel != NULL && has_text (GTK_WIDGET (panel), text);
}

static GtkListBoxRow *
get_row (Fixture *fixture, int index)
{
  GtkWidget *panel = GTK_WIDGET (checkbit_explorer_view_get_panel (get_view (fixture)));

  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (find (panel, GTK_TYPE_LIST_BOX)), index);
}

static gboolean
lists (Fixture *fixture)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (fixture->parts.pages), "games") == 0;
}

/* Opens a file of games and its first game. */
static GFile *
open_text (Fixture *fixture, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, "games.pgn", NULL);
  GFile *file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (lists (fixture) && !checkbit_opener_is_reading (fixture->parts.opener));
  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated", 0u);
  ui_test_wait_for (!lists (fixture));
  return file;
}

/* The same with the explorer beside it. */
static GFile *
explore_text (Fixture *fixture, const char *text, const char *n_games)
{
  GFile *file = open_text (fixture, text);

  act (fixture, "explorer");
  ui_test_wait_for (shows_text (fixture, n_games));
  return file;
}

static GFile *
explore (Fixture *fixture)
{
  return explore_text (fixture, GAMES, "3 games");
}

static void
close_file (GFile *file)
{
  g_file_delete (file, NULL, NULL);
  g_object_unref (file);
}

static void
test_no_file (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  g_assert_null (checkbit_explorer_view_get_panel (get_view (fixture)));
  act (fixture, "explorer");
  ui_test_wait_for (
      shows_text (fixture, "Open a PGN file to see what was played from a position."));
  g_assert_true (g_settings_get_boolean (fixture->settings, "explorer"));
  act (fixture, "explorer");
  g_assert_false (
      gtk_widget_get_mapped (GTK_WIDGET (checkbit_explorer_view_get_panel (get_view (fixture)))));
}

/* Closed from the keyboard, it leaves the focus to the moves. */
static void
test_closed_focus (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);
  GtkWidget *panel = GTK_WIDGET (checkbit_explorer_view_get_panel (get_view (fixture)));
  GtkWidget *focus;

  g_assert_true (gtk_widget_grab_focus (ui_test_find_button (panel, "Close Explorer")));
  act (fixture, "explorer");
  ui_test_wait_for_frames (fixture->window);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->parts.move_list)));
  close_file (file);
}

static void
test_follows (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);

  g_assert_true (shows_text (fixture, "50–0–50%"));
  checkbit_game_go_to (fixture->parts.game,
                       checkbit_node_get_child (checkbit_game_get_root (fixture->parts.game), 0));
  ui_test_wait_for (shows_text (fixture, "2 games") && shows_text (fixture, "c5"));
  move (fixture, "g8f6");
  ui_test_wait_for (
      shows_text (fixture, "No game in this file reaches this position in its first 30 moves."));
  act (fixture, "explorer");
  close_file (file);
}

/* A game of 32 moves, no position of which comes again: first the pawns, then the rooks behind
 * them. And a short one, as a game that is alone in its file opens by itself. (transfer full) */
static char *
write_long_games (void)
{
  static const char *const rooks[]
      = { "Ra2 Ra7", "Rb2 Rb7",   "Rc2 Rc7", "Rd2 Rd7",   "Re2 Re7", "Rf2 Rf7",
          "Rg2 Rg7", "Rhh2 Rhh7", "Rh3 Rh6", "Rhg3 Rhg6", "Rf3 Rf6", "Re3 Re6",
          "Rd3 Rd6", "Rc3 Rc6",   "Rb3 Rb6", "Ra3 Ra6" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 16; i++)
    {
      char file = (char) ('a' + i % 8);

      g_string_append_printf (text, "%c%u %c%u ", file, 3 + i / 8, file, 6 - i / 8);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rooks); i++)
    g_string_append_printf (text, "%s ", rooks[i]);
  g_string_append (text, "*\n\n[White \"Ben\"]\n\n1. e4 *\n");
  return g_string_free (text, FALSE);
}

/* Only the first moves of a game are known; that there are no more is said of them alone. */
static void
test_long_game (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = write_long_games ();
  GFile *file = explore_text (fixture, text, "2 games");
  CheckbitNode *node = checkbit_game_get_root (fixture->parts.game);

  for (guint ply = 0; ply < 59; ply++)
    node = checkbit_node_get_child (node, 0);
  checkbit_game_go_to (fixture->parts.game, node);
  ui_test_wait_for (shows_text (fixture, "Rc6"));
  act (fixture, "go-forward");
  ui_test_wait_for (
      shows_text (fixture, "No game in this file goes on from here in its first 30 moves."));
  g_assert_true (shows_text (fixture, "1 game"));
  act (fixture, "go-forward");
  ui_test_wait_for (
      shows_text (fixture, "No game in this file reaches this position in its first 30 moves."));
  act (fixture, "explorer");
  close_file (file);
}

/* While the list of the file's games is in its place, its key brings the board back with it. */
static void
test_leaves_list (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);

  for (guint i = 0; i < 2; i++)
    {
      act (fixture, "games");
      g_assert_true (lists (fixture));
      act (fixture, "explorer");
      g_assert_false (lists (fixture));
      ui_test_wait_for (shows_text (fixture, "3 games"));
      act (fixture, "explorer"); /* away; the second time it was away when the key came */
    }
  close_file (file);
}

static void
test_plays (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);

  g_signal_emit_by_name (get_row (fixture, 1), "activate");
  g_assert_cmpstr (checkbit_fen_entry_get_text (fixture->parts.fen_entry), ==,
                   "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
  ui_test_wait_for (shows_text (fixture, "1 game"));
  act (fixture, "explorer");
  close_file (file);
}

static void
test_games (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);
  CheckbitGameList *list = checkbit_games_view_get_list (fixture->parts.games);
  GListModel *games = G_LIST_MODEL (checkbit_game_list_get_list (list));

  g_signal_emit_by_name (find (GTK_WIDGET (get_row (fixture, 0)), GTK_TYPE_BUTTON), "clicked");
  ui_test_wait_for (lists (fixture) && g_list_model_get_n_items (games) == 2);
  ui_test_wait_for (has_text (GTK_WIDGET (list), "2 of 3 games"));
  ui_test_wait_for (has_text (GTK_WIDGET (list), "Position after move 1"));
  ui_test_wait_for (has_text (GTK_WIDGET (list), "Games with 1. e4"));
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (find (GTK_WIDGET (list), GTK_TYPE_TOGGLE_BUTTON)), FALSE);
  ui_test_wait_for (g_list_model_get_n_items (games) == 3);
  ui_test_wait_for (has_text (GTK_WIDGET (list), "3 games"));
  act (fixture, "games");
  act (fixture, "explorer");
  close_file (file);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(gboolean *) user_data
      = checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, NULL);
}

/* Games that were found in a file are not listed as those of another one. */
static void
test_games_of_another (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);
  CheckbitPgnFile *listed = checkbit_games_view_get_file (fixture->parts.games);
  g_autofree char *path = g_build_filename (fixture->folder, "other.pgn", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (path);
  g_autoptr (CheckbitPgnFile) pgn = checkbit_pgn_file_new (other);
  gboolean loaded = FALSE;

  g_assert_true (g_file_set_contents (path, "1. h4 *\n", -1, NULL));
  checkbit_pgn_file_load_async (pgn, NULL, loaded_cb, &loaded);
  ui_test_wait_for (loaded);

  g_signal_emit_by_name (find (GTK_WIDGET (get_row (fixture, 0)), GTK_TYPE_BUTTON), "clicked");
  checkbit_controller_set_document (fixture->parts.controller,
                                    checkbit_document_new_game (pgn, 0, NULL));
  ui_test_wait_for (shows_text (fixture, "1 game"));
  g_assert_false (lists (fixture));
  g_assert_true (checkbit_games_view_get_file (fixture->parts.games) == listed);
  act (fixture, "explorer");
  g_file_delete (other, NULL, NULL);
  close_file (file);
}

/* Nor are those of a file that another program has changed since it was listed. */
static void
test_changed_outside (Fixture *fixture, gconstpointer data)
{
  GFile *file = open_text (fixture, GAMES);

  g_assert_true (g_file_set_contents (g_file_peek_path (file),
                                      "[White \"Dan\"]\n\n1. d4 *\n\n" GAMES, -1, NULL));
  act (fixture, "explorer");
  ui_test_wait_for (shows_text (fixture, "4 games"));
  g_signal_emit_by_name (find (GTK_WIDGET (get_row (fixture, 0)), GTK_TYPE_BUTTON), "clicked");
  ui_test_wait_for (shows_text (fixture, "“games.pgn” was changed by another program."));
  g_assert_false (lists (fixture));
  act (fixture, "explorer");
  close_file (file);
}

/* A game opened from the list shows the position searched for, whether it is another game or the
 * current one. */
static void
test_opens_there (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);
  CheckbitGameList *list = checkbit_games_view_get_list (fixture->parts.games);

  for (int index = 1; index >= 0; index--)
    {
      act (fixture, "go-end");
      act (fixture, "go-start");
      g_signal_emit_by_name (find (GTK_WIDGET (get_row (fixture, 0)), GTK_TYPE_BUTTON), "clicked");
      ui_test_wait_for (lists (fixture));
      for (guint i = 0; i < 2; i++)
        {
          g_signal_emit_by_name (list, "game-activated", (guint) index);
          ui_test_wait_for (!lists (fixture));
          ui_test_wait_for (g_str_equal (checkbit_fen_entry_get_text (fixture->parts.fen_entry),
                                         "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
          act (fixture, "go-end");
          act (fixture, "games");
          ui_test_wait_for (lists (fixture));
        }
      act (fixture, "games");
      act (fixture, "go-start");
      ui_test_wait_for (shows_text (fixture, "3 games"));
    }
  act (fixture, "explorer");
  close_file (file);
}

/* Saved games count from then on. */
static void
test_saved (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);

  checkbit_game_set_result (fixture->parts.game, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT);
  act (fixture, "save");
  ui_test_wait_for (shows_text (fixture, "0–50–50%"));
  act (fixture, "explorer");
  close_file (file);
}

/* While the explorer is not shown, a file that changes is not searched; it is once it is shown. */
/* A game that was added to the file while its list, which was stopped, does not get it. */
static void
test_unlisted (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);
  CheckbitPgnFile *pgn = checkbit_games_view_get_file (fixture->parts.games);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), GAMES "\n1. d4 *\n", -1, NULL));
  checkbit_pgn_index_tell_unlisted (checkbit_pgn_file_get_index (pgn));
  ui_test_wait_for (shows_text (fixture, "4 games"));
  act (fixture, "explorer");
  close_file (file);
}

static void
test_saved_while_hidden (Fixture *fixture, gconstpointer data)
{
  GFile *file = explore (fixture);
  g_autofree char *path = checkbit_explorer_path (file);

  act (fixture, "explorer");
  g_assert_cmpint (g_unlink (path), ==, 0);
  checkbit_game_set_result (fixture->parts.game, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT);
  act (fixture, "save");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  ui_test_run (300);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  act (fixture, "explorer");
  ui_test_wait_for (shows_text (fixture, "0–50–50%"));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  act (fixture, "explorer");
  close_file (file);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("explorer/no-file", test_no_file, NULL);
  ADD ("explorer/closed-focus", test_closed_focus, NULL);
  ADD ("explorer/follows", test_follows, NULL);
  ADD ("explorer/long-game", test_long_game, NULL);
  ADD ("explorer/leaves-list", test_leaves_list, NULL);
  ADD ("explorer/plays", test_plays, NULL);
  ADD ("explorer/games", test_games, NULL);
  ADD ("explorer/games-of-another", test_games_of_another, NULL);
  ADD ("explorer/changed-outside", test_changed_outside, NULL);
  ADD ("explorer/opens-there", test_opens_there, NULL);
  ADD ("explorer/saved", test_saved, NULL);
  ADD ("explorer/unlisted", test_unlisted, NULL);
  ADD ("explorer/saved-while-hidden", test_saved_while_hidden, NULL);

  return g_test_run ();
}
