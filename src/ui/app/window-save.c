/* Saving the game: into its file, into another one, behind the games of another one.
 *
 * Only the game that was changed is written. Where that could lose something, because another
 * program has changed the file or because the old text of the game was not understood in full, the
 * person is asked first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/base/file-save.h"
#include "game/pgn/messages-pgn.h"
#include "game/pgn/pgn-record.h"
#include "game/text/shown-text.h"
#include "ui/base/dialog.h"

/* Problems that a question names. */
#define MAX_NAMED 5

/* A game on its way into a file. */
typedef struct
{
  CheckbitWindow *window; /* owned */
  GFile *file;            /* owned */
  CheckbitPgnFile *pgn;   /* owned; NULL until it is known */
  CheckbitRecord *record; /* owned: the game as it is to be saved */
  guint index;            /* in the file, or CHECKBIT_PGN_APPEND */
  gboolean copy;          /* the game on the board goes on being of another file */
  guint64 record_id;      /* of the game on the board */
  guint64 revision;
} Job;

static Job *
job_new (CheckbitWindow *self, GFile *file, CheckbitPgnFile *pgn, guint index)
{
  Job *job = g_new0 (Job, 1);

  job->window = g_object_ref (self);
  job->file = g_object_ref (file);
  job->pgn = pgn != NULL ? g_object_ref (pgn) : NULL;
  job->record = checkbit_record_copy (checkbit_game_get_record (self->game));
  job->index = index;
  job->record_id = checkbit_game_get_record_id (self->game);
  job->revision = checkbit_game_get_revision (self->game);
  return job;
}

static void
job_free (Job *job)
{
  g_object_unref (job->window);
  g_object_unref (job->file);
  g_clear_object (&job->pgn);
  checkbit_record_free (job->record);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

/* --- Questions ------------------------------------------------------------------------------ */

typedef struct
{
  const char *id;
  const char *label;
  AdwResponseAppearance look;
} Answer;

static void
question_closed_cb (gpointer job, GClosure *closure)
{
  job_free (job);
}

/* Asks about a job, (transfer full); the first answer leaves everything as it is. */
static void
ask (Job *job,
     const char *heading,
     const char *body,
     const Answer *answers,
     guint n,
     GCallback response)
{
  GtkWidget *dialog = checkbit_dialog_new (GTK_WINDOW (job->window), heading, body);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);

  for (guint i = 0; i < n; i++)
    {
      adw_message_dialog_add_response (message, answers[i].id, _ (answers[i].label));
      adw_message_dialog_set_response_appearance (message, answers[i].id, answers[i].look);
    }
  adw_message_dialog_set_default_response (message, answers[0].id);
  adw_message_dialog_set_close_response (message, answers[0].id);
  g_signal_connect_data (dialog, "response", response, job, question_closed_cb, 0);
  checkbit_dialog_present_question (dialog);
}

/* A job that goes on after its question is answered, as its first owner goes away. (transfer
   full) */
static Job *
job_again (const Job *job)
{
  Job *again = g_new0 (Job, 1);

  *again = *job;
  again->window = g_object_ref (job->window);
  again->file = g_object_ref (job->file);
  again->pgn = job->pgn != NULL ? g_object_ref (job->pgn) : NULL;
  again->record = checkbit_record_copy (job->record);
  return again;
}

static void
explain_failure (const Job *job, const GError *error)
{
  checkbit_close_guard_not_saved (job->window->guard);
  checkbit_window_explain (job->window, _ ("The File Could Not Be Saved"), error->message);
}

/* --- Afterwards ----------------------------------------------------------------------------- */

/* The game on the board is the one in the file now, unless it is another one by now. */
static void
adopt (Job *job, guint index)
{
  CheckbitWindow *self = job->window;

  if (job->copy || checkbit_game_get_record_id (self->game) != job->record_id)
    return;
  checkbit_window_set_document (self, checkbit_document_new_game (job->pgn, index, NULL));
  if (checkbit_game_get_revision (self->game) == job->revision)
    checkbit_game_set_modified (self->game, FALSE);
  checkbit_window_update_title (self);
}

