/* What is remembered of how sets are written: every numbering and every form can be stored, and
 * what an older version may have stored is taken for the default.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gio.h>
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

#include "game/text/value-forms.h"
#include "ui/base/settings.h"
#include "ui/inspector/word-form-settings.h"

/* The values that the schema has for a key; NULL if it takes anything. (transfer full) */
static GStrv
list_choices (const char *name)
{
  g_autoptr (GSettings) settings = checkbit_settings_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) range = NULL, values = NULL;
  const char *type;

  g_object_get (settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, name);
  range = g_settings_schema_key_get_range (key);
  g_variant_get (range, "(&sv)", &type, &values);
  return g_str_equal (type, "enum") ? g_variant_dup_strv (values, NULL) : NULL;
}

static void
test_layouts (void)
{
  g_auto (GStrv) choices = list_choices ("layout");

  g_assert_nonnull (choices);
  g_assert_cmpuint (g_strv_length (choices), ==, CHESS_N_LAYOUTS);
  for (guint i = 0; i < CHESS_N_LAYOUTS; i++)
    g_assert_cmpstr (choices[i], ==, chess_layout_name (i));
}

static void
test_forms (void)
{
  g_auto (GStrv) choices = list_choices ("value-form");

  g_assert_nonnull (choices);
  g_assert_cmpuint (g_strv_length (choices), ==, checkbit_value_form_count ());
  for (guint i = 0; i < checkbit_value_form_count (); i++)
    g_assert_cmpstr (choices[i], ==, checkbit_value_form_get_name (i));
}

/* Settings in a file that has these values. */
static GSettings *
read_settings (const char *folder, const char *layout, const char *form)
{
  g_autoptr (GSettings) own = checkbit_settings_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autofree char *path = g_build_filename (folder, "settings", NULL);
  g_autofree char *text = g_strdup_printf (
      "[io/github/checkbit/Checkbit]\nlayout='%s'\nvalue-form='%s'\n", layout, form);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_object_get (own, "settings-schema", &schema, NULL);
  backend = g_keyfile_settings_backend_new (path, "/", NULL);
  return g_settings_new_full (schema, backend, NULL);
}

typedef struct
{
  const char *name, *layout, *form;
  ChessLayout read_layout;
  const char *read_form;
} Case;

static const Case cases[] = {
  { "known", "h8h7", "rust", CHESS_LAYOUT_H8H7, "rust" },
  { "unknown", "x9y9", "cobol", CHESS_LAYOUT_A1B1, "hex" },
  { "empty", "", "", CHESS_LAYOUT_A1B1, "hex" },
};

/* What is stored is read, and what is chosen after that is stored. */
static void
test_stored (gconstpointer data)
{
  const Case *row = data;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-form-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "settings", NULL);
  g_autoptr (GSettings) settings = read_settings (folder, row->layout, row->form);
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  g_autofree char *stored = NULL;

  checkbit_word_form_bind_settings (form, settings);
  g_assert_cmpint (checkbit_word_form_get_layout (form), ==, row->read_layout);
  g_assert_cmpstr (checkbit_value_form_get_name (checkbit_word_form_get_copy_form (form)), ==,
                   row->read_form);
  checkbit_word_form_set_layout (form, CHESS_LAYOUT_A8B8);
  stored = g_settings_get_string (settings, "layout");
  g_assert_cmpstr (stored, ==, "a8b8");
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/word-form-settings/layouts", test_layouts);
  g_test_add_func ("/word-form-settings/forms", test_forms);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/word-form-settings/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_stored);
    }
  return g_test_run ();
}
