/* The colours and patterns in which sets of squares are drawn, on the board, in tiles and in legends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The colour of a style, chosen to be told apart by colour-blind people on light and dark squares. */
void checkbit_layer_style_get_color (guint style, gboolean dark, GdkRGBA *color);

/* The translated name of a style's pattern: "stripes". */
const char *checkbit_layer_style_get_name (guint style);

/* Draws one square of a style: a translucent tint and its pattern in full colour. */
void checkbit_layer_style_snapshot (guint style, gboolean dark, GtkSnapshot *snapshot, const graphene_rect_t *square);

G_END_DECLS
