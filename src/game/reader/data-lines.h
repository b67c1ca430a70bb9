/* Lines of an assembler that put numbers into memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads a table of an assembler from *at on: "mask dq 0ffffh, 0ff00h" or "mask: .quad 0xffff,
 * 0xff00", and the lines that go on with it. FALSE where there is none. */
gboolean reader_read_data_lines (Reader *reader, guint *at, Items *items);
