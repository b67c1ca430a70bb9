/* Opening files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/opener.h"

#include <glib/gi18n-lib.h>

#include "ui/app/board-use.h"
#include "ui/app/file-chooser.h"
#include "ui/app/file-kind.h"
#include "ui/app/recent-files.h"
#include "ui/base/links.h"
#include "ui/record/problem-list.h"

#define BEGINNING_BYTES 4096
#define NO_GAME G_MAXUINT

struct _CheckbitOpener
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  CheckbitGamesView *games;
  CheckbitPositionList *positions;
  CheckbitNotes *notes;
  GCancellable *cancellable;
  GtkFileChooserNative *chooser; /* NULL for none */
  CheckbitPgnFile *reading;      /* a file of games; NULL for none */
  GCancellable *loading;         /* of that */

  guint n_jobs;                /* under way */
  const struct _Job *game_job; /* the last of them that reads a game; NULL for none */
  guint n_asked;               /* how often something was to be opened; only the last time counts */
  CheckbitBoardUse use;        /* of the board, the last time */
};

enum
{
  PROP_0,
  PROP_READING,
  PROP_CAN_STEP,
  PROP_CAN_RELOAD,
  PROP_HAS_PROBLEMS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitOpener, controller, checkbit_controller),
  CHECKBIT_LINK ("games", CheckbitOpener, games, checkbit_games_view),
  CHECKBIT_LINK ("positions", CheckbitOpener, positions, checkbit_position_list),
  CHECKBIT_LINK ("notes", CheckbitOpener, notes, checkbit_notes),
  CHECKBIT_LINK ("cancellable", CheckbitOpener, cancellable, g_cancellable),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitOpener, checkbit_opener, G_TYPE_OBJECT)

static CheckbitDocument *
get_document (CheckbitOpener *self)
{
  return checkbit_controller_get_document (self->controller);
}

static CheckbitGame *
get_game (CheckbitOpener *self)
{
  return checkbit_controller_get_game (self->controller);
}

static CheckbitGameList *
get_list (CheckbitOpener *self)
{
  return checkbit_games_view_get_list (self->games);
}

static gboolean
is_closed (CheckbitOpener *self)
{
  return g_cancellable_is_cancelled (self->cancellable);
}

static GtkWindow *
get_window (CheckbitOpener *self)
{
  return checkbit_games_view_get_window (self->games);
}

/* A file, or a game of it, that is being read. */
typedef struct _Job
{
  CheckbitOpener *opener; /* owned */
  GFile *file;            /* owned */
  guint number;           /* of what was asked for */
  CheckbitPgnFile *pgn;   /* owned; NULL where it is a file of positions */
  guint index;            /* of the wanted game; NO_GAME: the list, or the only game */
  gboolean at_position;    /* opens the game where its main line has this: */
  ChessPosition position;
} Job;

static Job *
job_new (CheckbitOpener *self, GFile *file)
{
  Job *job = g_new0 (Job, 1);

  job->opener = g_object_ref (self);
  job->file = g_object_ref (file);
  job->number = self->n_asked;
  self->n_jobs++;
  return job;
}

/* A game of a file, or all of them. */
static Job *
job_new_games (CheckbitOpener *self, CheckbitPgnFile *pgn, guint index)
{
  Job *job = job_new (self, checkbit_pgn_file_get_file (pgn));

  job->pgn = g_object_ref (pgn);
  job->index = index;
  return job;
}

