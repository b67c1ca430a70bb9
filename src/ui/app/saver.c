/* Saving the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/saver.h"

#include <glib/gi18n-lib.h>

#include "game/base/file-save.h"
#include "game/pgn/pgn-record.h"
#include "ui/app/file-chooser.h"
#include "ui/app/file-kind.h"
#include "ui/app/recent-files.h"
#include "ui/app/save-texts.h"
#include "ui/base/dialog.h"
#include "ui/base/links.h"

struct _CheckbitSaver
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  CheckbitGamesView *games;
  CheckbitNotes *notes;
  GCancellable *cancellable;
  GtkFileChooserNative *chooser; /* NULL for none */

  gboolean saving;
  guint64 wanted; /* the record of the game to be saved once more when that is done; 0 for none */
  struct _Job *meant; /* owned: the game that a file is being chosen for, without a saver or a file;
                         NULL for none */
};

enum
{
  PROP_0,
  PROP_SAVING,
  N_PROPS
};

enum
{
  SAVED,
  NOT_SAVED,
  RELOAD_REQUESTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitSaver, controller, checkbit_controller),
  CHECKBIT_LINK ("games", CheckbitSaver, games, checkbit_games_view),
  CHECKBIT_LINK ("notes", CheckbitSaver, notes, checkbit_notes),
  CHECKBIT_LINK ("cancellable", CheckbitSaver, cancellable, g_cancellable),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitSaver, checkbit_saver, G_TYPE_OBJECT)

static CheckbitDocument *
get_document (CheckbitSaver *self)
{
  return checkbit_controller_get_document (self->controller);
}

static CheckbitGame *
get_game (CheckbitSaver *self)
{
  return checkbit_controller_get_game (self->controller);
}

static GtkWindow *
get_window (CheckbitSaver *self)
{
  return checkbit_games_view_get_window (self->games);
}

static gboolean
is_closed (CheckbitSaver *self)
{
  return g_cancellable_is_cancelled (self->cancellable);
}

static void
set_saving (CheckbitSaver *self, gboolean saving)
{
  self->saving = saving;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVING]);
}

/* Whether a job may begin: there is one at a time. From then on the window does not close until the
 * job ends or asks a question. */
static gboolean
begin (CheckbitSaver *self)
{
  if (self->saving)
    {
      checkbit_notes_show_status (self->notes, _ ("The last save is still in progress."));
      return FALSE;
    }
  set_saving (self, TRUE);
  return TRUE;
}

/* Ends what begin() has begun. FALSE if the window is gone nevertheless, so that nobody is left to
 * be told. */
static gboolean
end (CheckbitSaver *self)
{
  set_saving (self, FALSE);
  return !is_closed (self);
}

/* A game that is being saved. */
typedef struct _Job
{
  CheckbitSaver *saver;   /* owned */
  GFile *file;            /* owned */
  CheckbitPgnFile *pgn;   /* owned; NULL until known */
  CheckbitRecord *record; /* owned: the game as it is to be saved */
  char *fen;              /* owned: of a position; NULL for a game */
  char *here;             /* owned: the FEN of where the board was in the game */
  guint index;            /* in the file, or CHECKBIT_PGN_APPEND */
  gboolean copy;          /* a copy: the game on the board keeps its own file */
  gboolean renamed;       /* the file chooser has not asked about a file of this name */
  CheckbitFileStamp seen; /* of a position's file that may be overwritten */
  guint64 record_id;      /* of the game on the board */
  guint64 revision;
} Job;

/* The game on the board as it is now. */
static Job *
job_new_meant (CheckbitSaver *self)
{
  Job *job = g_new0 (Job, 1);

  job->record = checkbit_record_copy (checkbit_game_get_record (get_game (self)));
  job->here = checkbit_game_dup_fen (get_game (self));
  job->record_id = checkbit_game_get_record_id (get_game (self));
  job->revision = checkbit_game_get_revision (get_game (self));
  return job;
}

/* The same, to be added to a file: if it has one, it keeps that. */
static Job *
job_new_added (CheckbitSaver *self)
{
  Job *job = job_new_meant (self);

  job->copy = checkbit_controller_has_file (self->controller);
  return job;
}

