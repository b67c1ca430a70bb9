/* What a board and the views beside it tell each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/inspection.h"
#include "ui/board/arrows.h"
#include "ui/board/board.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Has a board show layers and arrows, and an inspection know of the square that is selected or
 * pointed at. */
void checkbit_board_link (CheckbitBoard *board,
                          CheckbitLayers *layers,
                          CheckbitArrows *arrows,
                          CheckbitInspection *inspection);

G_END_DECLS
