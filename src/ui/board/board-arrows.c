/* Arrows and circles over the pieces of a board: a filled shape with a contrasting edge and, along
 * its middle, a core line that tells the styles apart where colors cannot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-arrows.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "ui/base/texture.h"

/* All in squares. */
#define SHAFT_WIDTH 0.16
#define HEAD_WIDTH 0.46
#define HEAD_LENGTH 0.4
#define START 0.3 /* from the center of the first square */
#define TIP 0.06  /* before the center of the last square */
#define RING_RADIUS 0.42
#define RING_WIDTH 0.085
#define CORE 0.3 /* of the width of the shaft or ring */
#define LABEL_HEIGHT 0.26
#define LANE 0.2   /* between arrows that leave a square in the same direction … */
#define LANES 0.56 /* … all of which share this width */

/* Pieces under an arrow must stay visible. */
#define OPACITY 0.82

typedef enum
{
  CORE_NONE,
  CORE_DASHES,
  CORE_DOTS,
  CORE_LINE,
} Core;

static const Core cores[CHECKBIT_N_ARROW_STYLES] = {
  [CHECKBIT_ARROW_GREEN] = CORE_NONE,     [CHECKBIT_ARROW_RED] = CORE_DASHES,
  [CHECKBIT_ARROW_YELLOW] = CORE_DOTS,    [CHECKBIT_ARROW_BLUE] = CORE_LINE,
  [CHECKBIT_ARROW_MOVE] = CORE_NONE,      [CHECKBIT_ARROW_ENGINE] = CORE_NONE,
  [CHECKBIT_ARROW_PREMOVE] = CORE_DASHES,
};

typedef struct
{
  const CheckbitBoardArrow *arrows;
  guint n_arrows;
  const CheckbitBoardPalette *palette;
  const CheckbitBoardGeometry *geometry;
} DrawData;

static void
set_color (cairo_t *cr, const CheckbitBoardPalette *palette, CheckbitBoardColor color)
{
  gdk_cairo_set_source_rgba (cr, &palette->colors[color]);
}

static CheckbitBoardColor
get_color (const CheckbitBoardArrow *arrow)
{
  return (CheckbitBoardColor) (CHECKBIT_BOARD_COLOR_ARROW_GREEN + arrow->style);
}

/* The center of a square, in squares from the top left corner of the displayed board. */
static graphene_point_t
get_center (const DrawData *data, ChessSquare square)
{
  int column = checkbit_board_geometry_get_column (data->geometry, square);
  int row = checkbit_board_geometry_get_row (data->geometry, square);

  return GRAPHENE_POINT_INIT ((float) column + 0.5f, (float) row + 0.5f);
}

/* Strokes the path with the style's core line, and clears it. length: that of the path. */
static void
stroke_core (cairo_t *cr, const CheckbitBoardPalette *palette, Core core, double width)
{
  const double dashes[] = { 2.2 * width, 1.8 * width };
  const double dots[] = { 0, 2.4 * width };

  set_color (cr, palette, CHECKBIT_BOARD_COLOR_ARROW_EDGE);
  cairo_set_line_width (cr, core == CORE_DOTS ? 1.3 * width : width);
  cairo_set_line_cap (cr, core == CORE_DOTS ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  if (core == CORE_DASHES)
    cairo_set_dash (cr, dashes, 2, 0);
  else if (core == CORE_DOTS)
    cairo_set_dash (cr, dots, 2, 0);
  if (core != CORE_NONE)
    cairo_stroke (cr);
  cairo_new_path (cr);
}

/* --- Circles -------------------------------------------------------------------------------- */

static void
draw_circle (cairo_t *cr, const DrawData *data, const CheckbitBoardArrow *arrow, double edge)
{
  graphene_point_t center = get_center (data, arrow->from);
  double width = RING_WIDTH * arrow->width;

  set_color (cr, data->palette, CHECKBIT_BOARD_COLOR_ARROW_EDGE);
  cairo_arc (cr, center.x, center.y, RING_RADIUS, 0, 2 * G_PI);
  cairo_set_line_width (cr, width + 2 * edge);
  cairo_stroke_preserve (cr);
  set_color (cr, data->palette, get_color (arrow));
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  stroke_core (cr, data->palette, cores[arrow->style], CORE * width);
}

/* --- Arrows --------------------------------------------------------------------------------- */

/* The outline of an arrow that starts at the origin and points along the x axis. */
static void
add_outline (cairo_t *cr, double length, double width)
{
  double half = SHAFT_WIDTH * width / 2, head = HEAD_WIDTH * MIN (1.25, sqrt (width)) / 2;
  double neck = length - HEAD_LENGTH * MIN (1.25, sqrt (width));

  cairo_move_to (cr, 0, -half);
  cairo_line_to (cr, neck, -half);
  cairo_line_to (cr, neck, -head);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, neck, head);
  cairo_line_to (cr, neck, half);
  cairo_line_to (cr, 0, half);
  cairo_close_path (cr);
}

