/* A text whose place stays as it is while it has room for what the text says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A GtkLabel asks for a new size with each text, and all that it stands in is measured again up
 * to the window. This asks for one only where the text is higher or lower than before at the
 * width that it has; it takes whatever width it is given. Its digits are all of one width.
 *
 * CSS node: label. For assistive technology it is a label, too. */
#define CHECKBIT_TYPE_STEADY_TEXT (checkbit_steady_text_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSteadyText, checkbit_steady_text, CHECKBIT, STEADY_TEXT, GtkWidget)

GtkWidget *checkbit_steady_text_new (void);

/* One line, which has room for each line of a sample and never asks for more: what is longer ends
 * in an ellipsis where it is not given more. */
GtkWidget *checkbit_steady_text_new_line (const char *sample);

const char *checkbit_steady_text_get_text (CheckbitSteadyText *self);
void checkbit_steady_text_set_text (CheckbitSteadyText *self, const char *text);

G_END_DECLS
