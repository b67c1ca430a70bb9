/* The texts of a tile's tooltips, as markup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/set.h"
#include "game/text/word-form.h"

G_BEGIN_DECLS

/* "e4: bit 28, set", in the numbering of form; NULL for CHESS_SQUARE_NONE. (transfer full)
 * (nullable) */
char *checkbit_mask_describe_square (CheckbitSet *set, CheckbitWordForm *form, ChessSquare square);

/* The set's title, description, id and formula; for a set sent by a program, which set it
 * resembles, in the numbering of form. Markup. (transfer full) */
char *checkbit_mask_describe (CheckbitSet *set, CheckbitWordForm *form);

G_END_DECLS
