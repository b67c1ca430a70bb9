/* Drawing a set of squares as a small board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/bitboard-view-paint.h"

#include <adwaita.h>

#include "ui/board/bitboard-view.h"
#include "ui/board/layer-style.h"

/* The opacity of the empty squares, without and with high contrast. */
static const float LIGHT_ALPHA[] = { 0.05f, 0.06f };
static const float DARK_ALPHA[] = { 0.13f, 0.26f };

#define STYLE_ALPHA 0.45f

/* The empty board of the last size and ink: the same for every tile of a panel. */
static struct
{
  int cell;
  GdkRGBA ink;
  gboolean high_contrast;
  GskRenderNode *node;
} empty_board;

void
checkbit_bitboard_palette_init (CheckbitBitboardPalette *palette, GtkWidget *widget)
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
  return (GdkRGBA){ color->red, color->green, color->blue, color->alpha * factor };
}

/* Where a square is, in a board of eight cells at the origin. */
static graphene_rect_t
square_rect (ChessSquare square, int cell)
{
  int file = (int)chess_square_file (square);
  int rank = (int)chess_square_rank (square);

  return GRAPHENE_RECT_INIT (file * cell, (7 - rank) * cell, cell, cell);
}

static void
snapshot_empty_board (GtkSnapshot *snapshot, int cell, const CheckbitBitboardPalette *palette)
{
  GdkRGBA light = with_alpha (&palette->ink, LIGHT_ALPHA[palette->high_contrast]);
  GdkRGBA dark = with_alpha (&palette->ink, DARK_ALPHA[palette->high_contrast] - light.alpha);

  gtk_snapshot_append_color (snapshot, &light, &GRAPHENE_RECT_INIT (0, 0, 8 * cell, 8 * cell));
  CHESS_FOREACH_SQUARE (square, CHESS_DARK_SQUARES)
  {
    graphene_rect_t rect = square_rect ((ChessSquare)square, cell);
    gtk_snapshot_append_color (snapshot, &dark, &rect);
  }
}

/* The empty board as a node that views share. (transfer none) */
static GskRenderNode *
get_empty_board (int cell, const CheckbitBitboardPalette *palette)
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

/* A thin border separates neighboring members, so that they can be counted. */
static graphene_rect_t
member_rect (ChessSquare square, int cell)
{
  graphene_rect_t rect = square_rect (square, cell);

  rect.size.width -= 1;
  rect.size.height -= 1;
  return rect;
}

/* A member looks as on the main board, but with more color: there are no pieces to cover. */
static void
snapshot_styled_member (GtkSnapshot *snapshot,
                        const graphene_rect_t *rect,
                        guint style,
                        gboolean dark)
{
  GdkRGBA color;

  checkbit_layer_style_get_color (style, dark, &color);
  color.alpha *= STYLE_ALPHA;
  gtk_snapshot_append_color (snapshot, &color, rect);
  checkbit_layer_style_snapshot (style, dark, snapshot, rect);
}

static void
snapshot_members (GtkSnapshot *snapshot,
                  ChessBitboard bits,
                  guint style,
                  int cell,
                  const CheckbitBitboardPalette *palette)
{
  CHESS_FOREACH_SQUARE (square, bits)
  {
    graphene_rect_t rect = member_rect ((ChessSquare)square, cell);

    if (style == CHECKBIT_LAYER_STYLE_NONE)
      gtk_snapshot_append_color (snapshot, &palette->member, &rect);
    else
      snapshot_styled_member (snapshot, &rect, style, palette->dark);
  }
}

/* A small square in the middle of a member that the last change added. */
static void
snapshot_set_mark (GtkSnapshot *snapshot,
                   ChessSquare square,
                   int cell,
                   const CheckbitBitboardPalette *palette)
{
  graphene_rect_t rect = member_rect (square, cell);
  float inset = MAX (2, roundf ((float)(cell - 1) * 0.3f));

  graphene_rect_inset (&rect, inset, inset);
  gtk_snapshot_append_color (snapshot, &palette->paper, &rect);
}

static void
append_border (GtkSnapshot *snapshot,
               const graphene_rect_t *rect,
               float width,
               const GdkRGBA *color)
{
  GskRoundedRect outline;
  float widths[4] = { width, width, width, width };
  GdkRGBA colors[4] = { *color, *color, *color, *color };

  gsk_rounded_rect_init_from_rect (&outline, rect, 0);
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

/* A hollow outline where the last change took a member away. */
static void
snapshot_cleared_mark (GtkSnapshot *snapshot,
                       ChessSquare square,
                       int cell,
                       const CheckbitBitboardPalette *palette)
{
  graphene_rect_t rect = member_rect (square, cell);

  graphene_rect_inset (&rect, 1, 1);
  append_border (snapshot, &rect, cell < 12 ? 1 : 2, &palette->member);
}

static void
snapshot_marks (GtkSnapshot *snapshot,
                ChessBitboard bits,
                ChessBitboard changed,
                int cell,
                const CheckbitBitboardPalette *palette)
{
  CHESS_FOREACH_SQUARE (square, changed)
  {
    if (chess_bitboard_has (bits, (ChessSquare)square))
      snapshot_set_mark (snapshot, (ChessSquare)square, cell, palette);
    else
      snapshot_cleared_mark (snapshot, (ChessSquare)square, cell, palette);
  }
}

GskRenderNode *
checkbit_bitboard_paint (ChessBitboard bits,
                         ChessBitboard changed,
                         guint style,
                         int cell,
                         const CheckbitBitboardPalette *palette)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_append_node (snapshot, get_empty_board (cell, palette));
  snapshot_members (snapshot, bits, style, cell, palette);
  snapshot_marks (snapshot, bits, changed, cell, palette);
  return gtk_snapshot_free_to_node (snapshot);
}

void
checkbit_bitboard_paint_highlight (GtkSnapshot *snapshot,
                                   ChessSquare square,
                                   int cell,
                                   const CheckbitBitboardPalette *palette)
{
  graphene_rect_t rect = square_rect (square, cell);

  graphene_rect_inset (&rect, -2, -2);
  append_border (snapshot, &rect, 2, &palette->ink);
  graphene_rect_inset (&rect, 2, 2);
  append_border (snapshot, &rect, 1, &palette->paper);
}
