/* The sets that are shown on the board, over one another: those that stay until they are taken off,
 * and those that are shown while someone points at them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ui/board/board-scene.h"
#include "ui/board/layer.h"

G_BEGIN_DECLS

/* Who shows a set for as long as it is looked at. Each has a place of its own, the later above the
 * earlier. */
typedef enum
{
  CHECKBIT_PREVIEW_EXPRESSION, /* what is typed in the expression bar */
  CHECKBIT_PREVIEW_MISSING,    /* what it lacks of a set that it is like */
  CHECKBIT_PREVIEW_EXTRA,      /* what it has beside that set */
  CHECKBIT_PREVIEW_VIEW,       /* what a view is about: a step, a reason, a chosen move */
  CHECKBIT_PREVIEW_POINTED,    /* what the pointer or the focus is on */
} CheckbitPreview;

#define CHECKBIT_N_PREVIEWS 5

/* A GListModel of CheckbitLayer, the lowest first: on a square that several share, the first has
 * the first place.
 *
 * Property "opacity" (double): of all sets on the board, beside that of each layer.
 * Signal "changed": the board is to be drawn again: a layer came, went or moved, a set has other
 * squares. */
#define CHECKBIT_TYPE_LAYERS (checkbit_layers_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayers, checkbit_layers, CHECKBIT, LAYERS, GObject)

CheckbitLayers *checkbit_layers_new (void);

/* The layer of a set that stays; NULL where it does not. (transfer none) */
CheckbitLayer *checkbit_layers_find (CheckbitLayers *self, CheckbitSet *set);

/* Keeps a set on the board, on top, in the first style that is free. Nothing changes for one that
 * is there. */
void checkbit_layers_keep (CheckbitLayers *self, CheckbitSet *set);

/* Takes a layer off the board. */
void checkbit_layers_remove (CheckbitLayers *self, CheckbitLayer *layer);

/* Puts a layer at a position in the list. */
void checkbit_layers_move (CheckbitLayers *self, CheckbitLayer *layer, guint position);

double checkbit_layers_get_opacity (CheckbitLayers *self);
void checkbit_layers_set_opacity (CheckbitLayers *self, double opacity);

/* Keeps the set or takes it off: what a click does. */
void checkbit_layers_toggle (CheckbitLayers *self, CheckbitSet *set);

/* Takes every layer off. Returns whether there was one. */
gboolean checkbit_layers_clear (CheckbitLayers *self);

/* Shows a set until the same place is given another one; NULL for none. */
void checkbit_layers_set_preview (CheckbitLayers *self, CheckbitPreview place, CheckbitSet *set);
/* (transfer none) (nullable) */
CheckbitSet *checkbit_layers_get_preview (CheckbitLayers *self, CheckbitPreview place);

/* The style in which a set is drawn, or would be if it came next. */
guint checkbit_layers_get_style (CheckbitLayers *self, CheckbitSet *set);

/* Whether a set is on the board, to stay or not. */
gboolean checkbit_layers_is_shown (CheckbitLayers *self, CheckbitSet *set);

/* What the board is to draw now, from the bottom up. (element-type CheckbitBoardLayer)
 * (transfer full) */
GArray *checkbit_layers_to_array (CheckbitLayers *self);

G_END_DECLS
