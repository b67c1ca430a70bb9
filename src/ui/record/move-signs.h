/* The signs that judge moves and positions: numbers in PGN, symbols on paper, words for the ear.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

/* The symbol of a NAG number, such as "!?" or "±"; NULL for one that has none. Static. */
const char *checkbit_move_sign_get_symbol (guint8 nag);

/* The same in words, "good move"; NULL for one that is not known. Static, translated. */
const char *checkbit_move_sign_get_words (guint8 nag);

/* What is written behind a move: "!? ±", "$123" for a number without a symbol; "" for a move
 * without signs. (transfer full) */
char *checkbit_move_signs_write (CheckbitNode *node);

/* The signs of a move in words, with commas between them; "" for none. Translated. (transfer
   full) */
char *checkbit_move_signs_describe (CheckbitNode *node);

G_END_DECLS