static void
finish (Job *job, guint index)
{
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  g_autofree char *text = NULL;

  if (g_cancellable_is_cancelled (job->window->cancellable))
    return;
  adopt (job, index);
  checkbit_window_remember_file (job->file);
  if (job->index == CHECKBIT_PGN_APPEND)
    /* Translators: a file's name, then the number that the game has in it */
    text = g_strdup_printf (_ ("Added to “%s” as game %u"), name, index + 1);
  else
    text = g_strdup_printf (_ ("Saved “%s”"), name);
  checkbit_window_toast (job->window, text);
  checkbit_close_guard_saved (job->window->guard);
}

/* --- Into the file -------------------------------------------------------------------------- */

static void write_game (Job *job, CheckbitPgnSaveFlags flags);
static void write_whole (Job *job);
static void save_as (CheckbitWindow *self);

/* The problems of the game that is to be replaced; NULL where it is another than was opened, which
 * only the one who would write it has read. */
static GArray *
get_problems (const Job *job)
{
  CheckbitDocument *document = checkbit_controller_get_document (job->window->controller);

  return checkbit_document_get_pgn (document) == job->pgn
             ? checkbit_document_get_problems (document)
             : NULL;
}

/* The part of a question that says what would be lost. (transfer full) */
static char *
dup_loss (const Job *job, const char *sentence)
{
  GArray *problems = get_problems (job);
  GString *text = g_string_new (sentence);
  guint n = problems != NULL ? problems->len : 0, named = 0;

  g_string_append (text, ".\n");
  for (guint i = 0; i < n && named < MAX_NAMED; i++)
    {
      const CheckbitPgnProblem *problem = &g_array_index (problems, CheckbitPgnProblem, i);
      g_autofree char *line = checkbit_message_pgn_problem (problem);

      if (!checkbit_pgn_problem_is_loss (problem))
        continue;
      g_string_append_printf (text, "\n%s", line);
      named++;
    }
  return g_string_free (text, FALSE);
}

static void
loss_response_cb (AdwMessageDialog *dialog, const char *response, Job *job)
{
  if (g_str_equal (response, "save"))
    write_game (job_again (job), CHECKBIT_PGN_SAVE_ALLOW_LOSS);
  else if (g_str_equal (response, "save-as"))
    save_as (job->window);
}

static const Answer loss_answers[] = {
  { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
  { "save-as", N_ ("Save _As…"), ADW_RESPONSE_SUGGESTED },
  { "save", N_ ("_Save Anyway"), ADW_RESPONSE_DESTRUCTIVE },
};

static void
ask_about_loss (Job *job, const GError *error)
{
  g_autofree char *body = dup_loss (job, error->message);

  ask (job, _ ("Part of the Game Would Be Lost"), body, loss_answers, G_N_ELEMENTS (loss_answers),
       G_CALLBACK (loss_response_cb));
}

static void
changed_response_cb (AdwMessageDialog *dialog, const char *response, Job *job)
{
  guint n = job->pgn != NULL
                ? checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (job->pgn))
                : 0;

  if (g_str_equal (response, "reload"))
    checkbit_window_reload (job->window);
  else if (g_str_equal (response, "save-as"))
    save_as (job->window);
  else if (g_str_equal (response, "overwrite"))
    {
      Job *again = job_again (job);
      if (n == 0)
        {
          write_whole (again);
          return;
        }
      /* What the file has there now may not have been understood either: that is asked next. */
      again->index = job->index < n ? job->index : CHECKBIT_PGN_APPEND;
      write_game (again, CHECKBIT_PGN_SAVE_DEFAULT);
    }
}

