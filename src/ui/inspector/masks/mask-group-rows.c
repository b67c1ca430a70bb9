/* The layout of a group of tiles, updated when its width or its tiles change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-group-rows.h"

#include "game/inspect/mask-model.h"
#include "ui/inspector/mask-tile.h"

#define HEADER_GAP 2 /* between header and tiles */

/* One row of tiles, in the group's coordinates. */
typedef struct
{
  int y;
  int height;
} Row;

struct _CheckbitMaskGroupRows
{
  /* Borrowed. */
  GtkWidget *group;
  GtkWidget *header;
  GtkWidget *help;

  GPtrArray *tiles; /* also owned by the group */

  /* The visible tiles and their places at that width. */
  GPtrArray *shown; /* CheckbitMaskTile, borrowed */
  GArray *places;   /* CheckbitMaskPlace, one for each shown tile */
  GArray *rows;     /* Row */
  int width;        /* -1 when it must be laid out again */
  int height;
  CheckbitMaskColumns columns;

  /* The rows in view: first_row to last_row, inclusive. */
  int span_top;
  int span_bottom;
  guint first_row;
  guint last_row;
};

void
checkbit_mask_group_rows_invalidate (CheckbitMaskGroupRows *self)
{
  self->width = -1;
  gtk_widget_queue_resize (self->group);
}

static int
measure_header (CheckbitMaskGroupRows *self)
{
  int height;

  gtk_widget_measure (self->header, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height;
}

static int
measure_help (CheckbitMaskGroupRows *self)
{
  int width;

  gtk_widget_measure (self->help, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* The header fills its row except for the end, where the help button is. */
static void
allocate_header (CheckbitMaskGroupRows *self, int width, gboolean rtl)
{
  int height = measure_header (self), help = measure_help (self);

  gtk_widget_size_allocate (self->header,
                            &(GtkAllocation){ rtl ? help : 0, 0, width - help, height }, -1);
  gtk_widget_size_allocate (self->help, &(GtkAllocation){ rtl ? 0 : width - help, 0, help, height },
                            -1);
}

/* The widths of a tile with its value in two lines and in one, which are the same for all tiles,
 * apart from rounding in fonts. */
static void
measure_tile_widths (CheckbitMaskGroupRows *self, int *narrow, int *wide)
{
  *narrow = *wide = 1;
  if (self->shown->len > 0)
    gtk_widget_measure (self->shown->pdata[0], GTK_ORIENTATION_HORIZONTAL, -1, narrow, wide, NULL,
                        NULL);
}

/* The tiles of one side, one per piece type, belong together: they start on a new row. */
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
collect_shown (CheckbitMaskGroupRows *self)
{
  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->tiles->len; i++)
    if (gtk_widget_get_visible (self->tiles->pdata[i]))
      g_ptr_array_add (self->shown, self->tiles->pdata[i]);
}

static void
place_tiles (CheckbitMaskGroupRows *self, int width)
{
  guint n = self->shown->len;
  g_autofree guint *sections = g_new (guint, n + 1);
  int narrow, wide, line;

  for (guint i = 0; i < n; i++)
    sections[i] = get_section (self->shown->pdata[i]);

  measure_tile_widths (self, &narrow, &wide);
  line = n > 0 ? checkbit_mask_tile_get_line_width (self->shown->pdata[0]) : 1;
  self->columns = checkbit_mask_columns_for_width (width, narrow, line);
  g_array_set_size (self->places, n);
  g_array_set_size (self->rows,
                    checkbit_mask_places (sections, n, self->columns.columns,
                                          (CheckbitMaskPlace *) (void *) self->places->data));
}

/* A row is as high as its highest tile. */
static void
measure_rows (CheckbitMaskGroupRows *self)
{
  for (guint i = 0; i < self->shown->len; i++)
    {
      const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, i);
      Row *row = &g_array_index (self->rows, Row, place->row);
      int height;

      gtk_widget_measure (self->shown->pdata[i], GTK_ORIENTATION_VERTICAL, self->columns.tile_width,
                          &height, NULL, NULL, NULL);
      row->height = place->column == 0 ? height : MAX (row->height, height);
    }
}

/* Stacks the rows below the header; returns the total height. */
static int
stack_rows (CheckbitMaskGroupRows *self)
{
  int y = measure_header (self);

  for (guint i = 0; i < self->shown->len; i++)
    {
      const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, i);
      Row *row = &g_array_index (self->rows, Row, place->row);

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
ensure_rows (CheckbitMaskGroupRows *self, int width)
{
  if (self->width == width)
    return;

  collect_shown (self);
  place_tiles (self, width);
  measure_rows (self);
  self->height = stack_rows (self);
  self->width = width;
}

/* Minimum: two small tiles. Natural: three with their values in one line. */
static void
measure_width (CheckbitMaskGroupRows *self, int *minimum, int *natural)
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

void
checkbit_mask_group_rows_measure (CheckbitMaskGroupRows *self,
                                  GtkOrientation orientation,
                                  int for_size,
                                  int *minimum,
                                  int *natural)
{
  int least, usual;

  measure_width (self, &least, &usual);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = usual;
      return;
    }
  ensure_rows (self, for_size >= 0 ? for_size : usual);
  *natural = self->height;
  /* A wider group has fewer rows. */
  *minimum = for_size >= 0 ? *natural : measure_header (self);
}

static void
find_visible_rows (CheckbitMaskGroupRows *self, guint *first, guint *last)
{
  guint n = self->rows->len;

  for (*first = 0; *first < n; (*first)++)
    {
      const Row *row = &g_array_index (self->rows, Row, *first);
      if (row->y + row->height > self->span_top)
        break;
    }
  for (*last = *first; *last + 1 < n; (*last)++)
    {
      const Row *row = &g_array_index (self->rows, Row, *last + 1);
      if (row->y >= self->span_bottom)
        break;
    }
}

static void
update_visible_rows (CheckbitMaskGroupRows *self)
{
  guint first, last;

  find_visible_rows (self, &first, &last);
  if (first == self->first_row && last == self->last_row)
    return;

  self->first_row = first;
  self->last_row = last;
  gtk_widget_queue_draw (self->group);
}

void
checkbit_mask_group_rows_set_span (CheckbitMaskGroupRows *self, int top, int bottom)
{
  self->span_top = top;
  self->span_bottom = bottom;
  update_visible_rows (self);
}

void
checkbit_mask_group_rows_allocate (CheckbitMaskGroupRows *self, int width)
{
  gboolean rtl = gtk_widget_get_direction (self->group) == GTK_TEXT_DIR_RTL;

  ensure_rows (self, width);
  allocate_header (self, width, rtl);
  for (guint i = 0; i < self->shown->len; i++)
    {
      const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, i);
      const Row *row = &g_array_index (self->rows, Row, place->row);
      int tile_width = self->columns.tile_width;
      int x = (int) place->column * (tile_width + CHECKBIT_MASK_TILE_GAP);

      gtk_widget_size_allocate (
          self->shown->pdata[i],
          &(GtkAllocation){ rtl ? width - x - tile_width : x, row->y, tile_width, row->height },
          -1);
    }
  update_visible_rows (self);
}