static void
job_free (Job *job)
{
  job->opener->n_jobs--;
  if (job->opener->game_job == job)
    job->opener->game_job = NULL;
  g_object_unref (job->opener);
  g_object_unref (job->file);
  g_clear_object (&job->pgn);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

/* Something else is to be opened: what was to be opened before does not come any more. A file whose
 * games are in sight is read on. */
static void
ask (CheckbitOpener *self)
{
  self->n_asked++;
  checkbit_board_use_note (&self->use, self->controller);
  if (self->reading != NULL && checkbit_games_view_get_file (self->games) != self->reading)
    checkbit_opener_stop (self);
}

/* Whether it may come on the board: what the person has turned to meanwhile must stay there. */
static gboolean
is_wanted (const Job *job)
{
  CheckbitOpener *self = job->opener;

  return !is_closed (self) && job->number == self->n_asked
         && checkbit_board_use_lasts (&self->use, self->controller);
}

/* "Opened “mates.epd”". (transfer full) */
static char *
dup_opened (GFile *file)
{
  g_autofree char *name = checkbit_document_dup_file_name (file);

  /* Translators: a file's name */
  return g_strdup_printf (_ ("Opened “%s”"), name);
}

/* --- Positions ------------------------------------------------------------------------------ */

/* The first line that holds a position; every loaded list has one. */
static guint
first_position (GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const CheckbitPositionLine *line = g_ptr_array_index (lines, i);
      if (line->error.kind == CHESS_FEN_OK)
        return i;
    }
  return 0;
}

static void
show_lines (const Job *job, GPtrArray *lines, const CheckbitFileStamp *stamp)
{
  CheckbitController *controller = job->opener->controller;
  guint index = first_position (lines);
  const CheckbitPositionLine *line = g_ptr_array_index (lines, index);
  CheckbitDocument *document = checkbit_document_new (job->file, lines);
  g_autofree char *note
      = checkbit_controller_has_blank_game (controller) ? NULL : dup_opened (job->file);

  checkbit_document_set_index (document, index);
  checkbit_document_set_stamp (document, stamp);
  checkbit_controller_replace (controller, checkbit_record_new (&line->position), document, note);
  checkbit_recent_files_add (job->file);
}

static void
positions_loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  CheckbitFileStamp stamp;
  GPtrArray *lines = checkbit_position_file_load_finish (result, &stamp, &error);

  if (!is_wanted (job))
    g_clear_pointer (&lines, g_ptr_array_unref);
  else if (lines != NULL)
    show_lines (job, lines, &stamp);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    checkbit_notes_explain (job->opener->notes, _ ("The File Could Not Be Opened"), error->message);
}

static void
open_positions (CheckbitOpener *self, GFile *file)
{
  checkbit_position_file_load_async (file, self->cancellable, positions_loaded_cb,
                                     job_new (self, file));
}

/* Puts another of the file's positions on the board. */
static void
show_line (CheckbitOpener *self, guint index)
{
  CheckbitDocument *old = get_document (self);
  GPtrArray *lines = checkbit_document_get_lines (old);
  const CheckbitPositionLine *line = g_ptr_array_index (lines, index);
  gboolean played = checkbit_game_get_modified (get_game (self));
  CheckbitDocument *document;

  if (line->error.kind != CHESS_FEN_OK)
    return;
  document = checkbit_document_new (checkbit_document_get_file (old), g_ptr_array_ref (lines));
  checkbit_document_set_index (document, index);
  checkbit_document_copy_stamp (document, old);
  checkbit_controller_replace (self->controller, checkbit_record_new (&line->position), document,
                               played ? _ ("New position: the moves were set aside") : NULL);
}

/* Shows the positions of a document that has several, and which of them is on the board. */
static void
list_positions (CheckbitOpener *self)
{
  CheckbitDocument *document = get_document (self);
  gboolean is_list = checkbit_document_is_list (document);

  gtk_widget_set_visible (GTK_WIDGET (self->positions), is_list);
  checkbit_position_list_set_lines (self->positions,
                                    is_list ? checkbit_document_get_lines (document) : NULL);
  if (is_list)
    checkbit_position_list_set_index (self->positions, checkbit_document_get_index (document));
}

/* --- A game --------------------------------------------------------------------------------- */

void
checkbit_opener_show_problems (CheckbitOpener *self)
{
  GArray *problems = checkbit_document_get_problems (get_document (self));

  if (problems != NULL)
    gtk_window_present (GTK_WINDOW (checkbit_problem_list_new (get_window (self), problems)));
}

static void
show_problems (gpointer self)
{
  checkbit_opener_show_problems (self);
}