/* (transfer full) of job, which has been meant. */
static Job *
job_begin (Job *job, CheckbitSaver *self, GFile *file, CheckbitPgnFile *pgn, guint index)
{
  job->saver = g_object_ref (self);
  job->file = g_object_ref (file);
  job->pgn = pgn != NULL ? g_object_ref (pgn) : NULL;
  job->index = index;
  return job;
}

static Job *
job_new (CheckbitSaver *self, GFile *file, CheckbitPgnFile *pgn, guint index)
{
  return job_begin (job_new_meant (self), self, file, pgn, index);
}

static void
job_free (Job *job)
{
  g_clear_object (&job->saver);
  g_clear_object (&job->file);
  g_clear_object (&job->pgn);
  checkbit_record_free (job->record);
  g_free (job->fen);
  g_free (job->here);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

/* Whether the game that is meant is still the one on the board. */
static gboolean
is_on_board (CheckbitSaver *self, const Job *job)
{
  return job->record_id == checkbit_game_get_record_id (get_game (self));
}

/* The game that a file was chosen for, if another one is on the board by now; NULL if not: then it
 * is taken as it is by now. (transfer full) */
static Job *
steal_away (CheckbitSaver *self)
{
  g_autoptr (Job) meant = g_steal_pointer (&self->meant);

  return meant == NULL || is_on_board (self, meant) ? NULL : g_steal_pointer (&meant);
}

/* Ends a job whose window is gone, and frees it; FALSE where it goes on. */
static gboolean
drop_if_closed (Job *job)
{
  if (!is_closed (job->saver))
    return FALSE;
  end (job->saver);
  job_free (job);
  return TRUE;
}

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

static void
give_up (const Job *job)
{
  job->saver->wanted = 0;
  g_signal_emit (job->saver, signals[NOT_SAVED], 0);
}

/* Asks about a job, (transfer full), which is not under way meanwhile; the first answer changes
 * nothing. */
static void
ask_about (Job *job,
           const char *heading,
           const char *body,
           const Answer *answers,
           guint n,
           GCallback response)
{
  GtkWidget *dialog;
  AdwMessageDialog *message;

  if (!end (job->saver))
    {
      job_free (job);
      return;
    }
  dialog = checkbit_dialog_new (get_window (job->saver), heading, body);
  message = ADW_MESSAGE_DIALOG (dialog);
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

/* A copy of a job, to continue after its question: the original is freed with the dialog. (transfer
 * full) */
static Job *
job_again (const Job *job)
{
  Job *again = g_new0 (Job, 1);

  *again = *job;
  again->saver = g_object_ref (job->saver);
  again->file = g_object_ref (job->file);
  again->pgn = job->pgn != NULL ? g_object_ref (job->pgn) : NULL;
  again->record = checkbit_record_copy (job->record);
  again->fen = g_strdup (job->fen);
  again->here = g_strdup (job->here);
  return again;
}

static void save_as_instead (const Job *job);

/* Asks the disk for the file's stamp. (transfer full) of job, which is the callback's. */
static void
look (Job *job, GAsyncReadyCallback looked_cb)
{
  checkbit_file_stamp_query_async (job->file, job->saver->cancellable, looked_cb, job);
}

static void
explain_failure (const Job *job, const GError *error)
{
  if (!end (job->saver))
    return;
  give_up (job);
  checkbit_notes_explain (job->saver->notes, _ ("The File Could Not Be Saved"), error->message);
}

/* --- Afterwards ----------------------------------------------------------------------------- */

/* Whether the file has all of the game, rather than a position of it. */
static gboolean
is_whole (const Job *job)
{
  return job->fen == NULL || checkbit_record_is_position (job->record);
}

/* Another game is on the board by now: the saved one need not come back, if that is no copy. */
static void
forget_aside (const Job *job)
{
  CheckbitJournal *journal = checkbit_controller_get_journal (job->saver->controller);

  if (journal != NULL && !job->copy && is_whole (job))
    checkbit_journal_forget_aside (journal, job->record_id, job->revision);
}

/* A game was added; the file may be that of another game on the board. */
static void
follow_own (const Job *job)
{
  CheckbitSaver *self = job->saver;
  gboolean adopted = !job->copy && is_on_board (self, job);

  if (!adopted && !is_closed (self) && checkbit_document_get_pgn (get_document (self)) == job->pgn)
    checkbit_controller_follow_document (self->controller);
}

/* The game on the board now belongs to the file, unless another one has replaced it. (transfer
 * full) of document. */
static void
adopt (const Job *job, CheckbitDocument *document)
{
  CheckbitSaver *self = job->saver;

  if (job->copy || is_closed (self) || !is_on_board (self, job))
    {
      forget_aside (job);
      checkbit_document_free (document);
      return;
    }
  checkbit_controller_set_document (self->controller, document);
  if (is_whole (job) && checkbit_game_get_revision (get_game (self)) == job->revision)
    checkbit_game_set_modified (get_game (self), FALSE);
}

/* Saves what was asked for while the last saving was under way, unless that has it, too. */
static void
save_wanted (CheckbitSaver *self)
{
  guint64 wanted = self->wanted;

  self->wanted = 0;
  if (wanted == checkbit_game_get_record_id (get_game (self))
      && checkbit_game_get_modified (get_game (self)))
    checkbit_saver_save (self);
}

/* Ends a job after its file was adopted, so that whoever follows the file then finds it so. */
static void
tell_saved (const Job *job, const char *text)
{
  if (!end (job->saver))
    return;
  checkbit_recent_files_add (job->file);
  checkbit_notes_show (job->saver->notes, text);
  g_signal_emit (job->saver, signals[SAVED], 0);
  save_wanted (job->saver);
}

static void
finish (const Job *job, guint index)
{
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  g_autofree char *text = NULL;

  adopt (job, checkbit_document_new_game (job->pgn, index, NULL));
  if (index != job->index)
    {
      follow_own (job);
      /* Translators: a file's name, then the number that the game has in it */
      text = g_strdup_printf (_ ("Added to “%s” as game %u"), name, index + 1);
    }
  else
    text = g_strdup_printf (_ ("Saved “%s”"), name);
  tell_saved (job, text);
}

/* --- Into the file -------------------------------------------------------------------------- */

static void write_game (Job *job, CheckbitPgnSaveFlags flags);

/* The problems of the game to be replaced; NULL unless that game is the one on the board, as only
 * its problems are known. */
static GArray *
get_problems (const Job *job)
{
  CheckbitDocument *document = get_document (job->saver);

  return checkbit_document_get_pgn (document) == job->pgn
             ? checkbit_document_get_problems (document)
             : NULL;
}

static void
loss_response_cb (AdwMessageDialog *dialog, const char *response, Job *job)
{
  if (g_str_equal (response, "save-as"))
    save_as_instead (job);
  else if (!g_str_equal (response, "save"))
    give_up (job);
  else if (begin (job->saver))
    write_game (job_again (job), CHECKBIT_PGN_SAVE_ALLOW_LOSS);
}

static const Answer loss_answers[] = {
  /* Translators: closes a dialog without doing what it is for */
  { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
  { "save-as", N_ ("Save _As…"), ADW_RESPONSE_SUGGESTED },
  { "save", N_ ("_Save Anyway"), ADW_RESPONSE_DESTRUCTIVE },
};

static void
ask_about_loss (Job *job, const GError *error)
{
  g_autofree char *body = checkbit_save_dup_loss (error->message, get_problems (job));

  ask_about (job, _ ("Part of the Game Would Be Lost"), body, loss_answers,
             G_N_ELEMENTS (loss_answers), G_CALLBACK (loss_response_cb));
}

/* Another game that has come onto the board meanwhile stays there: nobody was asked about it. */
static void
reload_instead (const Job *job)
{
  give_up (job);
  if (!is_on_board (job->saver, job))
    checkbit_notes_show (job->saver->notes,
                         /* Translators: the file of a game was to be read again */
                         _ ("Not reloaded: there is another game on the board"));
  else
    g_signal_emit (job->saver, signals[RELOAD_REQUESTED], 0);
}

static void
changed_response_cb (AdwMessageDialog *dialog, const char *response, Job *job)
{
  if (g_str_equal (response, "reload"))
    reload_instead (job);
  else if (g_str_equal (response, "save-as"))
    save_as_instead (job);
  else if (!g_str_equal (response, "overwrite"))
    give_up (job);
  else if (begin (job->saver)) /* the game now in the file may have unreadable parts, too */
    write_game (job_again (job), CHECKBIT_PGN_SAVE_DEFAULT);
}

static const Answer changed_answers[] = {
  { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
  /* Translators: reads a file again */
  { "reload", N_ ("_Reload"), ADW_RESPONSE_DEFAULT },
  { "save-as", N_ ("Save _As…"), ADW_RESPONSE_SUGGESTED },
  /* Translators: writes over a file that another program has changed */
  { "overwrite", N_ ("_Overwrite"), ADW_RESPONSE_DESTRUCTIVE },
};

static void
looked_again_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *body = NULL;

  checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, &error);
  if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      explain_failure (job, error);
      job_free (job);
      return;
    }
  body = checkbit_save_dup_changed (job->pgn, job->index);
  ask_about (job, _ ("The File Was Changed"), body, changed_answers, G_N_ELEMENTS (changed_answers),
             G_CALLBACK (changed_response_cb));
}

/* Reads the file's current content, to say what overwriting would do. */
static void
ask_about_change (Job *job)
{
  g_set_object (&job->pgn, NULL);
  job->pgn = checkbit_pgn_file_new (job->file);
  checkbit_pgn_file_load_async (job->pgn, job->saver->cancellable, looked_again_cb, job);
}

static void append_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data);

