/* The file in which a person's watches are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/watch-file.h"

#include <string.h>

#include "game/base/file-save.h"
#include "game/inspect/watch-text.h"

struct _CheckbitWatchFile
{
  GObject parent_instance;

  CheckbitWatchList *list; /* owned */
  GFile *file;             /* owned */
  GCancellable *cancellable;

  gboolean loaded;
  gboolean usable; /* what the file holds is in the list, so that it may be written over */
  gboolean saving; /* a thread is at it */
  gboolean dirty;  /* edited since the last writing began */
};

enum
{
  PROP_0,
  PROP_LOADED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint failed_signal;

G_DEFINE_FINAL_TYPE (CheckbitWatchFile, checkbit_watch_file, G_TYPE_OBJECT)

/* --- Writing ---------------------------------------------------------------------------------- */

static void save (CheckbitWatchFile *self);

static void
fail (CheckbitWatchFile *self, const GError *error)
{
  g_signal_emit (self, failed_signal, 0, error->message);
}

/* The text as bytes, and the folder to put it into. */
static GBytes *
prepare (CheckbitWatchFile *self)
{
  g_autofree char *path = g_file_get_path (self->file);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  char *text = checkbit_watch_text_write (self->list);

  if (folder != NULL)
    g_mkdir_with_parents (folder, 0700);
  return g_bytes_new_take (text, strlen (text));
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWatchFile) self = user_data;
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

/* One writing at a time: the last one is to be what stays. */
static void
save (CheckbitWatchFile *self)
{
  g_autoptr (GBytes) contents = prepare (self);

  self->dirty = FALSE;
  self->saving = TRUE;
  checkbit_file_save_async (self->file, contents, self->cancellable, saved_cb, g_object_ref (self));
}

static void
edited_cb (CheckbitWatchFile *self)
{
  if (!self->usable)
    return;

  self->dirty = TRUE;
  if (!self->saving)
    save (self);
}

/* The thread, which may not have come to it, must not put older watches in place afterwards. */
void
checkbit_watch_file_finish (CheckbitWatchFile *self)
{
  g_autoptr (GBytes) contents = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (CHECKBIT_IS_WATCH_FILE (self));

  g_cancellable_cancel (self->cancellable);
  g_signal_handlers_disconnect_by_data (self->list, self);
  path = g_file_get_path (self->file);
  if (path == NULL || !(self->saving || self->dirty))
    return;

  contents = prepare (self);
  checkbit_file_save_path (path, contents, NULL, NULL);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* What someone has added before the file was read stays, behind what was in it. */
static void
take (CheckbitWatchFile *self, GPtrArray *watches)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++)
    g_ptr_array_add (watches, g_list_model_get_item (G_LIST_MODEL (self->list), i));
  checkbit_watch_list_replace (self->list, watches);
  self->usable = TRUE;
}

static void
take_text (CheckbitWatchFile *self, const char *text, gsize length)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = checkbit_watch_text_read (text, length, &errors);

  take (self, watches);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWatchFile) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (g_file_load_contents_finish (self->file, result, &text, &length, NULL, &error))
    take_text (self, text, length);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_autoptr (GPtrArray) examples = checkbit_watch_text_examples ();

      take (self, examples);
    }
  else
    fail (self, error);
  self->loaded = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_watch_file_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADED:
      g_value_set_boolean (value, CHECKBIT_WATCH_FILE (object)->loaded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_watch_file_finalize (GObject *object)
{
  CheckbitWatchFile *self = CHECKBIT_WATCH_FILE (object);

  g_object_unref (self->list);
  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (checkbit_watch_file_parent_class)->finalize (object);
}

static void
checkbit_watch_file_class_init (CheckbitWatchFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_watch_file_get_property;
  object_class->finalize = checkbit_watch_file_finalize;

  properties[PROP_LOADED]
      = g_param_spec_boolean ("loaded", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  failed_signal = g_signal_new ("failed", CHECKBIT_TYPE_WATCH_FILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_watch_file_init (CheckbitWatchFile *self)
{
  self->cancellable = g_cancellable_new ();
}

CheckbitWatchFile *
checkbit_watch_file_new (CheckbitWatchList *list, GFile *file)
{
  CheckbitWatchFile *self;

  g_return_val_if_fail (CHECKBIT_IS_WATCH_LIST (list), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (CHECKBIT_TYPE_WATCH_FILE, NULL);
  self->list = g_object_ref (list);
  self->file = g_object_ref (file);
  g_signal_connect_object (list, "edited", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  g_file_load_contents_async (file, self->cancellable, loaded_cb, g_object_ref (self));
  return self;
}

GFile *
checkbit_watch_file_dup_default (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "checkbit", NULL);

  return g_file_new_build_filename (folder, "watches.txt", NULL);
}
