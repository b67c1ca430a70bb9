/* Strings of digits with a base: ("ff00", 16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads the digits in a string, which may have a prefix. */
gboolean
reader_read_digits (const Reader *reader, const Token *string, unsigned base, guint64 *value);

/* Reads ("ff00", 16) and similar arguments; FALSE if there is no such string. */
gboolean reader_read_string_call (Reader *reader, const char *name, guint open, Node *node);
