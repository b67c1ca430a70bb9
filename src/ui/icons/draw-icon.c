/* Draws an icon as a PNG file: GTK shows one without the library that reads SVG, which takes longer
 * to load than all the icons of the window together.
 *
 *   draw-icon DRAWING.svg SIZE OUTPUT.png            in its own colors
 *   draw-icon DRAWING.svg SIZE NAME.symbolic.png     as GTK colors it: black, with the same opacity
 *
 * Run by the build. Exits with 1 and the reason on standard error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>

#include <cairo.h>
#include <glib.h>
#include <librsvg/rsvg.h>

#define OPACITY 0xff000000u

static void
blacken (cairo_surface_t *surface)
{
  guint32 *pixels = (guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  int n = cairo_image_surface_get_width (surface) * cairo_image_surface_get_height (surface);

  for (int i = 0; i < n; i++)
    pixels[i] &= OPACITY;
  cairo_surface_mark_dirty (surface);
}

static gboolean
draw (RsvgHandle *handle, cairo_surface_t *surface, GError **error)
{
  RsvgRectangle all
      = { 0, 0, cairo_image_surface_get_width (surface), cairo_image_surface_get_height (surface) };
  cairo_t *cr = cairo_create (surface);
  gboolean drawn = rsvg_handle_render_document (handle, cr, &all, error);

  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return drawn;
}

/* Returns the reason why it fails, or NULL. */
static const char *
write_icon (const char *drawing, int size, const char *output, GError **error)
{
  RsvgHandle *handle = rsvg_handle_new_from_file (drawing, error);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  gboolean drawn = handle != NULL && draw (handle, surface, error);

  if (drawn && g_str_has_suffix (output, ".symbolic.png"))
    blacken (surface);
  if (drawn)
    status = cairo_surface_write_to_png (surface, output);
  cairo_surface_destroy (surface);
  g_clear_object (&handle);
  if (!drawn)
    return (*error)->message;
  return status != CAIRO_STATUS_SUCCESS ? cairo_status_to_string (status) : NULL;
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  gint64 size = argc == 4 ? g_ascii_strtoll (argv[2], NULL, 10) : 0;
  const char *reason;

  if (size < 1 || size > 1024)
    {
      fprintf (stderr, "usage: %s DRAWING.svg SIZE OUTPUT.png\n", argv[0]);
      return 2;
    }
  reason = write_icon (argv[1], (int) size, argv[3], &error);
  if (reason != NULL)
    fprintf (stderr, "%s: %s\n", argv[1], reason);
  return reason != NULL;
}
