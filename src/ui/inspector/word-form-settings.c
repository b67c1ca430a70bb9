/* Remembering how sets are written as numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/word-form-settings.h"

#include "game/text/value-forms.h"

#define LAYOUT_KEY "layout"
#define COPY_FORM_KEY "value-form"

static void
layout_cb (CheckbitWordForm *form, GParamSpec *pspec, GSettings *settings)
{
  g_settings_set_string (settings, LAYOUT_KEY,
                         chess_layout_name (checkbit_word_form_get_layout (form)));
}

static void
copy_form_cb (CheckbitWordForm *form, GParamSpec *pspec, GSettings *settings)
{
  g_settings_set_string (settings, COPY_FORM_KEY,
                         checkbit_value_form_get_name (checkbit_word_form_get_copy_form (form)));
}

/* Settings of an older schema are not used. */
static gboolean
has_keys (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, LAYOUT_KEY)
         && g_settings_schema_has_key (schema, COPY_FORM_KEY);
}

void
checkbit_word_form_bind_settings (CheckbitWordForm *form, GSettings *settings)
{
  g_autofree char *name = NULL, *form_name = NULL;
  ChessLayout layout;
  guint copy_form;

  g_return_if_fail (CHECKBIT_IS_WORD_FORM (form));

  if (settings == NULL || !has_keys (settings))
    return;

  name = g_settings_get_string (settings, LAYOUT_KEY);
  if (chess_layout_find (name, &layout))
    checkbit_word_form_set_layout (form, layout);
  form_name = g_settings_get_string (settings, COPY_FORM_KEY);
  if (checkbit_value_form_find (form_name, &copy_form))
    checkbit_word_form_set_copy_form (form, copy_form);
  g_signal_connect_object (form, "notify::layout", G_CALLBACK (layout_cb), settings, 0);
  g_signal_connect_object (form, "notify::copy-form", G_CALLBACK (copy_form_cb), settings, 0);
}
