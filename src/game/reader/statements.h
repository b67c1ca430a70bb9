/* Statements, declarations, entries, prose: everything between values, which gives them names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads everything from at to end into a list. */
void reader_read_items (
    Reader *reader, guint at, guint end, Node *list, gboolean enumeration, gboolean prose);
