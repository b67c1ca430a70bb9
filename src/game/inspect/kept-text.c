/* The text of a file in which lists are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/kept-text.h"

#include <string.h>

#include "game/base/file-save.h"
#include "game/base/file-stamp.h"

struct _CheckbitKeptText
{
  GObject parent_instance;

  GFile *file; /* owned */
  const CheckbitKeptFormat *format;
  guint n_users;
  GCancellable *cancellable; /* owned */

  /* Owned; NULL for none. */
  char *text;
  char *stored;  /* the text of the file when it was last read or written */
  char *writing; /* what a thread is writing */
  gboolean busy; /* a thread looks at the file, or writes it */

  CheckbitFileStamp stamp; /* the file's with stored */
  gboolean loaded;
  gboolean usable; /* the file was read, so it may be overwritten */
  gboolean dirty;  /* set since the last write began */
};

enum
{
  PROP_0,
  PROP_LOADED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal, failed_signal;

/* Those that are open, by their files. */
static GHashTable *opened;

G_DEFINE_FINAL_TYPE (CheckbitKeptText, checkbit_kept_text, G_TYPE_OBJECT)

static void
fail (CheckbitKeptText *self, const GError *error)
{
  g_signal_emit (self, failed_signal, 0, error->message);
}

static void
take_string (char **place, char *text)
{
  g_free (*place);
  *place = text;
}

/* --- What another program has written --------------------------------------------------------- */

/* The entries of a text, each with its line breaks. (element-type utf8) (transfer full) */
static GPtrArray *
split (const char *text, const CheckbitKeptFormat *format)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) entry = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (entry->len > 0 && format->begins_entry (lines[i]))
        {
          g_ptr_array_add (entries, g_strdup (entry->str));
          g_string_truncate (entry, 0);
        }
      if (*lines[i] != '\0')
        g_string_append_printf (entry, "%s\n", lines[i]);
    }
  if (entry->len > 0)
    g_ptr_array_add (entries, g_strdup (entry->str));

  return entries;
}

/* (transfer full) */
static GPtrArray *
split_any (const char *text, const CheckbitKeptFormat *format)
{
  g_autofree char *normal = format->normalize (text != NULL ? text : "");

  return split (normal, format);
}

static gboolean
has (GPtrArray *entries, const char *entry)
{
  return g_ptr_array_find_with_equal_func (entries, entry, g_str_equal, NULL);
}

/* The entries of our text without those that they have removed, then those that they have added.
 * (transfer full) */
static char *
merge (CheckbitKeptText *self, const char *text)
{
  g_autoptr (GPtrArray) before = split_any (self->stored, self->format);
  g_autoptr (GPtrArray) theirs = split_any (text, self->format);
  g_autoptr (GPtrArray) ours = split (self->text, self->format);
  GString *merged = g_string_new (NULL);

  for (guint i = 0; i < ours->len; i++)
    if (has (theirs, ours->pdata[i]) || !has (before, ours->pdata[i]))
      g_string_append (merged, ours->pdata[i]);
  for (guint i = 0; i < theirs->len; i++)
    if (!has (before, theirs->pdata[i]) && !has (ours, theirs->pdata[i]))
      g_string_append (merged, theirs->pdata[i]);

  return g_string_free (merged, FALSE);
}

/* The file as it is now. */
typedef struct
{
  GFile *file;             /* owned */
  CheckbitFileStamp stamp; /* the last one known, then that of now */
  char *text;              /* owned; NULL if it is the known one, or with an error */
  GError *error;           /* owned; NULL for none */
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  g_object_unref (look->file);
  g_free (look->text);
  g_clear_error (&look->error);
  g_free (look);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Look, look_free)

static Look *
look_new (CheckbitKeptText *self)
{
  Look *look = g_new0 (Look, 1);

  look->file = g_object_ref (self->file);
  look->stamp = self->stamp;
  return look;
}

/* Reads what another program has written since the file was last read or written. Remote files are
 * not asked. */
