/* Lines of two columns: registers of a debugger, squares with a value each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads a line of gdb's info registers, where the value stands twice, and all such lines behind
 * it; FALSE where there is none. */
gboolean reader_read_register (Reader *reader, guint *at, Items *items);

/* Reads lines of a square and a number with a comma or blanks between them, two at least; FALSE
 * where there are none. */
gboolean reader_read_square_lines (Reader *reader, guint *at, Items *items);
