/* Drawing as one piece: nothing is cut, and only a change counts as one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/one-piece.h"

/* A label's text and something that reaches over its side, as a child may. */
static GskRenderNode *
new_content (void)
{
  GskRenderNode *nodes[] = {
    gsk_color_node_new (&(GdkRGBA){ 1, 0, 0, 1 }, &GRAPHENE_RECT_INIT (10, 20, 30, 40)),
    gsk_color_node_new (&(GdkRGBA){ 0, 0, 1, 1 }, &GRAPHENE_RECT_INIT (-5, 30, 100, 4)),
  };
  GskRenderNode *content = gsk_container_node_new (nodes, G_N_ELEMENTS (nodes));

  for (gsize i = 0; i < G_N_ELEMENTS (nodes); i++)
    gsk_render_node_unref (nodes[i]);

  return content;
}

static void
test_whole (void)
{
  for (gboolean odd = FALSE; odd <= TRUE; odd++)
    {
      g_autoptr (GskRenderNode) content = new_content ();
      g_autoptr (GskRenderNode) piece = checkbit_one_piece_new (content, odd);
      graphene_rect_t inner, clip;

      g_assert_cmpint (gsk_render_node_get_node_type (piece), ==, GSK_CLIP_NODE);
      g_assert_true (gsk_clip_node_get_child (piece) == content);
      gsk_render_node_get_bounds (content, &inner);
      clip = *gsk_clip_node_get_clip (piece);
      g_assert_true (graphene_rect_contains_rect (&clip, &inner));
    }
}

/* GTK goes on comparing what is in two clips only if they are equal. */
static void
test_differs (void)
{
  g_autoptr (GskRenderNode) content = new_content ();
  g_autoptr (GskRenderNode) even = checkbit_one_piece_new (content, FALSE);
  g_autoptr (GskRenderNode) odd = checkbit_one_piece_new (content, TRUE);
  g_autoptr (GskRenderNode) again = checkbit_one_piece_new (content, FALSE);

  g_assert_false (
      graphene_rect_equal (gsk_clip_node_get_clip (even), gsk_clip_node_get_clip (odd)));
  g_assert_true (
      graphene_rect_equal (gsk_clip_node_get_clip (even), gsk_clip_node_get_clip (again)));
}

/* A widget that draws nothing has no node, and one that draws a child has it in the piece. */
static void
test_snapshot (void)
{
  static const struct
  {
    const char *text;
    gboolean draws;
  } rows[] = { { "", FALSE }, { "text", TRUE } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *label = gtk_label_new (rows[i].text);
      GtkWindow *window = GTK_WINDOW (gtk_window_new ());
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      gtk_window_set_child (window, label);
      ui_test_show (window);
      checkbit_one_piece_snapshot (label, g_type_class_peek (GTK_TYPE_LABEL), snapshot, FALSE);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_cmpint (node != NULL, ==, rows[i].draws);
      if (node != NULL)
        g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CLIP_NODE);
      gtk_window_destroy (window);
    }
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/one-piece/whole", test_whole);
  g_test_add_func ("/ui/one-piece/differs", test_differs);
  g_test_add_func ("/ui/one-piece/snapshot", test_snapshot);
  return g_test_run ();
}
