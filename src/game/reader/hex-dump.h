/* Dumps of bytes as xxd and hexdump print them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads the lines of such a dump from *at on; FALSE where there is none. */
gboolean reader_read_hex_dump (Reader *reader, guint *at, Items *items);
