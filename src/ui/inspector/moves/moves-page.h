/* The page of the inspector about moves: why a move is illegal, the legal ones, and what one of
 * them changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* CSS node: `moves-page`. Accessible role: group.
 * Construct only: "inspection", "layers". */
#define CHECKBIT_TYPE_MOVES_PAGE (checkbit_moves_page_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMovesPage, checkbit_moves_page, CHECKBIT, MOVES_PAGE, GtkWidget)

GtkWidget *checkbit_moves_page_new (CheckbitInspection *inspection, CheckbitLayers *layers);

G_END_DECLS