/* Adds the game to the end of the file as it is by now, once all of it is listed: nothing is lost
 * where another program has changed it. (transfer full) of job. */
static void
append_again (Job *job)
{
  job->index = CHECKBIT_PGN_APPEND;
  g_object_unref (job->pgn);
  job->pgn = checkbit_pgn_file_new (job->file);
  checkbit_pgn_file_load_async (job->pgn, job->saver->cancellable, append_listed_cb, job);
}

/* Whether a file's game of this index, which another object has written, is on the board: it was
 * read before that. */
static gboolean
shows_old (const Job *job, CheckbitPgnFile *pgn, guint index)
{
  CheckbitDocument *document = get_document (job->saver);

  return checkbit_document_get_pgn (document) == pgn
         && checkbit_document_get_index (document) == index && !is_on_board (job->saver, job);
}

/* A file that is open here although another object has written to it must not seem to be changed by
 * another program; but where the old text of the game is on the board it must, as saving that would
 * undo what was written. */
static void
tell_open (const Job *job, GAsyncResult *result, guint index)
{
  CheckbitPgnFile *listed = checkbit_games_view_get_file (job->saver->games);
  CheckbitPgnFile *own = checkbit_document_get_pgn (get_document (job->saver));
  CheckbitPgnFile *open[] = { listed, own != listed ? own : NULL };

  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    if (open[i] != NULL && open[i] != job->pgn && !shows_old (job, open[i], index))
      checkbit_pgn_file_follow (open[i], result);
}

