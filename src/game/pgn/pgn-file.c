/* A PGN file that is open: its list of games, one game of it at a time, and saving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/file-name.h"
#include "game/pgn/pgn-lines.h"
#include "game/pgn/pgn-splice.h"
#include "game/pgn/pgn-units.h"

struct _CheckbitPgnFile
{
  GObject parent_instance;

  GFile *file;
  CheckbitPgnIndex *index;
  CheckbitFileStamp stamp; /* of the file as last read or written */
  gboolean stamped;        /* whether stamp is valid */
  GHashTable *digests;     /* of the games that were read or written, by index */
  gboolean changed_outside;
  gboolean busy; /* loading or saving */
  /* Readings, of GTask, until the file is saved; NULL if that is not under way. */
  GPtrArray *waiting;
  guint saving; /* the index of the game that is being saved, as long as there is waiting */
};

G_DEFINE_FINAL_TYPE (CheckbitPgnFile, checkbit_pgn_file, G_TYPE_OBJECT)

G_DEFINE_QUARK (checkbit - pgn - file - error - quark, checkbit_pgn_file_error)

enum
{
  PROP_0,
  PROP_CHANGED_OUTSIDE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
set_changed_outside (CheckbitPgnFile *self, gboolean changed)
{
  if (self->changed_outside == changed)
    return;

  self->changed_outside = changed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHANGED_OUTSIDE]);
}

/* The data of a thread, separate from the object, which belongs to the main context. */
typedef struct
{
  GFile *file;
  CheckbitFileStamp stamp;
  CheckbitFileStamp before; /* the stamp of a saved file before that */
  guint index;
  guint64 offset, length;
  CheckbitPgnUnits units; /* of the file, once a game was read from it */
  guint64 last_game;      /* where it begins; 0 if there is none */
  CheckbitRecord *record; /* the game to write; owned */
  CheckbitPgnSaveFlags flags;
  char *text;      /* the game as written; owned */
  char *digest;    /* of the game as read or written; owned */
  gint64 shift;    /* see CheckbitPgnSplice */
  guint64 old_end; /* likewise */
  gsize n_added;   /* likewise */
} Job;

static Job *
job_new (CheckbitPgnFile *self)
{
  Job *job = g_new0 (Job, 1);

  job->file = g_object_ref (self->file);
  job->stamp = self->stamp;

  return job;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->file);
  g_clear_pointer (&job->record, checkbit_record_free);
  g_free (job->text);
  g_free (job->digest);
  g_free (job);
}

/* Of a game as it would be written, so that it does not matter how it is written.
 * (transfer full) */
static char *
dup_digest (const char *text)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

/* In the main context. */
static void
note_digest (CheckbitPgnFile *self, guint index, const Job *job)
{
  g_hash_table_insert (self->digests, GUINT_TO_POINTER (index), g_strdup (job->digest));
}

/* Returns an error, with the file's name added if it is missing. Takes error over. */
static void
return_error (GTask *task, GFile *file, const char *format, GError *error)
{
  g_autofree char *name = checkbit_file_dup_name (file);
  g_autofree char *message = NULL;

  if (error->domain == CHECKBIT_PGN_FILE_ERROR
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_task_return_error (task, error);
      return;
    }

  message = g_strdup_printf (format, name, error->message);
  g_task_return_new_error (task, error->domain, error->code, "%s", message);
  g_error_free (error);
}

/* --- Listing -------------------------------------------------------------------------------- */

