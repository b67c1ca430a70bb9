/* Adjustments for enlarged texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The factor by which the desktop enlarges texts: 1 by default. */
double checkbit_large_text_get_scale (GtkWidget *widget);

/* Above this scale, long words have no room beside each other on a phone. */
#define CHECKBIT_LARGE_TEXT_PHONE 1.5

/* Whether texts are so large that three words hardly fit side by side on a phone. */
gboolean checkbit_large_text_is_large (GtkWidget *widget);

/* Loads extra style sheets, large-text.css and phone-text.css, with less padding while texts are
 * enlarged. Follows the desktop's settings. Call it once. */
void checkbit_large_text_install_style (void);

/* Makes a button's label wrap if there is no room. For buttons with a text. */
void checkbit_large_text_wrap_button (GtkButton *button);

/* The same for all buttons that are children of a widget. */
void checkbit_large_text_wrap_buttons (GtkWidget *row);

/* The same for a check button with a text. */
void checkbit_large_text_wrap_check (GtkCheckButton *button);

/* The same for the choices of a drop-down or a combo row that has no factory of its own, in the row
 * and in the list that opens. If a row has no room for both, the choice is below the title. Call it
 * before anything is chosen. */
void checkbit_large_text_wrap_choices (GtkWidget *list);

/* Gives each button of a switcher what its word needs: three of the width of the longest one are too
 * wide for a phone. For switchers that have their pages. */
void checkbit_large_text_fit_switcher (GtkWidget *switcher);

G_END_DECLS