static void
game_written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  gint64 index = checkbit_pgn_file_save_game_finish (CHECKBIT_PGN_FILE (source), result, &error);

  if (index >= 0)
    {
      tell_open (job, result, (guint) index);
      finish (job, (guint) index);
    }
  else if (g_error_matches (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED))
    {
      if (job->index == CHECKBIT_PGN_APPEND)
        append_again (g_steal_pointer (&job));
      else
        ask_about_change (g_steal_pointer (&job));
    }
  else if (g_error_matches (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_LOSS))
    ask_about_loss (g_steal_pointer (&job), error);
  else
    explain_failure (job, error);
}

/* At the end where the file has no such game any more. A file that seems empty or missing is not
 * written without a look at it, either: all its games may be back by now. Where reading was stopped
 * or failed nobody knows yet which number the game will have. (transfer full) of job. */
static void
write_game (Job *job, CheckbitPgnSaveFlags flags)
{
  CheckbitPgnIndex *index = checkbit_pgn_file_get_index (job->pgn);
  guint n = checkbit_pgn_index_get_n_games (index);
  guint place = job->index < n ? job->index : CHECKBIT_PGN_APPEND;

  if (place == CHECKBIT_PGN_APPEND && !checkbit_pgn_index_get_complete (index))
    {
      append_again (job);
      return;
    }
  checkbit_pgn_file_save_game_async (job->pgn, place, job->record, flags, NULL, game_written_cb,
                                     job);
}

/* --- Into a file of its own ----------------------------------------------------------------- */