/* lane: the offset to the right of the line between the squares. */
static void
draw_arrow (
    cairo_t *cr, const DrawData *data, const CheckbitBoardArrow *arrow, double edge, double lane)
{
  graphene_point_t from = get_center (data, arrow->from), to = get_center (data, arrow->to);
  double length = graphene_point_distance (&from, &to, NULL, NULL) - START - TIP;
  double width = SHAFT_WIDTH * arrow->width;

  cairo_save (cr);
  cairo_translate (cr, from.x, from.y);
  cairo_rotate (cr, atan2 (to.y - from.y, to.x - from.x));
  cairo_translate (cr, START, lane);
  add_outline (cr, length, arrow->width);
  set_color (cr, data->palette, CHECKBIT_BOARD_COLOR_ARROW_EDGE);
  cairo_set_line_width (cr, 2 * edge);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  set_color (cr, data->palette, get_color (arrow));
  cairo_fill (cr);
  cairo_move_to (cr, 0.06, 0);
  cairo_line_to (cr, length - HEAD_LENGTH * 0.55, 0);
  stroke_core (cr, data->palette, cores[arrow->style], CORE * width);
  cairo_restore (cr);
}

/* --- Labels --------------------------------------------------------------------------------- */

/* The label's corners are half circles. */
static void
add_pill (cairo_t *cr, double x, double y, double width, double height)
{
  double radius = height / 2;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, G_PI_2);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI_2, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* A label in the arrow's color on a background in its edge's, in the middle of the shaft. */
static void
draw_label (cairo_t *cr, const DrawData *data, const CheckbitBoardArrow *arrow, double lane)
{
  graphene_point_t from = get_center (data, arrow->from), to = get_center (data, arrow->to);
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans Bold");
  double pixels = data->geometry->pixels, height = LABEL_HEIGHT * pixels, width;
  double angle = atan2 (to.y - from.y, to.x - from.x);
  int text_width, text_height;

  pango_font_description_set_absolute_size (font, 0.72 * height * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, arrow->label, -1);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  width = MAX (height, text_width + height * 0.6);

  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_translate (cr, (from.x + to.x) / 2 * pixels, (from.y + to.y) / 2 * pixels);
  /* Shifted into its lane, but not rotated. */
  cairo_rotate (cr, angle);
  cairo_translate (cr, 0, lane * pixels);
  cairo_rotate (cr, -angle);
  add_pill (cr, -width / 2, -height / 2, width, height);
  set_color (cr, data->palette, CHECKBIT_BOARD_COLOR_ARROW_EDGE);
  cairo_fill (cr);
  cairo_move_to (cr, -text_width / 2., -text_height / 2.);
  set_color (cr, data->palette, CHECKBIT_BOARD_COLOR_ARROW_LABEL);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* --- All ------------------------------------------------------------------------------------ */

/* Whether two arrows would overlap: they leave one square in the same direction. */
static gboolean
is_beside (const CheckbitBoardArrow *a, const CheckbitBoardArrow *b)
{
  int a_files = (int) chess_square_file (a->to) - (int) chess_square_file (a->from);
  int a_ranks = (int) chess_square_rank (a->to) - (int) chess_square_rank (a->from);
  int b_files = (int) chess_square_file (b->to) - (int) chess_square_file (b->from);
  int b_ranks = (int) chess_square_rank (b->to) - (int) chess_square_rank (b->from);

  return a->from == b->from && a_files * b_ranks == a_ranks * b_files
         && a_files * b_files + a_ranks * b_ranks > 0;
}

/* The offset of an arrow to the right of its line, in squares, so that overlapping arrows are all
 * visible. */
static double
get_lane (const DrawData *data, guint index)
{
  guint n = 0, place = 0;
  double lane;

  for (guint i = 0; i < data->n_arrows; i++)
    if (is_beside (&data->arrows[index], &data->arrows[i]))
      {
        place += i < index;
        n++;
      }
  if (n < 2)
    return 0;
  lane = MIN (LANE, LANES / (n - 1));
  return lane * (place - (n - 1) / 2.0);
}

static void
draw_one (cairo_t *cr, const DrawData *data, guint index)
{
  const CheckbitBoardArrow *given = &data->arrows[index];
  double lane = get_lane (data, index);
  double edge = MAX (1, round (0.02 * data->geometry->pixels)) / data->geometry->pixels;
  CheckbitBoardArrow arrow = *given;

  arrow.width = given->width > 0 ? MIN (given->width, 2) : 1;
  arrow.opacity = given->opacity > 0 ? MIN (given->opacity, 1) : 1;
  /* Drawn as a group, so that overlapping parts do not show through. */
  cairo_push_group (cr);
  if (arrow.from == arrow.to)
    draw_circle (cr, data, &arrow, edge);
  else
    draw_arrow (cr, data, &arrow, edge, lane);
  if (arrow.label[0] != '\0' && arrow.from != arrow.to)
    draw_label (cr, data, &arrow, lane);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, OPACITY * arrow.opacity);
}

static void
draw_all (cairo_t *cr, int size, gconstpointer user_data)
{
  const DrawData *data = user_data;

  cairo_scale (cr, data->geometry->pixels, data->geometry->pixels);
  for (guint i = 0; i < data->n_arrows; i++)
    draw_one (cr, data, i);
}

GdkTexture *
checkbit_board_arrows_draw (const CheckbitBoardArrow *arrows,
                            guint n_arrows,
                            const CheckbitBoardPalette *palette,
                            const CheckbitBoardGeometry *geometry)
{
  DrawData data = { arrows, n_arrows, palette, geometry };

  g_return_val_if_fail (geometry->pixels > 0, NULL);

  return checkbit_texture_draw (8 * geometry->pixels, draw_all, &data);
}
