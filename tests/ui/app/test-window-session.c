/* Windows whose games are kept: closed, killed, brought back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "game/engine/engine-entry.h"
#include "ui/base/accessible.h"
#include "ui/record/comment-editor.h"

#define GAME "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"*\"]\n\n1. e4 e5 *\n"
#define OTHER_GAME "[White \"Cid\"]\n[Black \"Dot\"]\n[Result \"*\"]\n\n1. d4 {so} d5 *\n"

typedef struct
{
  Fixture fixture;
  CheckbitSession *session;
  char *journals;
} Kept;

static void
set_up_kept (Kept *kept, gconstpointer data)
{
  set_up (&kept->fixture, NULL);
  kept->journals = g_build_filename (kept->fixture.folder, "journals", NULL);
  kept->session = checkbit_session_new (kept->journals);
  checkbit_window_begin_journal (kept->fixture.window, kept->session, NULL);
}

static void
empty_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);
      g_remove (child);
    }
  g_rmdir (path);
}

static void
tear_down_kept (Kept *kept, gconstpointer data)
{
  checkbit_journal_flush (checkbit_controller_get_journal (kept->fixture.parts.controller));
  ui_test_destroy (GTK_WINDOW (kept->fixture.window));
  checkbit_session_flush (kept->session);
  g_clear_object (&kept->session);
  empty_folder (kept->journals);
  g_free (kept->journals);
  g_clear_object (&kept->fixture.settings);
  empty_folder (kept->fixture.folder);
  g_free (kept->fixture.folder);
}

/* Closes the window as a person does, and releases it. */
static void
close_window (Kept *kept)
{
  gpointer weak = kept->fixture.window;

  g_object_add_weak_pointer (G_OBJECT (kept->fixture.window), &weak);
  gtk_window_close (GTK_WINDOW (kept->fixture.window));
  ui_test_wait_for (weak == NULL);
  checkbit_session_flush (kept->session);
}

/* How many games are restored, the first of them in a new window, not shown yet. */
static guint
bring_back (Kept *kept)
{
  g_autoptr (CheckbitSession) session = checkbit_session_new (kept->journals);
  g_autoptr (GPtrArray) games = checkbit_session_restore (session);
  CheckbitSavedGame *saved = games->len > 0 ? g_steal_pointer (&games->pdata[0]) : NULL;

  g_set_object (&kept->session, session);
  open_window (&kept->fixture);
  checkbit_window_begin_journal (kept->fixture.window, session, saved);
  return games->len;
}

/* Starts again: how many games are restored. */
static guint
start_again (Kept *kept)
{
  guint n = bring_back (kept);

  ui_test_show (GTK_WINDOW (kept->fixture.window));
  return n;
}

/* --- Tests ---------------------------------------------------------------------------------- */

static void
test_unsaved_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;

  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5 g1f3");
  act (fixture, "go-back");
  g_autofree char *fen = checkbit_game_dup_fen (fixture->parts.game);
  checkbit_board_set_flipped (fixture->parts.board, TRUE);
  close_window (kept);

  g_assert_cmpuint (start_again (kept), ==, 1);
  assert_fen (fixture, fen);
  g_assert_true (is_enabled (fixture, "go-forward"));
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
  g_assert_true (checkbit_board_get_flipped (fixture->parts.board));

  /* Discarded by a new game: it is not restored. */
  act (fixture, "new-game");
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, 0);
}

/* Puts a file in place of the journals' folder, to simulate a disk that cannot be written to. */
static void
block (Kept *kept)
{
  checkbit_journal_flush (checkbit_controller_get_journal (kept->fixture.parts.controller));
  empty_folder (kept->journals);
  g_assert_true (g_file_set_contents (kept->journals, "", 0, NULL));
}

static gboolean
warns (Kept *kept)
{
  return gtk_info_bar_get_revealed (kept->fixture.parts.unkept_bar);
}

/* As long as a game cannot be saved, a message stays and closing asks first; after that,
 * neither. */