/* Whatever came of it. */
static void
whole_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  CheckbitPgnGame *game
      = checkbit_pgn_file_read_game_finish (CHECKBIT_PGN_FILE (source), result, NULL);

  g_clear_pointer (&game, checkbit_pgn_game_free);
  finish (job, 0);
}

/* The game is read once more, so that the file knows what it has of it, and a later start of the
 * program finds it unchanged there whatever was added to the file. */
static void
whole_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitPgnFile *pgn = CHECKBIT_PGN_FILE (source);
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  GCancellable *cancellable = job->saver->cancellable;

  if (!checkbit_pgn_file_load_finish (pgn, result, &error))
    explain_failure (job, error);
  else if (checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (pgn)) > 0)
    checkbit_pgn_file_read_game_async (pgn, 0, cancellable, whole_read_cb, g_steal_pointer (&job));
  else
    finish (job, 0);
}

static void
whole_written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitPgnFile) pgn = NULL;
  GCancellable *cancellable;

  if (!checkbit_file_save_finish (result, &error))
    {
      explain_failure (job, error);
      return;
    }
  job->index = 0;
  pgn = checkbit_pgn_file_new (job->file);
  g_set_object (&job->pgn, pgn);
  cancellable = job->saver->cancellable;
  checkbit_pgn_file_load_async (pgn, cancellable, whole_listed_cb, g_steal_pointer (&job));
}

/* Writes a file with this one game. (transfer full) of job. */
static void
write_whole (Job *job)
{
  char *text = checkbit_pgn_write_record (job->record);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  checkbit_file_save_async (job->file, bytes, NULL, whole_written_cb, job);
}

static void list_target (Job *job);

static void
replaced_looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = user_data;
  g_autofree CheckbitFileStamp *now = checkbit_file_stamp_query_finish (result, NULL);

  if (drop_if_closed (job))
    return;
  if (checkbit_pgn_file_compare (job->pgn, now))
    list_target (job);
  else
    write_whole (job);
}

/* What was agreed to holds for the file that was asked about. */
static void
several_response_cb (AdwMessageDialog *dialog, const char *response, Job *job)
{
  gboolean add = g_str_equal (response, "add");
  Job *again;

  if (!add && !g_str_equal (response, "replace"))
    {
      give_up (job);
      return;
    }
  if (!begin (job->saver))
    return;
  again = job_again (job);
  again->index = add ? CHECKBIT_PGN_APPEND : again->index;
  if (add)
    write_game (again, CHECKBIT_PGN_SAVE_DEFAULT);
  else
    look (again, replaced_looked_cb);
}

static const Answer several_answers[] = {
  { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
  { "replace", N_ ("_Replace All"), ADW_RESPONSE_DESTRUCTIVE },
  { "add", N_ ("_Add to Them"), ADW_RESPONSE_SUGGESTED },
};

static void
ask_about_several (Job *job, guint n)
{
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  g_autofree char *body
      /* Translators: the name of a file, and how many games are in it */
      = g_strdup_printf (ngettext ("“%s” holds %u game.", "“%s” holds %u games.", n), name, n);

  ask_about (job, _ ("Replace All Games of the File?"), body, several_answers,
             G_N_ELEMENTS (several_answers), G_CALLBACK (several_response_cb));
}

static const Answer replace_answers[] = {
  { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
  /* Translators: writes over a file */
  { "replace", N_ ("_Replace"), ADW_RESPONSE_DESTRUCTIVE },
};

static void
ask_about_replacing (Job *job)
{
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  /* Translators: %s is a file's name */
  g_autofree char *body = g_strdup_printf (_ ("“%s” already exists."), name);

  ask_about (job, _ ("Replace the File?"), body, replace_answers, G_N_ELEMENTS (replace_answers),
             G_CALLBACK (several_response_cb));
}

/* A file with several games must not be replaced without asking, nor one of which the file chooser
 * knew nothing. */
static void
target_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = user_data;
  g_autoptr (GError) error = NULL;
  gboolean exists;
  guint n;

  exists = checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, &error)
           || !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  n = checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (job->pgn));
  if (drop_if_closed (job))
    return;
  if (n >= 2)
    ask_about_several (job, n);
  else if (exists && job->renamed)
    ask_about_replacing (job);
  else
    write_whole (job);
}

