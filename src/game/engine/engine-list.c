/* The engines a person can choose from, and the file that stores them.
 *
 * The file is a key file with a group for each engine: [engine ID]. Engines found automatically
 * have groups, too, for their options; added ones are marked by added=true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-list.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "game/engine/engine-entry.h"
#include "game/engine/engine-find.h"
#include "game/base/file-read.h"
#include "game/base/file-save.h"

#define GROUP_PREFIX "engine "

/* Changes in quick succession are written together. */
#define SAVE_DELAY_MS 500

struct _CheckbitEngineList
{
  GObject parent_instance;

  char *file;         /* owned */
  GPtrArray *entries; /* owned: of CheckbitEngineEntry, the found ones first */
  GKeyFile *kept;     /* the file's content, including comments and unknown groups; owned */
  gboolean loading;
  gboolean broken; /* the file could not be read and is to be put aside */
  gboolean saving; /* a thread is writing */
  guint save;      /* writes the next change; 0 for none */
};

static guint save_failed_signal;

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitEngineList,
                               checkbit_engine_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* --- GListModel ------------------------------------------------------------------------------- */

static GType
get_item_type (GListModel *model)
{
  return CHECKBIT_TYPE_ENGINE_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return CHECKBIT_ENGINE_LIST (model)->entries->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  CheckbitEngineList *self = CHECKBIT_ENGINE_LIST (model);

  if (position >= self->entries->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->entries, position));
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* --- Writing ---------------------------------------------------------------------------------- */

/* The file's content. (transfer full) */
static GBytes *
serialize (CheckbitEngineList *self)
{
  char *text;
  gsize length;

  for (guint i = 0; i < self->entries->len; i++)
    {
      CheckbitEngineEntry *entry = g_ptr_array_index (self->entries, i);
      g_autofree char *group
          = g_strconcat (GROUP_PREFIX, checkbit_engine_entry_get_id (entry), NULL);

      g_key_file_remove_group (self->kept, group, NULL);
      checkbit_engine_entry_save (entry, self->kept, group);
      if (!checkbit_engine_entry_get_found (entry))
        g_key_file_set_boolean (self->kept, group, "added", TRUE);
    }
  text = g_key_file_to_data (self->kept, &length, NULL);

  return g_bytes_new_take (text, length);
}

/* Creates the folder, and renames a file that could not be read rather than overwriting it. */
static void
prepare_file (CheckbitEngineList *self)
{
  g_autofree char *folder = g_path_get_dirname (self->file);

  g_mkdir_with_parents (folder, 0700);
  if (self->broken)
    {
      g_autofree char *backup = g_strconcat (self->file, "~", NULL);

      self->broken = FALSE;
      g_rename (self->file, backup);
    }
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CheckbitEngineList) self = data;
  g_autoptr (GError) error = NULL;

  self->saving = FALSE;
  if (!checkbit_file_save_finish (result, &error))
    g_signal_emit (self, save_failed_signal, 0, error);
}

static gboolean
save_cb (gpointer data)
{
  CheckbitEngineList *self = data;
  g_autoptr (GFile) file = g_file_new_for_path (self->file);
  g_autoptr (GBytes) bytes = NULL;

  /* One write at a time, or an older one could finish last. */
  if (self->saving)
    return G_SOURCE_CONTINUE;

  self->save = 0;
  self->saving = TRUE;
  prepare_file (self);
  bytes = serialize (self);
  checkbit_file_save_async (file, bytes, NULL, saved_cb, g_object_ref (self));

  return G_SOURCE_REMOVE;
}

static void
save_soon (CheckbitEngineList *self)
{
  if (!self->loading && self->save == 0)
    self->save = g_timeout_add (SAVE_DELAY_MS, save_cb, self);
}

void
checkbit_engine_list_flush (CheckbitEngineList *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (CHECKBIT_IS_ENGINE_LIST (self));

  while (self->saving)
    g_main_context_iteration (NULL, TRUE);
  if (self->save == 0)
    return;

  g_clear_handle_id (&self->save, g_source_remove);
  prepare_file (self);
  bytes = serialize (self);
  if (!checkbit_file_save_path (self->file, bytes, NULL, &error))
    g_signal_emit (self, save_failed_signal, 0, error);
}

/* --- Entries ---------------------------------------------------------------------------------- */

static void
add_entry (CheckbitEngineList *self, CheckbitEngineEntry *entry)
{
  g_signal_connect_object (entry, "changed", G_CALLBACK (save_soon), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->entries, entry);
}

CheckbitEngineEntry *
checkbit_engine_list_find (CheckbitEngineList *self, const char *id)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_LIST (self), NULL);

  for (guint i = 0; i < self->entries->len; i++)
    {
      CheckbitEngineEntry *entry = g_ptr_array_index (self->entries, i);

      if (g_strcmp0 (checkbit_engine_entry_get_id (entry), id) == 0)
        return entry;
    }

  return NULL;
}

CheckbitEngineEntry *
checkbit_engine_list_get_first (CheckbitEngineList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_LIST (self), NULL);

  return self->entries->len > 0 ? g_ptr_array_index (self->entries, 0) : NULL;
}

