/* The program as it is started: its version, its windows, and command lines good and bad.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "game/engine/engine-entry.h"
#include "ui/app/application.h"
#include "ui/base/settings.h"
#include "ui/record/comment-editor.h"
#include "window-parts.h"

/* --- Instead of GTK's: no session is at hand to hold up -------------------------------------- */

static guint n_inhibited;

guint
gtk_application_inhibit (GtkApplication *application,
                         GtkWindow *window,
                         GtkApplicationInhibitFlags flags,
                         const char *reason)
{
  g_assert_cmpuint (flags, ==, GTK_APPLICATION_INHIBIT_LOGOUT);
  return ++n_inhibited;
}

void
gtk_application_uninhibit (GtkApplication *application, guint cookie)
{
  g_assert_cmpuint (cookie, ==, n_inhibited);
  n_inhibited--;
}

static gboolean
out_of_patience_cb (gpointer user_data)
{
  g_error ("waited in vain for the program's end, with %u windows",
           g_list_model_get_n_items (gtk_window_get_toplevels ()));
  return G_SOURCE_REMOVE;
}

/* Until something that the test has set up ends the program. */
static void
run_to_end (CheckbitApplication *application, int argc, char *argv[])
{
  guint patience = g_timeout_add (PATIENCE_MS, out_of_patience_cb, NULL);

  g_assert_cmpint (g_application_run (G_APPLICATION (application), argc, argv), ==, 0);
  g_source_remove (patience);
}

/* --- Started --------------------------------------------------------------------------------- */

