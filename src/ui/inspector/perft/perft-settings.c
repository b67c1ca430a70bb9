/* What the page Perft remembers from one run to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-settings.h"

#define FLAGS                                                                                      \
  (G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES | G_SETTINGS_BIND_NO_SENSITIVITY)

static gboolean
has_key (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  if (settings == NULL)
    return FALSE;
  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, key);
}

void
checkbit_perft_settings_bind (GSettings *settings,
                              const char *key,
                              GtkWidget *widget,
                              const char *property)
{
  if (has_key (settings, key))
    g_settings_bind (settings, key, widget, property, FLAGS);
}

/* --- Numbers -------------------------------------------------------------------------------- */

static gboolean
get_number (GValue *value, GVariant *variant, gpointer instead_of_0)
{
  int number = g_variant_get_int32 (variant);

  g_value_set_double (value, number > 0 ? number : (double) GPOINTER_TO_UINT (instead_of_0));
  return TRUE;
}

static GVariant *
set_number (const GValue *value, const GVariantType *type, gpointer instead_of_0)
{
  return g_variant_new_int32 ((int) g_value_get_double (value));
}

void
checkbit_perft_settings_bind_or (GSettings *settings,
                                 const char *key,
                                 GtkWidget *spin,
                                 guint instead_of_0)
{
  if (has_key (settings, key))
    g_settings_bind_with_mapping (settings, key, spin, "value", FLAGS, get_number, set_number,
                                  GUINT_TO_POINTER (instead_of_0), NULL);
}

/* --- Choices -------------------------------------------------------------------------------- */

static gboolean
get_choice (GValue *value, GVariant *variant, gpointer data)
{
  const char *const *names = data;
  const char *name = g_variant_get_string (variant, NULL);

  g_value_set_uint (value, 0);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
set_choice (const GValue *value, const GVariantType *type, gpointer data)
{
  const char *const *names = data;

  return g_variant_new_string (names[g_value_get_uint (value)]);
}

void
checkbit_perft_settings_bind_choice (GSettings *settings,
                                     const char *key,
                                     GtkWidget *drop_down,
                                     const char *const *names)
{
  if (has_key (settings, key))
    g_settings_bind_with_mapping (settings, key, drop_down, "selected", FLAGS, get_choice,
                                  set_choice, (gpointer) names, NULL);
}
