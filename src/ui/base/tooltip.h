/* Tooltips that are written with every move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As gtk_widget_set_tooltip_text(), but does nothing where the text is the same: GTK asks the
 * display where the pointer is whenever a tooltip is set, and waits for the answer. text: NULL for
 * none. */
void checkbit_tooltip_set (GtkWidget *widget, const char *text);

G_END_DECLS