static const Answer changed_answers[] = {
  { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
  { "reload", N_ ("_Reload"), ADW_RESPONSE_DEFAULT },
  { "save-as", N_ ("Save _As…"), ADW_RESPONSE_SUGGESTED },
  { "overwrite", N_ ("_Overwrite"), ADW_RESPONSE_DESTRUCTIVE },
};

/* What overwriting would do to the file as it is now. (transfer full) */
static char *
dup_changed (const Job *job)
{
  CheckbitPgnIndex *index = checkbit_pgn_file_get_index (job->pgn);
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  guint n = checkbit_pgn_index_get_n_games (index);

  if (n == 0)
    return g_strdup_printf (_ ("Another program has emptied or removed “%s” since it was opened."),
                            name);
  if (job->index >= n)
    return g_strdup_printf (
        _ ("Another program has changed “%s” since it was opened: it has no game %u any more. "
           "Overwriting adds yours at its end."),
        name, job->index + 1);
  return g_strdup_printf (
      /* Translators: %u is the number of a game; then its players */
      _ ("Another program has changed “%s” since it was opened. Overwriting puts your game in the "
         "place of game %u, which is now %s – %s; all others stay."),
      name, job->index + 1,
      checkbit_pgn_index_get_text (index, job->index, CHECKBIT_PGN_COLUMN_WHITE),
      checkbit_pgn_index_get_text (index, job->index, CHECKBIT_PGN_COLUMN_BLACK));
}

static void
looked_again_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *body = NULL;

  checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, &error);
  if (g_cancellable_is_cancelled (job->window->cancellable)
      || (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)))
    {
      if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        explain_failure (job, error);
      job_free (job);
      return;
    }
  body = dup_changed (job);
  ask (job, _ ("The File Was Changed"), body, changed_answers, G_N_ELEMENTS (changed_answers),
       G_CALLBACK (changed_response_cb));
}

/* Looks at the file as it is now, to say what overwriting would mean. */
static void
ask_about_change (Job *job)
{
  g_set_object (&job->pgn, NULL);
  job->pgn = checkbit_pgn_file_new (job->file);
  checkbit_pgn_file_load_async (job->pgn, job->window->cancellable, looked_again_cb, job);
}

static void
game_written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  gint64 index = checkbit_pgn_file_save_game_finish (CHECKBIT_PGN_FILE (source), result, &error);

  job->window->saving = FALSE;
  if (index >= 0)
    finish (job, (guint) index);
  else if (g_cancellable_is_cancelled (job->window->cancellable))
    return;
  else if (g_error_matches (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED))
    ask_about_change (g_steal_pointer (&job));
  else if (g_error_matches (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_LOSS))
    ask_about_loss (g_steal_pointer (&job), error);
  else
    explain_failure (job, error);
}

/* (transfer full) of job. */
static void
write_game (Job *job, CheckbitPgnSaveFlags flags)
{
  if (job->window->saving)
    {
      checkbit_window_say (job->window, _ ("The last saving is still under way."));
      job_free (job);
      return;
    }
  job->window->saving = TRUE;
  checkbit_pgn_file_save_game_async (job->pgn, job->index, job->record, flags, NULL,
                                     game_written_cb, job);
}

/* --- Into a file of its own ----------------------------------------------------------------- */

static void
whole_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;

  if (checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, &error))
    finish (job, 0);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    explain_failure (job, error);
}

static void
whole_written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitPgnFile) pgn = NULL;
  GCancellable *cancellable;

  job->window->saving = FALSE;
  if (!checkbit_file_save_finish (result, &error))
    {
      explain_failure (job, error);
      return;
    }
  job->index = 0;
  pgn = checkbit_pgn_file_new (job->file);
  g_set_object (&job->pgn, pgn);
  cancellable = job->window->cancellable;
  checkbit_pgn_file_load_async (pgn, cancellable, whole_listed_cb, g_steal_pointer (&job));
}

/* Writes a file with this one game. (transfer full) of job. */
static void
write_whole (Job *job)
{
  char *text = checkbit_pgn_write_record (job->record);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  job->window->saving = TRUE;
  checkbit_file_save_async (job->file, bytes, NULL, whole_written_cb, job);
}

static void
several_response_cb (AdwMessageDialog *dialog, const char *response, Job *job)
{
  if (g_str_equal (response, "add"))
    {
      Job *again = job_again (job);
      again->index = CHECKBIT_PGN_APPEND;
      write_game (again, CHECKBIT_PGN_SAVE_DEFAULT);
    }
  else if (g_str_equal (response, "replace"))
    write_whole (job_again (job));
  else
    checkbit_close_guard_not_saved (job->window->guard);
}

