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

/* Call this when the tile is allocated: an open menu must follow. */
void checkbit_mask_tile_menu_present (CheckbitMaskTile *tile);

/* Removes the menu, if there is one. */
void checkbit_mask_tile_menu_close (CheckbitMaskTile *tile);

G_END_DECLS
