/* The colors and patterns in which sets of squares are drawn, on the board, in tiles and in
 * legends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The style of a color and a pattern, and back. Style n of the first eight is color n with
 * pattern n. */
guint checkbit_layer_style_new (guint color, guint pattern);
guint checkbit_layer_style_get_color_index (guint style);
guint checkbit_layer_style_get_pattern_index (guint style);

/* The color of a style, chosen to be told apart by color-blind people on light and dark
   squares. */
void checkbit_layer_style_get_color (guint style, gboolean dark, GdkRGBA *color);

/* The translated name of a style's pattern: "stripes". */
const char *checkbit_layer_style_get_name (guint style);

/* The translated name of a style's color: "blue". */
const char *checkbit_layer_style_get_color_name (guint style, gboolean dark);

/* One square of a style, pixels device pixels wide and high: a translucent tint and its pattern in
 * full color. (transfer none): valid until the next call; take a reference to keep it. */
GdkTexture *checkbit_layer_style_get_texture (guint style, gboolean dark, int pixels);

/* Draws one square of a style, sharp even if the scale is unknown. */
void checkbit_layer_style_snapshot (guint style,
                                    gboolean dark,
                                    GtkSnapshot *snapshot,
                                    const graphene_rect_t *square);

G_END_DECLS
