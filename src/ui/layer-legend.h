/* The list of masks that are kept on the board, each with a sample of its style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signals: "remove" (guint style): the layer of that style is to leave the board; "clear": all are.
 *
 * CSS node: `layer-legend`. Accessible role: group, named `On the board`; each layer is a button,
 * `Take White pawns off the board`. Hidden while there are no layers. */
#define CHECKBIT_TYPE_LAYER_LEGEND (checkbit_layer_legend_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayerLegend, checkbit_layer_legend, CHECKBIT, LAYER_LEGEND, GtkWidget)

GtkWidget *checkbit_layer_legend_new (void);

/* Puts a layer at the end of the list. */
void checkbit_layer_legend_add (CheckbitLayerLegend *self, const char *title, guint style);

/* Takes the layer of a style out of the list. */
void checkbit_layer_legend_remove (CheckbitLayerLegend *self, guint style);

G_END_DECLS