static void
indexed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  CheckbitPgnFile *self = g_task_get_source_object (task);
  GError *error = NULL;

  self->busy = FALSE;
  if (checkbit_pgn_index_load_finish (CHECKBIT_PGN_INDEX (source), result, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The stamp is taken before reading starts, so that any later change is noticed. A file without one
 * is not read, as changes by other programs could not be noticed. */
static void
stamped_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GTask *task = user_data;
  CheckbitPgnFile *self = g_task_get_source_object (task);
  GError *error = NULL;
  g_autofree CheckbitFileStamp *stamp = checkbit_file_stamp_query_finish (result, &error);

  if (stamp == NULL)
    {
      self->busy = FALSE;
      self->stamped = FALSE;
      checkbit_file_stamp_set_unknown (&self->stamp); /* the list is empty: the file may not be */
      /* Translators: the first %s is a file's name, the second the reason */
      return_error (task, self->file, _ ("“%s” could not be read: %s"), error);
      g_object_unref (task);
      return;
    }

  self->stamp = *stamp;
  self->stamped = TRUE;
  set_changed_outside (self, FALSE);
  checkbit_pgn_index_load_async (self->index, self->file, g_task_get_cancellable (task), indexed_cb,
                                 task);
}

void
checkbit_pgn_file_load_async (CheckbitPgnFile *self,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  GTask *task;

  g_return_if_fail (CHECKBIT_IS_PGN_FILE (self));
  g_return_if_fail (!self->busy);

  self->busy = TRUE;
  g_set_object (&self->index, NULL);
  self->index = checkbit_pgn_index_new ();
  g_hash_table_remove_all (self->digests);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_pgn_file_load_async");
  checkbit_file_stamp_query_async (self->file, NULL, stamped_cb, task);
}

gboolean
checkbit_pgn_file_load_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- Reading a game ------------------------------------------------------------------------- */

/* FALSE if the file is not the listed one any more. */
static gboolean
check_stamp (const Job *job, GError **error)
{
  CheckbitFileStamp now;
  g_autofree char *name = NULL;

  if (!checkbit_file_stamp_query (&now, job->file, error))
    return FALSE;
  if (checkbit_file_stamp_equal (&now, &job->stamp))
    return TRUE;

  name = checkbit_file_dup_name (job->file);
  if (now.exists)
    g_set_error (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED,
                 /* Translators: %s is a file's name */
                 _ ("“%s” was changed by another program: open it again"), name);
  else
    g_set_error (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED,
                 /* Translators: %s is a file's name */
                 _ ("“%s” was moved or deleted."), name);

  return FALSE;
}

/* The bytes of a game, preceded by a byte order mark unless the file's units are bytes: it tells
 * how to read them. */
static GBytes *
read_bytes (Job *job, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) start
      = checkbit_pgn_read_range (job->file, 0, CHECKBIT_PGN_UNITS_LOOK, cancellable, error);
  g_autoptr (GBytes) bytes = NULL;
  GByteArray *marked;

  if (start == NULL)
    return NULL;
  bytes = checkbit_pgn_read_range (job->file, job->offset, job->length, cancellable, error);
  job->units
      = checkbit_pgn_units_find (g_bytes_get_data (start, NULL), g_bytes_get_size (start), NULL);
  if (bytes == NULL || job->units == CHECKBIT_PGN_BYTES)
    return g_steal_pointer (&bytes);

  marked = g_byte_array_new ();
  g_byte_array_append (marked, (const guint8 *) checkbit_pgn_units_get_mark (job->units),
                       checkbit_pgn_units_get_size (job->units));
  g_byte_array_append (marked, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));

  return g_byte_array_free_to_bytes (marked);
}

/* Moves the positions of a game's problems to those in the file. */
static void
place_problems (CheckbitPgnGame *game, const Job *job, GCancellable *cancellable)
{
  guint lines = 0;

  if (game->problems->len > 0)
    lines = checkbit_pgn_count_lines (job->file, job->units, job->offset, cancellable);
  for (guint i = 0; i < game->problems->len; i++)
    {
      CheckbitPgnProblem *problem = &g_array_index (game->problems, CheckbitPgnProblem, i);

      problem->game = job->index + 1;
      problem->line += lines;
    }
}

static CheckbitPgnGame *
read_game (Job *job, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  CheckbitPgnGame *game;

  if (!check_stamp (job, error))
    return NULL;
  bytes = read_bytes (job, cancellable, error);
  /* The file may have been written since. */
  if (bytes == NULL || !check_stamp (job, error))
    return NULL;

  game = checkbit_pgn_read_game (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  if (game == NULL)
    g_set_error_literal (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_NO_GAME,
                         _ ("There is no game at this place in the file"));

  return game;
}

static void
read_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;
  CheckbitPgnGame *game = read_game (job, cancellable, &error);
  g_autofree char *text = NULL;

  if (game == NULL)
    {
      /* Translators: the first %s is a file's name, the second the reason */
      return_error (task, job->file, _ ("“%s” could not be read: %s"), error);
      return;
    }
  place_problems (game, job, cancellable);
  text = checkbit_pgn_write_record (game->record);
  job->digest = dup_digest (text);
  g_task_return_pointer (task, game, (GDestroyNotify) checkbit_pgn_game_free);
}

