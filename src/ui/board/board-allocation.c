/* Where a board and its children lie in a widget's space: whole device pixels at every scale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-allocation.h"

#include <math.h>

#include "ui/base/surface-scale.h"

/* The widget's position in its surface. */
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

/* Allocates a child exactly, even at a fraction of a logical pixel. */
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

void
checkbit_board_allocation_fit (CheckbitBoardGeometry *geometry,
                               GtkWidget *widget,
                               int width,
                               int height)
{
  graphene_point_t origin = get_origin (widget);

  checkbit_board_geometry_fit (geometry, width, height, checkbit_surface_scale_get (widget),
                               &origin);
}

void
checkbit_board_allocation_place_square (const CheckbitBoardGeometry *geometry,
                                        GtkWidget *child,
                                        ChessSquare square)
{
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (geometry, square, &rect);
  allocate_exactly (child, &rect);
}

/* GTK requires a measurement before an allocation. */
void
checkbit_board_allocation_place_column (const CheckbitBoardGeometry *geometry,
                                        GtkWidget *child,
                                        ChessSquare square)
{
  int column = checkbit_board_geometry_get_column (geometry, square);
  int row = checkbit_board_geometry_get_row (geometry, square);
  ChessSquare top = checkbit_board_geometry_get_cell (geometry, column, row == 0 ? 0 : 4);
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (geometry, top, &rect);
  rect.size.height *= 4;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
  allocate_exactly (child, &rect);
}