/* Whether games cannot be kept. */
static gboolean
cannot_keep (CheckbitOpener *self)
{
  CheckbitJournal *journal = checkbit_controller_get_journal (self->controller);

  return journal != NULL && checkbit_journal_get_failure (journal) != NULL;
}

/* A note about a game that replaces another: NULL if nothing disappeared from view. (transfer
 * full) */
static char *
dup_note (const Job *job)
{
  CheckbitOpener *self = job->opener;
  CheckbitPgnFile *old = checkbit_document_get_pgn (get_document (self));

  if (checkbit_game_get_modified (get_game (self)))
    return cannot_keep (self) ? dup_opened (job->file)
                              : g_strdup (_ ("Game opened: changes to the last one are kept"));
  if (old == job->pgn || checkbit_controller_has_blank_game (self->controller))
    return NULL;
  return dup_opened (job->file);
}

static void
show_game (const Job *job, CheckbitPgnGame *game)
{
  CheckbitOpener *self = job->opener;
  GArray *problems = game->problems->len > 0 ? g_array_ref (game->problems) : NULL;
  g_autofree char *note = dup_note (job);
  g_autofree char *text = NULL;
  CheckbitRecord *record;
  CheckbitNode *node = NULL;

  record = checkbit_pgn_game_steal_record (game);
  if (job->at_position)
    node = checkbit_node_find_position (checkbit_record_get_root (record), &job->position);
  checkbit_controller_replace_at (self->controller, record, node,
                                  checkbit_document_new_game (job->pgn, job->index, problems),
                                  note);
  checkbit_recent_files_add (job->file);
  if (problems == NULL)
    return;
  text = g_strdup_printf (ngettext ("%u thing in this game could not be read",
                                    "%u things in this game could not be read", problems->len),
                          problems->len);
  checkbit_notes_offer (self->notes, text, C_ ("problems of a file", "_Show"), CHECKBIT_OFFER_GAME,
                        show_problems, self);
}

static void
game_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitPgnGame) game
      = checkbit_pgn_file_read_game_finish (CHECKBIT_PGN_FILE (source), result, &error);

  if (!is_wanted (job))
    return;
  if (game != NULL)
    show_game (job, game);
  else
    checkbit_notes_explain (job->opener->notes, _ ("The Game Could Not Be Read"), error->message);
}

/* Games that are listed by a position open at that position. */
static void
read_game (CheckbitOpener *self, CheckbitPgnFile *pgn, guint index)
{
  const ChessPosition *position = checkbit_game_list_get_position (get_list (self));
  Job *job = job_new_games (self, pgn, index);

  job->at_position = position != NULL;
  if (position != NULL)
    job->position = *position;
  self->game_job = job;
  checkbit_pgn_file_read_game_async (pgn, index, self->cancellable, game_read_cb, job);
}

/* Whether that game comes anyway: a key that is held down asks for it again and again. */
static gboolean
is_coming (CheckbitOpener *self, CheckbitPgnFile *pgn, guint index)
{
  const Job *job = self->game_job;

  return job != NULL && job->pgn == pgn && job->index == index && is_wanted (job);
}

/* The current game as it was left, or at the position that the list is about. */
static void
show_current (CheckbitOpener *self)
{
  const ChessPosition *position = checkbit_game_list_get_position (get_list (self));
  CheckbitGame *game = get_game (self);
  CheckbitNode *node = NULL;

  if (position != NULL)
    node = checkbit_node_find_position (checkbit_game_get_root (game), position);
  if (node != NULL)
    checkbit_game_go_to (game, node);
  checkbit_games_view_set_shown (self->games, FALSE);
}

static void
game_activated_cb (CheckbitOpener *self, guint index)
{
  CheckbitPgnFile *pgn = checkbit_games_view_get_file (self->games);

  ask (self);
  if (pgn == checkbit_document_get_pgn (get_document (self))
      && index == checkbit_document_get_index (get_document (self)))
    show_current (self);
  else
    read_game (self, pgn, index);
}