void
checkbit_mask_group_rows_snapshot (CheckbitMaskGroupRows *self, GtkSnapshot *snapshot)
{
  gtk_widget_snapshot_child (self->group, self->header, snapshot);
  gtk_widget_snapshot_child (self->group, self->help, snapshot);
  for (guint i = 0; i < self->shown->len; i++)
    {
      guint row = g_array_index (self->places, CheckbitMaskPlace, i).row;

      if (row >= self->first_row && row <= self->last_row)
        gtk_widget_snapshot_child (self->group, self->shown->pdata[i], snapshot);
    }
}

/* --- Finding tiles -------------------------------------------------------------------------- */

GPtrArray *
checkbit_mask_group_rows_get_shown (CheckbitMaskGroupRows *self)
{
  return self->shown;
}

guint
checkbit_mask_group_rows_get_n_rows (CheckbitMaskGroupRows *self)
{
  return self->rows->len;
}

const CheckbitMaskPlace *
checkbit_mask_group_rows_get_place (CheckbitMaskGroupRows *self, guint index)
{
  return &g_array_index (self->places, CheckbitMaskPlace, index);
}

GtkWidget *
checkbit_mask_group_rows_get_tile (CheckbitMaskGroupRows *self, guint row, guint column)
{
  guint found = 0;

  for (guint i = 0; i < self->places->len; i++)
    {
      const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, i);

      if (place->row == row && place->column <= column)
        found = i;
    }
  return self->shown->pdata[found];
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_mask_group_rows_clear (CheckbitMaskGroupRows *self)
{
  g_ptr_array_set_size (self->shown, 0);
  g_array_set_size (self->places, 0);
  g_array_set_size (self->rows, 0);
}

void
checkbit_mask_group_rows_set_header (CheckbitMaskGroupRows *self,
                                     GtkWidget *header,
                                     GtkWidget *help)
{
  self->header = header;
  self->help = help;
}

CheckbitMaskGroupRows *
checkbit_mask_group_rows_new (GtkWidget *group, GPtrArray *tiles)
{
  CheckbitMaskGroupRows *self = g_new0 (CheckbitMaskGroupRows, 1);

  self->group = group;
  self->tiles = g_ptr_array_ref (tiles);
  self->shown = g_ptr_array_new ();
  self->places = g_array_new (FALSE, TRUE, sizeof (CheckbitMaskPlace));
  self->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  self->width = -1;
  self->span_bottom = G_MAXINT;
  return self;
}

void
checkbit_mask_group_rows_free (CheckbitMaskGroupRows *self)
{
  g_ptr_array_unref (self->tiles);
  g_ptr_array_unref (self->shown);
  g_array_unref (self->places);
  g_array_unref (self->rows);
  g_free (self);
}
