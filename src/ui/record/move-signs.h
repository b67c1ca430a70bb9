/* Annotation symbols of moves and positions: as NAGs, as symbols, and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

/* The symbol of a NAG, such as "!?" or "±"; NULL if it has none. Static. */
const char *checkbit_move_sign_get_symbol (guint8 nag);

/* The same in words, "good move"; NULL for an unknown one. Static, translated. */
const char *checkbit_move_sign_get_words (guint8 nag);

/* The symbols after a move: "!? ±", "$123" for a NAG without a symbol; "" for a move without NAGs.
 * (transfer full) */
char *checkbit_move_signs_write (CheckbitNode *node);

/* The annotation of a move in words, separated by commas; "" for none. Translated. (transfer
 * full) */
char *checkbit_move_signs_describe (CheckbitNode *node);

G_END_DECLS
