/* Some sets as tiles side by side, as many in a row as fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Pointing at a tile or focusing it previews its set on the board; activating it keeps the set
 * there, and a click on its value copies that.
 *
 * Action used: `inspector.toast`, to tell what was copied.
 *
 * CSS node: `set-tiles`. */
#define CHECKBIT_TYPE_SET_TILES (checkbit_set_tiles_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetTiles, checkbit_set_tiles, CHECKBIT, SET_TILES, GtkWidget)

GtkWidget *checkbit_set_tiles_new (void);

/* Sets the inspection and layers of the tiles; called once, before the list is set. */
void checkbit_set_tiles_bind (CheckbitSetTiles *self,
                              CheckbitInspection *inspection,
                              CheckbitLayers *layers);

/* A list of CheckbitSet; its changes are followed. (transfer none) (nullable) */
void checkbit_set_tiles_set_model (CheckbitSetTiles *self, GListModel *model);

G_END_DECLS
