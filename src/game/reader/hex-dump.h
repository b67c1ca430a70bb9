/* Dumps of bytes as printed by xxd and hexdump.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads the lines of such a dump at *at; FALSE if there is none. */
gboolean reader_read_hex_dump (Reader *reader, guint *at, Items *items);
