/* Drawing a set's board: the squares as in the small boards, and upon them the numbers of the bits,
 * the marks of what has wrapped and, at the edge, the names of files and ranks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/set-board-private.h"

#include "ui/board/bitboard-view-paint.h"
#include "ui/board/bitboard-view.h"

/* Below this cell numbers would not be read, in pixels. */
#define MIN_CELL_WITH_INDEX 18

/* A layout for short texts of a size in pixels. (transfer full) */
static PangoLayout *
create_text (CheckbitSetBoard *self, double size)
{
  PangoLayout *text = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
  return text;
}

/* Draws a text in the middle of a point. */
static void
append_text (GtkSnapshot *snapshot,
             PangoLayout *layout,
             const char *text,
             double x,
             double y,
             const GdkRGBA *color)
{
  int width, height;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2.0), (float) (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static GdkRGBA
faded (const GdkRGBA *color, float alpha)
{
  return (GdkRGBA){ color->red, color->green, color->blue, color->alpha * alpha };
}

static void
get_middle (ChessSquare square, int cell, double *x, double *y)
{
  *x = ((int) chess_square_file (square) + 0.5) * cell;
  *y = (7 - (int) chess_square_rank (square) + 0.5) * cell;
}

/* The number of each bit: paper on members, but not upon the dot of one that has changed; ink
 * elsewhere. */
static void
paint_indices (CheckbitSetBoard *self,
               GtkSnapshot *snapshot,
               int cell,
               const CheckbitBitboardPalette *palette)
{
  g_autoptr (PangoLayout) layout = create_text (self, MIN (cell * 0.4, 16));
  GdkRGBA ink = faded (&palette->ink, palette->high_contrast ? 1 : 0.75f);

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      gboolean member = chess_bitboard_has (self->bits, square);
      char number[12];
      double x, y;

      g_snprintf (number, sizeof number, "%u", checkbit_word_form_get_bit (self->form, square));
      get_middle (square, cell, &x, &y);
      append_text (snapshot, layout, number, x, y,
                   !member                                     ? &ink
                   : chess_bitboard_has (self->changed, square) ? &palette->member
                                                               : &palette->paper);
    }
}

/* Bits that came round an edge: a frame inside the square and an arrow that turns. */
static void
paint_wrapped (CheckbitSetBoard *self,
               GtkSnapshot *snapshot,
               int cell,
               const CheckbitBitboardPalette *palette)
{
  g_autoptr (PangoLayout) layout = create_text (self, MAX (cell * 0.34, 9));
  const float width = (float) MAX (cell / 12, 2);

  CHESS_FOREACH_SQUARE (square, self->wrapped & self->bits)
    {
      double x, y;
      GskRoundedRect frame;
      graphene_rect_t rect;
      float widths[4] = { width, width, width, width };
      GdkRGBA colors[4] = { palette->paper, palette->paper, palette->paper, palette->paper };

      get_middle ((ChessSquare) square, cell, &x, &y);
      rect = GRAPHENE_RECT_INIT ((float) x - cell / 2.0f + width, (float) y - cell / 2.0f + width,
                                 cell - 2 * width - 1, cell - 2 * width - 1);
      gsk_rounded_rect_init_from_rect (&frame, &rect, 3);
      gtk_snapshot_append_border (snapshot, &frame, widths, colors);
      append_text (snapshot, layout, "↻", x + cell * 0.24, y - cell * 0.24, &palette->paper);
    }
}

static void
paint_edges (CheckbitSetBoard *self,
             GtkSnapshot *snapshot,
             int cell,
             const CheckbitBitboardPalette *palette)
{
  g_autoptr (PangoLayout) layout = create_text (self, 11);
  GdkRGBA ink = faded (&palette->ink, palette->high_contrast ? 1 : 0.7f);

  for (int i = 0; i < 8; i++)
    {
      char file[] = { (char) ('a' + i), '\0' }, rank[] = { (char) ('8' - i), '\0' };

      append_text (snapshot, layout, file, (i + 0.5) * cell, 8 * cell + 8, &ink);
      append_text (snapshot, layout, rank, -8, (i + 0.5) * cell, &ink);
    }
}

/* (transfer full) */
static GskRenderNode *
paint_content (CheckbitSetBoard *self, int cell, const CheckbitBitboardPalette *palette)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) squares = checkbit_bitboard_paint (
      self->bits, self->changed, CHECKBIT_LAYER_STYLE_NONE, cell, palette);

  gtk_snapshot_append_node (snapshot, squares);
  if (self->show_indices && cell >= MIN_CELL_WITH_INDEX)
    paint_indices (self, snapshot, cell, palette);
  paint_wrapped (self, snapshot, cell, palette);
  paint_edges (self, snapshot, cell, palette);
  return gtk_snapshot_free_to_node (snapshot);
}

void
checkbit_set_board_paint (CheckbitSetBoard *self, GtkSnapshot *snapshot)
{
  CheckbitBitboardPalette palette;
  CheckbitSetBoardPlace place;

  checkbit_set_board_get_place (self, &place);
  if (place.cell == 0)
    return;
  checkbit_bitboard_palette_init (&palette, GTK_WIDGET (self));
  if (self->content == NULL)
    self->content = paint_content (self, place.cell, &palette);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) place.x, (float) place.y));
  gtk_snapshot_append_node (snapshot, self->content);
  if (self->highlighted != CHESS_SQUARE_NONE)
    checkbit_bitboard_paint_highlight (snapshot, self->highlighted, place.cell, &palette);
  gtk_snapshot_restore (snapshot);
}
