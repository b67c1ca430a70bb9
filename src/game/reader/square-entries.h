/* Maps of squares, and the layout that they prove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/finder.h"

/* Whether a node is an entry named by a square. */
gboolean finder_is_square_entry (const Node *node);

/* Combines entries named by squares into a table. Returns the node after them. */
const Node *finder_emit_squares (Finder *finder, const Node *first, const char *name);
