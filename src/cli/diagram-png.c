/* A position as a PNG file: the SVG document drawn at twice its size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "cli/diagram.h"

#ifdef HAVE_RSVG

#include <cairo.h>
#include <librsvg/rsvg.h>

#define SCALE 2

static cairo_status_t
append_png (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static GByteArray *
write_png (cairo_surface_t *surface, GError **error)
{
  g_autoptr (GByteArray) png = g_byte_array_new ();
  cairo_status_t status = cairo_surface_write_to_png_stream (surface, append_png, png);

  if (status == CAIRO_STATUS_SUCCESS)
    return g_steal_pointer (&png);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}

/* Draws a document on a surface of its own size. */
static cairo_surface_t *
render (RsvgHandle *handle, GError **error)
{
  double width, height;

  if (!rsvg_handle_get_intrinsic_size_in_pixels (handle, &width, &height))
    width = height = 512;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int) width * SCALE, (int) height * SCALE);
  cairo_t *cr = cairo_create (surface);
  RsvgRectangle viewport = { 0, 0, (int) width * SCALE, (int) height * SCALE };
  gboolean drawn = rsvg_handle_render_document (handle, cr, &viewport, error);
  cairo_destroy (cr);
  if (drawn)
    return surface;
  cairo_surface_destroy (surface);
  return NULL;
}

GByteArray *
cli_diagram_to_png (const CliDiagram *diagram, GError **error)
{
  g_autofree char *svg = cli_diagram_to_svg (diagram);
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *) svg, strlen (svg), error);
  cairo_surface_t *surface = handle ? render (handle, error) : NULL;

  g_clear_object (&handle);
  if (surface == NULL)
    return NULL;
  GByteArray *png = write_png (surface, error);
  cairo_surface_destroy (surface);
  return png;
}

#else

GByteArray *
cli_diagram_to_png (const CliDiagram *diagram, GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       "this checkbit-cli was built without librsvg; --svg works");
  return NULL;
}

#endif
