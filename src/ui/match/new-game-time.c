/* An expander row with the time control of one side.
 *
 * The numbers are those of the first stage, while the text has all stages. Each updates the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/new-game-time.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ui/base/rows.h"

#define MAX_MINUTES 1440
#define MAX_SECONDS 3600

/* Milliseconds. */
#define MINUTE 60000
#define SECOND 1000

struct _CheckbitNewGameTime
{
  AdwExpanderRow parent_instance;

  GtkSpinButton *minutes;
  GtkSpinButton *seconds;
  AdwComboRow *bonus;
  GtkWidget *text;

  CheckbitTimeControl control;
  gboolean readable; /* whether the text is valid */
  gboolean updating; /* the program is setting the rows */
};

G_DEFINE_FINAL_TYPE (CheckbitNewGameTime, checkbit_new_game_time, ADW_TYPE_EXPANDER_ROW)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Keeping both in step ------------------------------------------------------------------- */

static void
show_text (CheckbitNewGameTime *self)
{
  g_autofree char *text = checkbit_time_control_format (&self->control);

  gtk_editable_set_text (GTK_EDITABLE (self->text), text);
}

/* Shows a time as the row has room for it. A number with more digits would become another one as
 * soon as the focus leaves the row. */
static void
show_number (GtkSpinButton *spin, gint64 ms, gint64 unit)
{
  gtk_spin_button_set_value (spin, round ((double) ms * 10 / (double) unit) / 10);
}

/* Whether a number may be a time, rounded to what a row shows. */
static gboolean
is_rounded (double number, gint64 ms, gint64 unit)
{
  double tenths = number * 10;

  return fabs (tenths - round (tenths)) < 1e-6
         && fabs (tenths - (double) ms * 10 / (double) unit) < 0.5 + 1e-6;
}

/* Takes the time that a person has entered; one that is only shown rounded stays exact. */
static void
take_number (GtkSpinButton *spin, gint64 unit, gint64 *ms)
{
  double number = gtk_spin_button_get_value (spin);

  if (!is_rounded (number, *ms, unit))
    *ms = (gint64) (number * (double) unit + 0.5);
}

static void
show_numbers (CheckbitNewGameTime *self)
{
  CheckbitTimeStage stage = { 0 };

  if (self->control.n_stages > 0)
    stage = self->control.stages[0];
  show_number (self->minutes, stage.time_ms, MINUTE);
  show_number (self->seconds, stage.bonus_ms, SECOND);
  adw_combo_row_set_selected (self->bonus, stage.bonus);
}

/* The time control in words, visible even if the row is collapsed. */
static void
announce (CheckbitNewGameTime *self)
{
  g_autofree char *words
      = self->readable ? checkbit_time_control_describe (&self->control)
                       : g_strdup (_ ("Not a valid time. Try 5+3, 15 d5 or 40/90+30, 30+30."));
  g_autofree char *markup = g_markup_escape_text (words, -1);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), markup);
  if (self->readable)
    gtk_widget_remove_css_class (self->text, "error");
  else
    gtk_widget_add_css_class (self->text, "error");
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
numbers_changed_cb (CheckbitNewGameTime *self)
{
  CheckbitTimeStage *stage = &self->control.stages[0];

  if (self->updating)
    return;
  self->updating = TRUE;
  if (self->control.n_stages == 0)
    self->control = checkbit_time_control_new (0, 0, CHECKBIT_BONUS_FISCHER);
  take_number (self->minutes, MINUTE, &stage->time_ms);
  take_number (self->seconds, SECOND, &stage->bonus_ms);
  stage->bonus = (CheckbitBonus) adw_combo_row_get_selected (self->bonus);
  self->readable = stage->time_ms + stage->bonus_ms > 0;
  show_text (self);
  self->updating = FALSE;
  announce (self);
}

static void
text_changed_cb (CheckbitNewGameTime *self)
{
  if (self->updating)
    return;
  self->updating = TRUE;
  self->readable = checkbit_time_control_parse (gtk_editable_get_text (GTK_EDITABLE (self->text)),
                                                &self->control);
  if (self->readable)
    show_numbers (self);
  self->updating = FALSE;
  announce (self);
}

void
checkbit_new_game_time_set_control (CheckbitNewGameTime *self, const CheckbitTimeControl *control)
{
  g_return_if_fail (CHECKBIT_IS_NEW_GAME_TIME (self));

  self->updating = TRUE;
  self->control = *control;
  self->readable = TRUE;
  show_numbers (self);
  show_text (self);
  self->updating = FALSE;
  announce (self);
}

const CheckbitTimeControl *
checkbit_new_game_time_get_control (CheckbitNewGameTime *self)
{
  g_return_val_if_fail (CHECKBIT_IS_NEW_GAME_TIME (self), NULL);

  return self->readable ? &self->control : NULL;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_new_game_time_class_init (CheckbitNewGameTimeClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_NEW_GAME_TIME, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_numbers (CheckbitNewGameTime *self)
{
  AdwExpanderRow *row = ADW_EXPANDER_ROW (self);
  const char *bonuses[] = { C_ ("bonus", "Added after each move (Fischer)"),
                            C_ ("bonus", "Time used, given back (Bronstein)"),
                            C_ ("bonus", "Delay before the clock runs"), NULL };

  adw_expander_row_add_row (row, checkbit_spin_row_new (C_ ("of each player", "Minutes"), NULL, 0,
                                                        MAX_MINUTES, 0.5, &self->minutes));
  gtk_spin_button_set_increments (self->minutes, 1, 10);
  adw_expander_row_add_row (row, checkbit_spin_row_new (_ ("Seconds per move"), NULL, 0,
                                                        MAX_SECONDS, 0.5, &self->seconds));
  gtk_spin_button_set_increments (self->seconds, 1, 10);
  /* Translators: what becomes of the seconds for each move */
  self->bonus = checkbit_combo_row_new (_ ("Bonus type"), NULL, bonuses);
  adw_expander_row_add_row (row, GTK_WIDGET (self->bonus));
}

static void
checkbit_new_game_time_init (CheckbitNewGameTime *self)
{
  add_numbers (self);
  self->text = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->text),
                                 _ ("As text, with stages: 40/90+30, 30+30"));
  gtk_widget_set_direction (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->text))),
                            GTK_TEXT_DIR_LTR); /* "40/90+30, 30+30" must not be reordered */
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->text);

  g_signal_connect_swapped (self->minutes, "value-changed", G_CALLBACK (numbers_changed_cb), self);
  g_signal_connect_swapped (self->seconds, "value-changed", G_CALLBACK (numbers_changed_cb), self);
  g_signal_connect_swapped (self->bonus, "notify::selected", G_CALLBACK (numbers_changed_cb), self);
  g_signal_connect_swapped (self->text, "changed", G_CALLBACK (text_changed_cb), self);
}

GtkWidget *
checkbit_new_game_time_new (const char *title)
{
  return g_object_new (CHECKBIT_TYPE_NEW_GAME_TIME, "title", title, NULL);
}
