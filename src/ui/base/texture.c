/* Textures drawn once with cairo, for things that would cost too much to draw in every frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/texture.h"

#include <gsk/gsk.h>

#define BYTES_PER_PIXEL 4

/* One of cairo's pixels with its color channels divided by its alpha. */
static void
store_straight (guint8 *to, guint32 pixel)
{
  guint32 alpha = pixel >> 24;

  for (guint part = 0; part < 3; part++)
    {
      guint32 value = (pixel >> (16 - 8 * part)) & 0xff;
      to[part] = (guint8) (alpha == 255 ? value : MIN ((value * 255 + alpha / 2) / alpha, 255));
    }
  to[3] = (guint8) alpha;
}

/* GTK 4.8 converts textures for cairo through floating point in every frame, unless their alpha is
 * not premultiplied, as with icons: that takes half to two thirds of the time. Needed with GTK 4.8,
 * no longer with 4.18, where cairo's own format takes a fifth of the time of this one. */
static GdkTexture *
texture_new_for_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize length = (gsize) width * (gsize) height;
  guint8 *pixels = g_malloc0 (length * BYTES_PER_PIXEL);
  const guint32 *from = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
  g_autoptr (GBytes) bytes = NULL;

  /* In this format cairo's rows follow each other without a gap. Empty rows are not touched, and so
   * take no memory. */
  for (gsize i = 0; i < length; i++)
    if (from[i] >> 24 != 0)
      store_straight (pixels + i * BYTES_PER_PIXEL, from[i]);
  bytes = g_bytes_new_take (pixels, length * BYTES_PER_PIXEL);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_R8G8B8A8, bytes,
                                 (gsize) width * BYTES_PER_PIXEL);
}

static GQuark
surface_quark (void)
{
  static GQuark quark;

  if (quark == 0)
    quark = g_quark_from_static_string ("checkbit-surface");
  return quark;
}

GdkTexture *
checkbit_texture_draw (int size, CheckbitDrawFunc draw, gconstpointer data)
{
  return checkbit_texture_draw_part (size, &(cairo_rectangle_int_t){ 0, 0, size, size }, draw,
                                     data);
}

GdkTexture *
checkbit_texture_draw_part (int size,
                            const cairo_rectangle_int_t *part,
                            CheckbitDrawFunc draw,
                            gconstpointer data)
{
  g_autoptr (GdkTexture) texture = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (part->width > 0 && part->height > 0, NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, part->width, part->height);
  cr = cairo_create (surface);
  cairo_translate (cr, -part->x, -part->y);
  draw (cr, size, data);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  texture = texture_new_for_surface (surface);
  /* Keeps the surface until it is known who draws the texture. */
  g_object_set_qdata_full (G_OBJECT (texture), surface_quark (), surface,
                           (GDestroyNotify) cairo_surface_destroy);
  return g_steal_pointer (&texture);
}

/* --- Drawing it ----------------------------------------------------------------------------- */

/* A surface that cairo draws without conversion: the one that the texture was made from, if there
 * was one. (transfer full) */
static cairo_surface_t *
take_surface (GdkTexture *texture)
{
  cairo_surface_t *surface = g_object_steal_qdata (G_OBJECT (texture), surface_quark ());

  if (surface != NULL)
    return surface;
  surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture), gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* A node of the texture at its own size, stored with it: since it is always the same node, GTK sees
 * at once that it has not changed. (transfer none) */
static GskRenderNode *
get_cairo_node (GdkTexture *texture)
{
  static GQuark quark;
  GskRenderNode *node;

  if (quark == 0)
    quark = g_quark_from_static_string ("checkbit-cairo-node");
  node = g_object_get_qdata (G_OBJECT (texture), quark);
  if (node == NULL)
    {
      cairo_surface_t *surface = take_surface (texture);
      cairo_t *cr;

      node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) gdk_texture_get_width (texture),
                                                      (float) gdk_texture_get_height (texture)));
      cr = gsk_cairo_node_get_draw_context (node);
      cairo_set_source_surface (cr, surface, 0, 0);
      cairo_paint (cr);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      g_object_set_qdata_full (G_OBJECT (texture), quark, node,
                               (GDestroyNotify) gsk_render_node_unref);
    }
  return node;
}

static gboolean
is_drawn_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

/* With cairo GTK converts a texture again in every frame, but paints a node with a surface
 * directly, in a tenth of the time. Needed with GTK 4.8; with 4.18 a texture in cairo's own format
 * is as fast. */
void
checkbit_texture_append (GdkTexture *texture,
                         GtkWidget *widget,
                         GtkSnapshot *snapshot,
                         const graphene_rect_t *bounds)
{
  g_return_if_fail (GDK_IS_TEXTURE (texture));

  if (!is_drawn_by_cairo (widget))
    {
      g_object_set_qdata (G_OBJECT (texture), surface_quark (), NULL);
      gtk_snapshot_append_texture (snapshot, texture, bounds);
      return;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds->origin);
  gtk_snapshot_scale (snapshot, bounds->size.width / (float) gdk_texture_get_width (texture),
                      bounds->size.height / (float) gdk_texture_get_height (texture));
  gtk_snapshot_append_node (snapshot, get_cairo_node (texture));
  gtk_snapshot_restore (snapshot);
}
