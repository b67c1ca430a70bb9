/* The units that the text of a PGN file is made of: bytes, or those of UTF-16 and UTF-32.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-units.h"

#include <string.h>

static const struct
{
  guint size;
  gboolean big_endian;
  const char *mark;
  const char *charset;
} table[] = {
  [CHECKBIT_PGN_BYTES] = { 1, FALSE, NULL, NULL },
  [CHECKBIT_PGN_UTF16_LE] = { 2, FALSE, "\xff\xfe", "UTF-16LE" },
  [CHECKBIT_PGN_UTF16_BE] = { 2, TRUE, "\xfe\xff", "UTF-16BE" },
  [CHECKBIT_PGN_UTF32_LE] = { 4, FALSE, "\xff\xfe\0\0", "UTF-32LE" },
  [CHECKBIT_PGN_UTF32_BE] = { 4, TRUE, "\0\0\xfe\xff", "UTF-32BE" },
};

/* Whether all units are ASCII, in bytes that are not: no text of single bytes is full of zeros. */
static gboolean
is_ascii (CheckbitPgnUnits units, const char *bytes, gsize length)
{
  if (length < CHECKBIT_PGN_UNITS_LOOK)
    return FALSE;
  for (gsize i = 0; i < length; i += table[units].size)
    {
      guint32 unit = checkbit_pgn_units_read (units, bytes + i);

      if (unit >= 0x7f || (!g_ascii_isprint ((char) unit) && !g_ascii_isspace ((char) unit)))
        return FALSE;
    }

  return TRUE;
}

/* The mark of UTF-32 begins with that of UTF-16, so it is looked for first. */
CheckbitPgnUnits
checkbit_pgn_units_find (const char *start, gsize length, gsize *mark)
{
  for (CheckbitPgnUnits i = CHECKBIT_PGN_UTF32_BE; i > CHECKBIT_PGN_BYTES; i--)
    {
      gboolean marked
          = length >= table[i].size && memcmp (start, table[i].mark, table[i].size) == 0;

      if (mark != NULL)
        *mark = marked ? table[i].size : 0;
      if (marked || is_ascii (i, start, MIN (length, CHECKBIT_PGN_UNITS_LOOK)))
        return i;
    }

  return CHECKBIT_PGN_BYTES;
}

guint
checkbit_pgn_units_get_size (CheckbitPgnUnits units)
{
  return table[units].size;
}

const char *
checkbit_pgn_units_get_mark (CheckbitPgnUnits units)
{
  return table[units].mark;
}

const char *
checkbit_pgn_units_get_charset (CheckbitPgnUnits units)
{
  return table[units].charset;
}

guint32
checkbit_pgn_units_read (CheckbitPgnUnits units, const void *bytes)
{
  const guint8 *at = bytes;
  guint size = table[units].size;
  guint32 unit = 0;

  for (guint i = 0; i < size; i++)
    unit = unit << 8 | at[table[units].big_endian ? i : size - 1 - i];

  return unit;
}
