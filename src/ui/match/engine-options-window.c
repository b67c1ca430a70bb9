/* The window with the options of one engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/engine-options-window.h"

#include <glib/gi18n-lib.h>

#include "ui/base/group-guard.h"
#include "ui/base/plain-name.h"
#include "ui/base/rows.h"

struct _CheckbitEngineOptionsWindow
{
  AdwPreferencesWindow parent_instance;

  CheckbitEngineEntry *entry; /* owned */
  CheckbitEngineAbout *about; /* the engine's response; NULL before it */
  GCancellable *cancellable;

  AdwPreferencesPage *page;
  AdwPreferencesGroup *engine;
  AdwPreferencesGroup *options; /* NULL until the engine has responded */
  GtkWidget *reset;
};

G_DEFINE_FINAL_TYPE (CheckbitEngineOptionsWindow,
                     checkbit_engine_options_window,
                     ADW_TYPE_PREFERENCES_WINDOW)

enum
{
  PRESS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Setting -------------------------------------------------------------------------------- */

/* The option of a widget's row. */
static const CheckbitUciOption *
get_option (gpointer widget)
{
  return g_object_get_data (G_OBJECT (widget), "option");
}

static void
set_option (CheckbitEngineOptionsWindow *self, const CheckbitUciOption *option, const char *value)
{
  checkbit_engine_entry_set_value (self->entry, option, value);
}

static const char *
get_value (CheckbitEngineOptionsWindow *self, const CheckbitUciOption *option)
{
  return checkbit_engine_entry_get_value (self->entry, option);
}

static void
check_changed_cb (CheckbitEngineOptionsWindow *self, GParamSpec *pspec, GtkSwitch *button)
{
  set_option (self, get_option (button), gtk_switch_get_active (button) ? "true" : "false");
}

/* The number that a spin button shows. The limits of an option that has none do not fit into a
 * double, which rounds the upper one up. */
static gint64
read_number (GtkSpinButton *spin, const CheckbitUciOption *option)
{
  double value = gtk_spin_button_get_value (spin);

  if (value >= (double) option->max)
    return option->max;

  return value <= (double) option->min ? option->min : (gint64) value;
}

static void
spin_changed_cb (CheckbitEngineOptionsWindow *self, GtkSpinButton *spin)
{
  const CheckbitUciOption *option = get_option (spin);
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, read_number (spin, option));

  set_option (self, option, value);
}

static void
combo_changed_cb (CheckbitEngineOptionsWindow *self, GParamSpec *pspec, AdwComboRow *row)
{
  const CheckbitUciOption *option = get_option (row);

  set_option (self, option, option->choices[adw_combo_row_get_selected (row)]);
}

static void
text_applied_cb (CheckbitEngineOptionsWindow *self, AdwEntryRow *row)
{
  set_option (self, get_option (row), gtk_editable_get_text (GTK_EDITABLE (row)));
}

static void
pressed_cb (CheckbitEngineOptionsWindow *self, GtkButton *button)
{
  g_signal_emit (self, signals[PRESS], 0, get_option (button)->name);
}

/* --- Rows ----------------------------------------------------------------------------------- */

/* Calls back when a widget of a row changes, with this window first and the widget last. */
static void
follow (CheckbitEngineOptionsWindow *self,
        gpointer widget,
        const CheckbitUciOption *option,
        const char *signal,
        GCallback callback)
{
  g_object_set_data (G_OBJECT (widget), "option", (gpointer) option);
  g_signal_connect_object (widget, signal, callback, self, G_CONNECT_SWAPPED);
}

static GtkWidget *
create_check (CheckbitEngineOptionsWindow *self, const CheckbitUciOption *option)
{
  GtkSwitch *button;
  GtkWidget *row = checkbit_switch_row_new (option->name, NULL, &button);

  gtk_switch_set_active (button, g_strcmp0 (get_value (self, option), "true") == 0);
  follow (self, button, option, "notify::active", G_CALLBACK (check_changed_cb));
  return row;
}

