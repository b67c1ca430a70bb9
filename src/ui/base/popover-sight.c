/* Popovers whose place is scrolled out of sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/popover-sight.h"

/* Finds what a popover points to, in the coordinates of a widget around it. */
static gboolean
get_anchor (GtkWidget *popover, GtkWidget *around, graphene_rect_t *anchor)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  GdkRectangle part;

  if (parent == NULL || !gtk_widget_compute_bounds (parent, around, anchor))
    return FALSE;
  if (gtk_popover_get_pointing_to (GTK_POPOVER (popover), &part))
    graphene_rect_init (anchor, anchor->origin.x + (float) part.x,
                        anchor->origin.y + (float) part.y, (float) MAX (part.width, 1),
                        (float) MAX (part.height, 1));
  return TRUE;
}

static gboolean
is_within (const graphene_rect_t *anchor, GtkWidget *widget)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                            (float) gtk_widget_get_height (widget));

  return graphene_rect_intersection (anchor, &all, NULL);
}

/* Returns how far down a page has been scrolled since its last layout. Only viewports say. */
static float
get_pending_scroll (GtkWidget *page)
{
  GtkWidget *child = GTK_IS_VIEWPORT (page) ? gtk_viewport_get_child (GTK_VIEWPORT (page)) : NULL;
  graphene_rect_t bounds;

  if (child == NULL || !gtk_widget_compute_bounds (child, page, &bounds))
    return 0;
  return (float) gtk_adjustment_get_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (page)))
         + bounds.origin.y;
}

/* --- Opened out of sight ---------------------------------------------------------------------- */

#define AWAITED "awaited" /* the data key of a popover that waits for its page's new layout */

/* Returns how far that scrolls. */
static float
scroll_axis (GtkAdjustment *adjustment, float begin, float size)
{
  double before;

  if (adjustment == NULL)
    return 0;
  before = gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, before + begin, before + begin + size);
  return (float) (gtk_adjustment_get_value (adjustment) - before);
}

/* Scrolls the pages in which the popover's place is, or will be after the next layout, out of
 * sight. Returns whether any moved. */
static gboolean
scroll_to_anchor (GtkWidget *popover)
{
  graphene_point_t by = GRAPHENE_POINT_INIT (0, 0); /* what the next layout scrolls */
  gboolean scrolled = FALSE;

  for (GtkWidget *page = gtk_widget_get_parent (popover); page != NULL;
       page = gtk_widget_get_parent (page))
    {
      graphene_rect_t anchor;

      if (page == gtk_widget_get_parent (popover) || !GTK_IS_SCROLLABLE (page)
          || !get_anchor (popover, page, &anchor))
        continue;
      by.y += get_pending_scroll (page);
      graphene_rect_offset (&anchor, -by.x, -by.y);
      if (is_within (&anchor, page))
        continue;

      float across = scroll_axis (gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (page)),
                                  anchor.origin.x, anchor.size.width);
      float down = scroll_axis (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (page)),
                                anchor.origin.y, anchor.size.height);

      graphene_point_init (&by, by.x + across, by.y + down);
      scrolled = scrolled || ABS (across) > 0 || ABS (down) > 0;
    }
  return scrolled;
}

/* A frame begins with this call, and is laid out then: the second one finds the new layout. */
static gboolean
frame_cb (GtkWidget *parent, GdkFrameClock *clock, gpointer popover)
{
  guint n_frames = GPOINTER_TO_UINT (g_object_get_data (popover, AWAITED));
  GtkRoot *root = gtk_widget_get_root (parent);
  graphene_rect_t anchor;

  g_object_set_data (popover, AWAITED, GUINT_TO_POINTER (n_frames + 1));
  if (n_frames == 1)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_get_parent (popover) == parent && root != NULL
      && get_anchor (popover, GTK_WIDGET (root), &anchor) && is_within (&anchor, GTK_WIDGET (root)))
    gtk_popover_popup (popover);
  g_object_set_data (popover, AWAITED, NULL);
  return G_SOURCE_REMOVE;
}

static void
show_cb (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  gboolean is_awaited = g_object_get_data (G_OBJECT (popover), AWAITED) != NULL;

  if (is_awaited || parent == NULL || !gtk_widget_get_mapped (parent)
      || !scroll_to_anchor (popover))
    {
      g_signal_chain_from_overridden_handler (popover);
      return;
    }
  g_object_set_data (G_OBJECT (popover), AWAITED, GUINT_TO_POINTER (1));
  gtk_widget_add_tick_callback (parent, frame_cb, g_object_ref (popover), g_object_unref);
}

