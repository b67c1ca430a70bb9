/* Maps of squares, and the numbering that they prove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/finder.h"

/* Whether a node is an entry named by a square. */
gboolean finder_is_square_entry (const Node *node);

/* Entries named by squares are one table. Answers what is behind them. */
const Node *finder_emit_squares (Finder *finder, const Node *first, const char *name);
