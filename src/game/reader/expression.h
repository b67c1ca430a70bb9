/* Values: expressions with the operators and casts of many languages, and lists of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads an expression whose operators bind at least as strongly as level. */
Node reader_read_binary (Reader *reader, guint *at, guint end, int level);

/* Keeps what a narrower type has room for. */
void reader_narrow (const Reader *reader, Node *node, guint type);

/* Reads a value or list from *at on, and leaves *at behind it. */
Node reader_read_value (Reader *reader, guint *at, guint end);