/* --- Scrolled out of sight -------------------------------------------------------------------- */

#define SCROLLING "scrolling" /* the data key of a shown popover's Scrolling */

/* What moves the place that a popover belongs to. */
typedef struct
{
  GtkAdjustment *adjustment; /* owned */
  GtkOrientation orientation;
  double begin; /* its value in the layout in which the popover was shown */
  gulong handler;
} Axis;

typedef struct
{
  graphene_rect_t anchor; /* when the popover was shown, in its window */
  GArray *axes;           /* of Axis */
} Scrolling;

static void
axis_clear (gpointer data)
{
  Axis *self = data;

  g_signal_handler_disconnect (self->adjustment, self->handler);
  g_object_unref (self->adjustment);
}

static void
scrolling_free (gpointer data)
{
  Scrolling *self = data;

  g_array_unref (self->axes);
  g_free (self);
}

/* Whether a window would still show anything of the anchor. The new layout is to come, so this adds
 * up what has been scrolled. */
static gboolean
scrolling_leaves_in_sight (const Scrolling *self, GtkWidget *window)
{
  graphene_rect_t anchor = self->anchor;

  for (guint i = 0; i < self->axes->len; i++)
    {
      const Axis *axis = &g_array_index (self->axes, Axis, i);
      float by = (float) (gtk_adjustment_get_value (axis->adjustment) - axis->begin);
      gboolean across = axis->orientation == GTK_ORIENTATION_HORIZONTAL;

      graphene_rect_offset (&anchor, across ? -by : 0, across ? 0 : -by);
    }
  return is_within (&anchor, window);
}

static void
scrolled_cb (GtkWidget *popover)
{
  Scrolling *scrolling = g_object_get_data (G_OBJECT (popover), SCROLLING);
  GtkRoot *root = gtk_widget_get_root (popover);

  if (scrolling != NULL && root != NULL
      && !scrolling_leaves_in_sight (scrolling, GTK_WIDGET (root)))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
add_axis (Scrolling *self,
          GtkWidget *popover,
          GtkAdjustment *adjustment,
          GtkOrientation orientation,
          float pending)
{
  if (adjustment == NULL)
    return;
  Axis axis = {
    .adjustment = g_object_ref (adjustment),
    .orientation = orientation,
    .begin = gtk_adjustment_get_value (adjustment) - (double) pending,
    .handler
    = g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (scrolled_cb), popover),
  };

  g_array_append_val (self->axes, axis);
}

static void
watch_scrolling (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  GtkRoot *root = gtk_widget_get_root (popover);
  graphene_rect_t anchor;

  if (root == NULL || !get_anchor (popover, GTK_WIDGET (root), &anchor))
    return;

  Scrolling *self = g_new0 (Scrolling, 1);
  self->anchor = anchor;
  self->axes = g_array_new (FALSE, FALSE, sizeof (Axis));
  g_array_set_clear_func (self->axes, axis_clear);
  for (GtkWidget *widget = gtk_widget_get_parent (parent); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    if (GTK_IS_SCROLLABLE (widget))
      {
        GtkScrollable *scrollable = GTK_SCROLLABLE (widget);

        add_axis (self, popover, gtk_scrollable_get_hadjustment (scrollable),
                  GTK_ORIENTATION_HORIZONTAL, 0);
        add_axis (self, popover, gtk_scrollable_get_vadjustment (scrollable),
                  GTK_ORIENTATION_VERTICAL, get_pending_scroll (widget));
      }
  g_object_set_data_full (G_OBJECT (popover), SCROLLING, self, scrolling_free);
}

static void
map_cb (GtkWidget *popover)
{
  g_signal_chain_from_overridden_handler (popover);
  watch_scrolling (popover);
}

static void
unmap_cb (GtkWidget *popover)
{
  g_object_set_data (G_OBJECT (popover), SCROLLING, NULL);
  g_signal_chain_from_overridden_handler (popover);
}

/* ---------------------------------------------------------------------------------------------- */

void
checkbit_popover_sight_install (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_POPOVER);

  g_signal_override_class_handler ("show", GTK_TYPE_POPOVER, G_CALLBACK (show_cb));
  g_signal_override_class_handler ("map", GTK_TYPE_POPOVER, G_CALLBACK (map_cb));
  g_signal_override_class_handler ("unmap", GTK_TYPE_POPOVER, G_CALLBACK (unmap_cb));
  g_type_class_unref (klass);
}