static GtkWidget *
create_spin (CheckbitEngineOptionsWindow *self, const CheckbitUciOption *option)
{
  GtkSpinButton *spin;
  g_autofree char *least = g_strdup_printf ("%" G_GINT64_FORMAT, option->min);
  g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, option->max);
  /* Translators: the least and the most that a number may be */
  g_autofree char *range = g_strdup_printf (_ ("%s to %s"), least, most);
  GtkWidget *row = checkbit_spin_row_new (option->name, range, (double) option->min,
                                          (double) option->max, 1, &spin);

  gtk_spin_button_set_value (spin, g_ascii_strtod (get_value (self, option), NULL));
  follow (self, spin, option, "value-changed", G_CALLBACK (spin_changed_cb));
  return row;
}

static GtkWidget *
create_combo (CheckbitEngineOptionsWindow *self, const CheckbitUciOption *option)
{
  AdwComboRow *row
      = checkbit_combo_row_new (option->name, NULL, (const char *const *) option->choices);

  for (guint i = 0; option->choices[i] != NULL; i++)
    if (g_ascii_strcasecmp (option->choices[i], get_value (self, option)) == 0)
      adw_combo_row_set_selected (row, i);
  follow (self, row, option, "notify::selected", G_CALLBACK (combo_changed_cb));
  return GTK_WIDGET (row);
}

static GtkWidget *
create_text (CheckbitEngineOptionsWindow *self, const CheckbitUciOption *option)
{
  GtkWidget *row = adw_entry_row_new ();

  checkbit_row_set_title (row, option->name);
  gtk_editable_set_text (GTK_EDITABLE (row), get_value (self, option));
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  follow (self, row, option, "apply", G_CALLBACK (text_applied_cb));
  return row;
}

static GtkWidget *
create_button (CheckbitEngineOptionsWindow *self, const CheckbitUciOption *option)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_with_label (C_ ("engine option", "Press"));

  checkbit_row_set_title (row, option->name);
  checkbit_row_set_subtitle (row, _ ("Applies to the games it is playing now"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  follow (self, button, option, "clicked", G_CALLBACK (pressed_cb));
  return row;
}

static GtkWidget *
create_row (CheckbitEngineOptionsWindow *self, const CheckbitUciOption *option)
{
  switch (option->type)
    {
    case CHECKBIT_UCI_OPTION_CHECK:
      return create_check (self, option);
    case CHECKBIT_UCI_OPTION_SPIN:
      return create_spin (self, option);
    case CHECKBIT_UCI_OPTION_COMBO:
      return create_combo (self, option);
    case CHECKBIT_UCI_OPTION_BUTTON:
      return create_button (self, option);
    default:
      return create_text (self, option);
    }
}

/* Options that the program sets itself, depending on the game. */
static gboolean
is_own_business (const char *name)
{
  static const char *const names[]
      = { "MultiPV", "Ponder", "UCI_Chess960", "UCI_AnalyseMode", "UCI_ShowWDL" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strcasecmp (names[i], name) == 0)
      return TRUE;
  return FALSE;
}

static void
show_options (CheckbitEngineOptionsWindow *self)
{
  if (self->options != NULL)
    checkbit_group_guard_remove (self->page, self->options);
  self->options = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->options, C_ ("engine", "Options"));
  adw_preferences_group_set_header_suffix (self->options, self->reset);
  for (guint i = 0; i < self->about->options->len; i++)
    {
      const CheckbitUciOption *option = g_ptr_array_index (self->about->options, i);
      if (!is_own_business (option->name))
        adw_preferences_group_add (self->options, create_row (self, option));
    }
  adw_preferences_page_add (self->page, self->options);
}

static void
reset_cb (CheckbitEngineOptionsWindow *self)
{
  if (self->about == NULL)
    return;
  for (guint i = 0; i < self->about->options->len; i++)
    {
      const CheckbitUciOption *option = g_ptr_array_index (self->about->options, i);
      checkbit_engine_entry_set_option (self->entry, option->name, NULL);
    }
  adw_preferences_group_set_header_suffix (self->options, NULL);
  show_options (self);
}

/* --- The engine ----------------------------------------------------------------------------- */

/* Shows the engine's name and author, or why it does not respond. */
static void
describe (CheckbitEngineOptionsWindow *self, const char *words)
{
  g_autofree char *markup = g_markup_escape_text (words, -1);

  adw_preferences_group_set_description (self->engine, markup);
}