static void
test_cannot_keep (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;

  block (kept);
  ui_test_show (GTK_WINDOW (fixture->window));
  g_assert_false (warns (kept));
  move (fixture, "e2e4");
  ui_test_wait_for (warns (kept));
  g_assert_nonnull (strstr (gtk_label_get_text (fixture->parts.unkept_label), kept->journals));
  g_assert_cmpstr (checkbit_accessible_get_said (GTK_WIDGET (fixture->window)), ==,
                   gtk_label_get_text (fixture->parts.unkept_label));
  ui_test_check_sizes (GTK_WIDGET (fixture->window));
  move (fixture, "e7e5");
  checkbit_journal_flush (checkbit_controller_get_journal (fixture->parts.controller));
  g_assert_true (warns (kept));

  gtk_window_close (GTK_WINDOW (fixture->window));
  gtk_window_close (GTK_WINDOW (fixture->window)); /* one question is enough */
  answer ("_Cancel");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));

  /* It is tried again, without anybody moving. */
  g_unlink (kept->journals);
  ui_test_wait_for (!warns (kept));
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, 1);
}

/* No question is asked about a game that is in a file or may be lost. */
static void
test_cannot_keep_lose (Kept *kept, gconstpointer data)
{
  gpointer weak = kept->fixture.window;

  g_object_add_weak_pointer (weak, &weak);
  block (kept);
  ui_test_show (GTK_WINDOW (kept->fixture.window));
  move (&kept->fixture, "e2e4");
  gtk_window_close (weak); /* even if it was unknown before */
  answer ("Close _Without Saving");
  ui_test_wait_for (weak == NULL);
  g_unlink (kept->journals);
  g_assert_cmpuint (start_again (kept), ==, 0);
}

static void
test_cannot_keep_save (Kept *kept, gconstpointer data)
{
  g_autofree char *path = g_build_filename (kept->fixture.folder, "elsewhere.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gpointer weak = kept->fixture.window;

  g_object_add_weak_pointer (weak, &weak);
  block (kept);
  ui_test_show (GTK_WINDOW (kept->fixture.window));
  move (&kept->fixture, "e2e4");
  gtk_window_close (weak);
  answer ("_Cancel");
  checkbit_close_guard_wait (kept->fixture.parts.guard); /* as the dialog's other button does */
  checkbit_saver_save_to (kept->fixture.parts.saver, file);
  ui_test_wait_for (weak == NULL);
  g_assert_true (g_file_query_exists (file, NULL));
  g_unlink (kept->journals);
  g_assert_cmpuint (start_again (kept), ==, 0);
}

static void
replaced_cb (CheckbitController *controller, const char *note, gboolean kept, char **last)
{
  g_free (*last);
  *last = g_strdup (note);
}

/* A game that cannot be kept and makes way for another one is not forgotten: nobody says that it is
 * kept, closing asks, and it is kept once that works. */
static void
test_cannot_keep_aside (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "one.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *note = NULL;

  g_assert_true (g_file_set_contents (path, GAME, -1, NULL));
  g_signal_connect (fixture->parts.controller, "replaced", G_CALLBACK (replaced_cb), &note);
  block (kept);
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "d2d4 d7d5");
  ui_test_wait_for (warns (kept));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (
      checkbit_document_get_pgn (checkbit_controller_get_document (fixture->parts.controller))
      != NULL);
  g_assert_cmpstr (note, ==, "Opened “one.pgn”");
  g_assert_false (checkbit_game_get_modified (fixture->parts.game));
  g_assert_true (warns (kept));
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("_Cancel");

  g_unlink (kept->journals);
  ui_test_wait_for (!warns (kept));
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, 1);
  assert_fen (fixture, "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2");
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
}

static void
test_nothing_to_keep (Kept *kept, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (kept->fixture.window));
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, 0);
}

/* A game that was saved is in its file; so is a match (data) that is over. */
static void
test_saved_does_not_come_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "saved.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ui_test_show (GTK_WINDOW (fixture->window));
  if (GPOINTER_TO_INT (data))
    {
      plan->sides[CHESS_WHITE].engine = plan->sides[CHESS_BLACK].engine = FALSE;
      checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
    }
  move (fixture, "e2e4");
  if (GPOINTER_TO_INT (data))
    moves (fixture, "f7f6 d2d4 g7g5 d1h5");
  checkbit_saver_save_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, 0);
}

static char *
dup_contents (GFile *file)
{
  char *contents = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  return contents;
}

