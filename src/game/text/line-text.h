/* A line of play as text: "12. Nf3 Nc6 13. Bb5".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

G_BEGIN_DECLS

/* The SAN of legal moves played one after another, with move numbers: before each of White's moves,
 * and before the first of Black's as "12…". Never localised. (transfer full) */
char *checkbit_line_text (const ChessPosition *position, const ChessMove *moves, guint n);

G_END_DECLS
