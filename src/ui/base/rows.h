/* Rows with a number or a switch, which libadwaita only has since 1.4, and rows with a choice, each
 * made by one call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A row with a choice among titles, NULL-terminated (NULL: a list without any yet). subtitle: NULL
 * for none. Enter opens its list, also where a dialog has a default button. */
AdwComboRow *
checkbit_combo_row_new (const char *title, const char *subtitle, const char *const *titles);

/* Makes a screen reader speak the choice of a row whose model holds strings;
 * checkbit_combo_row_new() already does this. */
void checkbit_combo_row_tell_choice (AdwComboRow *row);

/* A row with a number from min to max in steps. spin: set to the number's widget, whose accessible
 * name is the title. */
GtkWidget *checkbit_spin_row_new (const char *title,
                                  const char *subtitle,
                                  double min,
                                  double max,
                                  double step,
                                  GtkSpinButton **spin);

/* Takes over the number that is being typed in a window, where something is about to be done with
 * it: GTK does so when Enter or the focus ends it, which a key of the window, such as a mnemonic,
 * does not. */
void checkbit_spin_commit (GtkWindow *window);

/* A row with a switch. */
GtkWidget *checkbit_switch_row_new (const char *title, const char *subtitle, GtkSwitch **button);

/* Row titles are markup: sets a plain text as the title. */
void checkbit_row_set_title (GtkWidget *row, const char *title);
void checkbit_row_set_subtitle (GtkWidget *row, const char *subtitle);

G_END_DECLS
