/* Lines with columns: a debugger's registers and watched values, or squares with values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads a line of gdb's info registers, which has the value twice, and all such lines after it;
 * FALSE if there is none. */
gboolean reader_read_register (Reader *reader, guint *at, Items *items);

/* Reads a row that Visual Studio copies from its windows: name, value and type, separated by tabs;
 * FALSE if it is none. */
gboolean reader_read_watch (Reader *reader, guint *at, Items *items);

/* Reads at least two lines with a square and a number, separated by a comma or blanks; FALSE if
 * there are none. */
gboolean reader_read_square_lines (Reader *reader, guint *at, Items *items);
