/* Finding the settings' schema, and reading and writing where there may be none.
 *
 * GSettings aborts a program whose schema is missing. Chess can be played without settings, so the
 * schema is looked up first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/settings.h"

#define SCHEMA_ID "io.github.checkbit.Checkbit"

/* Where the build puts the compiled schemas, seen from the folder of the program. */
#define UNINSTALLED_SCHEMAS "../data"

/* The schema of a build that is not installed. (transfer full) (nullable) */
static GSettingsSchema *
lookup_uninstalled (GSettingsSchemaSource *parent)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  if (program == NULL)
    return NULL;

  g_autofree char *folder = g_path_get_dirname (program);
  g_autofree char *schemas = g_build_filename (folder, UNINSTALLED_SCHEMAS, NULL);
  g_autoptr (GSettingsSchemaSource) source
      = g_settings_schema_source_new_from_directory (schemas, parent, FALSE, NULL);
  return source == NULL ? NULL : g_settings_schema_source_lookup (source, SCHEMA_ID, FALSE);
}

GSettings *
checkbit_settings_new (void)
{
  GSettingsSchemaSource *installed = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  /* The build's own schema first: an older, installed one may lack a key. */
  schema = lookup_uninstalled (installed);
  if (schema == NULL && installed != NULL)
    schema = g_settings_schema_source_lookup (installed, SCHEMA_ID, TRUE);
  if (schema == NULL)
    {
      g_printerr (
          "checkbit: the settings schema %s is not installed; nothing will be remembered.\n",
          SCHEMA_ID);
      return NULL;
    }
  return g_settings_new_full (schema, NULL, NULL);
}

gboolean
checkbit_settings_get_boolean (GSettings *settings, const char *key, gboolean fallback)
{
  return settings == NULL ? fallback : g_settings_get_boolean (settings, key);
}

int
checkbit_settings_get_int (GSettings *settings, const char *key, int fallback)
{
  return settings == NULL ? fallback : g_settings_get_int (settings, key);
}

void
checkbit_settings_set_boolean (GSettings *settings, const char *key, gboolean value)
{
  if (settings != NULL && g_settings_get_boolean (settings, key) != value)
    g_settings_set_boolean (settings, key, value);
}

void
checkbit_settings_set_int (GSettings *settings, const char *key, int value)
{
  if (settings != NULL && g_settings_get_int (settings, key) != value)
    g_settings_set_int (settings, key, value);
}
