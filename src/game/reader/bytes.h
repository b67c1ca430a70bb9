/* Numbers assembled from bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/node.h"

/* Reads the arguments of a call that assembles a number from up to eight bytes with a known byte
 * order: from_le_bytes ([…]), int.from_bytes (b"\x00\xff", "little"), struct.unpack ("<Q", b"…").
 * name is the simplified name of the function, open the index of its bracket. TRUE if it is such a
 * call; *node then is the number. */
gboolean reader_read_bytes (Reader *reader, const char *name, guint open, Node *node);
