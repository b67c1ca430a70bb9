/* Drawing what changes in many places as one piece.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/one-piece.h"

/* Clips of different sizes are not compared any further. Both have room for all that is drawn. */
GskRenderNode *
checkbit_one_piece_new (GskRenderNode *content, gboolean odd)
{
  const float room = odd ? 2 : 1;
  graphene_rect_t clip;

  gsk_render_node_get_bounds (content, &clip);
  graphene_rect_inset (&clip, -room, -room);
  return gsk_clip_node_new (content, &clip);
}

void
checkbit_one_piece_snapshot (GtkWidget *widget,
                             gpointer parent_class,
                             GtkSnapshot *snapshot,
                             gboolean odd)
{
  GtkSnapshot *inner = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) content = NULL;
  g_autoptr (GskRenderNode) piece = NULL;

  GTK_WIDGET_CLASS (parent_class)->snapshot (widget, inner);
  content = gtk_snapshot_free_to_node (inner);
  if (content == NULL)
    return;
  piece = checkbit_one_piece_new (content, odd);
  gtk_snapshot_append_node (snapshot, piece);
}
