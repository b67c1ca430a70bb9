/* What is written in the corners of the squares, drawn once for a size and a palette.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-labels.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "chess/bitboard.h"
#include "ui/base/texture.h"

/* In squares, with limits in logical pixels, for texts of the default size; see SIZE_CLOSE. */
#define TEXT_SIZE 0.165
#define TEXT_LEAST 7.
#define TEXT_MOST 16.
#define INDEX_SIZE 0.18
#define INDEX_MOST 20.
#define LARGE_MOST 0.3 /* in squares, a limit for enlarged texts */
#define INSET 0.045
#define INSET_LEAST 2.

#define HALO 0.24 /* of the letters' size */

/* Letters that differ less than this from the desktop's own, which are loaded already, are those:
 * to find a font for another size costs more than to draw the coordinates. */
#define SIZE_CLOSE 1.15

typedef struct
{
  const CheckbitBoardPalette *palette;
  const CheckbitBoardGeometry *geometry;
  ChessLayout layout;
  PangoContext *fonts; /* NULL for the default's */
  PangoLayout *text;
} DrawData;

static void
set_color (cairo_t *cr, const DrawData *data, CheckbitBoardColor color)
{
  gdk_cairo_set_source_rgba (cr, &data->palette->colors[color]);
}

/* Writes into a corner of a square: the right or left one, at the bottom or top. */
static void
draw_label (cairo_t *cr,
            const DrawData *data,
            ChessSquare square,
            const char *label,
            gboolean right,
            gboolean bottom,
            CheckbitBoardColor color)
{
  gboolean dark = chess_bitboard_has (CHESS_DARK_SQUARES, square);
  const CheckbitBoardGeometry *geometry = data->geometry;
  double inset = MAX (INSET_LEAST, geometry->size * INSET) * geometry->scale;
  double x = checkbit_board_geometry_get_column (geometry, square) * geometry->pixels;
  double y = checkbit_board_geometry_get_row (geometry, square) * geometry->pixels;
  int width, height;

  pango_layout_set_text (data->text, label, -1);
  pango_layout_get_pixel_size (data->text, &width, &height);
  x += right ? geometry->pixels - inset - width : inset;
  y += bottom ? geometry->pixels - inset / 2 - height : inset / 2;
  cairo_move_to (cr, round (x), round (y));
  pango_cairo_layout_path (cr, data->text);
  set_color (cr, data, dark ? CHECKBIT_BOARD_COLOR_DARK : CHECKBIT_BOARD_COLOR_LIGHT);
  cairo_stroke_preserve (cr);
  set_color (cr, data, color);
  cairo_fill (cr);
}

/* The size of letters, in device pixels, that normally take a share of a square's side. */
static double
get_text_size (const DrawData *data, double share, double most)
{
  double text = data->palette->text, side = data->geometry->size;
  double size = MIN (MIN (share * text, LARGE_MOST) * side, most * text);

  return MAX (size, TEXT_LEAST) * data->geometry->scale;
}

/* (transfer full) */
static PangoFontDescription *
font_new (PangoContext *fonts)
{
  if (fonts == NULL)
    return pango_font_description_from_string ("Sans");
  return pango_font_description_copy (pango_context_get_font_description (fonts));
}

/* Gives a font a size in pixels, unless its own is close to it; returns its size then. */
static double
fit_size (PangoFontDescription *font, double size)
{
  double own = pango_font_description_get_size_is_absolute (font)
                   ? (double) pango_font_description_get_size (font) / PANGO_SCALE
                   : 0;

  if (size < own * SIZE_CLOSE && own < size * SIZE_CLOSE)
    return own;
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  return size;
}