/* Whether a game was not read only because this object has written the file, or just does so: then
 * it is somewhere else in it. */
static gboolean
is_written_meanwhile (CheckbitPgnFile *self, const Job *job, const GError *error)
{
  return g_error_matches (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED)
         && job->index < checkbit_pgn_index_get_n_games (self->index)
         && (self->waiting != NULL || !checkbit_file_stamp_equal (&job->stamp, &self->stamp));
}

/* Whether a game was read as it was before this object has written it, or as it will not be any
 * more once that is done. As the file is known as it is then, saving the old text again would go
 * unnoticed. */
static gboolean
is_outdated (CheckbitPgnFile *self, const Job *job)
{
  return job->index < checkbit_pgn_index_get_n_games (self->index)
         && (!checkbit_file_stamp_equal (&job->stamp, &self->stamp)
             || (self->waiting != NULL && job->index == self->saving));
}

static void begin_reading (GTask *task);

/* (transfer full) of task. */
static void
read_again (CheckbitPgnFile *self, GTask *task)
{
  if (self->waiting != NULL)
    g_ptr_array_add (self->waiting, task);
  else
    begin_reading (task);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitPgnFile *self = CHECKBIT_PGN_FILE (source);
  g_autoptr (GTask) task = user_data;
  const Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitPgnGame) game = g_task_propagate_pointer (G_TASK (result), &error);

  if (game != NULL ? is_outdated (self, job) : is_written_meanwhile (self, job, error))
    read_again (self, g_steal_pointer (&task));
  else if (game != NULL)
    {
      if (checkbit_file_stamp_equal (&job->stamp, &self->stamp))
        note_digest (self, job->index, job);
      g_task_return_pointer (task, g_steal_pointer (&game),
                             (GDestroyNotify) checkbit_pgn_game_free);
    }
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* (transfer full) of task, whose data is the index of the game. */
static void
begin_reading (GTask *task)
{
  CheckbitPgnFile *self = g_task_get_source_object (task);
  g_autoptr (GTask) reading = g_task_new (self, g_task_get_cancellable (task), read_cb, task);
  Job *job = job_new (self);

  job->index = GPOINTER_TO_UINT (g_task_get_task_data (task));
  checkbit_pgn_index_get_range (self->index, job->index, &job->offset, &job->length);
  g_task_set_name (reading, "checkbit_pgn_file_read_game_async");
  g_task_set_task_data (reading, job, job_free);
  g_task_run_in_thread (reading, read_thread);
}

void
checkbit_pgn_file_read_game_async (CheckbitPgnFile *self,
                                   guint index,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  GTask *task;

  g_return_if_fail (CHECKBIT_IS_PGN_FILE (self));
  g_return_if_fail (index < checkbit_pgn_index_get_n_games (self->index));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_task_data (task, GUINT_TO_POINTER (index), NULL);
  begin_reading (task);
}

CheckbitPgnGame *
checkbit_pgn_file_read_game_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- Saving --------------------------------------------------------------------------------- */

/* FALSE if replacing the old text of the game would lose something, and nobody has agreed to
 * that. */
static gboolean
check_loss (Job *job, GCancellable *cancellable, GError **error)
{
  g_autoptr (CheckbitPgnGame) old = NULL;
  g_autofree char *name = NULL;

  if (job->index == CHECKBIT_PGN_APPEND || (job->flags & CHECKBIT_PGN_SAVE_ALLOW_LOSS))
    return TRUE;
  old = read_game (job, cancellable, error);
  if (old == NULL)
    return FALSE;
  if (!old->loss)
    return TRUE;

  name = checkbit_file_dup_name (job->file);
  g_set_error (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_LOSS,
               /* Translators: %u is the number of a game, %s a file's name */
               _ ("Game %u of “%s” has parts that were not recognized, and saving would lose them"),
               job->index + 1, name);

  return FALSE;
}

