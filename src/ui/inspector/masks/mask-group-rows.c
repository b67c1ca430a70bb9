/* The layout of a group: its header, and below it rows of tiles as high as their highest. Rows that
 * are scrolled out of sight are laid out but not drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-group-private.h"

#define HEADER_GAP 2 /* between header and tiles */

void
checkbit_mask_group_invalidate_rows (CheckbitMaskGroup *self)
{
  self->layout_width = -1;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static int
measure_header (CheckbitMaskGroup *self)
{
  int height;

  gtk_widget_measure (self->header, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height;
}

static int
measure_help (CheckbitMaskGroup *self)
{
  int width;

  gtk_widget_measure (self->help, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* The header has the row but for its end, where the help is. */
static void
allocate_header (CheckbitMaskGroup *self, int width, gboolean rtl)
{
  int height = measure_header (self), help = measure_help (self);

  gtk_widget_size_allocate (
      self->header, &(GtkAllocation){ rtl ? help : 0, 0, width - help, height }, -1);
  gtk_widget_size_allocate (
      self->help, &(GtkAllocation){ rtl ? 0 : width - help, 0, help, height }, -1);
}

/* The widths of a tile with its value on two lines and on one: the same for all of them, but for
 * the rounding of fonts. */
static void
measure_tile_widths (CheckbitMaskGroup *self, int *narrow, int *wide)
{
  *narrow = *wide = 1;
  if (self->shown->len > 0)
    gtk_widget_measure (self->shown->pdata[0], GTK_ORIENTATION_HORIZONTAL, -1, narrow, wide, NULL,
                        NULL);
}

/* Tiles of one side, one for each piece type, belong together: they begin on a row of their own. */
static guint
get_section (CheckbitMaskTile *tile)
{
  CheckbitSet *set = checkbit_mask_tile_get_set (tile);
  const ChessMask *mask;

  if (!CHECKBIT_IS_MASK_ITEM (set))
    return 0;
  mask = checkbit_mask_item_get_mask (CHECKBIT_MASK_ITEM (set));
  if (mask->type == CHESS_N_PIECE_TYPES || mask->color == CHESS_N_COLORS)
    return 0;
  return 1 + mask->color;
}

static void
collect_shown (CheckbitMaskGroup *self)
{
  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->tiles->len; i++)
    if (gtk_widget_get_visible (self->tiles->pdata[i]))
      g_ptr_array_add (self->shown, self->tiles->pdata[i]);
}

static void
place_tiles (CheckbitMaskGroup *self, int width)
{
  guint n = self->shown->len;
  g_autofree guint *sections = g_new (guint, n + 1);
  int narrow, wide;

  for (guint i = 0; i < n; i++)
    sections[i] = get_section (self->shown->pdata[i]);

  measure_tile_widths (self, &narrow, &wide);
  self->columns = checkbit_mask_columns_for_width (width, narrow);
  g_array_set_size (self->places, n);
  g_array_set_size (self->rows,
                    checkbit_mask_places (sections, n, self->columns.columns,
                                          (CheckbitMaskPlace *)(void *)self->places->data));
}

/* The height of a row is that of its highest tile. */
static void
measure_rows (CheckbitMaskGroup *self)
{
  for (guint i = 0; i < self->shown->len; i++)
    {
      const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, i);
      CheckbitMaskRow *row = &g_array_index (self->rows, CheckbitMaskRow, place->row);
      int height;

      gtk_widget_measure (self->shown->pdata[i], GTK_ORIENTATION_VERTICAL, self->columns.tile_width,
                          &height, NULL, NULL, NULL);
      row->height = place->column == 0 ? height : MAX (row->height, height);
    }
}

/* Stacks the rows below the header; returns the height of all. */
static int
stack_rows (CheckbitMaskGroup *self)
{
  int y = measure_header (self);

  for (guint i = 0; i < self->shown->len; i++)
    {
      const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, i);
      CheckbitMaskRow *row = &g_array_index (self->rows, CheckbitMaskRow, place->row);

      if (place->column > 0)
        continue;
      if (i == 0)
        y += HEADER_GAP;
      else
        y += place->starts_section ? CHECKBIT_MASK_SECTION_GAP : CHECKBIT_MASK_TILE_GAP;
      row->y = y;
      y += row->height;
    }
  return y;
}

static void
ensure_rows (CheckbitMaskGroup *self, int width)
{
  if (self->layout_width == width)
    return;

  collect_shown (self);
  place_tiles (self, width);
  measure_rows (self);
  self->layout_height = stack_rows (self);
  self->layout_width = width;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Two small tiles fit into the minimum, three with their values on one line into the natural
 * width. */
static void
measure_width (CheckbitMaskGroup *self, int *minimum, int *natural)
{
  int header_minimum, header_natural, narrow, wide;

  collect_shown (self);
  measure_tile_widths (self, &narrow, &wide);
  gtk_widget_measure (self->header, GTK_ORIENTATION_HORIZONTAL, -1, &header_minimum,
                      &header_natural, NULL, NULL);
  header_minimum += measure_help (self);
  header_natural += measure_help (self);
  *minimum = MAX (header_minimum, 2 * narrow + CHECKBIT_MASK_TILE_GAP);
  *natural = MAX (header_natural, 3 * wide + 2 * CHECKBIT_MASK_TILE_GAP);
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (widget);

  int least, usual;

  measure_width (self, &least, &usual);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = usual;
      return;
    }
  ensure_rows (self, for_size >= 0 ? for_size : usual);
  *natural = self->layout_height;
  /* The wider it is, the fewer rows it has. */
  *minimum = for_size >= 0 ? *natural : measure_header (self);
}

static void
find_visible_rows (CheckbitMaskGroup *self, guint *first, guint *last)
{
  guint n = self->rows->len;

  for (*first = 0; *first < n; (*first)++)
    {
      const CheckbitMaskRow *row = &g_array_index (self->rows, CheckbitMaskRow, *first);
      if (row->y + row->height > self->span_top)
        break;
    }
  for (*last = *first; *last + 1 < n; (*last)++)
    {
      const CheckbitMaskRow *row = &g_array_index (self->rows, CheckbitMaskRow, *last + 1);
      if (row->y >= self->span_bottom)
        break;
    }
}

static void
update_visible_rows (CheckbitMaskGroup *self)
{
  guint first, last;

  find_visible_rows (self, &first, &last);
  if (first == self->first_row && last == self->last_row)
    return;

  self->first_row = first;
  self->last_row = last;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_mask_group_set_visible_span (CheckbitMaskGroup *self, int top, int bottom)
{
  g_return_if_fail (CHECKBIT_IS_MASK_GROUP (self));

  self->span_top = top;
  self->span_bottom = bottom;
  update_visible_rows (self);
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  ensure_rows (self, width);
  allocate_header (self, width, rtl);
  for (guint i = 0; i < self->shown->len; i++)
    {
      const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, i);
      const CheckbitMaskRow *row = &g_array_index (self->rows, CheckbitMaskRow, place->row);
      int tile_width = self->columns.tile_width;
      int x = (int)place->column * (tile_width + CHECKBIT_MASK_TILE_GAP);

      gtk_widget_size_allocate (
          self->shown->pdata[i],
          &(GtkAllocation){ rtl ? width - x - tile_width : x, row->y, tile_width, row->height },
          -1);
    }
  update_visible_rows (self);
}

static void
snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (widget);

  gtk_widget_snapshot_child (widget, self->header, snapshot);
  gtk_widget_snapshot_child (widget, self->help, snapshot);
  for (guint i = 0; i < self->shown->len; i++)
    {
      guint row = g_array_index (self->places, CheckbitMaskPlace, i).row;

      if (row >= self->first_row && row <= self->last_row)
        gtk_widget_snapshot_child (widget, self->shown->pdata[i], snapshot);
    }
}

void
checkbit_mask_group_class_init_rows (GtkWidgetClass *widget_class)
{
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
}