static const Answer several_answers[] = {
  { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
  { "replace", N_ ("_Replace All"), ADW_RESPONSE_DESTRUCTIVE },
  { "add", N_ ("_Add to Them"), ADW_RESPONSE_SUGGESTED },
};

/* A file that holds several games is no file to be replaced without a word. */
static void
target_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = user_data;
  guint n;

  checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, NULL);
  n = checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (job->pgn));
  if (g_cancellable_is_cancelled (job->window->cancellable))
    job_free (job);
  else if (n < 2)
    write_whole (job);
  else
    {
      g_autofree char *name = checkbit_document_dup_file_name (job->file);
      g_autofree char *body
          = g_strdup_printf (ngettext ("“%s” holds %u game.", "“%s” holds %u games.", n), name, n);
      ask (job, _ ("Replace All Games of the File?"), body, several_answers,
           G_N_ELEMENTS (several_answers), G_CALLBACK (several_response_cb));
    }
}

static void
save_whole (CheckbitWindow *self, GFile *file)
{
  g_autoptr (CheckbitPgnFile) pgn = checkbit_pgn_file_new (file);

  checkbit_pgn_file_load_async (pgn, self->cancellable, target_listed_cb,
                                job_new (self, file, pgn, 0));
}

/* --- Behind the games of another file -------------------------------------------------------- */

static void
append_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;

  if (checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, &error))
    write_game (g_steal_pointer (&job), CHECKBIT_PGN_SAVE_DEFAULT);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    explain_failure (job, error);
}

/* A file that is open is added to as it is open: its list has the game then. */
void
checkbit_window_append_to (CheckbitWindow *self, GFile *file)
{
  CheckbitPgnFile *open = checkbit_game_list_get_file (self->game_list);
  g_autoptr (CheckbitPgnFile) pgn = NULL;
  Job *job;

  if (open != NULL && g_file_equal (checkbit_pgn_file_get_file (open), file)
      && !checkbit_pgn_index_get_loading (checkbit_pgn_file_get_index (open)))
    pgn = g_object_ref (open);
  else
    pgn = checkbit_pgn_file_new (file);

  job = job_new (self, file, pgn, CHECKBIT_PGN_APPEND);
  job->copy
      = checkbit_document_get_file (checkbit_controller_get_document (self->controller)) != NULL;
  if (pgn == open)
    write_game (job, CHECKBIT_PGN_SAVE_DEFAULT);
  else
    checkbit_pgn_file_load_async (pgn, self->cancellable, append_listed_cb, job);
}

static void
append_response_cb (CheckbitWindow *self, int response)
{
  g_autoptr (GFile) file = checkbit_window_take_choice (self, response);

  if (file != NULL)
    checkbit_window_append_to (self, file);
}

/* --- Save and Save As ----------------------------------------------------------------------- */

void
checkbit_window_save_to (CheckbitWindow *self, GFile *file)
{
  if (checkbit_window_is_position_file (file))
    checkbit_window_save_position (self, file);
  else
    save_whole (self, file);
}

/* A name without a suffix gets the one of games. */
static GFile *
with_suffix (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *full = NULL;
  g_autoptr (GFile) folder = NULL;

  if (name == NULL || strchr (name, '.') != NULL || g_file_query_exists (file, NULL))
    return g_object_ref (file);
  full = g_strconcat (name, ".pgn", NULL);
  folder = g_file_get_parent (file);
  return folder != NULL ? g_file_get_child (folder, full) : g_object_ref (file);
}

static void
save_response_cb (CheckbitWindow *self, int response)
{
  g_autoptr (GFile) chosen = checkbit_window_take_choice (self, response);
  g_autoptr (GFile) file = chosen != NULL ? with_suffix (chosen) : NULL;

  if (file != NULL)
    checkbit_window_save_to (self, file);
  else
    checkbit_close_guard_not_saved (self->guard);
}

/* Characters of a player in the name of a file, which has at most 255 bytes. */
#define MAX_PLAYER 30