/* Makes a layout for letters of that size. (transfer full) */
static PangoLayout *
text_new (cairo_t *cr, const DrawData *data, double share, double most)
{
  PangoContext *fonts = data->fonts;
  PangoLayout *text = fonts != NULL ? pango_layout_new (fonts) : pango_cairo_create_layout (cr);
  PangoFontDescription *font = font_new (fonts);
  double size = fit_size (font, get_text_size (data, share, most));

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
  cairo_set_line_width (cr, HALO * size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  return text;
}

static CheckbitBoardColor
get_letter_color (ChessSquare square)
{
  return chess_bitboard_has (CHESS_DARK_SQUARES, square) ? CHECKBIT_BOARD_COLOR_ON_DARK
                                                         : CHECKBIT_BOARD_COLOR_ON_LIGHT;
}

static void
draw_files (cairo_t *cr, int size, gconstpointer user_data)
{
  DrawData data = *(const DrawData *) user_data;

  data.text = text_new (cr, &data, TEXT_SIZE, TEXT_MOST);
  for (int i = 0; i < 8; i++)
    {
      ChessSquare square = checkbit_board_geometry_get_cell (data.geometry, i, 7);
      const char file[] = { (char) ('a' + chess_square_file (square)), '\0' };

      draw_label (cr, &data, square, file, TRUE, TRUE, get_letter_color (square));
    }
  g_object_unref (data.text);
}

static void
draw_ranks (cairo_t *cr, int size, gconstpointer user_data)
{
  DrawData data = *(const DrawData *) user_data;

  data.text = text_new (cr, &data, TEXT_SIZE, TEXT_MOST);
  for (int i = 0; i < 8; i++)
    {
      ChessSquare square = checkbit_board_geometry_get_cell (data.geometry, 0, i);
      const char rank[] = { (char) ('1' + chess_square_rank (square)), '\0' };

      draw_label (cr, &data, square, rank, FALSE, FALSE, get_letter_color (square));
    }
  g_object_unref (data.text);
}

/* The strip of the board, in device pixels, that one kind of coordinates is drawn in: half the
 * squares along an edge, more than LARGE_MOST needs. */
static cairo_rectangle_int_t
get_part (const CheckbitBoardGeometry *geometry, CheckbitCoordinates kind)
{
  int side = 8 * geometry->pixels, half = (geometry->pixels + 1) / 2;

  if (kind == CHECKBIT_COORDINATES_RANKS)
    return (cairo_rectangle_int_t){ 0, 0, half, side };
  return (cairo_rectangle_int_t){ 0, side - half, side, half };
}

GdkTexture *
checkbit_board_coordinates_draw (CheckbitCoordinates kind,
                                 const CheckbitBoardPalette *palette,
                                 PangoContext *fonts,
                                 const CheckbitBoardGeometry *geometry)
{
  DrawData data = { .palette = palette, .fonts = fonts, .geometry = geometry };
  cairo_rectangle_int_t part = get_part (geometry, kind);

  g_return_val_if_fail (geometry->pixels > 0, NULL);

  return checkbit_texture_draw_part (8 * geometry->pixels, &part,
                                     kind == CHECKBIT_COORDINATES_RANKS ? draw_ranks : draw_files,
                                     &data);
}

void
checkbit_board_coordinates_get_bounds (CheckbitCoordinates kind,
                                       const CheckbitBoardGeometry *geometry,
                                       graphene_rect_t *bounds)
{
  cairo_rectangle_int_t part = get_part (geometry, kind);
  double scale = geometry->scale;

  graphene_rect_init (bounds, (float) (geometry->x + part.x / scale),
                      (float) (geometry->y + part.y / scale), (float) (part.width / scale),
                      (float) (part.height / scale));
}

static void
draw_indices (cairo_t *cr, int size, gconstpointer user_data)
{
  DrawData data = *(const DrawData *) user_data;

  data.text = text_new (cr, &data, INDEX_SIZE, INDEX_MOST);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      char index[4];

      g_snprintf (index, sizeof index, "%u", chess_layout_bit (data.layout, square));
      draw_label (cr, &data, square, index, TRUE, FALSE, CHECKBIT_BOARD_COLOR_INDEX);
    }
  g_object_unref (data.text);
}

GdkTexture *
checkbit_board_indices_draw (ChessLayout layout,
                             const CheckbitBoardPalette *palette,
                             PangoContext *fonts,
                             const CheckbitBoardGeometry *geometry)
{
  DrawData data = { .palette = palette, .fonts = fonts, .geometry = geometry, .layout = layout };

  g_return_val_if_fail (geometry->pixels > 0, NULL);

  return checkbit_texture_draw (8 * geometry->pixels, draw_indices, &data);
}
