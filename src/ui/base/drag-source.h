/* Drag sources that always come to an end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A drag source for the first button, and for a finger where GTK can drag with one. On X11 it can
 * not: GDK waits for the button to be released, which a finger never does, and the drag holds all
 * input for good. A finger's drag is left to others there. Needed with 4.8 and 4.18. (transfer
 * full) */
GtkDragSource *checkbit_drag_source_new (void);

G_END_DECLS
