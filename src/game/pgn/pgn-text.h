/* Converts the texts of PGN, tag values and comments, between a file's bytes and UTF-8.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Converts any bytes to UTF-8: unchanged if they are valid, else from CP1252, which includes most
 * of Latin-1. NUL bytes become spaces. (transfer full) */
char *checkbit_pgn_text_decode (const char *bytes, gsize length);

/* Decodes the value of a tag: \" is ", \\ is \, any other backslash is literal. (transfer full) */
char *checkbit_pgn_text_decode_value (const char *bytes, gsize length);

/* Decodes a comment: a line end becomes a space, an empty line ends a paragraph and becomes one
 * newline. (transfer full) */
char *checkbit_pgn_text_decode_comment (const char *bytes, gsize length);

/* Encodes a value for quotation marks: the inverse of decoding. Newlines, which are not allowed in
 * a tag, become spaces. (transfer full) */
char *checkbit_pgn_text_escape_value (const char *value);

/* Converts UTF-8 to CP1252; NULL if a character is missing there. (transfer full) */
char *checkbit_pgn_text_to_cp1252 (const char *text, gssize length, gsize *written);

G_END_DECLS
