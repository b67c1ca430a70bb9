/* The part before "=" or ":" in an item: the name of the value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Where an item has its assignment: the last "=" in it, or else the last ":"; end if there is
 * none. */
guint reader_find_assignment (const Reader *reader, guint at, guint end);

/* The name of an entry: a word or a string; perhaps a square or an index. */
void reader_take_name (Reader *reader, guint at, Node *target);

/* Finds the name in the part before "=" or ":". */
void reader_read_target (Reader *reader, guint first, guint end, gboolean assigned, Node *target);
