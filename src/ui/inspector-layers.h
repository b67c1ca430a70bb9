/* Which masks are kept on the board, and in which style each is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/mask-model.h"
#include "ui/board.h"

G_BEGIN_DECLS

/* One style is left for the mask that is pointed at, so that it can be told from those that are
 * kept. */
#define CHECKBIT_MAX_KEPT_LAYERS (CHECKBIT_N_LAYER_STYLES - 1)

typedef struct
{
  CheckbitMaskItem *item; /* owned */
  guint style;
  gulong watch; /* the owner's handler on the item */
} CheckbitKeptLayer;

typedef struct
{
  CheckbitKeptLayer kept[CHECKBIT_MAX_KEPT_LAYERS]; /* in the order they were kept */
  guint n_kept;
} CheckbitInspectorLayers;

/* The index of an item among those kept; -1 where it is not. */
int checkbit_inspector_layers_find (const CheckbitInspectorLayers *self, CheckbitMaskItem *item);

/* The style in which an item is drawn, or would be: its own while it is kept, else the first
 * free one. */
guint checkbit_inspector_layers_get_style (const CheckbitInspectorLayers *self,
                                           CheckbitMaskItem *item);

/* Keeps an item in the first free style. Returns FALSE where all styles are taken. */
gboolean checkbit_inspector_layers_add (CheckbitInspectorLayers *self, CheckbitMaskItem *item);

/* Drops the item at an index. */
void checkbit_inspector_layers_remove (CheckbitInspectorLayers *self, guint index);

/* Writes the kept items' sets of now and, last, that of current (NULL for none), as far as max
 * allows. Returns how many were written. */
guint checkbit_inspector_layers_write (const CheckbitInspectorLayers *self,
                                       CheckbitMaskItem *current,
                                       CheckbitBoardLayer *layers,
                                       guint max);

G_END_DECLS
