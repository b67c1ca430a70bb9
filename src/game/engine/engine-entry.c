/* An engine to choose: its program, its name, and the options that a person has set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-entry.h"

#include <string.h>

struct _CheckbitEngineEntry
{
  GObject parent_instance;

  /* Owned. */
  char *id;
  char *name;
  char *author;
  char *path;
  char **arguments; /* never NULL */
  char *folder;
  GHashTable *options; /* name to value */

  gboolean found;
  guint patience; /* seconds */
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_AUTHOR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal, option_signal;

G_DEFINE_FINAL_TYPE (CheckbitEngineEntry, checkbit_engine_entry, G_TYPE_OBJECT)

/* The prefix of options in the key file. Their names may contain any characters, so those not
 * allowed in keys are percent-encoded. */
#define OPTION_PREFIX "option-"

#define PATH_KEY "path"
#define FOLDER_KEY "folder"
#define ARGUMENTS_KEY "arguments"
#define PATIENCE_KEY "patience"

/* The suffix of keys whose values are percent-encoded: paths that are not UTF-8, which a key file
 * does not take. */
#define ESCAPED_SUFFIX "-escaped"

/* The engine's time limit for becoming ready, in seconds. */
#define USUAL_READY 15

static void
changed (CheckbitEngineEntry *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
set_text (CheckbitEngineEntry *self, char **text, const char *value, guint property)
{
  if (g_strcmp0 (*text, value) == 0)
    return;
  g_free (*text);
  *text = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
  changed (self);
}

const char *
checkbit_engine_entry_get_id (CheckbitEngineEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), NULL);

  return self->id;
}

const char *
checkbit_engine_entry_get_name (CheckbitEngineEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), NULL);

  return self->name;
}

void
checkbit_engine_entry_set_name (CheckbitEngineEntry *self, const char *name)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self));

  if (name != NULL && *name != '\0')
    set_text (self, &self->name, name, PROP_NAME);
}

void
checkbit_engine_entry_set_author (CheckbitEngineEntry *self, const char *author)
{
  set_text (self, &self->author, author, PROP_AUTHOR);
}

const char *
checkbit_engine_entry_get_path (CheckbitEngineEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), NULL);

  return self->path;
}

const char *const *
checkbit_engine_entry_get_arguments (CheckbitEngineEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), NULL);

  return (const char *const *) self->arguments;
}

const char *
checkbit_engine_entry_get_folder (CheckbitEngineEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), NULL);

  return self->folder;
}

gboolean
checkbit_engine_entry_get_found (CheckbitEngineEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), FALSE);

  return self->found;
}

gboolean
checkbit_engine_entry_get_present (CheckbitEngineEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), FALSE);

  return g_file_test (self->path, G_FILE_TEST_IS_EXECUTABLE)
         && !g_file_test (self->path, G_FILE_TEST_IS_DIR);
}

const char *
checkbit_engine_entry_get_option (CheckbitEngineEntry *self, const char *name)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), NULL);

  return g_hash_table_lookup (self->options, name);
}

void
checkbit_engine_entry_set_option (CheckbitEngineEntry *self, const char *name, const char *value)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self));
  g_return_if_fail (name != NULL);

  if (g_strcmp0 (g_hash_table_lookup (self->options, name), value) == 0)
    return;
  if (value != NULL)
    g_hash_table_insert (self->options, g_strdup (name), g_strdup (value));
  else
    g_hash_table_remove (self->options, name);
  g_signal_emit (self, option_signal, 0, name);
  changed (self);
}

const char *
checkbit_engine_entry_get_value (CheckbitEngineEntry *self, const CheckbitUciOption *option)
{
  const char *value;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), NULL);
  g_return_val_if_fail (option != NULL, NULL);

  value = checkbit_engine_entry_get_option (self, option->name);

  return value != NULL ? value : option->default_value;
}

void
checkbit_engine_entry_set_value (CheckbitEngineEntry *self,
                                 const CheckbitUciOption *option,
                                 const char *value)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self));
  g_return_if_fail (option != NULL);

  if (!checkbit_uci_option_accepts (option, value))
    return;
  if (g_strcmp0 (value, option->default_value) == 0)
    value = NULL;
  checkbit_engine_entry_set_option (self, option->name, value);
}

guint
checkbit_engine_entry_get_patience (CheckbitEngineEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), 0);

  return self->patience;
}