static void
test_version (void)
{
  const char *program = g_getenv ("CHECKBIT_PROGRAM");
  g_autofree char *out = NULL;
  int status;

  if (program == NULL)
    {
      g_test_skip ("CHECKBIT_PROGRAM does not say where the program is");
      return;
    }
  g_autofree char *command = g_strdup_printf ("'%s' --version", program);
  g_assert_true (g_spawn_command_line_sync (command, &out, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_assert_cmpstr (out, ==, "checkbit " CHECKBIT_VERSION "\n");
}

/* A command line and what the window shows after it. */
typedef struct
{
  const char *name;
  const char *arguments[3];
  const char *fen;
} CommandLine;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static const CommandLine command_lines[] = {
  { "nothing", { NULL }, START },
  { "fen", { "--fen", "8/8/8/8/8/5k2/q7/7K b - - 12 40" }, "8/8/8/8/8/5k2/q7/7K b - - 12 40" },
  { "bad-fen", { "--fen", "hello" }, START },
  { "empty-fen", { "--fen", "" }, START },
  { "missing-file", { "/nonexistent/folder/game.fen" }, START },
};

typedef struct
{
  const CommandLine *line;
  guint checks;
} Run;

static gboolean
check_cb (gpointer user_data)
{
  Run *run = user_data;
  GApplication *application = g_application_get_default ();
  GtkWindow *window = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (CHECKBIT_IS_WINDOW (l->data))
      window = l->data;
  if (window == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return G_SOURCE_CONTINUE;

  g_autofree char *fen
      = checkbit_game_dup_fen (checkbit_window_get_game (CHECKBIT_WINDOW (window)));
  g_assert_cmpstr (fen, ==, run->line->fen);
  run->checks++;
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  return G_SOURCE_REMOVE;
}

static void
test_command_line (gconstpointer data)
{
  Run run = { data, 0 };
  g_autoptr (CheckbitApplication) application = checkbit_application_new ();
  char *argv[5] = { (char *) "checkbit", NULL };
  int argc = 1;

  for (guint i = 0; i < 3 && run.line->arguments[i] != NULL; i++)
    argv[argc++] = (char *) run.line->arguments[i];
  g_timeout_add (50, check_cb, &run);
  run_to_end (application, argc, argv);
  g_assert_cmpuint (run.checks, ==, 1);
}

/* --- Wrong usage ------------------------------------------------------------------------------ */

static const char *const wrong_usages[] = { "--nonsense", "--fen", "--new-windows",
                                            "--layout a8b8" };

static void
test_wrong_usage (gconstpointer data)
{
  g_autofree char *command = g_strdup_printf ("'%s' %s", g_getenv ("CHECKBIT_PROGRAM"),
                                              (const char *) data);
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_spawn_command_line_sync (command, NULL, &errors, &status, NULL));
  g_assert_false (g_spawn_check_wait_status (status, &error));
  g_assert_error (error, G_SPAWN_EXIT_ERROR, 2);
  g_assert_cmpstr (errors, !=, "");
}

/* --- Windows ---------------------------------------------------------------------------------- */

static guint
count_windows (GApplication *application)
{
  guint n = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    n += CHECKBIT_IS_WINDOW (l->data) && gtk_widget_get_mapped (l->data);
  return n;
}

/* The next step, once this many windows exist. */
typedef struct
{
  guint n_windows;
  void (*act) (GApplication *application);
} Step;

static gboolean
step_cb (gpointer user_data)
{
  const Step **step = user_data;
  GApplication *application = g_application_get_default ();

  if (count_windows (application) != (*step)->n_windows)
    return G_SOURCE_CONTINUE;
  (*step)->act (application);
  (*step)++;
  return (*step)->act != NULL ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
run_steps (const Step *steps)
{
  g_autoptr (CheckbitApplication) application = checkbit_application_new ();
  char *argv[] = { (char *) "checkbit", NULL };

  g_timeout_add (50, step_cb, &steps);
  run_to_end (application, 1, argv);
  g_assert_null (steps->act);
}

static void
quit (GApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

/* A second start, as the desktop entry's "New Window" has it. */
static void
start_again (GApplication *application)
{
  const char *argv[] = { g_getenv ("CHECKBIT_PROGRAM"), "--new-window", NULL };

  g_assert_true (g_spawn_async (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL));
}

static void
test_new_window (void)
{
  static const Step steps[] = { { 1, start_again }, { 2, quit }, { 0 } };

  run_steps (steps);
}

static void
open_another (GApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
}

/* References to a window's actions on the bus are released one iteration of the main loop later. */
static void
close_and_choose (GApplication *application)
{
  g_autoptr (GSettings) settings = checkbit_settings_new ();
  gboolean times = g_settings_get_boolean (settings, "move-times");

  gtk_window_close (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  g_settings_set_boolean (settings, "move-times", !times);
  g_settings_reset (settings, "move-times");
}

static void
test_setting_after_window (void)
{
  static const Step steps[] = { { 1, open_another }, { 2, close_and_choose }, { 1, quit }, { 0 } };

  run_steps (steps);
}

/* The inspector's window closes with that of its game, whichever was active last. */
static void
detach (GApplication *application)
{
  GtkWindow *window = gtk_application_get_windows (GTK_APPLICATION (application))->data;

  g_action_group_activate_action (G_ACTION_GROUP (window), "detach-inspector", NULL);
  gtk_application_remove_window (GTK_APPLICATION (application), window);
  gtk_application_add_window (GTK_APPLICATION (application), window);
  g_assert_true (gtk_application_get_windows (GTK_APPLICATION (application))->data == window);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))), ==,
                    2);
}

static void
test_quit_detached (void)
{
  static const Step steps[] = { { 1, detach }, { 1, quit }, { 0 } };

  run_steps (steps);
}

/* A new window opens as the last one is. */
static void
detach_and_open (GApplication *application)
{
  GtkWindow *window = gtk_application_get_windows (GTK_APPLICATION (application))->data;

  g_action_group_activate_action (G_ACTION_GROUP (window), "detach-inspector", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
}

static void
assert_detached (GApplication *application)
{
  guint n = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (CHECKBIT_IS_WINDOW (l->data))
      {
        g_autoptr (GVariant) state
            = g_action_group_get_action_state (G_ACTION_GROUP (l->data), "detach-inspector");

        g_assert_true (g_variant_get_boolean (state));
        n++;
      }
  g_assert_cmpuint (n, ==, 2);
}

static void
test_new_detached (void)
{
  static const Step steps[]
      = { { 1, detach_and_open }, { 2, assert_detached }, { 2, quit }, { 0 } };
  g_autoptr (GSettings) settings = checkbit_settings_new ();

  g_settings_reset (settings, "inspector-detached");
  run_steps (steps);
  g_settings_reset (settings, "inspector-detached");
}

static void
show_shortcuts (GApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "shortcuts", NULL);
}

/* Also in large texts: the window fits a small laptop's screen, and what is too much scrolls. */
static void
assert_small (GtkWidget *window)
{
  static const double scales[] = { 1, 1.5, 2 };
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi, width, height;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * scales[i]), NULL);
      ui_test_wait_for_frames (window);
      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      g_assert_cmpint (width, <=, 760);
      g_assert_cmpint (height, <=, 560);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static gboolean
