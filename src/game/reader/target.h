/* What stands before "=" or ":" in an item: the name that is given a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Where an item gives something a value: the last "=" in it, or the last ":" where there is none;
 * end for nowhere. */
guint reader_find_assignment (const Reader *reader, guint at, guint end);

/* The name of an entry: a word or a string; perhaps a square or an index. */
void reader_take_name (Reader *reader, guint at, Node *target);

/* Finds the name in what stands before "=" or ":". */
void reader_read_target (Reader *reader, guint first, guint end, gboolean assigned, Node *target);
