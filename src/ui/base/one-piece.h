/* Drawing what changes in many places as one piece.
 *
 * From one frame to the next, GTK draws only what differs. It gives up on a container with more than
 * thirty rectangles that do, and draws all of it; the next one up is often the whole window's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Wraps what is drawn. Where odd is not what it was in the last frame, all of it counts as one
 * rectangle that differs; otherwise only what does. (transfer full) */
GskRenderNode *checkbit_one_piece_new (GskRenderNode *content, gboolean odd);

/* The same for a widget: calls its parent class's snapshot function. Whoever changes odd queues the
 * drawing of the widget. */
void checkbit_one_piece_snapshot (GtkWidget *widget,
                                  gpointer parent_class,
                                  GtkSnapshot *snapshot,
                                  gboolean odd);

G_END_DECLS
