/* The options of an analysis: how lines are shown, and the resources of its engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/analysis-popover.h"

#include <glib/gi18n-lib.h>

#include "ui/base/rows.h"

/* The width of a number: an engine with a huge maximum must not widen the popover. */
#define DIGITS 5

/* One option with its row. */
typedef struct
{
  const char *option;
  GtkWidget *row;
  GtkSpinButton *spin;
} Number;

enum
{
  THREADS,
  HASH,
  N_NUMBERS
};

struct _CheckbitAnalysisPopover
{
  GtkPopover parent_instance;

  CheckbitAnalysis *analysis; /* owned */
  GtkListBox *list;
  Number numbers[N_NUMBERS];
  gboolean wrap_lines;
  gboolean showing; /* the program is setting the rows */
};

enum
{
  PROP_0,
  PROP_WRAP_LINES
};

G_DEFINE_FINAL_TYPE (CheckbitAnalysisPopover, checkbit_analysis_popover, GTK_TYPE_POPOVER)

/* --- Numbers -------------------------------------------------------------------------------- */

/* The engine's option with this name; NULL unless it is a number. */
static const CheckbitUciOption *
find_option (CheckbitAnalysisPopover *self, const Number *number)
{
  const CheckbitUciOption *option = checkbit_analysis_find_option (self->analysis, number->option);

  return option != NULL && option->type == CHECKBIT_UCI_OPTION_SPIN ? option : NULL;
}

static void
show_number (CheckbitAnalysisPopover *self, const Number *number)
{
  CheckbitEngineEntry *entry = checkbit_analysis_get_entry (self->analysis);
  const CheckbitUciOption *option = find_option (self, number);

  gtk_widget_set_visible (number->row, option != NULL);
  if (option == NULL)
    return;
  gtk_spin_button_set_range (number->spin, (double) CLAMP (option->min, 0, G_MAXINT),
                             (double) CLAMP (option->max, 0, G_MAXINT));
  gtk_spin_button_set_value (
      number->spin, g_ascii_strtod (checkbit_engine_entry_get_value (entry, option), NULL));
}

static void
show_numbers (CheckbitAnalysisPopover *self)
{
  self->showing = TRUE;
  for (guint i = 0; i < N_NUMBERS; i++)
    show_number (self, &self->numbers[i]);
  self->showing = FALSE;
}

static void
number_changed_cb (CheckbitAnalysisPopover *self, GtkSpinButton *spin)
{
  const Number *number = &self->numbers[spin == self->numbers[HASH].spin ? HASH : THREADS];
  const CheckbitUciOption *option = self->showing ? NULL : find_option (self, number);
  g_autofree char *value = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (spin));

  if (option != NULL)
    checkbit_engine_entry_set_value (checkbit_analysis_get_entry (self->analysis), option, value);
}

static void
add_number (
    CheckbitAnalysisPopover *self, guint index, const char *option, const char *title, double step)
{
  Number *number = &self->numbers[index];

  number->option = option;
  number->row = checkbit_spin_row_new (title, NULL, 0, 1, step, &number->spin);
  gtk_editable_set_width_chars (GTK_EDITABLE (number->spin), DIGITS);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (number->spin), DIGITS);
  g_signal_connect_object (number->spin, "value-changed", G_CALLBACK (number_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, number->row);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
add_switch (CheckbitAnalysisPopover *self)
{
  GtkSwitch *button;
  GtkWidget *row = checkbit_switch_row_new (_ ("Wrap long lines"), NULL, &button);

  g_object_bind_property (self, "wrap-lines", button, "active", G_BINDING_BIDIRECTIONAL);
  gtk_list_box_append (self->list, row);
}

static void
checkbit_analysis_popover_get_property (GObject *object,
                                        guint prop_id,
                                        GValue *value,
                                        GParamSpec *pspec)
{
  if (prop_id == PROP_WRAP_LINES)
    g_value_set_boolean (value, CHECKBIT_ANALYSIS_POPOVER (object)->wrap_lines);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_analysis_popover_set_property (GObject *object,
                                        guint prop_id,
                                        const GValue *value,
                                        GParamSpec *pspec)
{
  if (prop_id == PROP_WRAP_LINES)
    CHECKBIT_ANALYSIS_POPOVER (object)->wrap_lines = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_analysis_popover_dispose (GObject *object)
{
  /* Removing an entry commits a number that is being typed, but there is nothing left to store it
   * in. */
  CHECKBIT_ANALYSIS_POPOVER (object)->showing = TRUE;
  g_clear_object (&CHECKBIT_ANALYSIS_POPOVER (object)->analysis);
  G_OBJECT_CLASS (checkbit_analysis_popover_parent_class)->dispose (object);
}

static void
checkbit_analysis_popover_class_init (CheckbitAnalysisPopoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_analysis_popover_get_property;
  object_class->set_property = checkbit_analysis_popover_set_property;
  object_class->dispose = checkbit_analysis_popover_dispose;
  g_object_class_install_property (
      object_class, PROP_WRAP_LINES,
      g_param_spec_boolean ("wrap-lines", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

/* Scrolls with large texts in a small window. */
static GtkWidget *
create_scroller (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  return scroller;
}

static void
checkbit_analysis_popover_init (CheckbitAnalysisPopover *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "options");
  add_switch (self);
  add_number (self, THREADS, "Threads", C_ ("of the processor", "Threads"), 1);
  add_number (self, HASH, "Hash", _ ("Hash (MB)"), 16);
  gtk_popover_set_child (GTK_POPOVER (self), create_scroller (GTK_WIDGET (self->list)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Analysis options"), -1);
}

GtkWidget *
checkbit_analysis_popover_new (CheckbitAnalysis *analysis)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (analysis), NULL);

  CheckbitAnalysisPopover *self = g_object_new (CHECKBIT_TYPE_ANALYSIS_POPOVER, NULL);

  self->analysis = g_object_ref (analysis);
  /* The preferences may have changed the options meanwhile, or the engine may be another one. */
  g_signal_connect (self, "show", G_CALLBACK (show_numbers), NULL);
  g_signal_connect_object (analysis, "ready", G_CALLBACK (show_numbers), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (analysis, "notify::entry", G_CALLBACK (show_numbers), self,
                           G_CONNECT_SWAPPED);
  show_numbers (self);
  return GTK_WIDGET (self);
}
