/* What happens to any widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*CheckbitWidgetFunc) (GtkWidget *widget);

/* From now on calls a function for each widget that emits a signal of all widgets: after the
 * widget's own part in "map", "realize" and "hide", before it in "unmap"
 * and "unrealize". */
void checkbit_widget_watch (const char *signal, CheckbitWidgetFunc func);

G_END_DECLS
