/* What a text that was read proves about the numbering of its squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

/* Looks for what the layout in use cannot be right for: a drawing beside its number, a map of
 * squares, a table of a program that fits others only. Returns what follows from what, and in
 * layout the one to use instead; NULL where nothing speaks against the layout in use. A
 * translated sentence. (transfer full) (nullable) */
char *
checkbit_evidence_tell (const CheckbitReading *reading, ChessLayout in_use, ChessLayout *layout);

G_END_DECLS
