/* Which sets of the catalogue a set resembles, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/compare.h"

G_BEGIN_DECLS

/* "Equals attacks_black but for d4: the king was left on the board." (transfer full) */
char *checkbit_likeness_tell (const ChessLikeness *likeness);

/* Compares a set with the catalogue on a position and describes the most similar ones, one per
 * line: all that are equal, or else at most three that differ about as much. NULL if it
 * resembles none. (transfer full) (nullable) */
char *
checkbit_likeness_tell_all (const ChessMaskInput *input, ChessBitboard set, ChessLayout layout);

/* The difference to the most similar set of the catalogue; FALSE if there is none, or an equal
 * one. */
gboolean checkbit_likeness_find_difference (const ChessMaskInput *input,
                                            ChessBitboard set,
                                            ChessLayout layout,
                                            ChessBitboard *missing,
                                            ChessBitboard *extra);

/* The difference of two sets: "Missing: d4. Too much: e5 f6." mine: the one that is compared with
 * the other. (transfer full) */
char *checkbit_likeness_tell_difference (ChessBitboard mine, ChessBitboard other);

/* The squares that a raw shift wrapped around an edge; NULL for none. (transfer full) (nullable) */
char *checkbit_likeness_tell_wrapped (ChessBitboard wrapped);

G_END_DECLS
