/* A sample of a layer's color and pattern.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* CSS node: `layer-swatch`. Hidden from screen readers: the text beside it says the same.
 *
 * Properties: "style" (guint: see CheckbitBoardLayer), "size" (int: its side in pixels). */
#define CHECKBIT_TYPE_LAYER_SWATCH (checkbit_layer_swatch_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayerSwatch, checkbit_layer_swatch, CHECKBIT, LAYER_SWATCH, GtkWidget)

GtkWidget *checkbit_layer_swatch_new (guint style);

void checkbit_layer_swatch_set_style (CheckbitLayerSwatch *self, guint style);

G_END_DECLS
