/* The texts of PGN, tag values and comments, between the bytes of a file and UTF-8.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Any bytes as UTF-8: as they are where they are UTF-8, else as CP1252, of which Latin-1 is all
 * but a part. NUL bytes become spaces. (transfer full) */
char *checkbit_pgn_text_decode (const char *bytes, gsize length);

/* The value of a tag: \" is ", \\ is \, any other backslash itself. (transfer full) */
char *checkbit_pgn_text_decode_value (const char *bytes, gsize length);

/* A comment: the end of a line is a space, an empty line the end of a paragraph, that is one
 * newline. (transfer full) */
char *checkbit_pgn_text_decode_comment (const char *bytes, gsize length);

/* A value as it stands between its quotation marks: the inverse of decoding. Newlines, which a tag
 * cannot hold, become spaces. (transfer full) */
char *checkbit_pgn_text_escape_value (const char *value);

/* UTF-8 as CP1252; NULL where a character has no place in it. (transfer full) */
char *checkbit_pgn_text_to_cp1252 (const char *text, gssize length, gsize *written);

G_END_DECLS
