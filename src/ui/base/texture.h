/* Textures drawn once with cairo, for things that would cost too much to draw in every frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws something size device pixels wide and high. */
typedef void (*CheckbitDrawFunc) (cairo_t *cr, int size, gconstpointer data);

/* A square texture with what draw paints on an empty surface. (transfer full) */
GdkTexture *checkbit_texture_draw (int size, CheckbitDrawFunc draw, gconstpointer data);

/* The same, but only for a part of it: the texture is as large as the part. (transfer full) */
GdkTexture *checkbit_texture_draw_part (int size,
                                        const cairo_rectangle_int_t *part,
                                        CheckbitDrawFunc draw,
                                        gconstpointer data);

/* Draws a texture into bounds in the cheapest way for the widget's renderer. */
void checkbit_texture_append (GdkTexture *texture,
                              GtkWidget *widget,
                              GtkSnapshot *snapshot,
                              const graphene_rect_t *bounds);

G_END_DECLS
