/* Lists that a formula makes: [1 << i for i in range(64)].
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads brackets that hold a formula for each number of a range: the list that it makes, or a
 * node that is not known, where it does not work out. FALSE for any others. */
gboolean reader_read_comprehension (Reader *reader, guint *at, guint end, Node *node);
