/* The real window and files: opened, listed, saved, refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "../lib/share-file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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
  ui_test_wait_for (g_str_equal (adw_window_title_get_title (fixture->parts.title), "end.fen"));
  assert_fen (fixture, ENDGAME);
  g_assert_false (checkbit_game_get_modified (fixture->parts.game));

  move (fixture, "f3g3");
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "• end.fen");
  act (fixture, "save");
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, "8/8/8/8/8/6k1/q7/7K w - - 13 41\n");
  /* The move is not in the file. */
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "• end.fen");
  g_file_delete (file, NULL, NULL);
}

/* The window does not wait for a network: the file itself says so. */
static void
test_share (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) local = file_with (fixture, "end.fen", ENDGAME "\n");
  g_autoptr (GFile) file = share_file_new (g_file_peek_path (local));
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (shows (fixture, ENDGAME));
  g_assert_cmpuint (share_file_get_n_queries (file), >, 0);
  move (fixture, "f3g3");
  act (fixture, "save");
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_true (g_file_load_contents (local, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, "8/8/8/8/8/6k1/q7/7K w - - 13 41\n");
  g_assert_true (g_file_delete (local, NULL, NULL));
}

/* Not in the folder that the program happens to be started in. */
static void
test_chooser_folder (Fixture *fixture, gconstpointer action)
{
  g_autoptr (GFile) file = file_with (fixture, "end.fen", ENDGAME "\n");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (shows (fixture, ENDGAME));
  act (fixture, action);
  ui_test_wait_for (chooses_in (fixture->folder));
  g_file_delete (file, NULL, NULL);
}

/* Opens a file of one position and plays from there. (transfer full) */
static GFile *
play_from_file (Fixture *fixture, const char *name)
{
  GFile *file = file_with (fixture, name, ENDGAME "\n");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (shows (fixture, ENDGAME));
  move (fixture, "f3g3");
  return file;
}

/* A file with more than its position keeps that, and the game goes to the one that it was saved to:
 * it is not asked for a name again. */
static void
test_save_beside (Fixture *fixture, gconstpointer text)
{
  g_autoptr (GFile) file = file_with (fixture, "end.epd", text);
  g_autoptr (GFile) own = file_with (fixture, "own.fen", NULL);
  g_autofree char *old = NULL;
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (shows (fixture, ENDGAME));
  checkbit_saver_save_to (fixture->parts.saver, own);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  move (fixture, "f3g3");
  act (fixture, "save");
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_true (g_file_load_contents (own, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, "8/8/8/8/8/6k1/q7/7K w - - 13 41\n");
  g_assert_true (g_file_load_contents (file, NULL, &old, NULL, NULL, NULL));
  g_assert_cmpstr (old, ==, text);
  g_file_delete (file, NULL, NULL);
  g_file_delete (own, NULL, NULL);
}

static void
test_failed_save (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = play_from_file (fixture, "gone.fen");

  /* A folder has replaced the file. */
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_make_directory (file, NULL, NULL));
  act (fixture, "save");
  answer ("_Overwrite");
  answer ("_Close");
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "• gone.fen");
  g_file_delete (file, NULL, NULL);
}

/* What was agreed to holds for the file that was asked about. */
static void
test_changed_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = play_from_file (fixture, "end.fen");
  g_autofree char *contents = NULL;

  g_object_unref (file_with (fixture, "end.fen", START "\n"));
  act (fixture, "save");
  ui_test_wait_for (find_dialog () != NULL);
  g_object_unref (file_with (fixture, "end.fen", START "\n" START "\n"));
  answer ("_Overwrite");
  ui_test_wait_for (find_dialog () != NULL);
  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, START "\n" START "\n");

  answer ("_Overwrite");
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_clear_pointer (&contents, g_free);
  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, "8/8/8/8/8/6k1/q7/7K w - - 13 41\n");
  g_file_delete (file, NULL, NULL);
}

typedef struct
{
  const char *answer; /* to the question about the file */
  const char *contents;
} UnderWayCase;

static const UnderWayCase under_way_cases[] = {
  { .answer = "_Cancel", .contents = START "\n" START "\n" },
  { .answer = "_Overwrite", .contents = "8/8/8/8/8/6k1/q7/7K w - - 13 41\n" },
};

/* The file is compared with what it was for the game that is saved, and gets that game's position,
 * whatever comes onto the board meanwhile. */
