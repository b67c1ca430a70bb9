/* Connects the tiles of the page Masks to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"
#include "ui/inspector/masks/mask-groups.h"

G_BEGIN_DECLS

/* While it exists, the board previews the set whose tile is pointed at, tiles keep their sets on
 * the board or remove them and show the style used there, and the square pointed at is highlighted
 * in all tiles. */
#define CHECKBIT_TYPE_MASK_SHOWN (checkbit_mask_shown_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskShown, checkbit_mask_shown, CHECKBIT, MASK_SHOWN, GObject)

/* groups: not owned. */
CheckbitMaskShown *checkbit_mask_shown_new (CheckbitMaskGroups *groups,
                                            CheckbitInspection *inspection,
                                            CheckbitLayers *layers);

G_END_DECLS
