/* Rows with a number, a switch, a choice or a button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/rows.h"

#include "game/text/shown-text.h"
#include "ui/base/accessible.h"
#include "ui/base/large-text.h"

void
checkbit_row_set_title (GtkWidget *row, const char *title)
{
  g_autofree char *shown = checkbit_shown_line (title, CHECKBIT_SHOWN_SENTENCE);
  g_autofree char *markup = g_markup_escape_text (shown, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), markup);
}

void
checkbit_row_set_subtitle (GtkWidget *row, const char *subtitle)
{
  g_autofree char *shown = checkbit_shown_text (subtitle, CHECKBIT_SHOWN_SENTENCE);
  g_autofree char *markup = g_markup_escape_text (shown, -1);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), markup);
}

static void
set_texts (GtkWidget *row, const char *title, const char *subtitle)
{
  checkbit_row_set_title (row, title);
  checkbit_row_set_subtitle (row, subtitle);
}

/* The choice, followed by the subtitle unless that is read as a label. (transfer full) */
static char *
dup_choice (AdwComboRow *row)
{
  gpointer item = adw_combo_row_get_selected_item (row);
  const char *choice = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : "";
  const char *markup = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_autofree char *subtitle = NULL;

  if (gtk_get_minor_version () < 10 || markup == NULL || *markup == '\0'
      || !pango_parse_markup (markup, -1, 0, NULL, &subtitle, NULL, NULL))
    return g_strdup (choice);
  return g_strconcat (choice, *choice != '\0' ? "\n" : "", subtitle, NULL);
}

/* A screen reader speaks a combo row's name and description, but not its choice. libadwaita uses
 * the subtitle as the description, which would replace this one: 1.7 still does. */
static void
tell_choice_cb (AdwComboRow *row)
{
  g_autofree char *choice = dup_choice (row);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  checkbit_accessible_describe (GTK_WIDGET (row), choice);
}

void
checkbit_combo_row_tell_choice (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  g_signal_connect (row, "notify::selected-item", G_CALLBACK (tell_choice_cb), NULL);
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (tell_choice_cb), NULL);
  tell_choice_cb (row);
}

AdwComboRow *
checkbit_combo_row_new (const char *title, const char *subtitle, const char *const *titles)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (titles);

  set_texts (row, title, subtitle);
  checkbit_large_text_wrap_choices (row);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  /* Enter opens the list, rather than press the default button of a dialog. */
  gtk_widget_set_receives_default (row, TRUE);
  checkbit_combo_row_tell_choice (ADW_COMBO_ROW (row));
  return ADW_COMBO_ROW (row);
}

/* A row with a widget at its end, which clicks on the row activate. */
static GtkWidget *
row_with (const char *title, const char *subtitle, GtkWidget *widget)
{
  GtkWidget *row = adw_action_row_new ();

  set_texts (row, title, subtitle);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), widget);
  /* This also names the widget after the row. */
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
  return row;
}

GtkWidget *
checkbit_spin_row_new (const char *title,
                       const char *subtitle,
                       double min,
                       double max,
                       double step,
                       GtkSpinButton **spin)
{
  GtkWidget *widget = gtk_spin_button_new_with_range (min, max, step);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (widget), step < 1 ? 1 : 0);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (widget), TRUE);
  *spin = GTK_SPIN_BUTTON (widget);
  return row_with (title, subtitle, widget);
}

void
checkbit_spin_commit (GtkWindow *window)
{
  GtkWidget *focus, *spin;

  g_return_if_fail (GTK_IS_WINDOW (window));

  focus = gtk_window_get_focus (window);
  spin = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;
  if (spin != NULL)
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
}

GtkWidget *
checkbit_switch_row_new (const char *title, const char *subtitle, GtkSwitch **button)
{
  GtkWidget *widget = gtk_switch_new ();

  *button = GTK_SWITCH (widget);
  return row_with (title, subtitle, widget);
}
