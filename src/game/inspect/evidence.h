/* Which square numbering a text proves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

/* Looks for contradictions to the layout in use: a drawing beside its number, a map of squares, a
 * table that only fits other layouts. Returns a sentence with the reason, and in layout the one to
 * use instead; NULL if nothing contradicts the layout in use. A translated sentence. (transfer
 * full) (nullable) */
char *
checkbit_evidence_tell (const CheckbitReading *reading, ChessLayout in_use, ChessLayout *layout);

G_END_DECLS
