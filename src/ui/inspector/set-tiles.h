/* Some sets as tiles beside each other, as many in a row as there is room for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* A tile is shown on the board while it is pointed at or has the focus, stays there when it is
 * activated, and its value is copied by a click on it.
 *
 * Action used: `inspector.toast`, to tell what was copied.
 *
 * CSS node: `set-tiles`. */
#define CHECKBIT_TYPE_SET_TILES (checkbit_set_tiles_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetTiles, checkbit_set_tiles, CHECKBIT, SET_TILES, GtkWidget)

GtkWidget *checkbit_set_tiles_new (void);

/* What the tiles take part in; called once, before there is a list. */
void checkbit_set_tiles_bind (CheckbitSetTiles *self,
                              CheckbitInspection *inspection,
                              CheckbitLayers *layers);

/* A list of CheckbitSet, followed as it changes. (transfer none) (nullable) */
void checkbit_set_tiles_set_model (CheckbitSetTiles *self, GListModel *model);

G_END_DECLS