static gboolean
save_game (Job *job, GCancellable *cancellable, GError **error)
{
  CheckbitPgnSplice splice = {
    .file = job->file,
    .stamp = job->stamp,
    .append = job->index == CHECKBIT_PGN_APPEND,
    .last_game = job->last_game,
    .offset = job->offset,
    .length = job->length,
  };
  g_autofree char *digest = NULL;

  if (!check_loss (job, cancellable, error))
    return FALSE;
  job->text = checkbit_pgn_write_record (job->record);
  digest = dup_digest (job->text);
  g_strchomp (job->text);
  splice.text = job->text;
  if (!checkbit_pgn_splice (&splice, cancellable, error))
    return FALSE;

  job->digest = g_steal_pointer (&digest);
  job->before = job->stamp;
  job->stamp = splice.stamp;
  job->offset = splice.offset;
  job->length = splice.length;
  job->shift = splice.shift;
  job->old_end = splice.old_end;
  job->n_added = splice.n_added;

  return TRUE;
}

static void
save_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;

  if (save_game (job, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    /* Translators: the first %s is a file's name, the second the reason */
    return_error (task, job->file, _ ("“%s” could not be saved: %s"), error);
}

/* Where the last game that is listed begins; 0 if there is none. */
static guint64
find_last_game (CheckbitPgnFile *self)
{
  guint n = checkbit_pgn_index_get_n_games (self->index);
  guint64 offset = 0, length;

  if (n > 0)
    checkbit_pgn_index_get_range (self->index, n - 1, &offset, &length);

  return offset;
}

void
checkbit_pgn_file_save_game_async (CheckbitPgnFile *self,
                                   guint index,
                                   CheckbitRecord *record,
                                   CheckbitPgnSaveFlags flags,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (CHECKBIT_IS_PGN_FILE (self));
  g_return_if_fail (record != NULL);
  g_return_if_fail (!self->busy);
  g_return_if_fail (index == CHECKBIT_PGN_APPEND
                        ? checkbit_pgn_index_get_complete (self->index)
                        : index < checkbit_pgn_index_get_n_games (self->index));

  self->busy = TRUE;
  self->waiting = g_ptr_array_new ();
  self->saving = index;
  job = job_new (self);
  job->index = index;
  job->flags = flags;
  job->record = checkbit_record_copy (record);
  if (index != CHECKBIT_PGN_APPEND)
    checkbit_pgn_index_get_range (self->index, index, &job->offset, &job->length);
  job->last_game = find_last_game (self);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_pgn_file_save_game_async");
  /* Once the file is in place, cancelling must not report that it was not saved. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, save_thread);
}

/* Makes the game longer that was completed: the last one. There may be blank lines behind it. */
static void
extend_completed (CheckbitPgnFile *self, guint index, const Job *job)
{
  guint64 offset, length;

  checkbit_pgn_index_get_range (self->index, index, &offset, &length);
  if (job->n_added > 0
      && (offset + length == job->old_end || checkbit_pgn_index_get_complete (self->index)))
    checkbit_pgn_index_extend (self->index, index, job->old_end + job->n_added - offset - length);
}

/* Updates the list after the file was written. A list that was stopped does not get the game, but
 * tells of it: the file is not what was found in it before. */
static guint
take_saved (CheckbitPgnFile *self, const Job *job)
{
  guint n = checkbit_pgn_index_get_n_games (self->index);
  guint index = job->index == CHECKBIT_PGN_APPEND ? n : job->index;

  self->stamp = job->stamp;
  self->stamped = TRUE;
  set_changed_outside (self, FALSE);
  if (index > 0)
    extend_completed (self, index - 1, job);
  if (index < n || checkbit_pgn_index_get_complete (self->index))
    {
      note_digest (self, index, job);
      checkbit_pgn_index_update (self->index, index, job->offset, job->text, strlen (job->text),
                                 job->length, job->shift);
    }
  else
    checkbit_pgn_index_tell_unlisted (self->index);

  return index;
}

/* Whatever has become of saving. */
static void
end_waiting (CheckbitPgnFile *self)
{
  g_autoptr (GPtrArray) waiting = g_steal_pointer (&self->waiting);

  for (guint i = 0; waiting != NULL && i < waiting->len; i++)
    begin_reading (g_ptr_array_index (waiting, i));
}

gint64
checkbit_pgn_file_save_game_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error)
{
  gint64 index = -1;

  g_return_val_if_fail (CHECKBIT_IS_PGN_FILE (self), -1);
  g_return_val_if_fail (g_task_is_valid (result, self), -1);

  self->busy = FALSE;
  if (g_task_propagate_boolean (G_TASK (result), error))
    index = take_saved (self, g_task_get_task_data (G_TASK (result)));
  end_waiting (self);

  return index;
}

void
checkbit_pgn_file_follow (CheckbitPgnFile *self, GAsyncResult *saved)
{
  const Job *job;

  g_return_if_fail (CHECKBIT_IS_PGN_FILE (self));
  g_return_if_fail (G_IS_TASK (saved));

  job = g_task_get_task_data (G_TASK (saved));
  if (!self->busy && self->stamped && g_file_equal (self->file, job->file)
      && checkbit_file_stamp_equal (&self->stamp, &job->before))
    take_saved (self, job);
}

/* --- Other programs ------------------------------------------------------------------------- */

gboolean
checkbit_pgn_file_compare (CheckbitPgnFile *self, const CheckbitFileStamp *now)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_FILE (self), FALSE);

  if (!self->stamped || self->busy || !checkbit_file_is_local (self->file))
    return self->changed_outside;
  /* A file that cannot be queried may have changed. */
  set_changed_outside (self, now == NULL || !checkbit_file_stamp_equal (now, &self->stamp));

  return self->changed_outside;
}