is_shortcuts (GtkWidget *window)
{
  return gtk_widget_get_mapped (window) && ui_test_find_type (window, GTK_TYPE_SHORTCUT_LABEL);
}

static void
assert_shortcuts (GApplication *application)
{
  GtkWindow *shown = gtk_application_get_active_window (GTK_APPLICATION (application));
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  g_assert_nonnull (shown);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (!is_shortcuts (window))
        continue;
      n++;
      assert_small (window);
    }
  g_assert_cmpuint (n, ==, 1);
}

/* The window of the keys. */
static void
test_shortcuts (void)
{
  static const Step steps[]
      = { { 1, show_shortcuts }, { 1, assert_shortcuts }, { 1, quit }, { 0 } };

  run_steps (steps);
}

/* The end of the session would cut off a save. */
static void
save_game (GApplication *application)
{
  GtkWindow *window = gtk_application_get_windows (GTK_APPLICATION (application))->data;
  WindowParts parts = window_parts (CHECKBIT_WINDOW (window));
  g_autofree char *folder = g_dir_make_tmp ("checkbit-session-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_cmpuint (n_inhibited, ==, 0);
  checkbit_saver_save_to (parts.saver, file);
  g_assert_true (checkbit_saver_is_saving (parts.saver));
  g_assert_cmpuint (n_inhibited, ==, 1);
  ui_test_wait_for (!checkbit_saver_is_saving (parts.saver));
  g_assert_cmpuint (n_inhibited, ==, 0);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_rmdir (folder);
}

static void
test_session_waits (void)
{
  static const Step steps[] = { { 1, save_game }, { 1, quit }, { 0 } };

  run_steps (steps);
}

/* --- Dropped files --------------------------------------------------------------------------- */

static const char *const dropped_fens[]
    = { "8/8/8/8/8/5k2/q7/7K b - - 12 40", "8/8/8/8/8/5k2/r7/7K b - - 3 50",
        "8/8/8/8/8/5k2/1q6/7K w - - 7 60" };

/* What takes files that are dropped on a window. */
static GtkEventController *
find_file_target (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      const GType *types;
      gsize n;

      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      types = gtk_drop_target_get_gtypes (GTK_DROP_TARGET (controller), &n);
      if (n > 0 && types[0] == GDK_TYPE_FILE_LIST)
        return controller;
    }
  return NULL;
}

static gboolean
drop (GtkWidget *window, GSList *files)
{
  GValue value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  g_signal_emit_by_name (find_file_target (window), "drop", &value, 0.0, 0.0, &taken);
  g_value_unset (&value);
  return taken;
}

/* Whether some window shows a position. */
static gboolean
is_shown (GApplication *application, const char *fen)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    {
      g_autofree char *now = checkbit_game_dup_fen (checkbit_window_get_game (l->data));

      if (g_str_equal (now, fen))
        return TRUE;
    }
  return FALSE;
}

static void
drop_files (GApplication *application)
{
  GtkWindow *window = gtk_application_get_windows (GTK_APPLICATION (application))->data;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-drop-XXXXXX", NULL);
  g_autoslist (GFile) files = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (dropped_fens); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%u.fen", folder, i);

      g_assert_true (g_file_set_contents (name, dropped_fens[i], -1, NULL));
      files = g_slist_append (files, g_file_new_for_path (name));
    }
  g_assert_true (drop (GTK_WIDGET (window), files));
  for (guint i = 0; i < G_N_ELEMENTS (dropped_fens); i++)
    ui_test_wait_for (is_shown (application, dropped_fens[i]));
  for (GSList *l = files; l != NULL; l = l->next)
    g_assert_true (g_file_delete (l->data, NULL, NULL));
  g_rmdir (folder);
}

