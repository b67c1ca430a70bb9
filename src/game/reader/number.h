/* Numbers in the notations of many languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/token.h"

/* Where a number ends that begins with a digit. */
gsize reader_number_extent (const char *text, gsize length, gsize at);
/* Where sixteen grouped hexadecimal digits end, 00FF:0000:0000:00FF or eight pairs; at if there are
 * none. */
gsize reader_grouped_hex_end (const char *text, gsize length, gsize at);
/* Where a long decimal number with thousands separators ends; at if there is none. In brackets such
 * a text is a list. */
gsize reader_thousands_end (const char *text, gsize length, gsize at);
void reader_number_read (const char *text, gsize length, Token *token);
/* Reads the digits of a bare number in another base; FALSE, with the token unchanged, if they are
 * invalid in it. */
gboolean reader_number_reread (const char *text, Token *token, unsigned base);
gboolean reader_digits (const char *text, gsize length, unsigned base, guint64 *value);

/* Whether a word is a type suffix of the number before it: ULL, u64, n. */
gboolean reader_is_suffix (const char *text, gsize length);
