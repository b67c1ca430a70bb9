/* What a tile's tooltips say, as markup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/mask-model.h"

G_BEGIN_DECLS

/* "e4: bit 28, set"; NULL for CHESS_SQUARE_NONE. (transfer full) (nullable) */
char *checkbit_mask_describe_square (CheckbitMaskItem *item, ChessSquare square);

/* The mask's title, what it is, its id and its formula. (transfer full) */
char *checkbit_mask_describe (CheckbitMaskItem *item);

G_END_DECLS
