/* The menu of a tile: what can be done with its set.
 *
 * Private to CheckbitMaskTile and the group that it is in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/inspector/mask-tile.h"

G_BEGIN_DECLS

/* Opens the menu at a point in the tile's coordinates. */
void checkbit_mask_tile_menu_popup (CheckbitMaskTile *tile, double x, double y);

/* To be called where the tile is given its size: an open menu keeps its place. */
void checkbit_mask_tile_menu_present (CheckbitMaskTile *tile);

/* Takes the menu away, where there is one. */
void checkbit_mask_tile_menu_close (CheckbitMaskTile *tile);

G_END_DECLS
