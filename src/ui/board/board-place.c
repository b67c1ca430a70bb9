/* Where the board and its children lie in the widget's space: whole device pixels at every scale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include <math.h>

/* The device pixels in a logical one. Fractions are known since GTK 4.12, which a program built for
 * older versions asks at run time. */
static double
get_scale (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;
  double scale = gtk_widget_get_scale_factor (widget);

  if (surface != NULL
      && g_object_class_find_property (G_OBJECT_GET_CLASS (surface), "scale") != NULL)
    g_object_get (surface, "scale", &scale, NULL);
  return scale;
}

/* Where the widget begins in its surface. */
static graphene_point_t
get_origin (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t origin = GRAPHENE_POINT_INIT (0, 0);
  double x = 0, y = 0;

  if (native == NULL
      || !gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT (0, 0),
                                    &origin))
    return GRAPHENE_POINT_INIT (0, 0);
  gtk_native_get_surface_transform (native, &x, &y);
  return GRAPHENE_POINT_INIT (origin.x + (float) x, origin.y + (float) y);
}

/* Gives a child exactly a rectangle, even one that is not made of whole logical pixels. */
static void
allocate_exactly (GtkWidget *child, const graphene_rect_t *rect)
{
  int width = (int) ceilf (rect->size.width), height = (int) ceilf (rect->size.height);
  GskTransform *transform = gsk_transform_translate (NULL, &rect->origin);

  if (width != rect->size.width || height != rect->size.height)
    transform = gsk_transform_scale (transform, rect->size.width / (float) MAX (width, 1),
                                     rect->size.height / (float) MAX (height, 1));
  gtk_widget_allocate (child, width, height, -1, transform);
}

/* Over the file where the pawn arrives, from its edge inwards. */
static void
allocate_promotion (CheckbitBoard *self)
{
  const CheckbitBoardGeometry *geometry = &self->geometry;
  int row = checkbit_board_geometry_get_row (geometry, self->promotion_to);
  ChessSquare top = checkbit_board_geometry_get_cell (
      geometry, checkbit_board_geometry_get_column (geometry, self->promotion_to),
      row == 0 ? 0 : 4);
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (geometry, top, &rect);
  rect.size.height *= 4;
  checkbit_promotion_set_pixels (CHECKBIT_PROMOTION (self->promotion), geometry->pixels);
  gtk_widget_measure (self->promotion, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
  allocate_exactly (self->promotion, &rect);
}

void
checkbit_board_place (CheckbitBoard *self, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_point_t origin = get_origin (widget);
  int pixels = self->geometry.pixels;

  checkbit_board_geometry_fit (&self->geometry, width, height, get_scale (widget), &origin);
  if (pixels != self->geometry.pixels)
    checkbit_board_forget_drawings (self);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      graphene_rect_t rect;

      checkbit_board_geometry_get_square (&self->geometry, square, &rect);
      allocate_exactly (self->squares[square], &rect);
    }
  if (self->promotion != NULL)
    allocate_promotion (self);
}
