/* A small board with an arrow in the order in which a layout numbers the squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/layout-picture.h"

#define SIDE 48
#define CELL (SIDE / 8.0)

struct _CheckbitLayoutPicture
{
  GtkWidget parent_instance;

  ChessLayout layout;
};

G_DEFINE_FINAL_TYPE (CheckbitLayoutPicture, checkbit_layout_picture, GTK_TYPE_WIDGET)

/* The center of the square of a bit, White's side below. */
static void
get_point (CheckbitLayoutPicture *self, guint bit, double *x, double *y)
{
  ChessSquare square = chess_layout_square (self->layout, bit);

  *x = (chess_square_file (square) + 0.5) * CELL;
  *y = (7 - chess_square_rank (square) + 0.5) * CELL;
}

static void
draw_frame (cairo_t *cr, const GdkRGBA *ink)
{
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.13);
  for (int i = 0; i < 64; i++)
    if ((i + i / 8) % 2 == 1)
      cairo_rectangle (cr, i % 8 * CELL, i / 8 * CELL, CELL, CELL);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.4);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, 0.5, 0.5, SIDE - 1, SIDE - 1);
  cairo_stroke (cr);
}

/* The arrowhead at the second point. */
static void
draw_head (cairo_t *cr, double from_x, double from_y, double x, double y)
{
  double dx = (x > from_x) - (x < from_x), dy = (y > from_y) - (y < from_y);

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x - 5 * dx + side * 4 * dy, y - 5 * dy + side * 4 * dx);
    }
  cairo_stroke (cr);
}

static void
draw_path (CheckbitLayoutPicture *self, cairo_t *cr)
{
  static const guint bits[] = { 0, 7, 8, 15 };
  double x[4], y[4];

  for (guint i = 0; i < 4; i++)
    get_point (self, bits[i], &x[i], &y[i]);
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, x[0], y[0]);
  cairo_line_to (cr, x[1], y[1]);
  cairo_stroke (cr);
  cairo_move_to (cr, x[2], y[2]);
  cairo_line_to (cr, x[3], y[3]);
  cairo_stroke (cr);
  draw_head (cr, x[2], y[2], x[3], y[3]);
  cairo_arc (cr, x[0], y[0], 3.6, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
checkbit_layout_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float x = (float) (gtk_widget_get_width (widget) - SIDE) / 2;
  float y = (float) (gtk_widget_get_height (widget) - SIDE) / 2;
  GdkRGBA ink;
  cairo_t *cr;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE));
  draw_frame (cr, &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  draw_path (CHECKBIT_LAYOUT_PICTURE (widget), cr);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
checkbit_layout_picture_measure (GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline,
                                 int *natural_baseline)
{
  *minimum = *natural = SIDE;
}

static void
checkbit_layout_picture_class_init (CheckbitLayoutPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = checkbit_layout_picture_snapshot;
  widget_class->measure = checkbit_layout_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "layout-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
checkbit_layout_picture_init (CheckbitLayoutPicture *self)
{
}

GtkWidget *
checkbit_layout_picture_new (ChessLayout layout)
{
  CheckbitLayoutPicture *self = g_object_new (CHECKBIT_TYPE_LAYOUT_PICTURE, NULL);

  self->layout = layout;
  return GTK_WIDGET (self);
}
