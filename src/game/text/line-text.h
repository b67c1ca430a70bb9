/* A line of play as text: "12. Nf3 Nc6 13. Bb5".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

G_BEGIN_DECLS

/* Consecutive legal moves in SAN, with move numbers: before each of White's moves, and as "12…"
 * before the first one if it is Black's. Never localized. (transfer full) */
char *checkbit_line_text (const ChessPosition *position, const ChessMove *moves, guint n);

G_END_DECLS
