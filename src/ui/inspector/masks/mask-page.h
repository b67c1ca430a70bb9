/* The page of the inspector that shows every mask of the position live.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Property: "settings" (GSettings, for the groups' folded state).
 * Actions used: `inspector.toast`, to tell what was copied; `inspector.page`, to open a set in
 * full.
 *
 * CSS node: `mask-page`. Accessible role: group, with the search field `Search masks`.
 * Construct only: "inspection", "layers". */
#define CHECKBIT_TYPE_MASK_PAGE (checkbit_mask_page_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskPage, checkbit_mask_page, CHECKBIT, MASK_PAGE, GtkWidget)

/* layers: where tiles are kept, or previewed while they are pointed at. */
GtkWidget *checkbit_mask_page_new (CheckbitInspection *inspection, CheckbitLayers *layers);

G_END_DECLS