void
checkbit_engine_entry_set_patience (CheckbitEngineEntry *self, guint seconds)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self));

  seconds = CLAMP (seconds, 1, CHECKBIT_ENGINE_MAX_PATIENCE);
  if (self->patience == seconds)
    return;
  self->patience = seconds;
  changed (self);
}

static void
learn_author_cb (CheckbitEngine *engine, CheckbitEngineEntry *self)
{
  checkbit_engine_entry_set_author (self, checkbit_engine_get_author (engine));
}

CheckbitEngine *
checkbit_engine_entry_create (CheckbitEngineEntry *self)
{
  CheckbitEngine *engine;
  GHashTableIter iter;
  gpointer name, value;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (self), NULL);

  engine = checkbit_engine_new (self->path, (const char *const *) self->arguments, self->folder);
  g_hash_table_iter_init (&iter, self->options);
  while (g_hash_table_iter_next (&iter, &name, &value))
    checkbit_engine_set_option (engine, name, value);
  checkbit_engine_set_time_limits (engine, self->patience * 1000,
                                   MIN (self->patience, USUAL_READY) * 1000, 0, 0);
  g_signal_connect_object (engine, "ready", G_CALLBACK (learn_author_cb), self, 0);

  return engine;
}

/* --- Paths in the file ------------------------------------------------------------------------ */

static void
save_path (GKeyFile *file, const char *group, const char *key, const char *path)
{
  g_autofree char *escaped_key = g_strconcat (key, ESCAPED_SUFFIX, NULL);
  g_autofree char *escaped = g_uri_escape_string (path, "/", FALSE);

  if (g_utf8_validate (path, -1, NULL))
    g_key_file_set_string (file, group, key, path);
  else
    g_key_file_set_string (file, group, escaped_key, escaped);
}

/* (transfer full), NULL if there is none. */
static char *
load_path (GKeyFile *file, const char *group, const char *key)
{
  g_autofree char *escaped_key = g_strconcat (key, ESCAPED_SUFFIX, NULL);
  g_autofree char *escaped = g_key_file_get_string (file, group, escaped_key, NULL);

  return escaped != NULL ? g_uri_unescape_string (escaped, NULL)
                         : g_key_file_get_string (file, group, key, NULL);
}

/* Arguments may be paths. They are encoded all or none. */
static void
save_arguments (CheckbitEngineEntry *self, GKeyFile *file, const char *group)
{
  guint n = g_strv_length (self->arguments);
  g_auto (GStrv) escaped = g_new0 (char *, n + 1);
  gboolean valid = TRUE;

  for (guint i = 0; i < n; i++)
    {
      valid = valid && g_utf8_validate (self->arguments[i], -1, NULL);
      escaped[i] = g_uri_escape_string (self->arguments[i], "/", FALSE);
    }
  g_key_file_set_string_list (file, group, valid ? ARGUMENTS_KEY : ARGUMENTS_KEY ESCAPED_SUFFIX,
                              (const char *const *) (valid ? self->arguments : escaped), n);
}

/* (transfer full), NULL if there are none. */
static char **
load_arguments (GKeyFile *file, const char *group)
{
  char **arguments
      = g_key_file_get_string_list (file, group, ARGUMENTS_KEY ESCAPED_SUFFIX, NULL, NULL);

  if (arguments == NULL)
    return g_key_file_get_string_list (file, group, ARGUMENTS_KEY, NULL, NULL);
  for (guint i = 0; arguments[i] != NULL; i++)
    {
      g_autofree char *escaped = arguments[i];
      char *plain = g_uri_unescape_string (escaped, NULL);

      arguments[i] = plain != NULL ? plain : g_steal_pointer (&escaped);
    }

  return arguments;
}

/* --- The file --------------------------------------------------------------------------------- */

