/* A small board that shows one set of squares.
 *
 * What it draws is a few dozen rectangles. They are kept as one render node until the set, the size or
 * the colours differ, so that lighting a square in every view of a panel builds nothing but a frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/bitboard-view.h"

#include <adwaita.h>

#include "ui/layer-style.h"

#define MIN_SIDE 32
#define NATURAL_SIDE 120

/* How much ink the empty squares take, with and without high contrast. */
static const float LIGHT_ALPHA[] = { 0.05f, 0.06f };
static const float DARK_ALPHA[] = { 0.13f, 0.26f };

struct _CheckbitBitboardView
{
  GtkWidget parent_instance;

  ChessBitboard bits;
  ChessBitboard changed;
  guint style;
  ChessSquare highlighted;

  GskRenderNode *content; /* all but the highlight, at the origin; NULL when it must be drawn again */
  int content_side;
};

G_DEFINE_TYPE (CheckbitBitboardView, checkbit_bitboard_view, GTK_TYPE_WIDGET)

/* The colours of one view at one moment. */
typedef struct
{
  GdkRGBA ink;    /* of the empty squares and the frame */
  GdkRGBA paper;  /* behind it all, and of the marks upon members */
  GdkRGBA member;
  gboolean dark;
  gboolean high_contrast;
} Palette;

/* The empty board of the last size and ink: the same for every tile of a panel. */
static struct
{
  int cell;
  GdkRGBA ink;
  gboolean high_contrast;
  GskRenderNode *node;
} empty_board;

static void
palette_init (Palette *palette, GtkWidget *widget)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_style_context_get_color (context, &palette->member);
  if (!gtk_style_context_lookup_color (context, "window_fg_color", &palette->ink))
    palette->ink = palette->member;
  if (!gtk_style_context_lookup_color (context, "window_bg_color", &palette->paper))
    gdk_rgba_parse (&palette->paper, "white");
  palette->dark = adw_style_manager_get_dark (manager);
  palette->high_contrast = adw_style_manager_get_high_contrast (manager);
}

static GdkRGBA
with_alpha (const GdkRGBA *color, float factor)
{
  return (GdkRGBA) { color->red, color->green, color->blue, color->alpha * factor };
}

/* Where a square is, in a board of eight cells at the origin. */
static graphene_rect_t
square_rect (ChessSquare square, int cell)
{
  int file = (int) chess_square_file (square);
  int rank = (int) chess_square_rank (square);

  return GRAPHENE_RECT_INIT (file * cell, (7 - rank) * cell, cell, cell);
}

static void
snapshot_empty_board (GtkSnapshot *snapshot, int cell, const Palette *palette)
{
  GdkRGBA light = with_alpha (&palette->ink, LIGHT_ALPHA[palette->high_contrast]);
  GdkRGBA dark = with_alpha (&palette->ink, DARK_ALPHA[palette->high_contrast] - light.alpha);

  gtk_snapshot_append_color (snapshot, &light, &GRAPHENE_RECT_INIT (0, 0, 8 * cell, 8 * cell));
  CHESS_FOREACH_SQUARE (square, CHESS_DARK_SQUARES)
    {
      graphene_rect_t rect = square_rect ((ChessSquare) square, cell);
      gtk_snapshot_append_color (snapshot, &dark, &rect);
    }
}

/* The empty board as a node that views share. (transfer none) */
static GskRenderNode *
get_empty_board (int cell, const Palette *palette)
{
  if (empty_board.node == NULL || empty_board.cell != cell
      || empty_board.high_contrast != palette->high_contrast
      || !gdk_rgba_equal (&empty_board.ink, &palette->ink))
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      snapshot_empty_board (snapshot, cell, palette);
      g_clear_pointer (&empty_board.node, gsk_render_node_unref);
      empty_board.node = gtk_snapshot_free_to_node (snapshot);
      empty_board.cell = cell;
      empty_board.ink = palette->ink;
      empty_board.high_contrast = palette->high_contrast;
    }
  return empty_board.node;
}

/* A hair of empty board around each member keeps neighbours apart, so that they can be counted. */
static graphene_rect_t
member_rect (ChessSquare square, int cell)
{
  graphene_rect_t rect = square_rect (square, cell);

  rect.size.width -= 1;
  rect.size.height -= 1;
  return rect;
}

