/* The render nodes of the real window: nothing in them is much more expensive than what it shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-hand.h"

/* A node larger than this in one direction is no badge. */
#define LARGE 60

static const char *const pages[] = { "masks", "watches", "set", "moves", "square", "magic" };

/* --- Borders --------------------------------------------------------------------------------- */

static gboolean
is_alike_around (GskRenderNode *border)
{
  const float *widths = gsk_border_node_get_widths (border);
  const GdkRGBA *colors = gsk_border_node_get_colors (border);

  for (guint side = 1; side < 4; side++)
    if (widths[side] != widths[0] || !gdk_rgba_equal (&colors[side], &colors[0]))
      return FALSE;
  return TRUE;
}

/* GTK 4.8 draws these with cairo as polygons, as large as the widget with the border. */
static gboolean
is_slow_border (GskRenderNode *node)
{
  graphene_rect_t bounds;

  if (gsk_render_node_get_node_type (node) != GSK_BORDER_NODE)
    return FALSE;
  gsk_render_node_get_bounds (node, &bounds);
  return (bounds.size.width > LARGE || bounds.size.height > LARGE) && !is_alike_around (node);
}

static guint
count_slow_borders (GskRenderNode *node)
{
  guint n = 0;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_slow_borders (gsk_container_node_get_child (node, i));
      return n;
    case GSK_TRANSFORM_NODE:
      return count_slow_borders (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return count_slow_borders (gsk_clip_node_get_child (node));
    case GSK_ROUNDED_CLIP_NODE:
      return count_slow_borders (gsk_rounded_clip_node_get_child (node));
    case GSK_OPACITY_NODE:
      return count_slow_borders (gsk_opacity_node_get_child (node));
    default:
      return is_slow_border (node);
    }
}

/* Draws a widget, where a layout is not still due: on a busy machine that takes its time. */
static gboolean
draw (GtkWidget *widget, GskRenderNode **drawn)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  g_clear_pointer (drawn, gsk_render_node_unref);
  *drawn = gtk_snapshot_free_to_node (snapshot);
  return *drawn != NULL;
}

static void
add_watches (Fixture *fixture)
{
  CheckbitWatchList *list
      = checkbit_inspection_get_watches (checkbit_window_get_inspection (fixture->window));
  g_autoptr (GPtrArray) watches = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (watches, checkbit_watch_new ("a", "us", CHECKBIT_SET_NO_STYLE));
  g_ptr_array_add (watches, checkbit_watch_new ("b", "them", CHECKBIT_SET_NO_STYLE));
  checkbit_watch_list_replace (list, watches);
}

/* A line at one side of a list or a row, which is cheap, does not count as a border. */
static void
test_borders (Fixture *fixture, gconstpointer data)
{
  const char *page = data;
  g_autoptr (GskRenderNode) drawn = NULL;
  CheckbitInspector *inspector;

  add_watches (fixture);
  moves (fixture, "e2e4 e7e5 g1f3 b8c6");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1400, 900);
  ui_test_show (GTK_WINDOW (fixture->window));
  ui_test_wait_for (
      (inspector = ui_test_find_shown (GTK_WIDGET (fixture->window), CHECKBIT_TYPE_INSPECTOR))
      != NULL);
  checkbit_inspector_show_page (inspector, page);
  ui_test_run (300);
  ui_test_wait_for_frames (fixture->window);

  ui_test_wait_for (draw (GTK_WIDGET (fixture->window), &drawn));
  g_assert_cmpuint (count_slow_borders (drawn), ==, 0);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/window/drawing/borders/", pages[i], NULL);

      g_test_add (path, Fixture, pages[i], set_up, test_borders, tear_down);
    }
  return g_test_run ();
}
