/* Arrows and circles over the pieces of a board, drawn once and cached until they change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-scene.h"
#include "ui/board/board-style.h"

G_BEGIN_DECLS

/* A picture of the whole board, transparent except for the arrows. (transfer full) */
GdkTexture *checkbit_board_arrows_draw (const CheckbitBoardArrow *arrows,
                                        guint n_arrows,
                                        const CheckbitBoardPalette *palette,
                                        const CheckbitBoardGeometry *geometry);

G_END_DECLS
