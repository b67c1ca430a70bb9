/* Tooltips that change with every move, and those of popovers and windows that close.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Like gtk_widget_set_tooltip_text(), but does nothing if the text is the same: whenever a tooltip
 * is set, GTK asks the display server for the pointer's position and waits for the answer. text:
 * NULL for none. */
void checkbit_tooltip_set (GtkWidget *widget, const char *text);

/* From now on, no tooltip waits for a closed popover or window. Half a second after the pointer was
 * over one, GTK asks its surface for the pointer's position; if the surface is gone by then, for
 * example because a popover's parent moved to another window (up to 4.8), or because somebody holds
 * on to a closed dialog (4.18, too), this is a critical warning. */
void checkbit_tooltip_leave_closed (void);

G_END_DECLS