/* (transfer full) of job. */
static void
list_target (Job *job)
{
  checkbit_pgn_file_load_async (job->pgn, job->saver->cancellable, target_listed_cb, job);
}

/* (transfer full) of job. */
static void
save_whole (Job *job)
{
  job->pgn = checkbit_pgn_file_new (job->file);
  list_target (job);
}

/* --- At the end of another file ------------------------------------------------------------- */

static void
append_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;

  if (checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, &error))
    write_game (g_steal_pointer (&job), CHECKBIT_PGN_SAVE_DEFAULT);
  else
    explain_failure (job, error);
}

/* Whether that is a file that has been read. */
static gboolean
is_open_as (CheckbitPgnFile *pgn, GFile *file)
{
  return pgn != NULL && g_file_equal (checkbit_pgn_file_get_file (pgn), file)
         && !checkbit_pgn_index_get_loading (checkbit_pgn_file_get_index (pgn));
}

/* The listed file, or that of the game on the board; NULL for none (transfer none). */
static CheckbitPgnFile *
find_open (CheckbitSaver *self, GFile *file)
{
  CheckbitPgnFile *listed = checkbit_games_view_get_file (self->games);
  CheckbitPgnFile *own = checkbit_document_get_pgn (get_document (self));

  if (is_open_as (listed, file))
    return listed;
  return is_open_as (own, file) ? own : NULL;
}

/* A file that is open here is appended to in memory as well, so that its list shows the game.
 * (transfer full) of meant. */
static void
append_meant (CheckbitSaver *self, Job *meant, GFile *file)
{
  CheckbitPgnFile *open;
  g_autoptr (CheckbitPgnFile) pgn = NULL;
  Job *job;

  if (!begin (self))
    {
      job_free (meant);
      return;
    }
  open = find_open (self, file);
  pgn = open != NULL ? g_object_ref (open) : checkbit_pgn_file_new (file);

  job = job_begin (meant, self, file, pgn, CHECKBIT_PGN_APPEND);
  if (pgn == open)
    write_game (job, CHECKBIT_PGN_SAVE_DEFAULT);
  else
    checkbit_pgn_file_load_async (pgn, self->cancellable, append_listed_cb, job);
}

void
checkbit_saver_append_to (CheckbitSaver *self, GFile *file)
{
  Job *away = steal_away (self);

  append_meant (self, away != NULL ? away : job_new_added (self), file);
}

static void
append_response_cb (CheckbitSaver *self, int response)
{
  g_autoptr (GFile) file = checkbit_file_chooser_take (&self->chooser, response);

  if (file != NULL)
    checkbit_saver_append_to (self, file);
  else
    g_clear_pointer (&self->meant, job_free);
}

void
checkbit_saver_append (CheckbitSaver *self)
{
  g_clear_pointer (&self->meant, job_free);
  self->meant = job_new_added (self);
  checkbit_file_chooser_show (&self->chooser, get_window (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                              _ ("Add Game to a File"),
                              checkbit_document_get_file (get_document (self)), NULL,
                              G_CALLBACK (append_response_cb), self);
}

/* --- A position ----------------------------------------------------------------------------- */

/* Whether it comes from a list of positions, or from a file of games. */
static gboolean
is_of_list (CheckbitDocument *document)
{
  return checkbit_document_is_list (document) || checkbit_document_get_pgn (document) != NULL;
}

/* The window now belongs to the saved file, unless the position came from a list of positions or
 * games: then the list stays, for stepping on. */
static void
adopt_position (Job *job, const CheckbitFileStamp *stamp)
{
  CheckbitDocument *now = get_document (job->saver);
  GFile *old = checkbit_document_get_file (now);
  CheckbitDocument *document;

  if (!is_on_board (job->saver, job))
    job->copy = FALSE;
  else if (old != NULL)
    job->copy = is_of_list (now) && !g_file_equal (old, job->file);
  else
    job->copy = checkbit_controller_has_file (job->saver->controller);
  document = checkbit_document_new (job->file, NULL);
  if (checkbit_file_is_local (job->file) && stamp != NULL)
    checkbit_document_set_stamp (document, stamp);
  adopt (job, document);
}

/* The person must not take a game for saved of which the file has a position only. */
static char *
dup_position_note (const Job *job)
{
  g_autofree char *name = checkbit_document_dup_file_name (job->file);

  if (is_whole (job) || !is_on_board (job->saver, job)
      || !checkbit_game_get_modified (get_game (job->saver)))
    return g_strdup_printf (_ ("Saved “%s”"), name);
  /* Translators: %s is a file's name */
  return g_strdup_printf (_ ("Position saved to “%s”. The game itself is not saved."), name);
}

static void
written_looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autofree CheckbitFileStamp *stamp = checkbit_file_stamp_query_finish (result, NULL);
  g_autofree char *text = NULL;

  adopt_position (job, stamp);
  text = dup_position_note (job);
  tell_saved (job, text);
}