static void
test_changed_under_way (Fixture *fixture, gconstpointer data)
{
  const UnderWayCase *row = data;
  g_autoptr (GFile) file = play_from_file (fixture, "end.fen");
  g_autofree char *contents = NULL;

  g_object_unref (file_with (fixture, "end.fen", START "\n" START "\n"));
  act (fixture, "save");
  act (fixture, "new-game");
  answer (row->answer);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, row->contents);
  g_file_delete (file, NULL, NULL);
}

#define OTHER "8/8/8/8/8/5k2/r7/7K b - - 0 1"

/* Lets a game be saved whose file was changed, and another one come onto the board, with a move,
 * before the question about that is answered. */
static GFile *
ask_about_other (Fixture *fixture, GFile **other)
{
  GFile *file = play_from_file (fixture, "end.fen");

  g_object_unref (file_with (fixture, "end.fen", START "\n" START "\n"));
  *other = file_with (fixture, "other.fen", OTHER "\n");
  act (fixture, "save");
  ui_test_wait_for (find_dialog () != NULL);
  checkbit_window_open_file (fixture->window, *other);
  ui_test_wait_for (shows (fixture, OTHER));
  move (fixture, "f3g3");
  return file;
}

static void
test_reload_other (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) other = NULL;
  g_autoptr (GFile) file = ask_about_other (fixture, &other);

  answer ("_Reload");
  ui_test_run (200);
  g_assert_true (shows (fixture, "8/8/8/8/8/6k1/r7/7K w - - 1 2"));
  g_file_delete (file, NULL, NULL);
  g_file_delete (other, NULL, NULL);
}

/* The file chooser on show. */
static GtkWidget *
find_chooser (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

static void
test_save_as_other (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) other = NULL;
  g_autoptr (GFile) file = ask_about_other (fixture, &other);
  g_autoptr (GFile) chosen = g_file_resolve_relative_path (file, "../chosen.fen");
  g_autofree char *contents = NULL;

  answer ("Save _As…");
  ui_test_wait_for (chooses_in (fixture->folder));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (find_chooser ()), "chosen.fen");
  gtk_dialog_response (GTK_DIALOG (find_chooser ()), GTK_RESPONSE_ACCEPT);
  ui_test_wait_for (g_file_query_exists (chosen, NULL)
                    && !checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_true (g_file_load_contents (chosen, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, "8/8/8/8/8/6k1/q7/7K w - - 13 41\n");
  g_assert_true (shows (fixture, "8/8/8/8/8/6k1/r7/7K w - - 1 2"));
  g_file_delete (file, NULL, NULL);
  g_file_delete (other, NULL, NULL);
  g_file_delete (chosen, NULL, NULL);
}

/* The game that was on the board when it was to be added is added, even if another one comes onto
 * the board while the file is chosen. */
static void
test_append_other (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = play_from_file (fixture, "end.fen");
  g_autoptr (GFile) other = file_with (fixture, "other.fen", OTHER "\n");
  g_autoptr (GFile) games = file_with (fixture, "games.pgn", "1. c4 *\n");
  g_autofree char *contents = NULL;

  act (fixture, "append");
  ui_test_wait_for (chooses_in (fixture->folder));
  checkbit_window_open_file (fixture->window, other);
  ui_test_wait_for (shows (fixture, OTHER));
  checkbit_saver_append_to (fixture->parts.saver, games);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_true (g_file_load_contents (games, NULL, &contents, NULL, NULL, NULL));
  g_assert_nonnull (strstr (contents, ENDGAME));
  g_assert_null (strstr (contents, OTHER));
  g_assert_true (shows (fixture, OTHER));
  g_file_delete (file, NULL, NULL);
  g_file_delete (other, NULL, NULL);
  g_file_delete (games, NULL, NULL);
}

static void
test_open_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "two.epd", START "\n" ENDGAME "\n");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  /* What is opened next gets a window of its own. */
  g_assert_false (checkbit_window_is_pristine (fixture->window));
  ui_test_wait_for (!checkbit_opener_is_busy (fixture->parts.opener));
  assert_fen (fixture, START);
  g_assert_nonnull (strstr (adw_window_title_get_title (fixture->parts.title), "two.epd"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->parts.position_list)));
  act (fixture, "next-position");
  assert_fen (fixture, ENDGAME);
  act (fixture, "previous-position");
  assert_fen (fixture, START);
  act (fixture, "next-position");
  g_assert_false (checkbit_document_can_overwrite (
      checkbit_controller_get_document (fixture->parts.controller)));

  /* Moves played meanwhile are restored, and the place in the list with them. */
  move (fixture, "f3g3");
  act (fixture, "previous-position");
  assert_fen (fixture, START);
  press (fixture, "_Undo");
  assert_fen (fixture, "8/8/8/8/8/6k1/q7/7K w - - 13 41");
  g_assert_cmpuint (checkbit_position_list_get_index (fixture->parts.position_list), ==, 1);

  act (fixture, "new-game");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->parts.position_list)));
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

