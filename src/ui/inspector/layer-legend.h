/* The list of sets kept on the board, where their look and order are changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/layers.h"

G_BEGIN_DECLS

/* CSS node: `layer-legend`. Accessible role: group, named `On the board`; each layer is a row, see
 * CheckbitLayerRow. Hidden while there are no layers. */
#define CHECKBIT_TYPE_LAYER_LEGEND (checkbit_layer_legend_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayerLegend, checkbit_layer_legend, CHECKBIT, LAYER_LEGEND, GtkWidget)

GtkWidget *checkbit_layer_legend_new (CheckbitLayers *layers);

G_END_DECLS