static char *
dup_players (CheckbitWindow *self)
{
  const CheckbitTags *tags = checkbit_game_get_tags (self->game);
  const char *white = checkbit_tags_get_known (tags, "White");
  const char *black = checkbit_tags_get_known (tags, "Black");
  g_autofree char *first = checkbit_shown_line (white, MAX_PLAYER);
  g_autofree char *second = checkbit_shown_line (black, MAX_PLAYER);
  char *name;

  if (white == NULL || black == NULL)
    return g_strdup (_ ("game.pgn"));
  name = g_strdup_printf ("%s - %s.pgn", first, second);
  return g_strdelimit (name, "/\\:?*\"<>|", '-');
}

/* A name to begin with: that of its own file, "mates-3.fen" for the third of several positions,
 * else the players. (transfer full) */
static char *
dup_suggested_name (CheckbitWindow *self)
{
  GFile *file = checkbit_document_get_file (checkbit_controller_get_document (self->controller));
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;
  char *dot;

  if (name == NULL
      || checkbit_document_get_n (checkbit_controller_get_document (self->controller)) > 1)
    {
      if (name == NULL
          || checkbit_document_get_pgn (checkbit_controller_get_document (self->controller))
                 != NULL)
        return dup_players (self);
      dot = strrchr (name, '.');
      if (dot != NULL && dot != name)
        *dot = '\0';
      return g_strdup_printf (
          "%s-%u.fen", name,
          checkbit_document_get_index (checkbit_controller_get_document (self->controller)) + 1);
    }
  return g_steal_pointer (&name);
}

static void
save_as (CheckbitWindow *self)
{
  g_autofree char *name = dup_suggested_name (self);

  checkbit_window_choose_file (self, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save Game"), name,
                               G_CALLBACK (save_response_cb));
}

static void
position_response_cb (AdwMessageDialog *dialog, const char *response, Job *job)
{
  if (g_str_equal (response, "reload"))
    checkbit_window_reload (job->window);
  else if (g_str_equal (response, "save-as"))
    save_as (job->window);
  else if (g_str_equal (response, "overwrite"))
    checkbit_window_save_position (job->window, job->file);
}

/* A file of one position, which has been looked at by nobody else meanwhile. */
static void
save_position (CheckbitWindow *self, GFile *file)
{
  g_autofree char *name = checkbit_document_dup_file_name (file);
  g_autofree char *body = NULL;

  if (!checkbit_document_check_changed (checkbit_controller_get_document (self->controller)))
    {
      checkbit_window_save_position (self, file);
      return;
    }
  body = g_strdup_printf (_ ("Another program has changed “%s” since it was opened."), name);
  ask (job_new (self, file, NULL, 0), _ ("The File Was Changed"), body, changed_answers,
       G_N_ELEMENTS (changed_answers), G_CALLBACK (position_response_cb));
}

static void
save_in_place (CheckbitWindow *self, CheckbitPgnFile *pgn)
{
  if (checkbit_pgn_index_get_loading (checkbit_pgn_file_get_index (pgn)))
    {
      checkbit_window_say (self, _ ("The file is still being read: save when that is done."));
      return;
    }
  write_game (
      job_new (self, checkbit_pgn_file_get_file (pgn), pgn,
               checkbit_document_get_index (checkbit_controller_get_document (self->controller))),
      CHECKBIT_PGN_SAVE_DEFAULT);
}

/* A file that holds more than this position is never replaced by it: the person chooses a name. */
static void
save (CheckbitWindow *self)
{
  GFile *file = checkbit_document_get_file (checkbit_controller_get_document (self->controller));
  CheckbitPgnFile *pgn
      = checkbit_document_get_pgn (checkbit_controller_get_document (self->controller));

  if (pgn != NULL)
    save_in_place (self, pgn);
  else if (file != NULL
           && checkbit_document_can_overwrite (checkbit_controller_get_document (self->controller)))
    save_position (self, file);
  else
    save_as (self);
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save (user_data);
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save_as (user_data);
}

static void
append_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_window_choose_file (user_data, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Add Game to a File"),
                               NULL, G_CALLBACK (append_response_cb));
}

static const GActionEntry actions[] = {
  { .name = "save", .activate = save_cb },
  { .name = "save-as", .activate = save_as_cb },
  { .name = "append", .activate = append_cb },
};

void
checkbit_window_add_save_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
