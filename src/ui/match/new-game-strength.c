/* A row with a slider from a beginner's strength to the engine's full strength, with the level and
 * rating above it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/new-game-strength.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"

struct _CheckbitNewGameStrength
{
  AdwPreferencesRow parent_instance;

  GtkRange *slider;
  GtkLabel *level;
};

G_DEFINE_FINAL_TYPE (CheckbitNewGameStrength, checkbit_new_game_strength, ADW_TYPE_PREFERENCES_ROW)

/* "Club player (1700)" (transfer full) */
static char *
dup_level (CheckbitStrength strength)
{
  guint elo = checkbit_strength_get_elo (strength);

  if (elo == 0)
    return g_strdup (checkbit_strength_get_title (strength));
  /* Translators: how strong an engine plays: "Club player", then an Elo number */
  return g_strdup_printf (_ ("%s (%u)"), checkbit_strength_get_title (strength), elo);
}

static void
tell_level (CheckbitNewGameStrength *self)
{
  g_autofree char *level = dup_level (checkbit_new_game_strength_get (self));

  gtk_label_set_text (self->level, level);
  checkbit_accessible_set_value_text (GTK_WIDGET (self->slider), level);
}

void
checkbit_new_game_strength_set (CheckbitNewGameStrength *self, CheckbitStrength strength)
{
  g_return_if_fail (CHECKBIT_IS_NEW_GAME_STRENGTH (self));

  gtk_range_set_value (self->slider, strength);
}

CheckbitStrength
checkbit_new_game_strength_get (CheckbitNewGameStrength *self)
{
  g_return_val_if_fail (CHECKBIT_IS_NEW_GAME_STRENGTH (self), 0);

  return (CheckbitStrength) (gtk_range_get_value (self->slider) + 0.5);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_new_game_strength_class_init (CheckbitNewGameStrengthClass *klass)
{
}

static GtkWidget *
create_slider (CheckbitNewGameStrength *self)
{
  GtkWidget *slider
      = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, CHECKBIT_N_STRENGTHS - 1, 1);

  self->slider = GTK_RANGE (slider);
  gtk_range_set_round_digits (self->slider, 0);
  gtk_range_set_increments (self->slider, 1, 1);
  for (guint i = 0; i < CHECKBIT_N_STRENGTHS; i++)
    gtk_scale_add_mark (GTK_SCALE (slider), i, GTK_POS_BOTTOM, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (slider), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("of an engine", "Strength"), -1);
  g_signal_connect_object (slider, "value-changed", G_CALLBACK (tell_level), self,
                           G_CONNECT_SWAPPED);
  return slider;
}

static GtkWidget *
create_texts (CheckbitNewGameStrength *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (C_ ("of an engine", "Strength"));

  self->level = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 1., "hexpand",
                                         TRUE, "halign", GTK_ALIGN_END, NULL));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->level), _ ("Elo rating"));
  gtk_box_append (GTK_BOX (texts), title);
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->level));
  return texts;
}

static void
checkbit_new_game_strength_init (CheckbitNewGameStrength *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "strength");
  gtk_box_append (GTK_BOX (box), create_texts (self));
  gtk_box_append (GTK_BOX (box), create_slider (self));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("of an engine", "Strength"), -1);
  tell_level (self);
}

GtkWidget *
checkbit_new_game_strength_new (void)
{
  return g_object_new (CHECKBIT_TYPE_NEW_GAME_STRENGTH, "title", C_ ("of an engine", "Strength"),
                       NULL);
}
