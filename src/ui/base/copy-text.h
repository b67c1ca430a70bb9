/* Copies a text and says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Copies a text to the clipboard of a widget, and tells it with the widget's action
 * `inspector.toast`. The message repeats a value, and a text unless it is long. */
void checkbit_copy_value (GtkWidget *widget, const char *value);
void checkbit_copy_text (GtkWidget *widget, const char *text);

G_END_DECLS
