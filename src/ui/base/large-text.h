/* What larger texts need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The factor by which the desktop's settings enlarge texts: 1 for none. */
double checkbit_large_text_get_scale (GtkWidget *widget);

/* Whether texts are so large that a phone's width has hardly room for three words beside each
 * other. */
gboolean checkbit_large_text_is_large (GtkWidget *widget);

/* Has large texts bring a style of their own, large-text.css, with less room between words. Follows
 * the desktop's settings. To be called once. */
void checkbit_large_text_install_style (void);

/* A button's name goes on in a second line where there is no room for one. For buttons with a
 * text. */
void checkbit_large_text_wrap_button (GtkButton *button);

/* The same for all buttons that are children of a widget. */
void checkbit_large_text_wrap_buttons (GtkWidget *row);

/* The same for a check button with a text. */
void checkbit_large_text_wrap_check (GtkCheckButton *button);

/* The same for the choices of a drop-down or a combo row that has no factory of its own, in
 * the row and in the list that opens. Where a row has no room for both, the choice stands below
 * the title. To be called before anything is chosen. */
void checkbit_large_text_wrap_choices (GtkWidget *list);

G_END_DECLS
