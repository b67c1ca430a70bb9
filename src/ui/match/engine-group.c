/* The engines in the preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/engine-group.h"

#include <glib/gi18n-lib.h>

#include "ui/match/engine-add.h"
#include "ui/match/engine-options-window.h"
#include "ui/base/focus-within.h"
#include "ui/base/plain-name.h"
#include "ui/base/rows.h"

struct _CheckbitEngineGroup
{
  AdwPreferencesGroup parent_instance;

  CheckbitEngineList *list; /* owned */
  GPtrArray *rows;          /* not owned: the group's children */
};

G_DEFINE_FINAL_TYPE (CheckbitEngineGroup, checkbit_engine_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  PRESS,
  NOTE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- One engine ----------------------------------------------------------------------------- */

static CheckbitEngineEntry *
get_entry (gpointer widget)
{
  return g_object_get_data (G_OBJECT (widget), "entry");
}

static void
press_cb (CheckbitEngineGroup *self, const char *option, gpointer options)
{
  g_signal_emit (self, signals[PRESS], 0, get_entry (options), option);
}

static void
open_options_cb (CheckbitEngineGroup *self, GtkWidget *row)
{
  GtkWidget *options = checkbit_engine_options_window_new (get_entry (row));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_object_set_data (G_OBJECT (options), "entry", get_entry (row));
  g_signal_connect_object (options, "press", G_CALLBACK (press_cb), self, G_CONNECT_SWAPPED);
  gtk_window_set_transient_for (GTK_WINDOW (options), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (options));
}

static void
remove_cb (CheckbitEngineGroup *self, GtkWidget *button)
{
  CheckbitEngineEntry *entry = get_entry (button);
  /* Translators: %s is an engine */
  g_autofree char *text
      = g_strdup_printf (_ ("%s removed"), checkbit_engine_entry_get_name (entry));

  if (checkbit_engine_list_remove (self->list, entry))
    g_signal_emit (self, signals[NOTE], 0, text);
}

static void
name_button (CheckbitEngineEntry *entry, GParamSpec *pspec, GtkWidget *button)
{
  /* Translators: %s is an engine */
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), checkbit_engine_entry_get_name (entry));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
create_remove_button (CheckbitEngineGroup *self, CheckbitEngineEntry *entry)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Remove from the List"));
  name_button (entry, NULL, button);
  g_signal_connect_object (entry, "notify::name", G_CALLBACK (name_button), button, 0);
  g_object_set_data (G_OBJECT (button), "entry", entry);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
name_row (CheckbitEngineEntry *entry, GParamSpec *pspec, GtkWidget *row)
{
  g_autofree char *path = g_filename_display_name (checkbit_engine_entry_get_path (entry));
  g_autofree char *missing = g_strdup_printf (_ ("%s (not found)"), path);

  checkbit_row_set_title (row, checkbit_engine_entry_get_name (entry));
  checkbit_row_set_subtitle (row, checkbit_engine_entry_get_present (entry) ? path : missing);
}

static void
add_row (CheckbitEngineGroup *self, CheckbitEngineEntry *entry)
{
  GtkWidget *row = adw_action_row_new ();
  AdwActionRow *action = ADW_ACTION_ROW (row);

  g_object_set_data_full (G_OBJECT (row), "entry", g_object_ref (entry), g_object_unref);
  name_row (entry, NULL, row);
  g_signal_connect_object (entry, "notify::name", G_CALLBACK (name_row), row, 0);
  if (!checkbit_engine_entry_get_found (entry))
    adw_action_row_add_suffix (action, create_remove_button (self, entry));
  adw_action_row_add_suffix (action, gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (open_options_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

/* --- All of them ---------------------------------------------------------------------------- */

static void
show_none (CheckbitEngineGroup *self)
{
  GtkWidget *row = adw_action_row_new ();

  checkbit_row_set_title (row, _ ("No engine found"));
  checkbit_row_set_subtitle (row, _ ("Install Stockfish from your distribution, or add a program"));
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

/* The index of the row with the focus; G_MAXUINT for none. */
static guint
find_focus (CheckbitEngineGroup *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (checkbit_focus_is_within (g_ptr_array_index (self->rows, i)))
      return i;
  return G_MAXUINT;
}

static void
fill (CheckbitEngineGroup *self)
{
  GListModel *model = G_LIST_MODEL (self->list);
  guint focus = find_focus (self);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (model, i);
      add_row (self, entry);
    }
  if (self->rows->len == 0)
    show_none (self);
  /* The row that had it is gone: whoever uses the keys goes on from the one in its place. */
  if (focus != G_MAXUINT)
    gtk_widget_grab_focus (g_ptr_array_index (self->rows, MIN (focus, self->rows->len - 1)));
}

/* Below the engine's own name, which proves that it responded. */
static void
added_cb (CheckbitEngineGroup *self, CheckbitEngineEntry *entry)
{
  /* Translators: %s is an engine's own name */
  g_autofree char *text = g_strdup_printf (_ ("%s added"), checkbit_engine_entry_get_name (entry));

  g_signal_emit (self, signals[NOTE], 0, text);
}

static void
add_cb (CheckbitEngineGroup *self)
{
  GtkWidget *dialog = checkbit_engine_add_new (self->list);

  g_signal_connect_object (dialog, "added", G_CALLBACK (added_cb), self, G_CONNECT_SWAPPED);
  gtk_window_set_transient_for (GTK_WINDOW (dialog),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_engine_group_finalize (GObject *object)
{
  CheckbitEngineGroup *self = CHECKBIT_ENGINE_GROUP (object);

  g_clear_object (&self->list);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (checkbit_engine_group_parent_class)->finalize (object);
}

static void
checkbit_engine_group_class_init (CheckbitEngineGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_engine_group_finalize;

  signals[PRESS]
      = g_signal_new ("press", CHECKBIT_TYPE_ENGINE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, CHECKBIT_TYPE_ENGINE_ENTRY, G_TYPE_STRING);
  signals[NOTE] = g_signal_new ("note", CHECKBIT_TYPE_ENGINE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_engine_group_init (CheckbitEngineGroup *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (C_ ("engine", "_Add…"));

  self->rows = g_ptr_array_new ();
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (add_cb), self);
  checkbit_plain_name_buttons (button);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), C_ ("preferences", "Engines"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self),
                                         _ ("Select an engine to change its options."));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), button);
}

GtkWidget *
checkbit_engine_group_new (CheckbitEngineList *list)
{
  CheckbitEngineGroup *self = g_object_new (CHECKBIT_TYPE_ENGINE_GROUP, NULL);

  self->list = g_object_ref (list);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
