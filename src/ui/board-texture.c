/* Textures drawn once with cairo, for things that would cost too much to draw in every frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board-texture.h"

/* The pixels stay cairo's; the surface lives as long as the texture needs them. */
static GdkTexture *
texture_new_for_surface (cairo_surface_t *surface, int size)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) size,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (size, size, GDK_MEMORY_DEFAULT, bytes, stride);
}

GdkTexture *
checkbit_texture_draw (int size, CheckbitDrawFunc draw, gconstpointer data)
{
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (size > 0, NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cr = cairo_create (surface);
  draw (cr, size, data);
  cairo_destroy (cr);
  return texture_new_for_surface (surface, size);
}
