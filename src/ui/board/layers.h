/* The sets shown on the board: those kept until they are removed, and previews shown while someone
 * points at them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ui/board/board-scene.h"
#include "ui/board/layer.h"

G_BEGIN_DECLS

/* Previews, each with a place of its own, later ones above earlier ones. */
typedef enum
{
  CHECKBIT_PREVIEW_EXPRESSION, /* what is typed in the expression bar */
  CHECKBIT_PREVIEW_MISSING,    /* what it lacks in comparison with a similar set */
  CHECKBIT_PREVIEW_EXTRA,      /* what it has in excess of that set */
  CHECKBIT_PREVIEW_VIEW,       /* the subject of a view: a step, a reason, a chosen move */
  CHECKBIT_PREVIEW_POINTED,    /* what is under the pointer or has the focus */
} CheckbitPreview;

#define CHECKBIT_N_PREVIEWS 5

/* A GListModel of CheckbitLayer, the lowest first, which is also the order of tiles on a shared
 * square.
 *
 * Property "opacity" (double): of all sets on the board, multiplied with each layer's own. Signal
 * "changed": the board must be redrawn: a layer was added, removed or moved, or a set has
 * changed. */
#define CHECKBIT_TYPE_LAYERS (checkbit_layers_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayers, checkbit_layers, CHECKBIT, LAYERS, GObject)

CheckbitLayers *checkbit_layers_new (void);

/* The layer of a kept set; NULL if it is not kept. (transfer none) */
CheckbitLayer *checkbit_layers_find (CheckbitLayers *self, CheckbitSet *set);

/* Keeps a set on the board, on top, in the first free style. Does nothing if it is already kept. */
void checkbit_layers_keep (CheckbitLayers *self, CheckbitSet *set);

/* Puts another set, which is not kept, in the place of a layer's, where it looks the same. */
void checkbit_layers_replace (CheckbitLayers *self, CheckbitLayer *layer, CheckbitSet *set);

/* Takes a layer off the board. */
void checkbit_layers_remove (CheckbitLayers *self, CheckbitLayer *layer);

/* Puts a layer at a position in the list. */
void checkbit_layers_move (CheckbitLayers *self, CheckbitLayer *layer, guint position);

double checkbit_layers_get_opacity (CheckbitLayers *self);
void checkbit_layers_set_opacity (CheckbitLayers *self, double opacity);

/* Keeps the set or removes it, as a click does. */
void checkbit_layers_toggle (CheckbitLayers *self, CheckbitSet *set);

/* Removes every layer. Returns whether there was one. */
gboolean checkbit_layers_clear (CheckbitLayers *self);

/* Sets the preview of a place; NULL for none. */
void checkbit_layers_set_preview (CheckbitLayers *self, CheckbitPreview place, CheckbitSet *set);
/* (transfer none) (nullable) */
CheckbitSet *checkbit_layers_get_preview (CheckbitLayers *self, CheckbitPreview place);

/* The style of a set on the board, or the one that it would get next. */
guint checkbit_layers_get_style (CheckbitLayers *self, CheckbitSet *set);

/* Whether a set is on the board, kept or previewed. */
gboolean checkbit_layers_is_shown (CheckbitLayers *self, CheckbitSet *set);

/* All layers to draw, from the bottom up. (element-type CheckbitBoardLayer) (transfer full) */
GArray *checkbit_layers_to_array (CheckbitLayers *self);

G_END_DECLS
