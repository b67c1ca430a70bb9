/* The dialog that starts a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/review/review-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/base/plain-name.h"
#include "ui/base/rows.h"

#define SECONDS_KEY "review-seconds"
#define DEPTH_KEY "review-depth"
#define BY_DEPTH_KEY "review-by-depth"

struct _CheckbitReviewDialog
{
  AdwWindow parent_instance;

  /* From the template. */
  AdwPreferencesGroup *group;
  GtkWidget *start;

  GListModel *engines; /* owned */
  GSettings *settings; /* owned; NULL for none */
  guint n_positions;

  AdwComboRow *engine;
  AdwComboRow *limit;
  GtkWidget *seconds_row, *depth_row;
  GtkSpinButton *seconds, *depth;
};

/* Shows the rows of the chosen limit. */
enum
{
  BY_TIME,
  BY_DEPTH
};

enum
{
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitReviewDialog, checkbit_review_dialog, ADW_TYPE_WINDOW)

static gboolean
is_by_depth (CheckbitReviewDialog *self)
{
  return adw_combo_row_get_selected (self->limit) == BY_DEPTH;
}

/* The maximum duration, in words. (transfer full) */
static char *
dup_estimate (CheckbitReviewDialog *self)
{
  double seconds = gtk_spin_button_get_value (self->seconds) * self->n_positions;
  guint minutes = (guint) (seconds / 60 + 0.5);

  if (seconds < 90)
    return g_strdup_printf (ngettext ("About %u second for the whole game",
                                      "About %u seconds for the whole game", (guint) seconds),
                            (guint) seconds);

  return g_strdup_printf (ngettext ("About %u minute for the whole game",
                                    "About %u minutes for the whole game", minutes),
                          minutes);
}

static void
update (CheckbitReviewDialog *self)
{
  g_autofree char *estimate = dup_estimate (self);

  checkbit_row_set_subtitle (self->seconds_row, estimate);
  gtk_widget_set_visible (self->seconds_row, !is_by_depth (self));
  gtk_widget_set_visible (self->depth_row, is_by_depth (self));
}

static void
remember (CheckbitReviewDialog *self)
{
  if (self->settings == NULL)
    return;
  g_settings_set_boolean (self->settings, BY_DEPTH_KEY, is_by_depth (self));
  g_settings_set_double (self->settings, SECONDS_KEY, gtk_spin_button_get_value (self->seconds));
  g_settings_set_int (self->settings, DEPTH_KEY, gtk_spin_button_get_value_as_int (self->depth));
}

static void
start_cb (CheckbitReviewDialog *self)
{
  g_autoptr (CheckbitReviewDialog) alive = g_object_ref (self);
  g_autoptr (CheckbitEngineEntry) entry
      = g_list_model_get_item (self->engines, adw_combo_row_get_selected (self->engine));
  guint milliseconds, depth;

  if (entry == NULL)
    return;
  checkbit_spin_commit (GTK_WINDOW (self));
  milliseconds = (guint) (gtk_spin_button_get_value (self->seconds) * 1000 + 0.5);
  depth = (guint) gtk_spin_button_get_value_as_int (self->depth);
  remember (self);
  g_signal_emit (self, signals[START], 0, entry, is_by_depth (self) ? 0 : milliseconds,
                 is_by_depth (self) ? depth : 0);
  gtk_window_close (GTK_WINDOW (alive));
}

/* --- Rows ----------------------------------------------------------------------------------- */

static void
add_engines (CheckbitReviewDialog *self, CheckbitEngineEntry *chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  for (guint i = 0; i < g_list_model_get_n_items (self->engines); i++)
    {
      g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (self->engines, i);

      gtk_string_list_append (names, checkbit_engine_entry_get_name (entry));
      if (entry == chosen)
        selected = i;
    }
  self->engine = checkbit_combo_row_new (C_ ("program that plays chess", "Engine"), NULL, NULL);
  adw_combo_row_set_model (self->engine, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->engine, selected);
  adw_preferences_group_add (self->group, GTK_WIDGET (self->engine));
}

static void
add_limits (CheckbitReviewDialog *self)
{
  const char *titles[] = { C_ ("review", "Fixed time"), C_ ("review", "Fixed depth"), NULL };

  self->limit = checkbit_combo_row_new (_ ("Thinking time"), NULL, titles);
  self->seconds_row
      = checkbit_spin_row_new (_ ("Seconds per position"), "", 0.1, 600, 0.1, &self->seconds);
  self->depth_row = checkbit_spin_row_new (_ ("Depth"), _ ("In half-moves, for each position"), 1,
                                           60, 1, &self->depth);
  adw_preferences_group_add (self->group, GTK_WIDGET (self->limit));
  adw_preferences_group_add (self->group, self->seconds_row);
  adw_preferences_group_add (self->group, self->depth_row);
  g_signal_connect_swapped (self->limit, "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->seconds, "value-changed", G_CALLBACK (update), self);
}

static void
show_settings (CheckbitReviewDialog *self)
{
  gboolean has = self->settings != NULL;

  gtk_spin_button_set_value (self->seconds,
                             has ? g_settings_get_double (self->settings, SECONDS_KEY) : 1);
  gtk_spin_button_set_value (self->depth,
                             has ? g_settings_get_int (self->settings, DEPTH_KEY) : 16);
  adw_combo_row_set_selected (
      self->limit,
      has && g_settings_get_boolean (self->settings, BY_DEPTH_KEY) ? BY_DEPTH : BY_TIME);
  update (self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_review_dialog_finalize (GObject *object)
{
  CheckbitReviewDialog *self = CHECKBIT_REVIEW_DIALOG (object);

  g_clear_object (&self->engines);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (checkbit_review_dialog_parent_class)->finalize (object);
}

static void
checkbit_review_dialog_class_init (CheckbitReviewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_review_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/review-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitReviewDialog, group);
  gtk_widget_class_bind_template_child (widget_class, CheckbitReviewDialog, start);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);

  signals[START]
      = g_signal_new ("start", CHECKBIT_TYPE_REVIEW_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 3, CHECKBIT_TYPE_ENGINE_ENTRY, G_TYPE_UINT, G_TYPE_UINT);
}

static void
checkbit_review_dialog_init (CheckbitReviewDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
checkbit_review_dialog_new (GListModel *engines,
                            CheckbitEngineEntry *chosen,
                            GSettings *settings,
                            guint n_positions)
{
  CheckbitReviewDialog *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (engines), NULL);

  self = g_object_new (CHECKBIT_TYPE_REVIEW_DIALOG, NULL);
  self->engines = g_object_ref (engines);
  g_set_object (&self->settings, settings);
  self->n_positions = n_positions;
  add_engines (self, chosen);
  add_limits (self);
  show_settings (self);
  checkbit_plain_name_buttons (GTK_WIDGET (self));
  gtk_window_set_focus (GTK_WINDOW (self), self->start);

  return GTK_WIDGET (self);
}
