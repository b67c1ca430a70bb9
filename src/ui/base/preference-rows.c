/* Rows that show one key of the settings each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/preference-rows.h"

#include "ui/base/large-text.h"
#include "ui/base/picture-row.h"
#include "ui/base/rows.h"

GtkWidget *
checkbit_preference_switch_new (GSettings *settings,
                                const char *key,
                                const char *title,
                                const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  /* This also names the switch after the row. */
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  g_settings_bind (settings, key, button, "active", G_SETTINGS_BIND_DEFAULT);
  return row;
}

/* The index of a value among the choices; 0 for an unknown one. */
static gboolean
value_to_index (GValue *index, GVariant *value, gpointer data)
{
  const CheckbitPreferenceChoice *choices = data;
  const char *text = g_variant_get_string (value, NULL);

  g_value_set_uint (index, 0);
  for (guint i = 0; choices[i].value != NULL; i++)
    if (g_str_equal (choices[i].value, text))
      g_value_set_uint (index, i);
  return TRUE;
}

static GVariant *
index_to_value (const GValue *index, const GVariantType *type, gpointer data)
{
  const CheckbitPreferenceChoice *choices = data;

  return g_variant_new_string (choices[g_value_get_uint (index)].value);
}

/* Keeps a row's property "selected" and a string setting in step. */
static void
bind_choice (GSettings *settings,
             const char *key,
             GtkWidget *row,
             const CheckbitPreferenceChoice *choices)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                value_to_index, index_to_value, (gpointer) choices, NULL);
}

GtkWidget *
checkbit_preference_choice_new (GSettings *settings,
                                const char *key,
                                const char *title,
                                const char *subtitle,
                                const CheckbitPreferenceChoice *choices)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; choices[i].value != NULL; i++)
    gtk_string_list_append (titles, choices[i].title);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  checkbit_large_text_wrap_choices (row);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (titles));
  checkbit_combo_row_tell_choice (ADW_COMBO_ROW (row));
  bind_choice (settings, key, row, choices);
  return row;
}

GtkWidget *
checkbit_preference_pictures_new (GSettings *settings,
                                  const char *key,
                                  const char *title,
                                  const CheckbitPreferenceChoice *choices,
                                  CheckbitPictureFunc create_picture)
{
  GtkWidget *row = checkbit_picture_row_new (title);

  for (guint i = 0; choices[i].value != NULL; i++)
    checkbit_picture_row_append (CHECKBIT_PICTURE_ROW (row), create_picture (choices[i].value),
                                 choices[i].title);
  bind_choice (settings, key, row, choices);
  return row;
}
