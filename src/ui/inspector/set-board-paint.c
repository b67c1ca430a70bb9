/* Drawing a set's board: the squares as in the small boards, with bit numbers, marks for wrapped
 * bits and, at the edges, the names of files and ranks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/set-board-paint.h"

#include "ui/board/bitboard-view.h"

/* In smaller cells numbers would not be legible, in pixels. */
#define MIN_CELL_WITH_INDEX 18

/* A layout for short texts of a size in pixels. (transfer full) */
static PangoLayout *
create_text (GtkWidget *widget, double size)
{
  PangoLayout *text = gtk_widget_create_pango_layout (widget, NULL);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
  return text;
}

/* Draws a text centered on a point. */
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

/* The number of each bit: in the background color on members, but not on the dot of a new one; dark
 * elsewhere. */
static void
paint_indices (GtkWidget *widget,
               const CheckbitSetPicture *picture,
               GtkSnapshot *snapshot,
               int cell,
               const CheckbitBitboardPalette *palette)
{
  g_autoptr (PangoLayout) layout = create_text (widget, MIN (cell * 0.4, 16));
  GdkRGBA ink = faded (&palette->ink, palette->high_contrast ? 1 : 0.75f);

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      gboolean member = chess_bitboard_has (picture->bits, square);
      char number[12];
      double x, y;

      g_snprintf (number, sizeof number, "%u", checkbit_word_form_get_bit (picture->form, square));
      get_middle (square, cell, &x, &y);
      append_text (snapshot, layout, number, x, y,
                   !member                                         ? &ink
                   : chess_bitboard_has (picture->changed, square) ? &palette->member
                                                                   : &palette->paper);
    }
}

/* Bits that have wrapped around an edge: a frame inside the square and an arrow that turns. */
static void
paint_wrapped (GtkWidget *widget,
               const CheckbitSetPicture *picture,
               GtkSnapshot *snapshot,
               int cell,
               const CheckbitBitboardPalette *palette)
{
  g_autoptr (PangoLayout) layout = create_text (widget, MAX (cell * 0.34, 9));
  const float width = (float) MAX (cell / 12, 2);

  CHESS_FOREACH_SQUARE (square, picture->wrapped & picture->bits)
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
paint_edges (GtkWidget *widget,
             GtkSnapshot *snapshot,
             int cell,
             const CheckbitBitboardPalette *palette)
{
  g_autoptr (PangoLayout) layout = create_text (widget, 11);
  GdkRGBA ink = faded (&palette->ink, palette->high_contrast ? 1 : 0.7f);

  for (int i = 0; i < 8; i++)
    {
      char file[] = { (char) ('a' + i), '\0' }, rank[] = { (char) ('8' - i), '\0' };

      append_text (snapshot, layout, file, (i + 0.5) * cell, 8 * cell + 8, &ink);
      append_text (snapshot, layout, rank, -8, (i + 0.5) * cell, &ink);
    }
}

GskRenderNode *
checkbit_set_board_paint (GtkWidget *widget,
                          const CheckbitSetPicture *picture,
                          int cell,
                          const CheckbitBitboardPalette *palette)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) squares = checkbit_bitboard_paint (
      picture->bits, picture->changed, CHECKBIT_LAYER_STYLE_NONE, cell, palette);

  gtk_snapshot_append_node (snapshot, squares);
  if (picture->show_indices && cell >= MIN_CELL_WITH_INDEX)
    paint_indices (widget, picture, snapshot, cell, palette);
  paint_wrapped (widget, picture, snapshot, cell, palette);
  paint_edges (widget, snapshot, cell, palette);
  return gtk_snapshot_free_to_node (snapshot);
}