static void
position_written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;

  if (checkbit_file_save_finish (result, &error))
    look (g_steal_pointer (&job), written_looked_cb);
  else
    explain_failure (job, error);
}

/* (transfer full) of meant. */
static Job *
position_job_begin (Job *meant, CheckbitSaver *self, GFile *file)
{
  meant->fen = g_strdup (meant->here);
  return job_begin (meant, self, file, NULL, 0);
}

/* (transfer full) of job. */
static void
write_position (Job *job)
{
  char *text = g_strconcat (job->fen, "\n", NULL);
  g_autoptr (GBytes) contents = g_bytes_new_take (text, strlen (text));

  checkbit_file_save_async (job->file, contents, NULL, position_written_cb, job);
}

/* --- Save and Save As ----------------------------------------------------------------------- */

/* The file chooser has asked about a file of the name that was typed, if there is one: then it keeps
 * that name. */
static void
typed_looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = user_data;
  g_autofree CheckbitFileStamp *stamp = checkbit_file_stamp_query_finish (result, NULL);
  g_autoptr (GFile) full = checkbit_save_with_suffix (job->file);

  if (drop_if_closed (job))
    return;
  if (stamp == NULL || !stamp->exists)
    job->renamed = g_set_object (&job->file, full);
  save_whole (job);
}

/* (transfer full) of meant. */
static void
save_meant (CheckbitSaver *self, Job *meant, GFile *file)
{
  g_autoptr (GFile) full = checkbit_save_with_suffix (file);

  if (!begin (self))
    job_free (meant);
  else if (!g_file_equal (full, file))
    look (job_begin (meant, self, file, NULL, 0), typed_looked_cb);
  else if (checkbit_file_kind_of (file) == CHECKBIT_FILE_POSITIONS)
    write_position (position_job_begin (meant, self, file));
  else
    save_whole (job_begin (meant, self, file, NULL, 0));
}

void
checkbit_saver_save_to (CheckbitSaver *self, GFile *file)
{
  Job *away = steal_away (self);

  save_meant (self, away != NULL ? away : job_new_meant (self), file);
}

static void
save_response_cb (CheckbitSaver *self, int response)
{
  g_autoptr (GFile) file = checkbit_file_chooser_take (&self->chooser, response);

  if (file != NULL)
    {
      checkbit_saver_save_to (self, file);
      return;
    }
  g_clear_pointer (&self->meant, job_free);
  g_signal_emit (self, signals[NOT_SAVED], 0);
}

