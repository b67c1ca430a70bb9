/* What the files that make sentences share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/bitboard.h"

G_BEGIN_DECLS

/* A character as people see it: “x”, with its number where it only looks like something they know,
 * the number alone where it cannot be seen. (transfer full) */
char *checkbit_message_quote_character (guint32 character);

/* The names of squares as a list: "b1, c1". (transfer full) */
char *checkbit_message_list_squares (ChessBitboard squares);

G_END_DECLS
