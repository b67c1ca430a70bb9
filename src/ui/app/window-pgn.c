/* Games of PGN files in the window: read in the background, listed, and one of them on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "ui/base/problem-list.h"

#define NO_GAME G_MAXUINT

/* A file that is being read, or a game of it. */
typedef struct
{
  CheckbitWindow *window; /* owned */
  CheckbitPgnFile *pgn;   /* owned */
  guint index;    /* the game that is wanted; NO_GAME: the list of all, where there are more */
  gboolean quiet; /* no note is needed */
} Job;

static Job *
job_new (CheckbitWindow *self, CheckbitPgnFile *pgn, guint index)
{
  Job *job = g_new0 (Job, 1);

  job->window = g_object_ref (self);
  job->pgn = g_object_ref (pgn);
  job->index = index;
  return job;
}

static void
job_free (Job *job)
{
  g_object_unref (job->window);
  g_object_unref (job->pgn);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static gboolean
is_closed (CheckbitWindow *self)
{
  return g_cancellable_is_cancelled (self->cancellable);
}

/* --- The list and the bar ------------------------------------------------------------------- */

void
checkbit_window_show_games (CheckbitWindow *self, gboolean show)
{
  const char *page = show ? "games" : "board";

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0)
    return;
  gtk_stack_set_visible_child_name (self->pages, page);
  checkbit_window_update_bar (self);
  checkbit_window_update_title (self);
  if (show)
    checkbit_game_list_focus (self->game_list);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
checkbit_window_update_bar (CheckbitWindow *self)
{
  checkbit_game_bar_update (self->game_bar, checkbit_controller_get_document (self->controller),
                            checkbit_game_get_tags (self->game));
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "games") == 0)
    gtk_widget_set_visible (GTK_WIDGET (self->game_bar), FALSE);
  checkbit_window_set_action_enabled (
      self, "problems",
      checkbit_document_get_problems (checkbit_controller_get_document (self->controller)) != NULL);
}

void
checkbit_window_update_games (CheckbitWindow *self)
{
  CheckbitPgnFile *pgn
      = checkbit_document_get_pgn (checkbit_controller_get_document (self->controller));

  if (pgn != NULL
      && checkbit_document_get_n (checkbit_controller_get_document (self->controller)) > 1)
    {
      checkbit_game_list_set_file (self->game_list, pgn);
      checkbit_game_list_set_index (
          self->game_list,
          checkbit_document_get_index (checkbit_controller_get_document (self->controller)));
    }
  else
    checkbit_game_list_set_index (self->game_list, NO_GAME);
  checkbit_window_set_action_enabled (self, "games",
                                      checkbit_game_list_get_file (self->game_list) != NULL);
  checkbit_window_set_action_enabled (
      self, "reload",
      checkbit_document_get_file (checkbit_controller_get_document (self->controller)) != NULL);
  checkbit_window_update_bar (self);
}

static void
list_file (CheckbitWindow *self, CheckbitPgnFile *pgn)
{
  checkbit_game_list_set_file (self->game_list, pgn);
  checkbit_window_set_action_enabled (self, "games", TRUE);
  checkbit_window_show_games (self, TRUE);
}

/* --- One game ------------------------------------------------------------------------------- */

static void
show_problems (gpointer data)
{
  CheckbitWindow *self = data;

  g_action_group_activate_action (G_ACTION_GROUP (self), "problems", NULL);
}

/* What to say about a game that takes the place of another: nothing where nothing was lost from
 * sight. (transfer full) */
static char *
dup_note (CheckbitWindow *self, const Job *job)
{
  CheckbitPgnFile *old
      = checkbit_document_get_pgn (checkbit_controller_get_document (self->controller));
  g_autofree char *name = NULL;

  if (checkbit_game_get_modified (self->game))
    return g_strdup (_ ("Another game: what was changed in the last one is kept"));
  if (old == job->pgn || checkbit_controller_has_blank_game (self->controller))
    return NULL;
  name = checkbit_document_dup_file_name (checkbit_pgn_file_get_file (job->pgn));
  return g_strdup_printf (_ ("Opened “%s”"), name);
}

