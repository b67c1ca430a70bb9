/* Where a layer's color, pattern and opacity are chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/layer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_LAYER_POPOVER (checkbit_layer_popover_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitLayerPopover, checkbit_layer_popover, CHECKBIT, LAYER_POPOVER, GtkPopover)

GtkWidget *checkbit_layer_popover_new (CheckbitLayer *layer);

G_END_DECLS
