/* Tooltips that are written with every move, and those of popovers that go.
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

/* From now on, no tooltip waits for a popover that has gone. Half a second after the pointer was
 * over one, GTK asks where over its surface the pointer is now; that it has none any more, as
 * when the part of the window that it belongs to has moved to another, is a critical warning up
 * to GTK 4.8. Fixed in 4.18 at the latest; does nothing from there on. */
void checkbit_tooltip_leave_popovers (void);

G_END_DECLS