static void
step_game (CheckbitOpener *self, int direction)
{
  CheckbitPgnFile *pgn = checkbit_document_get_pgn (get_document (self));
  guint index = checkbit_document_get_index (get_document (self));

  if (checkbit_games_view_get_file (self->games) == pgn
      && checkbit_game_list_get_neighbor (get_list (self), index, direction, &index))
    {
      if (is_coming (self, pgn, index))
        return;
      ask (self);
      read_game (self, pgn, index);
    }
  else
    checkbit_notes_show_status (self->notes, direction > 0
                                                 ? _ ("This is the last game of the list.")
                                                 : _ ("This is the first game of the list."));
}

static void
step (CheckbitOpener *self, int direction)
{
  if (checkbit_document_get_pgn (get_document (self)) != NULL)
    step_game (self, direction);
  else
    checkbit_position_list_step (self->positions, direction);
}

void
checkbit_opener_next (CheckbitOpener *self)
{
  g_return_if_fail (CHECKBIT_IS_OPENER (self));
  step (self, 1);
}

void
checkbit_opener_previous (CheckbitOpener *self)
{
  g_return_if_fail (CHECKBIT_IS_OPENER (self));
  step (self, -1);
}

/* --- A file of games ------------------------------------------------------------------------ */

/* The first of many games have been read: shows the list while reading goes on, unless the person
 * has turned to something else. */
static void
n_games_cb (CheckbitPgnIndex *index, GParamSpec *pspec, CheckbitOpener *self)
{
  if (checkbit_pgn_index_get_n_games (index) < 2)
    return;
  if (self->reading == NULL || checkbit_pgn_file_get_index (self->reading) != index
      || checkbit_games_view_get_file (self->games) == self->reading)
    return;
  if (checkbit_board_use_lasts (&self->use, self->controller))
    checkbit_games_view_list (self->games, self->reading);
  else
    checkbit_opener_stop (self);
}

void
checkbit_opener_stop (CheckbitOpener *self)
{
  if (self->reading == NULL)
    return;
  g_signal_handlers_disconnect_by_data (checkbit_pgn_file_get_index (self->reading), self);
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_object (&self->reading);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READING]);
}

/* A file has been read. The number of games decides how they are shown. */
static void
show_file (const Job *job)
{
  CheckbitOpener *self = job->opener;
  guint n = checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (job->pgn));
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (n > 0 && (n == 1 || job->index != NO_GAME))
    {
      if (is_wanted (job))
        read_game (self, job->pgn, job->index != NO_GAME ? MIN (job->index, n - 1) : 0);
    }
  else if (n > 1)
    checkbit_recent_files_add (job->file);
  else
    {
      name = checkbit_document_dup_file_name (job->file);
      /* Translators: %s is a file's name */
      text = g_strdup_printf (_ ("There is no game in “%s”."), name);
      checkbit_notes_explain (self->notes, _ ("The File Could Not Be Opened"), text);
    }
}

static void
note_stopped (const Job *job)
{
  guint n = checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (job->pgn));
  g_autofree char *text = g_strdup_printf (
      ngettext ("Reading stopped: %u game so far", "Reading stopped: %u games so far", n), n);

  checkbit_notes_show (job->opener->notes, text);
}

static void
games_loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  CheckbitOpener *self = job->opener;
  g_autoptr (GError) error = NULL;
  gboolean done = checkbit_pgn_file_load_finish (job->pgn, result, &error);
  gboolean current = self->reading == job->pgn;

  if (is_closed (self))
    return;
  if (current)
    checkbit_opener_stop (self);
  if (done && current)
    show_file (job);
  else if (!done && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      if (self->reading == NULL && checkbit_games_view_get_file (self->games) == job->pgn)
        note_stopped (job);
    }
  else if (!done)
    checkbit_notes_explain (self->notes, _ ("The File Could Not Be Opened"), error->message);
  checkbit_games_view_update (self->games);
}