static void
look_at (Look *look)
{
  g_autofree char *text = NULL;
  CheckbitFileStamp now;
  gsize length;

  if (!checkbit_file_is_local (look->file) || !checkbit_file_stamp_query (&now, look->file, NULL)
      || !now.exists || checkbit_file_stamp_equal (&now, &look->stamp))
    return;
  if (g_file_load_contents (look->file, NULL, &text, &length, NULL, &look->error))
    look->text = g_utf8_make_valid (text, (gssize) length);
  look->stamp = now;
}

/* Takes that. FALSE if it could not be read: then it must not be overwritten. */
static gboolean
take_theirs (CheckbitKeptText *self, Look *look)
{
  if (look->error != NULL)
    {
      fail (self, look->error);
      return FALSE;
    }
  if (look->text == NULL)
    return TRUE;

  if (g_strcmp0 (look->text, self->stored) != 0 && g_strcmp0 (look->text, self->writing) != 0)
    {
      take_string (&self->text, merge (self, look->text));
      g_signal_emit (self, changed_signal, 0, NULL);
    }
  take_string (&self->stored, g_steal_pointer (&look->text));
  self->stamp = look->stamp;

  return TRUE;
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void save (CheckbitKeptText *self);

/* The text as bytes, and the folder to create. */
static GBytes *
prepare (CheckbitKeptText *self)
{
  g_autofree char *path = g_file_get_path (self->file);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  if (folder != NULL)
    g_mkdir_with_parents (folder, 0700);
  return g_bytes_new (self->text, strlen (self->text));
}

static void
note_saved (CheckbitKeptText *self)
{
  take_string (&self->stored, g_steal_pointer (&self->writing));
  /* Unknown, as somebody may have written since: the file is read once more before it is
   * written. */
  self->stamp = (CheckbitFileStamp){ 0 };
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitKeptText) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean saved = checkbit_file_save_finish (result, &error);

  self->busy = FALSE;
  if (self->n_users == 0)
    return;
  if (saved)
    note_saved (self);
  else
    {
      self->dirty = TRUE; /* there is another try at the end */
      fail (self, error);
    }
  g_clear_pointer (&self->writing, g_free);
  if (saved && self->dirty)
    save (self);
}

static void
write_text (CheckbitKeptText *self)
{
  g_autoptr (GBytes) contents = prepare (self);

  self->dirty = FALSE;
  self->writing = g_strdup (self->text);
  checkbit_file_save_async (self->file, contents, self->cancellable, saved_cb, g_object_ref (self));
}

static void
look_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  look_at (task_data);
  g_task_return_boolean (task, TRUE);
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitKeptText *self = CHECKBIT_KEPT_TEXT (source);

  if (self->n_users > 0 && take_theirs (self, g_task_get_task_data (G_TASK (result))))
    write_text (self);
  else
    self->busy = FALSE;
}

/* One at a time, so that the last one is what stays. */
static void
save (CheckbitKeptText *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, looked_cb, NULL);

  self->busy = TRUE;
  g_task_set_task_data (task, look_new (self), look_free);
  g_task_run_in_thread (task, look_thread);
}

const char *
checkbit_kept_text_get (CheckbitKeptText *self)
{
  g_return_val_if_fail (CHECKBIT_IS_KEPT_TEXT (self), NULL);

  return self->text;
}

void
checkbit_kept_text_set (CheckbitKeptText *self, char *text, gpointer by)
{
  g_return_if_fail (CHECKBIT_IS_KEPT_TEXT (self));
  g_return_if_fail (self->usable && text != NULL);

  take_string (&self->text, text);
  self->dirty = TRUE;
  g_signal_emit (self, changed_signal, 0, by);
  if (!self->busy)
    save (self);
}

