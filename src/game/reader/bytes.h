/* Numbers that a program puts together from bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/node.h"

/* Reads the arguments of a call that makes one number of up to eight bytes, where it says in which
 * order they stand: from_le_bytes ([…]), int.from_bytes (b"\x00\xff", "little"),
 * struct.unpack ("<Q", b"…"). name is the simplified name of the function, open the index of its
 * bracket. TRUE where that is so; *node then is the number. */
gboolean reader_read_bytes (Reader *reader, const char *name, guint open, Node *node);