static void
read_games (CheckbitOpener *self, GFile *file, guint index)
{
  g_autoptr (CheckbitPgnFile) pgn = checkbit_pgn_file_new (file);

  checkbit_opener_stop (self);
  self->reading = g_object_ref (pgn);
  self->loading = g_cancellable_new ();
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READING]);
  checkbit_pgn_file_load_async (pgn, self->loading, games_loaded_cb,
                                job_new_games (self, pgn, index));
  if (index == NO_GAME)
    g_signal_connect_object (checkbit_pgn_file_get_index (pgn), "notify::n-games",
                             G_CALLBACK (n_games_cb), self, 0);
}

gboolean
checkbit_opener_is_reading (CheckbitOpener *self)
{
  g_return_val_if_fail (CHECKBIT_IS_OPENER (self), FALSE);
  return self->reading != NULL;
}

gboolean
checkbit_opener_is_busy (CheckbitOpener *self)
{
  g_return_val_if_fail (CHECKBIT_IS_OPENER (self), FALSE);
  return self->n_jobs > 0;
}

/* --- Any file ------------------------------------------------------------------------------- */

/* What is read from a file. The thread may be the last to release it, so it holds nothing of the
 * window. */
typedef struct
{
  GFile *file; /* owned */
  char start[BEGINNING_BYTES + 1];
} Beginning;

static void
beginning_free (Beginning *beginning)
{
  g_object_unref (beginning->file);
  g_free (beginning);
}

/* Whoever reads the whole file explains errors. */
static void
open_as (CheckbitOpener *self, GFile *file, gboolean positions)
{
  if (positions)
    open_positions (self, file);
  else
    read_games (self, file, NO_GAME);
}

static void
beginning_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Beginning *beginning = task_data;
  g_autoptr (GFileInputStream) stream = g_file_read (beginning->file, cancellable, NULL);
  gsize n = 0;

  if (stream != NULL)
    g_input_stream_read_all (G_INPUT_STREAM (stream), beginning->start, BEGINNING_BYTES, &n,
                             cancellable, NULL);
  beginning->start[n] = '\0';
  g_task_return_boolean (task, TRUE);
}

static void
beginning_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  const Beginning *beginning = g_task_get_task_data (G_TASK (result));

  /* A closed window opens nothing, although the thread may still be reading. */
  if (g_task_propagate_boolean (G_TASK (result), NULL) && is_wanted (job))
    open_as (job->opener, job->file, checkbit_file_kind_is_position_text (beginning->start));
}

/* Reads the beginning of a file whose name does not tell its kind. Closing the window stops
 * waiting. */
static void
open_unnamed (CheckbitOpener *self, GFile *file)
{
  g_autoptr (GTask) task
      = g_task_new (NULL, self->cancellable, beginning_read_cb, job_new (self, file));
  Beginning *beginning = g_new0 (Beginning, 1);

  beginning->file = g_object_ref (file);
  g_task_set_task_data (task, beginning, (GDestroyNotify) beginning_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, beginning_thread);
}

void
checkbit_opener_open (CheckbitOpener *self, GFile *file)
{
  CheckbitFileKind kind;

  g_return_if_fail (CHECKBIT_IS_OPENER (self));
  g_return_if_fail (G_IS_FILE (file));

  ask (self);
  kind = checkbit_file_kind_of (file);
  if (kind == CHECKBIT_FILE_UNKNOWN)
    open_unnamed (self, file);
  else
    open_as (self, file, kind == CHECKBIT_FILE_POSITIONS);
}

void
checkbit_opener_reload_game (CheckbitOpener *self)
{
  CheckbitDocument *document;
  GFile *file;

  g_return_if_fail (CHECKBIT_IS_OPENER (self));

  ask (self);
  document = get_document (self);
  file = checkbit_document_get_file (document);
  if (checkbit_document_get_pgn (document) != NULL)
    read_games (self, file, checkbit_document_get_index (document));
  else if (file != NULL)
    open_positions (self, file);
}

