/* Remembers how sets are written as numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/word-form-settings.h"

#include "game/text/value-forms.h"

#define LAYOUT_KEY "layout"
#define COPY_FORM_KEY "value-form"

static gboolean
get_layout (GValue *value, GVariant *variant, gpointer user_data)
{
  ChessLayout layout;
  gboolean found = chess_layout_find (g_variant_get_string (variant, NULL), &layout);

  if (found)
    g_value_set_uint (value, layout);
  return found;
}

static GVariant *
set_layout (const GValue *value, const GVariantType *type, gpointer user_data)
{
  return g_variant_new_string (chess_layout_name ((ChessLayout) g_value_get_uint (value)));
}

static gboolean
get_copy_form (GValue *value, GVariant *variant, gpointer user_data)
{
  guint form;
  gboolean found = checkbit_value_form_find (g_variant_get_string (variant, NULL), &form);

  if (found)
    g_value_set_uint (value, form);
  return found;
}

static GVariant *
set_copy_form (const GValue *value, const GVariantType *type, gpointer user_data)
{
  return g_variant_new_string (checkbit_value_form_get_name (g_value_get_uint (value)));
}

/* Settings with an older schema are ignored. */
static gboolean
has_keys (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, LAYOUT_KEY)
         && g_settings_schema_has_key (schema, COPY_FORM_KEY);
}

/* Starts with the last form used; open windows do not follow each other. */
void
checkbit_word_form_bind_settings (CheckbitWordForm *form, GSettings *settings)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES;

  g_return_if_fail (CHECKBIT_IS_WORD_FORM (form));

  if (settings == NULL || !has_keys (settings))
    return;

  g_settings_bind_with_mapping (settings, LAYOUT_KEY, form, "layout", flags, get_layout, set_layout,
                                NULL, NULL);
  g_settings_bind_with_mapping (settings, COPY_FORM_KEY, form, "copy-form", flags, get_copy_form,
                                set_copy_form, NULL, NULL);
}