/* Chooses a name for a game, beside a file. (transfer full) of meant. */
static void
choose_name (CheckbitSaver *self, Job *meant, GFile *beside, const char *name)
{
  g_clear_pointer (&self->meant, job_free);
  self->meant = meant;
  checkbit_file_chooser_show (&self->chooser, get_window (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                              _ ("Save Game"), beside, name, G_CALLBACK (save_response_cb), self);
}

void
checkbit_saver_save_as (CheckbitSaver *self)
{
  g_autofree char *name
      = checkbit_save_dup_name (get_document (self), checkbit_game_get_tags (get_game (self)));

  choose_name (self, job_new_meant (self), checkbit_document_get_file (get_document (self)), name);
}

/* The game that could not be saved as it should, also if another one is on the board by now. */
static void
save_as_instead (const Job *job)
{
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  Job *meant;

  if (is_on_board (job->saver, job))
    {
      checkbit_saver_save_as (job->saver);
      return;
    }
  meant = job_again (job);
  g_clear_pointer (&meant->fen, g_free);
  g_clear_object (&meant->saver);
  g_clear_object (&meant->file);
  g_clear_object (&meant->pgn);
  choose_name (job->saver, meant, job->file, name);
}

static void position_looked_cb (GObject *source, GAsyncResult *result, gpointer user_data);

/* Into its file, if that has the stamp of the one that may be overwritten; NULL if it has none. */
static void
save_position (CheckbitSaver *self, GFile *file, const CheckbitFileStamp *seen)
{
  Job *job;

  if (!begin (self))
    return;
  job = position_job_begin (job_new_meant (self), self, file);
  if (seen == NULL)
    {
      write_position (job);
      return;
    }
  job->seen = *seen;
  look (job, position_looked_cb);
}

static void
position_response_cb (AdwMessageDialog *dialog, const char *response, Job *job)
{
  if (g_str_equal (response, "reload"))
    reload_instead (job);
  else if (g_str_equal (response, "save-as"))
    save_as_instead (job);
  else if (!g_str_equal (response, "overwrite"))
    give_up (job);
  else if (begin (job->saver)) /* what was to be saved, even if another game came onto the board */
    look (job_again (job), position_looked_cb);
}

/* (transfer full) of job. */
static void
ask_about_position (Job *job)
{
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  g_autofree char *body
      = g_strdup_printf (_ ("Another program has changed “%s” since it was opened."), name);

  ask_about (job, _ ("The File Was Changed"), body, changed_answers, G_N_ELEMENTS (changed_answers),
             G_CALLBACK (position_response_cb));
}

/* Writes the file unless another program has changed it since it was opened, or asked about; one
 * that cannot be looked at says so when it is written. */
static void
position_looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = user_data;
  g_autofree CheckbitFileStamp *now = checkbit_file_stamp_query_finish (result, NULL);

  if (drop_if_closed (job))
    return;
  if (now == NULL || checkbit_file_stamp_equal (now, &job->seen))
    write_position (job);
  else
    {
      job->seen = *now;
      ask_about_position (job);
    }
}

/* A game that comes back after the program has ended may have lost its place in the file. */
static void
save_in_place (CheckbitSaver *self, CheckbitPgnFile *pgn)
{
  CheckbitPgnIndex *index = checkbit_pgn_file_get_index (pgn);
  Job *job;

  if (checkbit_pgn_index_get_loading (index))
    {
      checkbit_notes_show_status (self->notes,
                                  _ ("The file is still being read: save when that is done."));
      return;
    }
  if (!begin (self))
    return;
  job = job_new (self, checkbit_pgn_file_get_file (pgn), pgn,
                 checkbit_document_get_index (get_document (self)));
  if (job->index < checkbit_pgn_index_get_n_games (index))
    write_game (job, CHECKBIT_PGN_SAVE_DEFAULT);
  else
    ask_about_change (job);
}

/* A file with more than this position is never overwritten: the person chooses another name. */
void
checkbit_saver_save (CheckbitSaver *self)
{
  GFile *file = checkbit_document_get_file (get_document (self));
  CheckbitPgnFile *pgn = checkbit_document_get_pgn (get_document (self));

  if (self->saving)
    self->wanted = checkbit_game_get_record_id (get_game (self));
  else if (pgn != NULL)
    save_in_place (self, pgn);
  else if (file != NULL && checkbit_document_can_overwrite (get_document (self)))
    save_position (self, file, checkbit_document_get_stamp (get_document (self)));
  else
    checkbit_saver_save_as (self);
}

gboolean
checkbit_saver_is_saving (CheckbitSaver *self)
{
  return self->saving;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_saver_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, CHECKBIT_SAVER (object)->saving);
}

static void
checkbit_saver_dispose (GObject *object)
{
  CheckbitSaver *self = CHECKBIT_SAVER (object);

  g_clear_object (&self->chooser);
  g_clear_pointer (&self->meant, job_free);
  G_OBJECT_CLASS (checkbit_saver_parent_class)->dispose (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, CHECKBIT_TYPE_SAVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
checkbit_saver_class_init (CheckbitSaverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_saver_get_property;
  object_class->dispose = checkbit_saver_dispose;
  properties[PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SAVED] = add_signal ("saved");
  signals[NOT_SAVED] = add_signal ("not-saved");
  signals[RELOAD_REQUESTED] = add_signal ("reload-requested");
  checkbit_links_install (object_class, links);
}

static void
checkbit_saver_init (CheckbitSaver *self)
{
}