char *
checkbit_pgn_file_dup_stamp (CheckbitPgnFile *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_FILE (self), NULL);

  return self->stamped && self->stamp.exists ? checkbit_file_stamp_to_text (&self->stamp) : NULL;
}

void
checkbit_pgn_file_expect_stamp (CheckbitPgnFile *self, const char *stamp)
{
  g_autofree char *now = checkbit_pgn_file_dup_stamp (self);

  if (now == NULL || g_strcmp0 (now, stamp) == 0)
    return;

  checkbit_file_stamp_set_unknown (&self->stamp);
  g_hash_table_remove_all (self->digests);
  set_changed_outside (self, TRUE);
}

char *
checkbit_pgn_file_dup_digest (CheckbitPgnFile *self, guint index)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_FILE (self), NULL);

  return g_strdup (g_hash_table_lookup (self->digests, GUINT_TO_POINTER (index)));
}

/* --- The object ----------------------------------------------------------------------------- */

GFile *
checkbit_pgn_file_get_file (CheckbitPgnFile *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_FILE (self), NULL);

  return self->file;
}

CheckbitPgnIndex *
checkbit_pgn_file_get_index (CheckbitPgnFile *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_FILE (self), NULL);

  return self->index;
}

static void
checkbit_pgn_file_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHANGED_OUTSIDE)
    g_value_set_boolean (value, CHECKBIT_PGN_FILE (object)->changed_outside);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_pgn_file_dispose (GObject *object)
{
  CheckbitPgnFile *self = CHECKBIT_PGN_FILE (object);

  g_clear_object (&self->file);
  g_clear_object (&self->index);

  G_OBJECT_CLASS (checkbit_pgn_file_parent_class)->dispose (object);
}

static void
checkbit_pgn_file_finalize (GObject *object)
{
  g_hash_table_unref (CHECKBIT_PGN_FILE (object)->digests);
  g_clear_pointer (&CHECKBIT_PGN_FILE (object)->waiting, g_ptr_array_unref);

  G_OBJECT_CLASS (checkbit_pgn_file_parent_class)->finalize (object);
}

static void
checkbit_pgn_file_class_init (CheckbitPgnFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_pgn_file_get_property;
  object_class->dispose = checkbit_pgn_file_dispose;
  object_class->finalize = checkbit_pgn_file_finalize;

  properties[PROP_CHANGED_OUTSIDE] = g_param_spec_boolean (
      "changed-outside", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_pgn_file_init (CheckbitPgnFile *self)
{
  self->index = checkbit_pgn_index_new ();
  self->digests = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

CheckbitPgnFile *
checkbit_pgn_file_new (GFile *file)
{
  CheckbitPgnFile *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (CHECKBIT_TYPE_PGN_FILE, NULL);
  self->file = g_object_ref (file);

  return self;
}