void
checkbit_engine_entry_load (CheckbitEngineEntry *self, GKeyFile *file, const char *group)
{
  g_autofree char *name = g_key_file_get_string (file, group, "name", NULL);
  g_autofree char *author = g_key_file_get_string (file, group, "author", NULL);
  g_auto (GStrv) keys = g_key_file_get_keys (file, group, NULL, NULL);

  checkbit_engine_entry_set_name (self, name);
  checkbit_engine_entry_set_author (self, author != NULL ? author : "");
  if (g_key_file_has_key (file, group, PATIENCE_KEY, NULL))
    checkbit_engine_entry_set_patience (
        self, (guint) MAX (g_key_file_get_integer (file, group, PATIENCE_KEY, NULL), 0));
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *value = NULL, *option = NULL;

      if (!g_str_has_prefix (keys[i], OPTION_PREFIX))
        continue;
      option = g_uri_unescape_string (keys[i] + strlen (OPTION_PREFIX), NULL);
      value = g_key_file_get_string (file, group, keys[i], NULL);
      if (option != NULL && value != NULL)
        checkbit_engine_entry_set_option (self, option, value);
    }
}

void
checkbit_engine_entry_save (CheckbitEngineEntry *self, GKeyFile *file, const char *group)
{
  g_autoptr (GList) names = g_hash_table_get_keys (self->options);

  g_key_file_set_string (file, group, "name", self->name);
  g_key_file_set_string (file, group, "author", self->author);
  save_path (file, group, PATH_KEY, self->path);
  if (!self->found)
    save_arguments (self, file, group);
  if (self->folder != NULL)
    save_path (file, group, FOLDER_KEY, self->folder);
  if (self->patience != CHECKBIT_ENGINE_USUAL_PATIENCE)
    g_key_file_set_integer (file, group, PATIENCE_KEY, (int) self->patience);

  names = g_list_sort (names, (GCompareFunc) strcmp);
  for (GList *l = names; l != NULL; l = l->next)
    {
      g_autofree char *escaped = g_uri_escape_string (l->data, NULL, FALSE);
      g_autofree char *key = g_strconcat (OPTION_PREFIX, escaped, NULL);

      g_key_file_set_string (file, group, key, g_hash_table_lookup (self->options, l->data));
    }
}

/* --- The object ------------------------------------------------------------------------------- */

static void
checkbit_engine_entry_get_property (GObject *object,
                                    guint prop_id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  CheckbitEngineEntry *self = CHECKBIT_ENGINE_ENTRY (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_AUTHOR:
      g_value_set_string (value, self->author);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_engine_entry_finalize (GObject *object)
{
  CheckbitEngineEntry *self = CHECKBIT_ENGINE_ENTRY (object);

  g_free (self->id);
  g_free (self->name);
  g_free (self->author);
  g_free (self->path);
  g_strfreev (self->arguments);
  g_free (self->folder);
  g_hash_table_unref (self->options);

  G_OBJECT_CLASS (checkbit_engine_entry_parent_class)->finalize (object);
}

static void
checkbit_engine_entry_class_init (CheckbitEngineEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_engine_entry_get_property;
  object_class->finalize = checkbit_engine_entry_finalize;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_AUTHOR] = g_param_spec_string ("author", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_ENGINE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  option_signal = g_signal_new ("option", CHECKBIT_TYPE_ENGINE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_engine_entry_init (CheckbitEngineEntry *self)
{
  self->author = g_strdup ("");
  self->patience = CHECKBIT_ENGINE_USUAL_PATIENCE;
  self->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

CheckbitEngineEntry *
checkbit_engine_entry_new (const char *id,
                           const char *name,
                           const char *path,
                           const char *const *arguments,
                           const char *folder,
                           gboolean found)
{
  static const char *const none[] = { NULL };
  CheckbitEngineEntry *self = g_object_new (CHECKBIT_TYPE_ENGINE_ENTRY, NULL);

  self->id = g_strdup (id);
  self->name = g_strdup (name);
  self->path = g_strdup (path);
  self->arguments = g_strdupv ((char **) (arguments != NULL ? arguments : none));
  self->folder = g_strdup (folder);
  self->found = found;

  return self;
}

CheckbitEngineEntry *
checkbit_engine_entry_new_added (const char *id, GKeyFile *file, const char *group)
{
  g_autofree char *path = load_path (file, group, PATH_KEY);
  g_autofree char *folder = load_path (file, group, FOLDER_KEY);
  g_auto (GStrv) arguments = load_arguments (file, group);
  g_autofree char *base = NULL;
  CheckbitEngineEntry *self;

  if (path == NULL || !g_path_is_absolute (path))
    return NULL;

  base = g_filename_display_basename (path);
  self = checkbit_engine_entry_new (id, base, path, (const char *const *) arguments, folder, FALSE);
  checkbit_engine_entry_load (self, file, group);

  return self;
}