/* Closed in the same moment, the window waits for the game to be saved, in a new file and in the
 * file that it knows by then. */
static void
test_closed_while_saving (Kept *kept, gconstpointer data)
{
  g_autofree char *path = g_build_filename (kept->fixture.folder, "saved.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *contents = NULL;
  gboolean again = GPOINTER_TO_INT (data);

  ui_test_show (GTK_WINDOW (kept->fixture.window));
  move (&kept->fixture, "e2e4");
  checkbit_saver_save_to (kept->fixture.parts.saver, file);
  if (again)
    {
      ui_test_wait_for (!checkbit_saver_is_saving (kept->fixture.parts.saver));
      move (&kept->fixture, "e7e5");
      act (&kept->fixture, "save");
    }
  gtk_window_close (GTK_WINDOW (kept->fixture.window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (kept->fixture.window)));
  close_window (kept); /* somebody cannot wait */
  contents = dup_contents (file);
  g_assert_nonnull (strstr (contents, again ? "1. e4 e5 *" : "1. e4 *"));
  g_assert_cmpuint (start_again (kept), ==, 0);
}

/* A window that was to close when its game is saved stays when that fails or is called off, and
 * closes no more by itself. */
static void
test_closed_but_not_saved (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  gboolean fails = GPOINTER_TO_INT (data);
  const char *name = fails ? "missing" G_DIR_SEPARATOR_S "saved.pgn" : "two.pgn";
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "other.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) elsewhere = g_file_new_for_path (other);

  if (!fails)
    g_assert_true (g_file_set_contents (path, GAME "\n" GAME, -1, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_saver_save_to (fixture->parts.saver, file);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer (fails ? "_Close" : "_Cancel");
  g_assert_false (checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));

  checkbit_saver_save_to (fixture->parts.saver, elsewhere);
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  ui_test_run (50);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, 0);
}

/* A file with the position has not the moves. */
static void
test_saved_position_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "saved.fen", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  checkbit_saver_save_to (fixture->parts.saver, file);
  close_window (kept);
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_cmpuint (start_again (kept), ==, 1);
  act (fixture, "go-back");
  assert_fen (fixture, AFTER_E4);
}

/* The game knows its file again, and saves into it, also if that holds something else (data)
 * meanwhile: even fewer games. */
static void
test_file_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "two.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *contents = NULL;
  gboolean changed = data != NULL;

  g_assert_true (g_file_set_contents (path, GAME "\n" GAME, -1, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (
      checkbit_game_list_get_file (checkbit_games_view_get_list (fixture->parts.games)) != NULL
      && !checkbit_opener_is_reading (fixture->parts.opener));
  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated", 1u);
  ui_test_wait_for (
      checkbit_document_get_pgn (checkbit_controller_get_document (fixture->parts.controller))
      != NULL);
  checkbit_game_set_tag (fixture->parts.game, "White", "Anna");
  close_window (kept);
  if (changed)
    g_assert_true (g_file_set_contents (path, data, -1, NULL));

  g_assert_cmpuint (start_again (kept), ==, 1);
  ui_test_wait_for (
      checkbit_document_get_pgn (checkbit_controller_get_document (fixture->parts.controller))
      != NULL);
  g_assert_cmpuint (
      checkbit_document_get_index (checkbit_controller_get_document (fixture->parts.controller)),
      ==, 1);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
  ui_test_wait_for (gtk_info_bar_get_revealed (fixture->parts.changed_bar) == changed);
  act (fixture, "save");
  if (changed)
    answer ("_Overwrite");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, GAME "\n"));
  g_assert_nonnull (strstr (contents, "Anna"));
}

static CheckbitPgnFile *
get_pgn (Fixture *fixture)
{
  return checkbit_document_get_pgn (checkbit_controller_get_document (fixture->parts.controller));
}

static void
open_listed (Fixture *fixture, guint index)
{
  CheckbitDocument *document;

  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated",
                         index);
  ui_test_wait_for ((document = checkbit_controller_get_document (fixture->parts.controller),
                     checkbit_document_get_pgn (document) != NULL
                         && checkbit_document_get_index (document) == index));
}