/* Each opens in a window. */
static void
test_drop (void)
{
  static const Step steps[] = { { 1, drop_files }, { 3, quit }, { 0 } };

  run_steps (steps);
}

/* As many as could be meant, and a word about the others. */
static void
drop_too_many (GApplication *application)
{
  GtkWindow *window = gtk_application_get_windows (GTK_APPLICATION (application))->data;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-many-XXXXXX", NULL);
  g_autofree char *name = g_build_filename (folder, "many.fen", NULL);
  g_autoslist (GFile) files = NULL;
  guint n;

  g_assert_true (g_file_set_contents (name, dropped_fens[0], -1, NULL));
  for (guint i = 0; i < CHECKBIT_OPEN_AT_ONCE + 3; i++)
    files = g_slist_append (files, g_file_new_for_path (name));
  g_assert_true (drop (GTK_WIDGET (window), files));
  n = g_list_length (gtk_application_get_windows (GTK_APPLICATION (application)));
  g_assert_cmpuint (n, ==, CHECKBIT_OPEN_AT_ONCE);
  ui_test_wait_for (is_shown (application, dropped_fens[0]));
  g_assert_true (g_file_delete (files->data, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_drop_many (void)
{
  static const Step steps[] = { { 1, drop_too_many }, { CHECKBIT_OPEN_AT_ONCE, quit }, { 0 } };

  run_steps (steps);
}

static gboolean
says_left_out (GApplication *application)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (ui_test_says (l->data, "Only the first 20 files were opened"))
      return TRUE;
  return FALSE;
}

static gboolean
left_out_cb (gpointer user_data)
{
  GApplication *application = g_application_get_default ();

  if (!says_left_out (application))
    return G_SOURCE_CONTINUE;
  g_assert_cmpuint (count_windows (application), ==, CHECKBIT_OPEN_AT_ONCE);
  quit (application);
  return G_SOURCE_REMOVE;
}

/* No more than that from the command line: *.pgn in a folder that has thousands. */
static void
test_argument_many (void)
{
  g_autoptr (CheckbitApplication) application = checkbit_application_new ();
  char *argv[CHECKBIT_OPEN_AT_ONCE + 4] = { (char *) "checkbit" };

  for (guint i = 1; i < G_N_ELEMENTS (argv); i++)
    argv[i] = (char *) "/nonexistent/folder/game.fen";
  g_timeout_add (50, left_out_cb, NULL);
  run_to_end (application, G_N_ELEMENTS (argv), argv);
}

/* --- A game that comes back ------------------------------------------------------------------ */

/* What is done in the first window before the game of the last time is there. */
typedef struct
{
  const char *name;
  void (*act) (WindowParts *parts);
  guint n_windows; /* by the time that it is */
} Meanwhile;

static void
do_nothing (WindowParts *parts)
{
}

static void
write_comment (WindowParts *parts)
{
  checkbit_game_set_comment (parts->game, checkbit_game_get_root (parts->game), "Mine");
}

/* Begins a comment, and leaves it at that. */
static void
draft_comment (WindowParts *parts)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (parts->board)));
  GtkWidget *editor;
  GtkTextView *view;

  gtk_widget_activate_action (window, "win.comment", NULL);
  editor = ui_test_find_type (window, CHECKBIT_TYPE_COMMENT_EDITOR);
  view = ui_test_find_type (editor, GTK_TYPE_TEXT_VIEW);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), "Mine", -1);
}

static void
write_tag (WindowParts *parts)
{
  checkbit_game_set_tag (parts->game, "White", "Ann");
}

static void
begin_match (WindowParts *parts)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  plan->sides[CHESS_WHITE].engine = plan->sides[CHESS_BLACK].engine = FALSE;
  g_assert_true (checkbit_controller_start_match (parts->controller, plan, NULL));
}