/* An ID that no engine has ever had: settings and games that are kept may still name one that was
 * removed. (transfer full) */
static char *
make_id (void)
{
  g_autofree char *unique = g_uuid_string_random ();

  return g_strconcat ("added-", unique, NULL);
}

CheckbitEngineEntry *
checkbit_engine_list_add (CheckbitEngineList *self,
                          const char *name,
                          const char *path,
                          const char *const *arguments,
                          const char *folder)
{
  g_autofree char *id = NULL, *base = NULL;
  CheckbitEngineEntry *entry;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE_LIST (self), NULL);
  g_return_val_if_fail (path != NULL && g_path_is_absolute (path), NULL);

  id = make_id ();
  base = g_filename_display_basename (path);
  if (name == NULL || *name == '\0')
    name = base;
  entry = checkbit_engine_entry_new (id, name, path, arguments, folder, FALSE);
  add_entry (self, entry);
  save_soon (self);
  g_list_model_items_changed (G_LIST_MODEL (self), self->entries->len - 1, 0, 1);

  return entry;
}

gboolean
checkbit_engine_list_remove (CheckbitEngineList *self, CheckbitEngineEntry *entry)
{
  g_autofree char *group = NULL;
  guint index;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE_LIST (self), FALSE);

  if (checkbit_engine_entry_get_found (entry) || !g_ptr_array_find (self->entries, entry, &index))
    return FALSE;

  g_signal_handlers_disconnect_by_data (entry, self);
  group = g_strconcat (GROUP_PREFIX, checkbit_engine_entry_get_id (entry), NULL);
  g_key_file_remove_group (self->kept, group, NULL);
  g_ptr_array_remove_index (self->entries, index);
  save_soon (self);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 0);

  return TRUE;
}

/* --- Reading ---------------------------------------------------------------------------------- */

static void
found_cb (const CheckbitKnownEngine *engine, const char *path, gpointer data)
{
  CheckbitEngineList *self = data;
  g_autofree char *group = g_strconcat (GROUP_PREFIX, engine->command, NULL);
  CheckbitEngineEntry *entry = checkbit_engine_entry_new (engine->command, engine->name, path,
                                                          engine->arguments, NULL, TRUE);

  if (g_key_file_has_group (self->kept, group))
    checkbit_engine_entry_load (entry, self->kept, group);
  add_entry (self, entry);
}

/* Takes an engine that a person added; an invalid group stays in the file. */
static void
load_added (CheckbitEngineList *self, const char *group)
{
  const char *id = group + strlen (GROUP_PREFIX);
  CheckbitEngineEntry *entry = NULL;

  if (checkbit_engine_list_find (self, id) == NULL)
    entry = checkbit_engine_entry_new_added (id, self->kept, group);
  if (entry != NULL)
    add_entry (self, entry);
}

/* Reads the file; nothing if there is none yet, or it cannot be read. */
static void
load_kept (CheckbitEngineList *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = checkbit_file_read (self->file, &error);

  /* GKeyFile treats an empty file as an error. */
  if (bytes != NULL && g_bytes_get_size (bytes) > 0)
    g_key_file_load_from_bytes (self->kept, bytes, G_KEY_FILE_KEEP_COMMENTS, &error);
  self->broken = error != NULL && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static void
load (CheckbitEngineList *self, const char *const *folders)
{
  g_auto (GStrv) groups = NULL;

  self->loading = TRUE;
  load_kept (self);

  checkbit_engine_find (folders, found_cb, self);
  groups = g_key_file_get_groups (self->kept, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      if (g_str_has_prefix (groups[i], GROUP_PREFIX)
          && g_key_file_get_boolean (self->kept, groups[i], "added", NULL))
        load_added (self, groups[i]);
    }
  self->loading = FALSE;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
checkbit_engine_list_finalize (GObject *object)
{
  CheckbitEngineList *self = CHECKBIT_ENGINE_LIST (object);

  g_clear_handle_id (&self->save, g_source_remove);
  g_free (self->file);
  g_ptr_array_unref (self->entries);
  g_key_file_unref (self->kept);

  G_OBJECT_CLASS (checkbit_engine_list_parent_class)->finalize (object);
}

static void
checkbit_engine_list_class_init (CheckbitEngineListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_engine_list_finalize;

  save_failed_signal = g_signal_new ("save-failed", CHECKBIT_TYPE_ENGINE_LIST, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
checkbit_engine_list_init (CheckbitEngineList *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->kept = g_key_file_new ();
}

CheckbitEngineList *
checkbit_engine_list_new (const char *file, const char *const *folders)
{
  CheckbitEngineList *self = g_object_new (CHECKBIT_TYPE_ENGINE_LIST, NULL);

  self->file = file != NULL
                   ? g_strdup (file)
                   : g_build_filename (g_get_user_config_dir (), "checkbit", "engines.ini", NULL);
  load (self, folders);

  return self;
}

CheckbitEngineList *
checkbit_engine_list_get_default (void)
{
  static CheckbitEngineList *list;

  if (list == NULL)
    list = checkbit_engine_list_new (NULL, NULL);

  return list;
}
