/* Which sets of the catalogue a set is like, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/compare.h"

G_BEGIN_DECLS

/* "Equals attacks_black but for d4: the king was left on the board." (transfer full) */
char *checkbit_likeness_tell (const ChessLikeness *likeness);

/* Compares a set with the catalogue on a position and tells of the most alike, a line for each: all
 * that are equal, else at most three. NULL where it is like none. (transfer full) (nullable) */
char *
checkbit_likeness_tell_all (const ChessMaskInput *input, ChessBitboard set, ChessLayout layout);

/* In which squares a set differs from the most alike of the catalogue; FALSE where it is like
 * none, or equal to one. */
gboolean checkbit_likeness_find_difference (const ChessMaskInput *input,
                                            ChessBitboard set,
                                            ChessLayout layout,
                                            ChessBitboard *missing,
                                            ChessBitboard *extra);

/* In what two sets differ: "Missing: d4. Too much: e5 f6." mine: what is compared with the other.
 * (transfer full) */
char *checkbit_likeness_tell_difference (ChessBitboard mine, ChessBitboard other);

/* Which squares a raw shift brought around an edge; NULL for none. (transfer full) (nullable) */
char *checkbit_likeness_tell_wrapped (ChessBitboard wrapped);

G_END_DECLS
