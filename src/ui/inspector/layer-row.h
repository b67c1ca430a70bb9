/* A row of the legend: one set on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/layers.h"

G_BEGIN_DECLS

/* CSS node: `row.layer`. Named "White pawns, blue stripes, 8 squares", with "hidden" appended if it
 * is hidden.
 *
 * Alt+Up and Alt+Down move it, Delete takes the set off the board, Space hides and shows it. */
#define CHECKBIT_TYPE_LAYER_ROW (checkbit_layer_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayerRow, checkbit_layer_row, CHECKBIT, LAYER_ROW, GtkListBoxRow)

GtkWidget *checkbit_layer_row_new (CheckbitLayers *layers, CheckbitLayer *layer);

/* (transfer none) */
CheckbitLayer *checkbit_layer_row_get_layer (CheckbitLayerRow *self);

/* The accessible name. */
const char *checkbit_layer_row_get_label (CheckbitLayerRow *self);

G_END_DECLS
