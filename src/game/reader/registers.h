/* Lines with two columns: a debugger's registers, or squares with values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads a line of gdb's info registers, which has the value twice, and all such lines after it;
 * FALSE if there is none. */
gboolean reader_read_register (Reader *reader, guint *at, Items *items);

/* Reads at least two lines with a square and a number, separated by a comma or blanks; FALSE if
 * there are none. */
gboolean reader_read_square_lines (Reader *reader, guint *at, Items *items);