/* Opens the game of a file, changes its White to Anna, and closes the window. */
static void
leave_game_of_file (Kept *kept, const char *path)
{
  Fixture *fixture = &kept->fixture;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, GAME, -1, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (get_pgn (fixture) != NULL);
  checkbit_game_set_tag (fixture->parts.game, "White", "Anna");
  close_window (kept);
}

/* The file is found while another game is on the board, for which the one of the file made way. */
static void
test_file_found_late (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "one.pgn", NULL);

  leave_game_of_file (kept, path);

  g_assert_cmpuint (bring_back (kept), ==, 1);
  act (fixture, "new-game");
  ui_test_show (GTK_WINDOW (fixture->window));
  ui_test_run (200);
  g_assert_null (get_pgn (fixture));
  act (fixture, "undo");
  ui_test_wait_for (get_pgn (fixture) != NULL);
  g_assert_cmpstr (checkbit_tags_get (checkbit_game_get_tags (fixture->parts.game), "White"), ==,
                   "Anna");
}

/* The file is not there while the game makes way for another one and comes back: a disk may not be
 * mounted yet. It is found the next time. */
static void
test_file_found_next_time (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "one.pgn", NULL);

  leave_game_of_file (kept, path);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpuint (start_again (kept), ==, 1);
  act (fixture, "new-game");
  act (fixture, "undo");
  g_assert_null (get_pgn (fixture));
  close_window (kept);

  g_assert_true (g_file_set_contents (path, GAME, -1, NULL));
  g_assert_cmpuint (start_again (kept), ==, 1);
  ui_test_wait_for (get_pgn (fixture) != NULL);
  g_assert_cmpstr (checkbit_tags_get (checkbit_game_get_tags (fixture->parts.game), "White"), ==,
                   "Anna");
}

static void
save (Fixture *fixture)
{
  act (fixture, "save");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
}

/* Another game of its file that was saved after it had made way is no change by another program: it
 * is in the file as it was, and saved there without a question. */
static void
test_file_saved_since (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "two.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_set_contents (path, GAME "\n" OTHER_GAME, -1, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (checkbit_games_view_get_file (fixture->parts.games) != NULL
                    && !checkbit_opener_is_reading (fixture->parts.opener));
  open_listed (fixture, 1);
  checkbit_game_set_tag (fixture->parts.game, "White", "Sid");
  open_listed (fixture, 0);
  checkbit_game_set_tag (fixture->parts.game, "White", "Anna");
  save (fixture);

  /* Twice, as it need not be saved at once. */
  for (guint i = 0; i < 2; i++)
    {
      close_window (kept);
      g_assert_cmpuint (start_again (kept), ==, 1);
      ui_test_wait_for (get_pgn (fixture) != NULL);
    }
  save (fixture);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "Anna"));
  g_assert_nonnull (strstr (contents, "Sid"));
  g_assert_null (strstr (contents, "Cid"));
}

/* The same of a game that was saved to a file of its own, to which another program adds one. */
static void
test_file_added_to_since (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "own.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *contents = NULL;
  g_autofree char *more = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  checkbit_saver_save_to (fixture->parts.saver, file);
  ui_test_wait_for (get_pgn (fixture) != NULL);
  checkbit_game_set_tag (fixture->parts.game, "White", "Anna");
  close_window (kept);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  more = g_strconcat (contents, "\n", OTHER_GAME, NULL);
  g_assert_true (g_file_set_contents (path, more, -1, NULL));

  g_assert_cmpuint (start_again (kept), ==, 1);
  ui_test_wait_for (get_pgn (fixture) != NULL);
  save (fixture);
  g_clear_pointer (&contents, g_free);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "Anna"));
  g_assert_nonnull (strstr (contents, "Cid"));
}

typedef struct
{
  const char *name;
  const char *contents;
  const char *meanwhile; /* what another program writes into it while this one is away; NULL for
                            nothing */
  gboolean alone;        /* it holds nothing else than the position on the board */
} PositionFile;

static const PositionFile position_files[] = {
  { "plain.fen", ENDGAME "\n", NULL, TRUE },
  { "plain.fen", ENDGAME "\n", START "\n" START "\n", TRUE },
  { "two.epd", ENDGAME "\n" START "\n", NULL, FALSE },
  { "two.epd", ENDGAME "\n" START "\n", START "\n", FALSE },
  { "note.epd", "8/8/8/8/8/5k2/q7/7K b - - id \"mate\";\n", NULL, FALSE },
};

