/* What the tiles of the masks' page and the board say of each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"
#include "ui/inspector/masks/mask-groups.h"

G_BEGIN_DECLS

/* As long as it lives, the board shows the set whose tile is pointed at, tiles keep their set
 * there and take it off, each says how the board shows its set, and the square that is pointed
 * at is lit in all of them. */
#define CHECKBIT_TYPE_MASK_SHOWN (checkbit_mask_shown_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskShown, checkbit_mask_shown, CHECKBIT, MASK_SHOWN, GObject)

/* groups: is not kept alive. */
CheckbitMaskShown *checkbit_mask_shown_new (CheckbitMaskGroups *groups,
                                            CheckbitInspection *inspection,
                                            CheckbitLayers *layers);

/* Takes sets off the board that are forgotten: all of a list, or those of a title. */
void checkbit_mask_shown_take_off (CheckbitMaskShown *self, GListModel *sets, const char *title);

G_END_DECLS
