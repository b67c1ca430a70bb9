/* Numbers as many languages write them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader-private.h"

gsize reader_number_extent (const char *text, gsize length, gsize at);
void reader_number_read (const char *text, gsize length, Token *token);
/* Reads the digits of a bare number in another base; FALSE, and the token as it was, where they
 * are none of it. */
gboolean reader_number_reread (const char *text, Token *token, unsigned base);
gboolean reader_digits (const char *text, gsize length, unsigned base, guint64 *value);

/* Whether a word says of which type the number before it is: ULL, u64, n. */
gboolean reader_is_suffix (const char *text, gsize length);
