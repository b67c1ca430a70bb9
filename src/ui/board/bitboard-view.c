/* A small board that shows one set of squares.
 *
 * What it draws is a few dozen rectangles. They are cached as one render node until the set, the
 * size or the colors change, so that highlighting a square in all views of a panel only draws
 * frames.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/bitboard-view.h"

#include "ui/board/bitboard-view-paint.h"

#define MIN_SIDE 32
#define NATURAL_SIDE 120

struct _CheckbitBitboardView
{
  GtkWidget parent_instance;

  ChessBitboard bits;
  ChessBitboard changed;
  guint style;
  ChessSquare highlighted;
  int largest_side; /* 0: it fills its allocation */

  GskRenderNode *content; /* all but the highlight; NULL when it must be drawn again */
  int content_side;
};

G_DEFINE_TYPE (CheckbitBitboardView, checkbit_bitboard_view, GTK_TYPE_WIDGET)

static void
drop_content (CheckbitBitboardView *self)
{
  g_clear_pointer (&self->content, gsk_render_node_unref);
}

/* Where the board is within the widget: centered, as large as whole pixels allow. */
static int
get_board (CheckbitBitboardView *self, int *x, int *y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int side = checkbit_bitboard_view_side_for (MIN (width, height));

  *x = (width - side) / 2;
  *y = (height - side) / 2;
  return side;
}

static void
checkbit_bitboard_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitBitboardView *self = CHECKBIT_BITBOARD_VIEW (widget);
  CheckbitBitboardPalette palette;
  int x, y;
  int side = get_board (self, &x, &y);
  int cell = side / 8;

  if (side == 0)
    return;
  checkbit_bitboard_palette_init (&palette, widget);
  if (side != self->content_side)
    drop_content (self);
  if (self->content == NULL)
    self->content
        = checkbit_bitboard_paint (self->bits, self->changed, self->style, cell, &palette);
  self->content_side = side;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_node (snapshot, self->content);
  if (self->highlighted != CHESS_SQUARE_NONE)
    checkbit_bitboard_paint_highlight (snapshot, self->highlighted, cell, &palette);
  gtk_snapshot_restore (snapshot);
}

static GtkSizeRequestMode
checkbit_bitboard_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_bitboard_view_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  int largest = CHECKBIT_BITBOARD_VIEW (widget)->largest_side;

  *minimum = MIN_SIDE;
  *natural = largest > 0 ? largest : NATURAL_SIDE;
  for_size = largest > 0 ? MIN (for_size, largest) : for_size;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = MAX (MIN_SIDE, checkbit_bitboard_view_side_for (for_size));
}

static void
checkbit_bitboard_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (checkbit_bitboard_view_parent_class)->css_changed (widget, change);
  drop_content (CHECKBIT_BITBOARD_VIEW (widget));
  gtk_widget_queue_draw (widget);
}

static void
checkbit_bitboard_view_finalize (GObject *object)
{
  drop_content (CHECKBIT_BITBOARD_VIEW (object));
  G_OBJECT_CLASS (checkbit_bitboard_view_parent_class)->finalize (object);
}

static void
checkbit_bitboard_view_class_init (CheckbitBitboardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = checkbit_bitboard_view_finalize;
  widget_class->get_request_mode = checkbit_bitboard_view_get_request_mode;
  widget_class->measure = checkbit_bitboard_view_measure;
  widget_class->snapshot = checkbit_bitboard_view_snapshot;
  widget_class->css_changed = checkbit_bitboard_view_css_changed;

  gtk_widget_class_set_css_name (widget_class, "bitboard-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
checkbit_bitboard_view_init (CheckbitBitboardView *self)
{
  self->style = CHECKBIT_LAYER_STYLE_NONE;
  self->highlighted = CHESS_SQUARE_NONE;
}

GtkWidget *
checkbit_bitboard_view_new (void)
{
  return g_object_new (CHECKBIT_TYPE_BITBOARD_VIEW, NULL);
}

void
checkbit_bitboard_view_set_largest_side (CheckbitBitboardView *self, int side)
{
  g_return_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self));
  g_return_if_fail (side >= MIN_SIDE);

  self->largest_side = side;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
checkbit_bitboard_view_set_bits (CheckbitBitboardView *self,
                                 ChessBitboard bits,
                                 ChessBitboard changed)
{
  g_return_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self));

  if (self->bits == bits && self->changed == changed)
    return;

  self->bits = bits;
  self->changed = changed;
  drop_content (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

ChessBitboard
checkbit_bitboard_view_get_bits (CheckbitBitboardView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self), CHESS_NO_SQUARES);

  return self->bits;
}

ChessBitboard
checkbit_bitboard_view_get_changed (CheckbitBitboardView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self), CHESS_NO_SQUARES);

  return self->changed;
}

void
checkbit_bitboard_view_set_highlighted_square (CheckbitBitboardView *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self));
  g_return_if_fail (square <= CHESS_SQUARE_NONE);

  if (self->highlighted == square)
    return;

  self->highlighted = square;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

ChessSquare
checkbit_bitboard_view_get_highlighted_square (CheckbitBitboardView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self), CHESS_SQUARE_NONE);

  return self->highlighted;
}

void
checkbit_bitboard_view_set_layer_style (CheckbitBitboardView *self, guint style)
{
  g_return_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self));

  if (self->style == style)
    return;

  self->style = style;
  drop_content (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
checkbit_bitboard_view_get_layer_style (CheckbitBitboardView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self), CHECKBIT_LAYER_STYLE_NONE);

  return self->style;
}

ChessSquare
checkbit_bitboard_view_square_at (CheckbitBitboardView *self, double x, double y)
{
  int board_x, board_y, side;

  g_return_val_if_fail (CHECKBIT_IS_BITBOARD_VIEW (self), CHESS_SQUARE_NONE);

  side = get_board (self, &board_x, &board_y);
  x -= board_x;
  y -= board_y;
  if (x < 0 || y < 0 || x >= side || y >= side)
    return CHESS_SQUARE_NONE;
  return CHESS_SQUARE ((int)(x * 8 / side), 7 - (int)(y * 8 / side));
}

int
checkbit_bitboard_view_side_for (int width)
{
  return MAX (width, 0) & ~7;
}