/* A game that began in a file of positions is saved there only where nothing else is lost, without
 * a question only where nobody else has written to the file. */
static void
test_position_file_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  const PositionFile *row = data;
  g_autofree char *path = g_build_filename (fixture->folder, row->name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_set_contents (path, row->contents, -1, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (!checkbit_opener_is_busy (fixture->parts.opener));
  move (fixture, "f3g3");
  close_window (kept);
  if (row->meanwhile != NULL)
    g_assert_true (g_file_set_contents (path, row->meanwhile, -1, NULL));

  g_assert_cmpuint (start_again (kept), ==, 1);
  ui_test_wait_for (
      checkbit_document_get_file (checkbit_controller_get_document (fixture->parts.controller))
      != NULL);
  ui_test_wait_for (gtk_info_bar_get_revealed (fixture->parts.changed_bar)
                    == (row->meanwhile != NULL));
  act (fixture, "save");
  if (row->alone && row->meanwhile != NULL)
    answer ("_Overwrite");
  if (row->alone)
    ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  else
    ui_test_wait_for (chooses_in (fixture->folder));
  contents = dup_contents (file);
  g_assert_cmpstr (contents, ==,
                   row->alone               ? "8/8/8/8/8/6k1/q7/7K w - - 13 41\n"
                   : row->meanwhile != NULL ? row->meanwhile
                                            : row->contents);
}

/* Begins a comment, and leaves it at that. */
static void
write_comment (Fixture *fixture, const char *text)
{
  GtkWidget *editor;
  GtkTextView *view;

  act (fixture, "comment");
  editor = ui_test_find_type (GTK_WIDGET (fixture->window), CHECKBIT_TYPE_COMMENT_EDITOR);
  ui_test_wait_for (gtk_widget_get_mapped (editor));
  view = ui_test_find_type (editor, GTK_TYPE_TEXT_VIEW);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), text, -1);
}

/* A comment that is being written when the program is told to quit is part of the game, also where
 * nothing else is changed. */
static void
test_comment_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_game_set_modified (fixture->parts.game, FALSE);
  write_comment (fixture, "So it begins");
  close_window (kept);

  g_assert_cmpuint (start_again (kept), ==, 1);
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_game_get_current (fixture->parts.game)), ==,
                   "So it begins");
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
}

/* The changes are kept, as the note says: when the window closes with the opened game, and also
 * what was being written. */
static void
test_set_aside_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "one.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, GAME, -1, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "d2d4 d7d5");
  write_comment (fixture, "Queens");
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (
      checkbit_document_get_pgn (checkbit_controller_get_document (fixture->parts.controller))
      != NULL);
  g_assert_false (checkbit_game_get_modified (fixture->parts.game));
  close_window (kept);

  g_assert_cmpuint (start_again (kept), ==, 1);
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_game_get_current (fixture->parts.game)), ==,
                   "Queens");
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));

  /* Saved, it does not come back any more. */
  checkbit_saver_save_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, 0);
}

/* Another game is opened while one is being saved, which does not come back unless it was changed
 * after that began. data: that change, NULL for none. */
static void
test_set_aside_while_saved (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  CheckbitController *controller = fixture->parts.controller;
  g_autofree char *path = g_build_filename (fixture->folder, "saved.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "d2d4 d7d5");
  checkbit_saver_save_to (fixture->parts.saver, file);
  if (data != NULL)
    move (fixture, data);
  checkbit_controller_replace (controller, checkbit_record_new (NULL),
                               checkbit_document_new (NULL, NULL), NULL);
  g_assert_true (checkbit_journal_has_aside (checkbit_controller_get_journal (controller)));
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_true (g_file_query_exists (file, NULL));
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, data != NULL ? 1 : 0);
}

/* Pauses a review when it has found something. */
static void
progress_cb (CheckbitReview *review)
{
  if (checkbit_review_get_n_found (review) > 0)
    checkbit_review_pause (review);
}

/* What a review has found so far comes back, in a game that nobody has changed; where it cannot be
 * kept, closing asks. */