static void
tested_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitEngineAbout) about = checkbit_engine_test_finish (result, &error);
  CheckbitEngineOptionsWindow *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (about == NULL)
    {
      describe (self, error->message);
      return;
    }
  self->about = g_steal_pointer (&about);
  /* Translators: an engine's own name, and who wrote it */
  g_autofree char *words = g_strdup_printf (_ ("%s by %s"), self->about->name, self->about->author);
  describe (self, *self->about->author != '\0' ? words : self->about->name);
  show_options (self);
}

static void
name_applied_cb (CheckbitEngineOptionsWindow *self, AdwEntryRow *row)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));

  if (*name != '\0')
    checkbit_engine_entry_set_name (self->entry, name);
}

static void
patience_changed_cb (CheckbitEngineOptionsWindow *self, GtkSpinButton *spin)
{
  checkbit_engine_entry_set_patience (self->entry, (guint) gtk_spin_button_get_value_as_int (spin));
}

static void
add_patience (CheckbitEngineOptionsWindow *self)
{
  GtkSpinButton *spin;
  GtkWidget *row = checkbit_spin_row_new (_ ("Seconds allowed to start"),
                                          _ ("After that, the engine counts as failed"), 1,
                                          CHECKBIT_ENGINE_MAX_PATIENCE, 1, &spin);

  gtk_spin_button_set_value (spin, checkbit_engine_entry_get_patience (self->entry));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (patience_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->engine, row);
}

static void
add_engine (CheckbitEngineOptionsWindow *self)
{
  const char *const *arguments = checkbit_engine_entry_get_arguments (self->entry);
  g_autofree char *command
      = arguments != NULL && arguments[0] != NULL ? g_strjoinv (" ", (char **) arguments) : NULL;
  GtkWidget *name = adw_entry_row_new ();
  GtkWidget *program = adw_action_row_new ();

  self->engine = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_description (self->engine, _ ("Asking the engine…"));
  checkbit_row_set_title (name, C_ ("engine", "Name"));
  gtk_editable_set_text (GTK_EDITABLE (name), checkbit_engine_entry_get_name (self->entry));
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (name), TRUE);
  g_signal_connect_object (name, "apply", G_CALLBACK (name_applied_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->engine, name);
  checkbit_row_set_title (program, checkbit_engine_entry_get_path (self->entry));
  checkbit_row_set_subtitle (program, command);
  adw_preferences_group_add (self->engine, program);
  add_patience (self);
  adw_preferences_page_add (self->page, self->engine);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_engine_options_window_dispose (GObject *object)
{
  CheckbitEngineOptionsWindow *self = CHECKBIT_ENGINE_OPTIONS_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->reset);
  G_OBJECT_CLASS (checkbit_engine_options_window_parent_class)->dispose (object);
}

static void
checkbit_engine_options_window_finalize (GObject *object)
{
  CheckbitEngineOptionsWindow *self = CHECKBIT_ENGINE_OPTIONS_WINDOW (object);

  g_clear_object (&self->entry);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->about, checkbit_engine_about_free);
  G_OBJECT_CLASS (checkbit_engine_options_window_parent_class)->finalize (object);
}

static void
checkbit_engine_options_window_class_init (CheckbitEngineOptionsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_engine_options_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_engine_options_window_finalize;

  signals[PRESS] = g_signal_new ("press", CHECKBIT_TYPE_ENGINE_OPTIONS_WINDOW, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_engine_options_window_init (CheckbitEngineOptionsWindow *self)
{
  self->cancellable = g_cancellable_new ();
  self->reset = g_object_ref_sink (gtk_button_new_with_mnemonic (_ ("_Reset All")));
  gtk_widget_add_css_class (self->reset, "flat");
  g_signal_connect_object (self->reset, "clicked", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), self->page);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (self), TRUE);
}

GtkWidget *
checkbit_engine_options_window_new (CheckbitEngineEntry *entry)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (entry), NULL);

  CheckbitEngineOptionsWindow *self = g_object_new (
      CHECKBIT_TYPE_ENGINE_OPTIONS_WINDOW, "title", checkbit_engine_entry_get_name (entry),
      "default-width", 520, "default-height", 620, "modal", TRUE, NULL);
  self->entry = g_object_ref (entry);
  add_engine (self);
  checkbit_plain_name_buttons (self->reset);
  checkbit_engine_test_async (
      checkbit_engine_entry_get_path (entry), checkbit_engine_entry_get_arguments (entry),
      checkbit_engine_entry_get_folder (entry), self->cancellable, tested_cb, self);
  return GTK_WIDGET (self);
}