/* A thread that has not written yet must not replace the file by an older text later. */
static void
flush (CheckbitKeptText *self)
{
  g_autoptr (GBytes) contents = NULL;
  g_autoptr (Look) look = look_new (self);
  g_autofree char *path = g_file_get_path (self->file);

  g_cancellable_cancel (self->cancellable);
  if (path == NULL || !(self->writing != NULL || self->dirty))
    return;
  look_at (look);
  if (!take_theirs (self, look))
    return;

  contents = prepare (self);
  checkbit_file_save_path (path, contents, NULL, NULL);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static void
take_loaded (CheckbitKeptText *self, const char *text, gsize length)
{
  self->text = g_utf8_make_valid (text, (gssize) length);
  self->stored = g_strdup (self->text);
  self->usable = TRUE;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitKeptText) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (g_file_load_contents_finish (self->file, result, &text, &length, NULL, &error))
    take_loaded (self, text, length);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    self->usable = TRUE;
  else
    fail (self, error);
  self->loaded = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
}

/* The stamp is taken before reading starts, so that any later change is noticed. */
static void
stamped_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitKeptText *self = user_data;
  g_autofree CheckbitFileStamp *stamp = checkbit_file_stamp_query_finish (result, NULL);

  if (stamp != NULL)
    self->stamp = *stamp;
  g_file_load_contents_async (self->file, self->cancellable, loaded_cb, self);
}

/* A remote file has no stamp: it is not asked about other programs either. */
static void
load (CheckbitKeptText *self)
{
  if (checkbit_file_is_local (self->file))
    checkbit_file_stamp_query_async (self->file, self->cancellable, stamped_cb,
                                     g_object_ref (self));
  else
    g_file_load_contents_async (self->file, self->cancellable, loaded_cb, g_object_ref (self));
}

gboolean
checkbit_kept_text_get_loaded (CheckbitKeptText *self)
{
  g_return_val_if_fail (CHECKBIT_IS_KEPT_TEXT (self), FALSE);

  return self->loaded;
}

gboolean
checkbit_kept_text_get_usable (CheckbitKeptText *self)
{
  g_return_val_if_fail (CHECKBIT_IS_KEPT_TEXT (self), FALSE);

  return self->usable;
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_kept_text_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADED:
      g_value_set_boolean (value, CHECKBIT_KEPT_TEXT (object)->loaded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_kept_text_finalize (GObject *object)
{
  CheckbitKeptText *self = CHECKBIT_KEPT_TEXT (object);

  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  g_free (self->text);
  g_free (self->stored);
  g_free (self->writing);
  G_OBJECT_CLASS (checkbit_kept_text_parent_class)->finalize (object);
}

static void
checkbit_kept_text_class_init (CheckbitKeptTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_kept_text_get_property;
  object_class->finalize = checkbit_kept_text_finalize;

  properties[PROP_LOADED]
      = g_param_spec_boolean ("loaded", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_KEPT_TEXT, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  failed_signal = g_signal_new ("failed", CHECKBIT_TYPE_KEPT_TEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_kept_text_init (CheckbitKeptText *self)
{
  self->cancellable = g_cancellable_new ();
}

static CheckbitKeptText *
kept_text_new (GFile *file, const CheckbitKeptFormat *format)
{
  CheckbitKeptText *self = g_object_new (CHECKBIT_TYPE_KEPT_TEXT, NULL);

  self->file = g_object_ref (file);
  self->format = format;
  load (self);
  return self;
}

CheckbitKeptText *
checkbit_kept_text_open (GFile *file, const CheckbitKeptFormat *format)
{
  CheckbitKeptText *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (format != NULL, NULL);

  if (opened == NULL)
    opened = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);
  self = g_hash_table_lookup (opened, file);
  /* One that could not be read may be readable by now. */
  if (self != NULL && (self->usable || !self->loaded))
    g_object_ref (self);
  else
    {
      self = kept_text_new (file, format);
      g_hash_table_replace (opened, self->file, self);
    }
  self->n_users++;

  return self;
}

void
checkbit_kept_text_close (CheckbitKeptText *self)
{
  g_return_if_fail (CHECKBIT_IS_KEPT_TEXT (self));
  g_return_if_fail (self->n_users > 0);

  if (self->n_users == 1)
    {
      flush (self);
      if (g_hash_table_lookup (opened, self->file) == self)
        g_hash_table_remove (opened, self->file);
    }
  self->n_users--;
  g_object_unref (self);
}