/* Beside the board of a window as it opens, the list of positions stands over the moves, and
 * each has half of the height there is. */
static void
test_list_beside_moves (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "two.epd", START "\n" ENDGAME "\n");
  GtkWidget *list = GTK_WIDGET (fixture->parts.position_list);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (gtk_widget_get_visible (list) && gtk_widget_get_width (list) > 0);

  graphene_rect_t board = bounds_of (fixture, fixture->parts.board);
  graphene_rect_t positions = bounds_of (fixture, list);
  graphene_rect_t moves_list = bounds_of (fixture, fixture->parts.move_list);
  g_test_message ("board %g, list %g × %g", board.size.width, positions.size.width,
                  positions.size.height);
  g_assert_cmpfloat (positions.origin.x, >=, board.origin.x + board.size.width);
  g_assert_cmpfloat (positions.origin.x, ==, moves_list.origin.x);
  g_assert_cmpfloat (positions.size.width, ==, moves_list.size.width);
  g_assert_cmpfloat (positions.origin.y + positions.size.height, <, moves_list.origin.y);
  g_assert_cmpfloat (board.size.width, >=, 600);
  g_assert_cmpfloat (positions.size.height, >=, 300);
  g_assert_cmpfloat (moves_list.size.height, >=, 300);
  g_file_delete (file, NULL, NULL);
}

typedef struct
{
  const char *name;
  const char *contents; /* NULL: the file does not exist */
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

/* Games are read again from their position in the file, so endless files and ones that cannot be
 * read twice are refused. */
static void
test_no_regular_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, data, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (g_str_has_prefix (data, "pipe"))
    g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  else
    g_assert_true (g_file_make_symbolic_link (file, "/dev/zero", NULL, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_window_open_file (fixture->window, file);
  answer ("_Close");
  assert_fen (fixture, AFTER_E4);
  g_unlink (path);
}

/* Closing the window stops waiting for a file that gives no data, whether its type is known or not,
 * and no thread keeps any part of the window. */
static void
test_close_while_reading (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, data, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CheckbitWindow *window = checkbit_window_new (NULL, fixture->settings);
  int fd;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_test_show (GTK_WINDOW (window));
  checkbit_window_open_file (window, file);
  for (guint i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_test_wait_for (window == NULL);

  /* The thread still waits for somebody to write. */
  fd = g_open (path, O_RDWR | O_NONBLOCK, 0);
  g_assert_cmpint (fd, >=, 0);
  close (fd);
  g_unlink (path);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("open-and-save", test_open_and_save, NULL);
  ADD ("share", test_share, NULL);
  ADD ("reload-other", test_reload_other, NULL);
  ADD ("save-as-other", test_save_as_other, NULL);
  ADD ("append-other", test_append_other, NULL);
  ADD ("chooser-folder/open", test_chooser_folder, "open");
  ADD ("chooser-folder/save-as", test_chooser_folder, "save-as");
  ADD ("chooser-folder/append", test_chooser_folder, "append");
  ADD ("save-beside/comment", test_save_beside, ENDGAME "\n# note\n");
  ADD ("save-beside/operation", test_save_beside, ENDGAME " id \"mate\";\n");
  ADD ("failed-save", test_failed_save, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (under_way_cases); i++)
    add_with ("changed-under-way", i, &under_way_cases[i], test_changed_under_way);
  ADD ("changed-again", test_changed_again, NULL);
  ADD ("open-list", test_open_list, NULL);
  ADD ("list-beside-moves", test_list_beside_moves, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    add_with ("bad-file", i, &bad_files[i], test_bad_file);
  ADD ("folder-as-file", test_folder_as_file, NULL);
  ADD ("no-regular-file/pipe", test_no_regular_file, "pipe.pgn");
  ADD ("no-regular-file/device", test_no_regular_file, "zeros.pgn");
  ADD ("no-regular-file/unnamed-device", test_no_regular_file, "zeros");
  ADD ("close-while-reading/unnamed", test_close_while_reading, "pipe");
  ADD ("close-while-reading/games", test_close_while_reading, "pipe.pgn");
  ADD ("close-while-reading/positions", test_close_while_reading, "pipe.fen");

  return g_test_run ();
}
