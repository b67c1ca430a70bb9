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

  if (!gtk_widget_compute_bounds (parent, around, anchor))
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

/* What has the surface that a popover is opened over: a window, or another popover, whose place
 * says nothing about the pages of the window. NULL for none. */
static GtkWidget *
get_base (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);

  return parent != NULL ? GTK_WIDGET (gtk_widget_get_native (parent)) : NULL;
}

/* The innermost scrolled page around a widget that is on the surface of the base; NULL for none. */
static GtkWidget *
get_page (GtkWidget *widget, GtkWidget *base)
{
  do
    widget = widget != base ? gtk_widget_get_parent (widget) : NULL;
  while (widget != NULL && !GTK_IS_SCROLLABLE (widget));
  return widget;
}

/* --- Opened out of sight ---------------------------------------------------------------------- */

/* Has a page laid out now if its next layout waits for a frame: until then its parts are said to be
 * where they were before it was scrolled. */
static void
lay_out (GtkWidget *page)
{
  GtkWidget *around = gtk_widget_get_parent (page);
  graphene_rect_t bounds;

  if (around == NULL || !gtk_widget_compute_bounds (page, around, &bounds))
    return;
  for (GtkOrientation i = GTK_ORIENTATION_HORIZONTAL; i <= GTK_ORIENTATION_VERTICAL; i++)
    gtk_widget_measure (page, i, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (page,
                            &(GtkAllocation){ (int) bounds.origin.x, (int) bounds.origin.y,
                                              (int) bounds.size.width, (int) bounds.size.height },
                            -1);
}

static void
scroll_axis (GtkAdjustment *adjustment, float begin, float size)
{
  double value;

  if (adjustment == NULL)
    return;
  value = gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, value + begin, value + begin + size);
}

static void
bring_into_sight (GtkWidget *popover)
{
  GtkWidget *base = get_base (popover);
  graphene_rect_t anchor;

  for (GtkWidget *page = get_page (gtk_widget_get_parent (popover), base); page != NULL;
       page = get_page (page, base))
    {
      GtkScrollable *scrollable = GTK_SCROLLABLE (page);

      lay_out (page);
      if (!get_anchor (popover, page, &anchor) || is_within (&anchor, page))
        continue;
      scroll_axis (gtk_scrollable_get_hadjustment (scrollable), anchor.origin.x, anchor.size.width);
      scroll_axis (gtk_scrollable_get_vadjustment (scrollable), anchor.origin.y,
                   anchor.size.height);
      lay_out (page);
    }
}

static void
show_cb (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);

  if (parent != NULL && gtk_widget_get_mapped (parent))
    bring_into_sight (popover);
  g_signal_chain_from_overridden_handler (popover);
}

/* --- Scrolled out of sight -------------------------------------------------------------------- */

#define SCROLLING "scrolling" /* the data key of a shown popover's Scrolling */

/* What moves the place that a popover belongs to. */
typedef struct
{
  GtkAdjustment *adjustment; /* owned */
  GtkOrientation orientation;
  double begin; /* its value when the popover was shown */
  gulong handler;
} Axis;

typedef struct
{
  graphene_rect_t anchor; /* when the popover was shown, in its base */
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

/* Whether the base would still show anything of the anchor. The new layout is to come, so this adds
 * up what has been scrolled. */
static gboolean
scrolling_leaves_in_sight (const Scrolling *self, GtkWidget *base)
{
  graphene_rect_t anchor = self->anchor;

  for (guint i = 0; i < self->axes->len; i++)
    {
      const Axis *axis = &g_array_index (self->axes, Axis, i);
      float by = (float) (gtk_adjustment_get_value (axis->adjustment) - axis->begin);
      gboolean across = axis->orientation == GTK_ORIENTATION_HORIZONTAL;

      graphene_rect_offset (&anchor, across ? -by : 0, across ? 0 : -by);
    }
  return is_within (&anchor, base);
}

static void
scrolled_cb (GtkWidget *popover)
{
  Scrolling *scrolling = g_object_get_data (G_OBJECT (popover), SCROLLING);
  GtkWidget *base = get_base (popover);

  if (scrolling != NULL && base != NULL && !scrolling_leaves_in_sight (scrolling, base))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* A table and the list in it are two pages with the same adjustments. */
static gboolean
has_axis (const Scrolling *self, GtkAdjustment *adjustment)
{
  for (guint i = 0; i < self->axes->len; i++)
    if (g_array_index (self->axes, Axis, i).adjustment == adjustment)
      return TRUE;
  return FALSE;
}

static void
add_axis (Scrolling *self,
          GtkWidget *popover,
          GtkAdjustment *adjustment,
          GtkOrientation orientation)
{
  if (adjustment == NULL || has_axis (self, adjustment))
    return;
  Axis axis = {
    .adjustment = g_object_ref (adjustment),
    .orientation = orientation,
    .begin = gtk_adjustment_get_value (adjustment),
    .handler
    = g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (scrolled_cb), popover),
  };

  g_array_append_val (self->axes, axis);
}

static void
watch_scrolling (GtkWidget *popover)
{
  GtkWidget *base = get_base (popover);
  graphene_rect_t anchor;

  if (base == NULL || !get_anchor (popover, base, &anchor))
    return;

  Scrolling *self = g_new0 (Scrolling, 1);
  self->anchor = anchor;
  self->axes = g_array_new (FALSE, FALSE, sizeof (Axis));
  g_array_set_clear_func (self->axes, axis_clear);
  for (GtkWidget *page = get_page (gtk_widget_get_parent (popover), base); page != NULL;
       page = get_page (page, base))
    {
      GtkScrollable *scrollable = GTK_SCROLLABLE (page);

      add_axis (self, popover, gtk_scrollable_get_hadjustment (scrollable),
                GTK_ORIENTATION_HORIZONTAL);
      add_axis (self, popover, gtk_scrollable_get_vadjustment (scrollable),
                GTK_ORIENTATION_VERTICAL);
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