static void
show_game (CheckbitWindow *self, const Job *job, CheckbitPgnGame *game)
{
  GArray *problems = game->problems->len > 0 ? g_array_ref (game->problems) : NULL;
  g_autofree char *note = dup_note (self, job);
  g_autofree char *text = NULL;

  checkbit_window_replace_record (self, checkbit_pgn_game_steal_record (game),
                                  checkbit_document_new_game (job->pgn, job->index, problems),
                                  note);
  checkbit_window_remember_file (checkbit_pgn_file_get_file (job->pgn));
  if (problems == NULL)
    return;
  text = g_strdup_printf (ngettext ("%u thing in this game could not be read",
                                    "%u things in this game could not be read", problems->len),
                          problems->len);
  checkbit_window_offer (self, text, _ ("_Show"), CHECKBIT_OFFER_GAME, show_problems);
}

static void
game_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitPgnGame) game
      = checkbit_pgn_file_read_game_finish (CHECKBIT_PGN_FILE (source), result, &error);

  if (is_closed (job->window))
    return;
  if (game != NULL)
    show_game (job->window, job, game);
  else
    checkbit_window_explain (job->window, _ ("The Game Could Not Be Read"), error->message);
}

static void
read_game (CheckbitWindow *self, CheckbitPgnFile *pgn, guint index)
{
  checkbit_pgn_file_read_game_async (pgn, index, self->cancellable, game_read_cb,
                                     job_new (self, pgn, index));
}

static void
game_activated_cb (CheckbitWindow *self, guint index)
{
  CheckbitPgnFile *pgn = checkbit_game_list_get_file (self->game_list);

  if (pgn == checkbit_document_get_pgn (checkbit_controller_get_document (self->controller))
      && index == checkbit_document_get_index (checkbit_controller_get_document (self->controller)))
    checkbit_window_show_games (self, FALSE);
  else
    read_game (self, pgn, index);
}

void
checkbit_window_step_game (CheckbitWindow *self, int direction)
{
  CheckbitPgnFile *pgn
      = checkbit_document_get_pgn (checkbit_controller_get_document (self->controller));
  guint index;

  if (checkbit_game_list_get_file (self->game_list) == pgn
      && checkbit_game_list_get_neighbour (
          self->game_list,
          checkbit_document_get_index (checkbit_controller_get_document (self->controller)),
          direction, &index))
    read_game (self, pgn, index);
  else
    checkbit_window_say (self, direction > 0 ? _ ("This is the last game of the list.")
                                             : _ ("This is the first game of the list."));
}

/* --- A file --------------------------------------------------------------------------------- */

/* The first of many games are there: the list is shown while the rest is being read. */
static void
n_games_cb (CheckbitPgnIndex *index, GParamSpec *pspec, CheckbitWindow *self)
{
  if (checkbit_pgn_index_get_n_games (index) < 2)
    return;
  if (self->opening != NULL && checkbit_pgn_file_get_index (self->opening) == index
      && checkbit_game_list_get_file (self->game_list) != self->opening)
    list_file (self, self->opening);
}

static void
stop_opening (CheckbitWindow *self)
{
  if (self->opening == NULL)
    return;
  g_signal_handlers_disconnect_by_data (checkbit_pgn_file_get_index (self->opening), self);
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_object (&self->opening);
}

/* A file has been read. What its games are shown as depends on how many there are. */
static void
show_file (CheckbitWindow *self, const Job *job)
{
  guint n = checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (job->pgn));
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (n > 0 && (n == 1 || job->index != NO_GAME))
    read_game (self, job->pgn, job->index != NO_GAME ? MIN (job->index, n - 1) : 0);
  else if (n > 1)
    checkbit_window_remember_file (checkbit_pgn_file_get_file (job->pgn));
  else
    {
      name = checkbit_document_dup_file_name (checkbit_pgn_file_get_file (job->pgn));
      /* Translators: %s is a file's name */
      text = g_strdup_printf (_ ("There is no game in “%s”."), name);
      checkbit_window_explain (self, _ ("The File Could Not Be Opened"), text);
    }
}