void
checkbit_opener_reload (CheckbitOpener *self)
{
  CheckbitPgnFile *listed;

  g_return_if_fail (CHECKBIT_IS_OPENER (self));

  listed = checkbit_games_view_get_file (self->games);
  /* Where they are of one file, the list comes with the game. */
  if (checkbit_games_view_is_about_list (self->games)
      && listed != checkbit_document_get_pgn (get_document (self)))
    {
      ask (self);
      read_games (self, checkbit_pgn_file_get_file (listed), NO_GAME);
    }
  else
    checkbit_opener_reload_game (self);
}

static void
response_cb (CheckbitOpener *self, int response)
{
  g_autoptr (GFile) file = checkbit_file_chooser_take (&self->chooser, response);

  if (file != NULL)
    checkbit_opener_open (self, file);
}

void
checkbit_opener_choose (CheckbitOpener *self)
{
  g_return_if_fail (CHECKBIT_IS_OPENER (self));

  checkbit_file_chooser_show (&self->chooser, get_window (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                              _ ("Open Games or Positions"),
                              checkbit_document_get_file (get_document (self)), NULL,
                              G_CALLBACK (response_cb), self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
document_changed_cb (CheckbitOpener *self)
{
  list_positions (self);
  for (guint i = PROP_CAN_STEP; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
seen_cb (CheckbitOpener *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_RELOAD]);
}

static gboolean
can_step (CheckbitOpener *self)
{
  CheckbitDocument *document = get_document (self);

  return checkbit_document_is_list (document)
         || (checkbit_document_get_pgn (document) != NULL
             && checkbit_document_get_n (document) > 1);
}

static gboolean
can_reload (CheckbitOpener *self)
{
  return checkbit_document_get_file (get_document (self)) != NULL
         || checkbit_games_view_is_about_list (self->games);
}

static void
checkbit_opener_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitOpener *self = CHECKBIT_OPENER (object);

  if (id == PROP_READING)
    g_value_set_boolean (value, self->reading != NULL);
  else if (id == PROP_CAN_STEP)
    g_value_set_boolean (value, can_step (self));
  else if (id == PROP_CAN_RELOAD)
    g_value_set_boolean (value, can_reload (self));
  else if (id == PROP_HAS_PROBLEMS)
    g_value_set_boolean (value, checkbit_document_get_problems (get_document (self)) != NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_opener_dispose (GObject *object)
{
  CheckbitOpener *self = CHECKBIT_OPENER (object);

  checkbit_opener_stop (self);
  checkbit_board_use_clear (&self->use);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (checkbit_opener_parent_class)->dispose (object);
}

static void
checkbit_opener_constructed (GObject *object)
{
  CheckbitOpener *self = CHECKBIT_OPENER (object);

  G_OBJECT_CLASS (checkbit_opener_parent_class)->constructed (object);
  g_signal_connect_object (self->controller, "document-changed", G_CALLBACK (document_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->positions, "position-activated", G_CALLBACK (show_line), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "game-activated", G_CALLBACK (game_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "stop-requested", G_CALLBACK (checkbit_opener_stop), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "notify::shown", G_CALLBACK (seen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "notify::has-file", G_CALLBACK (seen_cb), self,
                           G_CONNECT_SWAPPED);
  document_changed_cb (self);
}

static void
checkbit_opener_class_init (CheckbitOpenerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->constructed = checkbit_opener_constructed;
  object_class->get_property = checkbit_opener_get_property;
  object_class->dispose = checkbit_opener_dispose;
  properties[PROP_READING] = g_param_spec_boolean ("reading", NULL, NULL, FALSE, read);
  properties[PROP_CAN_STEP] = g_param_spec_boolean ("can-step", NULL, NULL, FALSE, read);
  properties[PROP_CAN_RELOAD] = g_param_spec_boolean ("can-reload", NULL, NULL, FALSE, read);
  properties[PROP_HAS_PROBLEMS] = g_param_spec_boolean ("has-problems", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  checkbit_links_install (object_class, links);
}

static void
checkbit_opener_init (CheckbitOpener *self)
{
}