static void
test_review_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  CheckbitReview *review = checkbit_controller_get_review (fixture->parts.controller);
  const char *arguments[] = { "greedy", NULL };
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new ("x", "x", g_getenv ("FAKE_ENGINE"), arguments, NULL, FALSE);
  g_autofree char *path = g_build_filename (fixture->folder, "one.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gboolean blocked = GPOINTER_TO_INT (data);

  if (blocked)
    block (kept);
  g_assert_true (g_file_set_contents (path, GAME, -1, NULL));
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (
      checkbit_document_get_pgn (checkbit_controller_get_document (fixture->parts.controller))
      != NULL);
  g_signal_connect (review, "progress", G_CALLBACK (progress_cb), NULL);
  g_assert_true (checkbit_review_start (review, entry, (CheckbitReviewPace){ .depth = 6 }));
  ui_test_wait_for (checkbit_review_get_state (review) == CHECKBIT_REVIEW_PAUSED);
  g_assert_false (checkbit_game_get_modified (fixture->parts.game));
  if (blocked)
    {
      gtk_window_close (GTK_WINDOW (fixture->window));
      answer ("_Cancel");
      g_assert_true (checkbit_game_get_modified (fixture->parts.game));
      g_unlink (kept->journals);
      ui_test_wait_for (!warns (kept));
    }
  close_window (kept);

  g_assert_cmpuint (start_again (kept), ==, 1);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
  g_assert_cmpint (
      checkbit_node_get_score (
          checkbit_record_get_end (checkbit_game_get_record (fixture->parts.game)), NULL)
          .kind,
      ==, CHECKBIT_SCORE_CENTIPAWNS);
}

/* A match is restored in a pause, with the remaining times, also if it was saved. */
static void
test_match_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  g_autofree char *path = g_build_filename (fixture->folder, "match.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gboolean saved = GPOINTER_TO_INT (data);
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  CheckbitTimeControl control = { .n_stages = 1, .stages = { { .time_ms = 300000 } } };
  gint64 left;

  plan->sides[CHESS_WHITE].engine = plan->sides[CHESS_BLACK].engine = FALSE;
  plan->sides[CHESS_WHITE].control = plan->sides[CHESS_BLACK].control = control;
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
  moves (fixture, "e2e4 e7e5");
  if (saved)
    {
      checkbit_saver_save_to (fixture->parts.saver, file);
      ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
    }
  ui_test_run (300);
  left = checkbit_clock_get_remaining_ms (checkbit_match_get_clock (fixture->parts.match),
                                          CHESS_WHITE);
  g_assert_cmpint (left, <=, 300000 - 300);
  close_window (kept);

  g_assert_cmpuint (start_again (kept), ==, 1);
  g_assert_cmpint (checkbit_match_get_state (fixture->parts.match), ==, CHECKBIT_MATCH_PAUSED);
  CheckbitClock *clock = checkbit_match_get_clock (fixture->parts.match);
  g_assert_false (checkbit_clock_get_running (clock));
  g_assert_cmpint (checkbit_clock_get_remaining_ms (clock, CHESS_WHITE), <=, left);
  g_assert_cmpint (checkbit_clock_get_remaining_ms (clock, CHESS_WHITE), >, left - 60000);
  checkbit_match_resume (fixture->parts.match);
  g_assert_cmpint (checkbit_match_get_state (fixture->parts.match), ==, CHECKBIT_MATCH_RUNNING);
  move (fixture, "g1f3");
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (fixture->parts.game)), ==, 3);
}

/* A set-up is restored, with the game behind it; even if that has no moves. */
static void
test_setup_comes_back (Kept *kept, gconstpointer data)
{
  Fixture *fixture = &kept->fixture;
  const char *line = data;
  g_autofree char *game = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  if (*line != '\0')
    moves (fixture, line);
  game = checkbit_game_dup_fen (fixture->parts.game);
  act (fixture, "set-up");
  checkbit_setup_load_fen (checkbit_controller_get_setup (fixture->parts.controller),
                           "8/8/8/3q4/8/8/8/8 b - - 7 31", NULL);
  checkbit_setup_set_chess960 (checkbit_controller_get_setup (fixture->parts.controller), TRUE);
  close_window (kept);

  g_assert_cmpuint (start_again (kept), ==, 1);
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  g_assert_true (shows (fixture, "8/8/8/3q4/8/8/8/8 b - - 7 31"));
  g_assert_true (chess_position_is_chess960 (
      checkbit_setup_get_position (checkbit_controller_get_setup (fixture->parts.controller))));
  act (fixture, "set-up-cancel");
  assert_fen (fixture, game);
  g_assert_cmpint (checkbit_game_get_modified (fixture->parts.game), ==, *line != '\0');
  close_window (kept);
  g_assert_cmpuint (start_again (kept), ==, *line != '\0' ? 1 : 0);
  g_assert_null (checkbit_controller_get_setup (fixture->parts.controller));
}

