/* The units that the text of a PGN file is made of: bytes, or those of UTF-16 and UTF-32.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PGN_BYTES, /* UTF-8 or one byte a character */
  CHECKBIT_PGN_UTF16_LE,
  CHECKBIT_PGN_UTF16_BE,
  CHECKBIT_PGN_UTF32_LE,
  CHECKBIT_PGN_UTF32_BE,
} CheckbitPgnUnits;

/* How many of a file's first bytes tell its units. */
#define CHECKBIT_PGN_UNITS_LOOK 4

/* The units of a file that begins with these bytes, which are CHECKBIT_PGN_UNITS_LOOK unless it has
 * fewer. Without a byte order mark they are told by where the zeros are: a game begins with ASCII.
 * mark: how many bytes the byte order mark has, 0 for none or in UTF-8; may be NULL. */
CheckbitPgnUnits checkbit_pgn_units_find (const char *start, gsize length, gsize *mark);

/* How many bytes a unit has. */
guint checkbit_pgn_units_get_size (CheckbitPgnUnits units);

/* The byte order mark, one unit; NULL if they are bytes. */
const char *checkbit_pgn_units_get_mark (CheckbitPgnUnits units);

/* The name for g_convert(); NULL if they are bytes. */
const char *checkbit_pgn_units_get_charset (CheckbitPgnUnits units);

/* The unit at some bytes. */
guint32 checkbit_pgn_units_read (CheckbitPgnUnits units, const void *bytes);

G_END_DECLS
