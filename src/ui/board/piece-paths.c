/* The program's own drawings of the pieces, as Cairo draws them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/piece-paths.h"

#include <string.h>

#define SVG_MITER_LIMIT 4 /* Cairo's is 10 */

/* The numbers of a drawing: an operation, then as many as its row below says. */
enum
{
  PATH,
  MOVE,
  LINE,
  CURVE,
  CLOSE,
  COLOR,
  GRADIENT,
  FILL,
  STROKE,
  GROUP,
  GROUP_END,
  END,
};

#include "ui/board/piece-paths-data.h"

/* --- Operations ----------------------------------------------------------------------------- */

static void
begin_path (cairo_t *cr, const float *numbers)
{
  cairo_new_path (cr);
}

static void
move (cairo_t *cr, const float *to)
{
  cairo_move_to (cr, to[0], to[1]);
}

static void
line (cairo_t *cr, const float *to)
{
  cairo_line_to (cr, to[0], to[1]);
}

static void
curve (cairo_t *cr, const float *points)
{
  cairo_curve_to (cr, points[0], points[1], points[2], points[3], points[4], points[5]);
}

static void
close_path (cairo_t *cr, const float *numbers)
{
  cairo_close_path (cr);
}

static void
set_color (cairo_t *cr, const float *color)
{
  cairo_set_source_rgba (cr, color[0], color[1], color[2], color[3]);
}

/* From one point to another: x and y of both, then red, green and blue of both. */
static void
set_gradient (cairo_t *cr, const float *line)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (line[0], line[1], line[2], line[3]);

  for (int end = 0; end < 2; end++)
    cairo_pattern_add_color_stop_rgb (pattern, end, line[4 + 3 * end], line[5 + 3 * end],
                                      line[6 + 3 * end]);
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
}

static void
fill (cairo_t *cr, const float *numbers)
{
  cairo_fill_preserve (cr);
}

static void
stroke (cairo_t *cr, const float *style)
{
  cairo_set_line_width (cr, style[0]);
  cairo_set_line_cap (cr, (cairo_line_cap_t) style[1]);
  cairo_set_line_join (cr, (cairo_line_join_t) style[2]);
  cairo_stroke_preserve (cr);
}

static void
begin_group (cairo_t *cr, const float *numbers)
{
  cairo_push_group (cr);
}

static void
end_group (cairo_t *cr, const float *opacity)
{
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, opacity[0]);
}

static const struct
{
  void (*draw) (cairo_t *cr, const float *numbers);
  guint n_numbers;
} operations[] = {
  [PATH] = { begin_path, 0 },
  [MOVE] = { move, 2 },
  [LINE] = { line, 2 },
  [CURVE] = { curve, 6 },
  [CLOSE] = { close_path, 0 },
  [COLOR] = { set_color, 4 },
  [GRADIENT] = { set_gradient, 10 },
  [FILL] = { fill, 0 },
  [STROKE] = { stroke, 3 },
  [GROUP] = { begin_group, 0 },
  [GROUP_END] = { end_group, 1 },
};

/* --- Drawings ------------------------------------------------------------------------------- */

G_STATIC_ASSERT (G_N_ELEMENTS (firsts) == G_N_ELEMENTS (names) * CHESS_N_PIECES);

/* NULL if there is no such set. */
static const float *
find_drawing (const char *set, ChessPiece piece)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i], set) == 0)
      return drawings + firsts[i * CHESS_N_PIECES + piece];
  return NULL;
}

gboolean
checkbit_piece_paths_draw (cairo_t *cr, const char *set, ChessPiece piece)
{
  const float *next;

  g_return_val_if_fail (set != NULL && piece < CHESS_N_PIECES, FALSE);

  next = find_drawing (set, piece);
  if (next == NULL)
    return FALSE;
  cairo_set_miter_limit (cr, SVG_MITER_LIMIT);
  while ((guint) *next != END)
    {
      guint operation = (guint) *next++;

      operations[operation].draw (cr, next);
      next += operations[operation].n_numbers;
    }
  return TRUE;
}