static const Meanwhile meanwhiles[] = {
  { "nothing", do_nothing, 1 }, { "comment", write_comment, 2 }, { "draft", draft_comment, 2 },
  { "tag", write_tag, 2 },      { "match", begin_match, 2 },
};

/* Leaves a game with a move to come back at the next start. */
static void
leave_game (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitJournal) journal
      = checkbit_journal_new (checkbit_session_get_default (), game, NULL);

  g_assert_true (checkbit_game_play (game, chess_move_new (12, 28, CHESS_MOVE_NORMAL), NULL));
  checkbit_journal_end (journal, TRUE);
  checkbit_session_flush (checkbit_session_get_default ());
}

/* Takes away what the windows have left. */
static void
forget_games (void)
{
  CheckbitSession *session = checkbit_session_get_default ();
  g_autoptr (GPtrArray) games = checkbit_session_restore (session);

  for (guint i = 0; i < games->len; i++)
    {
      g_autoptr (CheckbitGame) game = checkbit_game_new ();
      g_autoptr (CheckbitJournal) journal
          = checkbit_journal_new (session, game, g_steal_pointer (&games->pdata[i]));

      checkbit_journal_end (journal, FALSE);
    }
  checkbit_session_flush (session);
}

static void
activated_cb (GApplication *application, const Meanwhile *row)
{
  GtkWindow *window = gtk_application_get_windows (GTK_APPLICATION (application))->data;
  WindowParts parts = window_parts (CHECKBIT_WINDOW (window));

  row->act (&parts);
}

/* Quits once the game is back, with every window on show. */
static gboolean
back_cb (gpointer user_data)
{
  const Meanwhile *row = user_data;
  GApplication *application = g_application_get_default ();
  guint n = 0, n_back = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    {
      CheckbitGame *game = checkbit_window_get_game (l->data);

      n++;
      n_back += checkbit_node_get_n_children (checkbit_game_get_root (game));
    }
  if (n_back == 0)
    return G_SOURCE_CONTINUE;
  g_assert_cmpuint (n, ==, row->n_windows);
  if (count_windows (application) < n)
    return G_SOURCE_CONTINUE;
  quit (application);
  return G_SOURCE_REMOVE;
}

/* Ends as with the desktop's session, once a review has found something. */
static void
progress_cb (CheckbitReview *review, GApplication *application)
{
  if (checkbit_review_get_n_found (review) > 0)
    g_application_quit (application);
}

/* Reviews a game of one move once there is a window. */
static gboolean
review_cb (gpointer user_data)
{
  CheckbitGame **game = user_data;
  GApplication *application = g_application_get_default ();
  const char *arguments[] = { "greedy", NULL };
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new ("x", "x", g_getenv ("FAKE_ENGINE"), arguments, NULL, FALSE);
  WindowParts parts;
  CheckbitReview *review;

  if (count_windows (application) == 0)
    return G_SOURCE_CONTINUE;

  parts = window_parts (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  *game = g_object_ref (parts.game);
  g_assert_true (checkbit_game_play (*game, chess_move_new (12, 28, CHESS_MOVE_NORMAL), NULL));
  review = checkbit_controller_get_review (parts.controller);
  g_signal_connect (review, "progress", G_CALLBACK (progress_cb), application);
  g_assert_true (checkbit_review_start (review, entry, (CheckbitReviewPace){ .depth = 6 }));
  return G_SOURCE_REMOVE;
}

/* Games are locked as long as their windows are there. */
static void
destroy_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  while (g_list_model_get_n_items (windows) > 0)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, 0);

      gtk_window_destroy (window);
    }
  checkbit_session_flush (checkbit_session_get_default ());
}

/* Its results are in the game, with which they are kept, before the windows go. */
static void
test_review_at_end_of_session (void)
{
  g_autoptr (CheckbitApplication) application = checkbit_application_new ();
  g_autoptr (CheckbitGame) game = NULL;
  char *argv[] = { (char *) "checkbit", NULL };
  CheckbitNode *end;

  g_timeout_add (50, review_cb, &game);
  run_to_end (application, 1, argv);
  end = checkbit_record_get_end (checkbit_game_get_record (game));
  g_assert_cmpint (checkbit_node_get_score (end, NULL).kind, ==, CHECKBIT_SCORE_CENTIPAWNS);

  destroy_windows ();
  forget_games ();
}

