/* List comprehensions: [1 << i for i in range(64)].
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads brackets with a formula for each number of a range: the resulting list, or an unknown node
 * if it cannot be evaluated. FALSE for other brackets. */
gboolean reader_read_comprehension (Reader *reader, guint *at, guint end, Node *node);
