/* The row of the preferences for the default engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/engine-row.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"

struct _CheckbitEngineRow
{
  AdwComboRow parent_instance;

  CheckbitEngineList *list; /* owned */
  GSettings *settings;      /* owned */
  char *key;                /* owned */
  gboolean showing;         /* the program is setting the selection */
};

G_DEFINE_FINAL_TYPE (CheckbitEngineRow, checkbit_engine_row, ADW_TYPE_COMBO_ROW)

static CheckbitEngineEntry *
get_entry (CheckbitEngineRow *self, guint index)
{
  g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->list), index);

  return entry; /* owned by the list */
}

/* Selects the engine in the settings. */
static void
show_kept (CheckbitEngineRow *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, self->key);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->list)), kept = 0;

  for (guint i = 0; i < n; i++)
    if (g_str_equal (checkbit_engine_entry_get_id (get_entry (self, i)), id))
      kept = i;
  self->showing = TRUE;
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), n > 0 ? kept : GTK_INVALID_LIST_POSITION);
  self->showing = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

/* Called when the list of engines or the name of one has changed. */
static void
fill (CheckbitEngineRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++)
    {
      CheckbitEngineEntry *entry = get_entry (self, i);

      g_signal_handlers_disconnect_by_data (entry, self);
      g_signal_connect_object (entry, "notify::name", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
      g_autofree char *name
          = checkbit_shown_line (checkbit_engine_entry_get_name (entry), CHECKBIT_SHOWN_NAME);
      gtk_string_list_append (names, name);
    }
  self->showing = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
  self->showing = FALSE;
  show_kept (self);
}

static void
selected_cb (CheckbitEngineRow *self)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  if (!self->showing && selected != GTK_INVALID_LIST_POSITION)
    g_settings_set_string (self->settings, self->key,
                           checkbit_engine_entry_get_id (get_entry (self, selected)));
}

static void
checkbit_engine_row_finalize (GObject *object)
{
  CheckbitEngineRow *self = CHECKBIT_ENGINE_ROW (object);

  g_clear_object (&self->list);
  g_clear_object (&self->settings);
  g_free (self->key);
  G_OBJECT_CLASS (checkbit_engine_row_parent_class)->finalize (object);
}

static void
checkbit_engine_row_class_init (CheckbitEngineRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_engine_row_finalize;
}

static void
checkbit_engine_row_init (CheckbitEngineRow *self)
{
}

GtkWidget *
checkbit_engine_row_new (CheckbitEngineList *list, GSettings *settings, const char *key)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_LIST (list), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  CheckbitEngineRow *self
      = g_object_new (CHECKBIT_TYPE_ENGINE_ROW, "title", _ ("Default engine"), "subtitle",
                      _ ("For analysis, hints and new games"), NULL);
  g_autofree char *changed = g_strconcat ("changed::", key, NULL);

  self->list = g_object_ref (list);
  self->settings = g_object_ref (settings);
  self->key = g_strdup (key);
  fill (self);
  g_signal_connect (self, "notify::selected", G_CALLBACK (selected_cb), NULL);
  g_signal_connect_object (settings, changed, G_CALLBACK (show_kept), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
