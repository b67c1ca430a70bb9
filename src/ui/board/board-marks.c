/* The marks of a board's squares, drawn once for a size and a palette.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-marks.h"

#include <math.h>

#include "ui/base/texture.h"

/* Marks are drawn on a square of side 1; size is its side in device pixels. */
typedef void (*MarkFunc) (cairo_t *cr, const CheckbitBoardPalette *palette, int size);

/* A line width of whole device pixels: about a share of the side, but not less than least. */
static double
whole (double share, int least, int size)
{
  return MAX (least, round (share * size)) / size;
}

static void
set_color (cairo_t *cr, const CheckbitBoardPalette *palette, CheckbitBoardColor color)
{
  gdk_cairo_set_source_rgba (cr, &palette->colors[color]);
}

static void
draw_target (cairo_t *cr, const CheckbitBoardPalette *palette, int size)
{
  set_color (cr, palette, CHECKBIT_BOARD_COLOR_TARGET);
  cairo_arc (cr, 0.5, 0.5, 0.15, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_capture (cairo_t *cr, const CheckbitBoardPalette *palette, int size)
{
  set_color (cr, palette, CHECKBIT_BOARD_COLOR_TARGET);
  cairo_arc (cr, 0.5, 0.5, 0.45, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.085);
  cairo_stroke (cr);
}

/* Adds a shape for each corner to the path: draw makes it for the top left one. */
static void
add_corners (cairo_t *cr,
             void (*add) (cairo_t *cr, double length, double width),
             double length,
             double width)
{
  for (int i = 0; i < 4; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % 2, i / 2);
      cairo_scale (cr, i % 2 ? -1 : 1, i / 2 ? -1 : 1);
      add (cr, length, width);
      cairo_restore (cr);
    }
}

static void
add_bracket (cairo_t *cr, double length, double width)
{
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, length, width);
  cairo_line_to (cr, width, width);
  cairo_line_to (cr, width, length);
  cairo_line_to (cr, 0, length);
  cairo_close_path (cr);
}

static void
add_triangle (cairo_t *cr, double length, double width)
{
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, 0, length);
  cairo_close_path (cr);
}

static void
draw_last_move (cairo_t *cr, const CheckbitBoardPalette *palette, int size)
{
  set_color (cr, palette, CHECKBIT_BOARD_COLOR_LAST_MOVE);
  add_corners (cr, add_bracket, whole (0.19, 4, size), whole (0.042, 2, size));
  cairo_fill (cr);
}

static void
draw_selected (cairo_t *cr, const CheckbitBoardPalette *palette, int size)
{
  double width = whole (0.06, 2, size);

  set_color (cr, palette, CHECKBIT_BOARD_COLOR_SELECTED);
  cairo_rectangle (cr, width / 2, width / 2, 1 - width, 1 - width);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* A star of rays, inner and outer being the radii of its notches and tips. */
static void
add_star (cairo_t *cr, int rays, double inner, double outer)
{
  for (int i = 0; i < 2 * rays; i++)
    {
      double radius = i % 2 ? inner : outer;
      double angle = G_PI * i / rays;

      cairo_line_to (cr, 0.5 + radius * sin (angle), 0.5 - radius * cos (angle));
    }
  cairo_close_path (cr);
}

static void
draw_check (cairo_t *cr, const CheckbitBoardPalette *palette, int size)
{
  const GdkRGBA *color = &palette->colors[CHECKBIT_BOARD_COLOR_CHECK];
  cairo_pattern_t *glow = cairo_pattern_create_radial (0.5, 0.5, 0.1, 0.5, 0.5, 0.7);

  cairo_pattern_add_color_stop_rgba (glow, 0, color->red, color->green, color->blue, 0.95);
  cairo_pattern_add_color_stop_rgba (glow, 1, color->red, color->green, color->blue, 0.12);
  cairo_set_source (cr, glow);
  cairo_paint (cr);
  cairo_pattern_destroy (glow);

  gdk_cairo_set_source_rgba (cr, color);
  add_star (cr, 16, 0.4, 0.5);
  cairo_set_line_width (cr, whole (0.03, 1, size));
  cairo_stroke (cr);
}

static void
draw_drop (cairo_t *cr, const CheckbitBoardPalette *palette, int size)
{
  double width = whole (0.05, 2, size);

  set_color (cr, palette, CHECKBIT_BOARD_COLOR_SELECTED);
  add_corners (cr, add_triangle, 0.26, 0);
  cairo_fill (cr);
  cairo_rectangle (cr, width / 2, width / 2, 1 - width, 1 - width);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_cursor (cairo_t *cr, const CheckbitBoardPalette *palette, int size)
{
  double outer = whole (0.045, 2, size);
  double inner = whole (0.03, 1, size);
  double inset = outer + inner / 2;

  set_color (cr, palette, CHECKBIT_BOARD_COLOR_CURSOR);
  cairo_rectangle (cr, outer / 2, outer / 2, 1 - outer, 1 - outer);
  cairo_set_line_width (cr, outer);
  cairo_stroke (cr);
  set_color (cr, palette, CHECKBIT_BOARD_COLOR_CURSOR_EDGE);
  cairo_rectangle (cr, inset, inset, 1 - 2 * inset, 1 - 2 * inset);
  cairo_set_line_width (cr, inner);
  cairo_stroke (cr);
}

static void
draw_shadow (cairo_t *cr, const CheckbitBoardPalette *palette, int size)
{
  cairo_pattern_t *pattern = cairo_pattern_create_radial (0.5, 0.5, 0.05, 0.5, 0.5, 0.46);

  cairo_pattern_add_color_stop_rgba (pattern, 0, 0, 0, 0, 0.42);
  cairo_pattern_add_color_stop_rgba (pattern, 0.6, 0, 0, 0, 0.2);
  cairo_pattern_add_color_stop_rgba (pattern, 1, 0, 0, 0, 0);
  cairo_translate (cr, 0, 0.42);
  cairo_scale (cr, 1, 0.5);
  cairo_translate (cr, 0, 0.2);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);
}

static const MarkFunc draw_funcs[CHECKBIT_N_MARKS] = {
  draw_target, draw_capture, draw_last_move, draw_selected,
  draw_check,  draw_drop,    draw_cursor,    draw_shadow,
};

typedef struct
{
  MarkFunc draw;
  const CheckbitBoardPalette *palette;
} DrawData;

static void
draw_mark (cairo_t *cr, int size, gconstpointer user_data)
{
  const DrawData *data = user_data;

  cairo_scale (cr, size, size);
  data->draw (cr, data->palette, size);
}

void
checkbit_board_marks_clear (CheckbitBoardMarks *self)
{
  for (int i = 0; i < CHECKBIT_N_MARKS; i++)
    g_clear_object (&self->textures[i]);
}

GdkTexture *
checkbit_board_marks_get (CheckbitBoardMarks *self,
                          const CheckbitBoardPalette *palette,
                          CheckbitMark mark,
                          int size)
{
  if (self->size != size)
    checkbit_board_marks_clear (self);
  self->size = size;
  if (self->textures[mark] == NULL)
    {
      DrawData data = { draw_funcs[mark], palette };

      self->textures[mark] = checkbit_texture_draw (size, draw_mark, &data);
    }
  return self->textures[mark];
}