/* It takes the window of a plain start, unless somebody has begun to work there. */
static void
test_comes_back (gconstpointer data)
{
  g_autoptr (CheckbitApplication) application = NULL;
  char *argv[] = { (char *) "checkbit", NULL };

  leave_game ();
  application = checkbit_application_new ();
  g_signal_connect_after (application, "activate", G_CALLBACK (activated_cb), (gpointer) data);
  g_timeout_add (50, back_cb, (gpointer) data);
  run_to_end (application, 1, argv);
  forget_games ();
}

/* Told to end before the game is there; in the second case another window is asked for after that.
 */
static void
quit_early_cb (GApplication *application, gpointer again)
{
  quit (application);
  if (GPOINTER_TO_INT (again))
    open_another (application);
}

/* Ends the program when a game is back. */
static gboolean
end_back_cb (gpointer user_data)
{
  gboolean *back = user_data;
  GApplication *application = g_application_get_default ();

  if (*back)
    return G_SOURCE_CONTINUE;
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (checkbit_node_get_n_children (checkbit_game_get_root (checkbit_window_get_game (l->data))))
      *back = TRUE;
  if (*back)
    quit (application);
  return G_SOURCE_CONTINUE;
}

/* The game neither holds the program up nor gets lost. */
static void
test_quit_before_back (gconstpointer again)
{
  g_autoptr (CheckbitApplication) application = NULL;
  g_autoptr (GPtrArray) games = NULL;
  char *argv[] = { (char *) "checkbit", NULL };
  gboolean back = FALSE;
  guint watch;

  leave_game ();
  application = checkbit_application_new ();
  g_signal_connect_after (application, "activate", G_CALLBACK (quit_early_cb), (gpointer) again);
  watch = g_timeout_add (20, end_back_cb, &back);
  run_to_end (application, 1, argv);
  g_source_remove (watch);
  g_assert_cmpint (back, ==, GPOINTER_TO_INT (again));
  games = checkbit_session_restore (checkbit_session_get_default ());
  g_assert_cmpuint (games->len, ==, 1);
  g_clear_pointer (&games, g_ptr_array_unref);
  forget_games ();
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/application/version", test_version);
  for (guint i = 0; i < G_N_ELEMENTS (command_lines); i++)
    {
      g_autofree char *path = g_strconcat ("/application/", command_lines[i].name, NULL);
      g_test_add_data_func (path, &command_lines[i], test_command_line);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong_usages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/application/wrong-usage/%u", i);
      g_test_add_data_func (path, wrong_usages[i], test_wrong_usage);
    }
  g_test_add_data_func ("/application/quit-before-back/quit", GINT_TO_POINTER (FALSE),
                        test_quit_before_back);
  g_test_add_data_func ("/application/quit-before-back/again", GINT_TO_POINTER (TRUE),
                        test_quit_before_back);
  g_test_add_func ("/application/drop", test_drop);
  g_test_add_func ("/application/drop-many", test_drop_many);
  g_test_add_func ("/application/argument-many", test_argument_many);
  g_test_add_func ("/application/new-window", test_new_window);
  g_test_add_func ("/application/setting-after-window", test_setting_after_window);
  g_test_add_func ("/application/shortcuts", test_shortcuts);
  g_test_add_func ("/application/quit-detached", test_quit_detached);
  g_test_add_func ("/application/new-detached", test_new_detached);
  g_test_add_func ("/application/session-waits", test_session_waits);
  g_test_add_func ("/application/review-at-end-of-session", test_review_at_end_of_session);
  for (guint i = 0; i < G_N_ELEMENTS (meanwhiles); i++)
    {
      g_autofree char *path = g_strconcat ("/application/comes-back/", meanwhiles[i].name, NULL);
      g_test_add_data_func (path, &meanwhiles[i], test_comes_back);
    }
  return g_test_run ();
}
