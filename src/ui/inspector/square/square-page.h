/* The page of the inspector about one square: the one under the pointer, or one that is pinned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* CSS node: `square-page`. Accessible role: group, with the entry `Square` and the switch `Keep
 * this square`.
 * Construct only: "inspection", "layers". */
#define CHECKBIT_TYPE_SQUARE_PAGE (checkbit_square_page_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSquarePage, checkbit_square_page, CHECKBIT, SQUARE_PAGE, GtkWidget)

GtkWidget *checkbit_square_page_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Pins a square; CHESS_SQUARE_NONE follows the pointer again. */
void checkbit_square_page_pin (CheckbitSquarePage *self, ChessSquare square);

/* The square shown; CHESS_SQUARE_NONE for none. */
ChessSquare checkbit_square_page_get_square (CheckbitSquarePage *self);

G_END_DECLS
