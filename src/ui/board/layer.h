/* A set that is kept on the board: its color and pattern, its opacity, and whether it is visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/set.h"

G_BEGIN_DECLS

/* Properties, each of which notifies when it differs: "style" (guint: see CheckbitBoardLayer),
 * "opacity" (double: from CHECKBIT_LAYER_LEAST_OPACITY to 1), "visible" (boolean). */
#define CHECKBIT_TYPE_LAYER (checkbit_layer_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayer, checkbit_layer, CHECKBIT, LAYER, GObject)

/* A fainter layer would be invisible. */
#define CHECKBIT_LAYER_LEAST_OPACITY 0.1

CheckbitLayer *checkbit_layer_new (CheckbitSet *set, guint style);

/* (transfer none) */
CheckbitSet *checkbit_layer_get_set (CheckbitLayer *self);

guint checkbit_layer_get_style (CheckbitLayer *self);
void checkbit_layer_set_style (CheckbitLayer *self, guint style);
double checkbit_layer_get_opacity (CheckbitLayer *self);
void checkbit_layer_set_opacity (CheckbitLayer *self, double opacity);
gboolean checkbit_layer_get_visible (CheckbitLayer *self);
void checkbit_layer_set_visible (CheckbitLayer *self, gboolean visible);

G_END_DECLS
