/* SVG documents as PNG files, drawn by librsvg.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "picture/svg-png.h"

#include <gio/gio.h>

#include <cairo.h>
#include <librsvg/rsvg.h>

static cairo_status_t
append_png (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static GBytes *
write_png (cairo_surface_t *surface, GError **error)
{
  GByteArray *png = g_byte_array_new ();
  cairo_status_t status = cairo_surface_write_to_png_stream (surface, append_png, png);

  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (png);
  g_byte_array_unref (png);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}

/* Draws a document on a surface of its own size, times the scale. */
static cairo_surface_t *
render (RsvgHandle *handle, guint scale, GError **error)
{
  double width, height;

  if (!rsvg_handle_get_intrinsic_size_in_pixels (handle, &width, &height))
    width = height = 512;
  RsvgRectangle viewport = { 0, 0, width * scale, height * scale };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) viewport.width,
                                                         (int) viewport.height);
  cairo_t *cr = cairo_create (surface);
  gboolean drawn = rsvg_handle_render_document (handle, cr, &viewport, error);
  cairo_destroy (cr);
  if (drawn)
    return surface;
  cairo_surface_destroy (surface);
  return NULL;
}

GBytes *
checkbit_svg_to_png (const char *svg, gsize length, guint scale, GError **error)
{
  RsvgHandle *handle;
  cairo_surface_t *surface;
  GBytes *png;

  g_return_val_if_fail (svg != NULL, NULL);
  g_return_val_if_fail (scale >= 1 && scale <= 16, NULL);

  handle = rsvg_handle_new_from_data ((const guint8 *) svg, length, error);
  surface = handle ? render (handle, scale, error) : NULL;
  g_clear_object (&handle);
  if (surface == NULL)
    return NULL;
  png = write_png (surface, error);
  cairo_surface_destroy (surface);
  return png;
}