#define ADD_KEPT(path, function, data)                                                             \
  g_test_add ("/window/session/" path, Kept, data, set_up_kept, function, tear_down_kept)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD_KEPT ("unsaved-comes-back", test_unsaved_comes_back, NULL);
  ADD_KEPT ("nothing-to-keep", test_nothing_to_keep, NULL);
  ADD_KEPT ("cannot-keep/warns", test_cannot_keep, NULL);
  ADD_KEPT ("cannot-keep/lose", test_cannot_keep_lose, NULL);
  ADD_KEPT ("cannot-keep/save", test_cannot_keep_save, NULL);
  ADD_KEPT ("cannot-keep/aside", test_cannot_keep_aside, NULL);
  ADD_KEPT ("saved-does-not-come-back/game", test_saved_does_not_come_back,
            GINT_TO_POINTER (FALSE));
  ADD_KEPT ("saved-does-not-come-back/match", test_saved_does_not_come_back,
            GINT_TO_POINTER (TRUE));
  ADD_KEPT ("closed-while-saving/new", test_closed_while_saving, GINT_TO_POINTER (FALSE));
  ADD_KEPT ("closed-while-saving/known", test_closed_while_saving, GINT_TO_POINTER (TRUE));
  ADD_KEPT ("closed-but-not-saved/fails", test_closed_but_not_saved, GINT_TO_POINTER (TRUE));
  ADD_KEPT ("closed-but-not-saved/canceled", test_closed_but_not_saved, GINT_TO_POINTER (FALSE));
  ADD_KEPT ("saved-position-comes-back", test_saved_position_comes_back, NULL);
  ADD_KEPT ("file-comes-back", test_file_comes_back, NULL);
  ADD_KEPT ("file-changed-meanwhile", test_file_comes_back, GAME "\n" OTHER_GAME "\n" GAME);
  ADD_KEPT ("file-shortened-meanwhile", test_file_comes_back, GAME);
  ADD_KEPT ("file-found-late", test_file_found_late, NULL);
  ADD_KEPT ("file-found-next-time", test_file_found_next_time, NULL);
  ADD_KEPT ("file-saved-since", test_file_saved_since, NULL);
  ADD_KEPT ("file-added-to-since", test_file_added_to_since, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (position_files); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/window/session/position-file-comes-back/%u", i + 1);

      g_test_add (name, Kept, &position_files[i], set_up_kept, test_position_file_comes_back,
                  tear_down_kept);
    }

  ADD_KEPT ("comment-comes-back", test_comment_comes_back, NULL);
  ADD_KEPT ("set-aside-comes-back", test_set_aside_comes_back, NULL);
  ADD_KEPT ("set-aside-while-saved", test_set_aside_while_saved, NULL);
  ADD_KEPT ("set-aside-while-saved/changed", test_set_aside_while_saved, "c2c4");
  ADD_KEPT ("review-comes-back", test_review_comes_back, GINT_TO_POINTER (FALSE));
  ADD_KEPT ("review-comes-back/asks", test_review_comes_back, GINT_TO_POINTER (TRUE));
  ADD_KEPT ("match-comes-back/unsaved", test_match_comes_back, GINT_TO_POINTER (FALSE));
  ADD_KEPT ("match-comes-back/saved", test_match_comes_back, GINT_TO_POINTER (TRUE));
  ADD_KEPT ("set-up-comes-back/game", test_setup_comes_back, "e2e4 e7e5");
  ADD_KEPT ("set-up-comes-back/blank", test_setup_comes_back, "");

  return g_test_run ();
}