static void
say_stopped (CheckbitWindow *self, const Job *job)
{
  guint n = checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (job->pgn));
  g_autofree char *text = g_strdup_printf (
      ngettext ("Reading stopped: %u game so far", "Reading stopped: %u games so far", n), n);

  checkbit_window_toast (self, text);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  CheckbitWindow *self = job->window;
  g_autoptr (GError) error = NULL;
  gboolean done = checkbit_pgn_file_load_finish (job->pgn, result, &error);
  gboolean current = self->opening == job->pgn;

  if (is_closed (self))
    return;
  if (current)
    stop_opening (self);
  if (done && current)
    show_file (self, job);
  else if (!done && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      if (checkbit_game_list_get_file (self->game_list) == job->pgn)
        say_stopped (self, job);
    }
  else if (!done)
    checkbit_window_explain (self, _ ("The File Could Not Be Opened"), error->message);
  checkbit_window_update_bar (self);
}

static void
load (CheckbitWindow *self, GFile *file, guint index)
{
  g_autoptr (CheckbitPgnFile) pgn = checkbit_pgn_file_new (file);

  stop_opening (self);
  self->opening = g_object_ref (pgn);
  self->loading = g_cancellable_new ();
  checkbit_pgn_file_load_async (pgn, self->loading, loaded_cb, job_new (self, pgn, index));
  if (index == NO_GAME)
    g_signal_connect_object (checkbit_pgn_file_get_index (pgn), "notify::n-games",
                             G_CALLBACK (n_games_cb), self, 0);
}

void
checkbit_window_open_pgn (CheckbitWindow *self, GFile *file)
{
  load (self, file, NO_GAME);
}

void
checkbit_window_reload (CheckbitWindow *self)
{
  GFile *file = checkbit_document_get_file (checkbit_controller_get_document (self->controller));

  if (file == NULL)
    return;
  if (checkbit_document_get_pgn (checkbit_controller_get_document (self->controller)) != NULL)
    load (self, file,
          checkbit_document_get_index (checkbit_controller_get_document (self->controller)));
  else
    checkbit_window_open_positions (self, file);
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
games_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  const char *shown = gtk_stack_get_visible_child_name (self->pages);

  checkbit_window_show_games (self, g_strcmp0 (shown, "games") != 0);
}

static void
reload_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_window_reload (user_data);
}

static void
problems_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  GArray *problems
      = checkbit_document_get_problems (checkbit_controller_get_document (self->controller));

  if (problems != NULL)
    gtk_window_present (GTK_WINDOW (checkbit_problem_list_new (GTK_WINDOW (self), problems)));
}

static const GActionEntry actions[] = {
  { .name = "games", .activate = games_cb },
  { .name = "reload", .activate = reload_cb },
  { .name = "problems", .activate = problems_cb },
};

void
checkbit_window_add_pgn_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

static void
close_games_cb (CheckbitWindow *self)
{
  checkbit_window_show_games (self, FALSE);
}

static void
add_game_list (CheckbitWindow *self)
{
  self->game_list = CHECKBIT_GAME_LIST (checkbit_game_list_new ());
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->game_list), "games");
}

/* Players may have other names now. */
static void
game_changed_cb (CheckbitWindow *self, CheckbitChangeKind kind)
{
  if (kind == CHECKBIT_CHANGE_EDIT)
    checkbit_window_update_bar (self);
}

void
checkbit_window_init_pgn (CheckbitWindow *self)
{
  add_game_list (self);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_list, "game-activated", G_CALLBACK (game_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_list, "stop-requested", G_CALLBACK (stop_opening), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_list, "close-requested", G_CALLBACK (close_games_cb), self,
                           G_CONNECT_SWAPPED);
}

void
checkbit_window_dispose_pgn (CheckbitWindow *self)
{
  stop_opening (self);
}
