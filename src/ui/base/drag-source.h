/* Drag sources that always come to an end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A drag source for the first button, and for touch where GTK supports that. On X11 it does not:
 * GDK waits for a button release that never comes, and the drag grabs all input for good. So touch
 * drags are left to other gestures there. Needed with 4.8 and 4.18. (transfer full) */
GtkDragSource *checkbit_drag_source_new (void);

G_END_DECLS
