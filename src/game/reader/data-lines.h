/* Data lines of assemblers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads an assembler's table at *at: "mask dq 0ffffh, 0ff00h" or "mask: .quad 0xffff, 0xff00", and
 * following lines. FALSE if there is none. */
gboolean reader_read_data_lines (Reader *reader, guint *at, Items *items);
