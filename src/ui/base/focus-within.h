/* Whether the focus is inside a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether the focus of the widget's window is the widget or inside it, also while another window is
 * used: unlike with GTK_STATE_FLAG_FOCUS_WITHIN, which only the active window has, what a person
 * has begun there is still begun. */
gboolean checkbit_focus_is_within (GtkWidget *widget);

G_END_DECLS
