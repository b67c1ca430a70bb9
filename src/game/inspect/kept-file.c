/* Stores a list in a file whenever it is edited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/kept-file.h"

#include <string.h>

#include "game/base/file-save.h"

struct _CheckbitKeptFile
{
  GObject parent_instance;

  GListModel *list; /* owned */
  const CheckbitKeptKind *kind;
  GFile *file; /* owned */
  GCancellable *cancellable;

  gboolean loaded;
  gboolean usable; /* the file was loaded into the list, so it may be overwritten */
  gboolean saving; /* a thread is writing */
  gboolean dirty;  /* edited since the last write began */
};

enum
{
  PROP_0,
  PROP_LOADED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint failed_signal;

G_DEFINE_FINAL_TYPE (CheckbitKeptFile, checkbit_kept_file, G_TYPE_OBJECT)

/* --- Writing ---------------------------------------------------------------------------------- */

static void save (CheckbitKeptFile *self);

static void
fail (CheckbitKeptFile *self, const GError *error)
{
  g_signal_emit (self, failed_signal, 0, error->message);
}

/* The contents as bytes, and the folder to create. */
static GBytes *
prepare (CheckbitKeptFile *self)
{
  g_autofree char *path = g_file_get_path (self->file);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  char *text = self->kind->write (self->list);

  if (folder != NULL)
    g_mkdir_with_parents (folder, 0700);
  return g_bytes_new_take (text, strlen (text));
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitKeptFile) self = user_data;
  g_autoptr (GError) error = NULL;

  self->saving = FALSE;
  if (!checkbit_file_save_finish (result, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        fail (self, error);
    }
  else if (self->dirty)
    save (self);
}

/* One write at a time, so that the last one is what stays. */
static void
save (CheckbitKeptFile *self)
{
  g_autoptr (GBytes) contents = prepare (self);

  self->dirty = FALSE;
  self->saving = TRUE;
  checkbit_file_save_async (self->file, contents, self->cancellable, saved_cb, g_object_ref (self));
}

static void
edited_cb (CheckbitKeptFile *self)
{
  if (!self->usable)
    return;

  self->dirty = TRUE;
  if (!self->saving)
    save (self);
}

/* A thread that has not written yet must not replace the file by an older list later. */
void
checkbit_kept_file_finish (CheckbitKeptFile *self)
{
  g_autoptr (GBytes) contents = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (CHECKBIT_IS_KEPT_FILE (self));

  g_cancellable_cancel (self->cancellable);
  g_signal_handlers_disconnect_by_data (self->list, self);
  path = g_file_get_path (self->file);
  if (path == NULL || !(self->saving || self->dirty))
    return;

  contents = prepare (self);
  checkbit_file_save_path (path, contents, NULL, NULL);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* NULL: the file does not exist yet. */
static void
take (CheckbitKeptFile *self, const char *text, gsize length)
{
  self->kind->take (self->list, text, length);
  self->usable = TRUE;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitKeptFile) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (g_file_load_contents_finish (self->file, result, &text, &length, NULL, &error))
    take (self, text, length);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    take (self, NULL, 0);
  else
    fail (self, error);
  self->loaded = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_kept_file_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADED:
      g_value_set_boolean (value, CHECKBIT_KEPT_FILE (object)->loaded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_kept_file_finalize (GObject *object)
{
  CheckbitKeptFile *self = CHECKBIT_KEPT_FILE (object);

  g_object_unref (self->list);
  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (checkbit_kept_file_parent_class)->finalize (object);
}

static void
checkbit_kept_file_class_init (CheckbitKeptFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_kept_file_get_property;
  object_class->finalize = checkbit_kept_file_finalize;

  properties[PROP_LOADED]
      = g_param_spec_boolean ("loaded", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  failed_signal = g_signal_new ("failed", CHECKBIT_TYPE_KEPT_FILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_kept_file_init (CheckbitKeptFile *self)
{
  self->cancellable = g_cancellable_new ();
}

CheckbitKeptFile *
checkbit_kept_file_new (GListModel *list, const CheckbitKeptKind *kind, GFile *file)
{
  CheckbitKeptFile *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (list), NULL);
  g_return_val_if_fail (kind != NULL && G_IS_FILE (file), NULL);

  self = g_object_new (CHECKBIT_TYPE_KEPT_FILE, NULL);
  self->list = g_object_ref (list);
  self->kind = kind;
  self->file = g_object_ref (file);
  g_signal_connect_object (list, "edited", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  g_file_load_contents_async (file, self->cancellable, loaded_cb, g_object_ref (self));
  return self;
}

GFile *
checkbit_kept_file_dup_default (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  return g_file_new_build_filename (g_get_user_data_dir (), "checkbit", name, NULL);
}