static void
snapshot_members (CheckbitBitboardView *self,
                  GtkSnapshot *snapshot,
                  int cell,
                  const Palette *palette)
{
  CHESS_FOREACH_SQUARE (square, self->bits)
    {
      graphene_rect_t rect = member_rect ((ChessSquare) square, cell);

      if (self->style == CHECKBIT_LAYER_STYLE_NONE)
        gtk_snapshot_append_color (snapshot, &palette->member, &rect);
      else
        checkbit_layer_style_snapshot (self->style, palette->dark, snapshot, &rect);
    }
}

/* A square in the middle of a member that the last change set. */
static void
snapshot_set_mark (GtkSnapshot *snapshot, ChessSquare square, int cell, const Palette *palette)
{
  graphene_rect_t rect = member_rect (square, cell);
  float inset = MAX (2, roundf ((float) (cell - 1) * 0.3f));

  graphene_rect_inset (&rect, inset, inset);
  gtk_snapshot_append_color (snapshot, &palette->paper, &rect);
}

static void
append_border (GtkSnapshot *snapshot, const graphene_rect_t *rect, float width, const GdkRGBA *color)
{
  GskRoundedRect outline;
  float widths[4] = { width, width, width, width };
  GdkRGBA colors[4] = { *color, *color, *color, *color };

  gsk_rounded_rect_init_from_rect (&outline, rect, 0);
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

/* A hollow outline where the last change took a member away. */
static void
snapshot_cleared_mark (GtkSnapshot *snapshot, ChessSquare square, int cell, const Palette *palette)
{
  graphene_rect_t rect = member_rect (square, cell);

  graphene_rect_inset (&rect, 1, 1);
  append_border (snapshot, &rect, cell < 12 ? 1 : 2, &palette->member);
}

static void
snapshot_marks (CheckbitBitboardView *self,
                GtkSnapshot *snapshot,
                int cell,
                const Palette *palette)
{
  CHESS_FOREACH_SQUARE (square, self->changed)
    {
      if (chess_bitboard_has (self->bits, (ChessSquare) square))
        snapshot_set_mark (snapshot, (ChessSquare) square, cell, palette);
      else
        snapshot_cleared_mark (snapshot, (ChessSquare) square, cell, palette);
    }
}

static void
drop_content (CheckbitBitboardView *self)
{
  g_clear_pointer (&self->content, gsk_render_node_unref);
}

static GskRenderNode *
create_content (CheckbitBitboardView *self, int cell)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Palette palette;

  palette_init (&palette, GTK_WIDGET (self));
  gtk_snapshot_append_node (snapshot, get_empty_board (cell, &palette));
  snapshot_members (self, snapshot, cell, &palette);
  snapshot_marks (self, snapshot, cell, &palette);
  return gtk_snapshot_free_to_node (snapshot);
}

/* The frame is dark on light and light on dark: seen on members and on empty squares alike. */
static void
snapshot_highlight (CheckbitBitboardView *self, GtkSnapshot *snapshot, int cell)
{
  graphene_rect_t rect = square_rect (self->highlighted, cell);
  Palette palette;

  palette_init (&palette, GTK_WIDGET (self));
  graphene_rect_inset (&rect, -2, -2);
  append_border (snapshot, &rect, 2, &palette.ink);
  graphene_rect_inset (&rect, 2, 2);
  append_border (snapshot, &rect, 1, &palette.paper);
}

/* Where the board is within the widget: as large as fits in whole pixels, in the middle. */
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
  int x, y;
  int side = get_board (self, &x, &y);

  if (side == 0)
    return;
  if (side != self->content_side)
    drop_content (self);
  if (self->content == NULL)
    self->content = create_content (self, side / 8);
  self->content_side = side;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_node (snapshot, self->content);
  if (self->highlighted != CHESS_SQUARE_NONE)
    snapshot_highlight (self, snapshot, side / 8);
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
  *minimum = MIN_SIDE;
  *natural = NATURAL_SIDE;
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
  return CHESS_SQUARE ((int) (x * 8 / side), 7 - (int) (y * 8 / side));
}

int
checkbit_bitboard_view_side_for (int width)
{
  return MAX (width, 0) & ~7;
}
