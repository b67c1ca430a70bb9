/* Converts the texts of PGN, tag values and comments, between a file's bytes and UTF-8.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-text.h"

#include <string.h>

/* CP1252 from 0x80 to 0x9f; its five gaps are read as the control characters of Latin-1. */
static const gunichar cp1252[32] = {
  0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
  0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
  0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178,
};

static gunichar
cp1252_character (guint8 byte)
{
  return byte >= 0x80 && byte < 0xa0 ? cp1252[byte - 0x80] : byte;
}

char *
checkbit_pgn_text_decode (const char *bytes, gsize length)
{
  gboolean has_nul = length > 0 && memchr (bytes, '\0', length) != NULL;
  GString *text;

  if (length == 0)
    return g_strdup ("");
  if (!has_nul && g_utf8_validate_len (bytes, length, NULL))
    return g_strndup (bytes, length);

  if (has_nul)
    {
      g_autofree char *copy = g_memdup2 (bytes, length);

      for (gsize i = 0; i < length; i++)
        if (copy[i] == '\0')
          copy[i] = ' ';
      return checkbit_pgn_text_decode (copy, length);
    }

  text = g_string_sized_new (length + length / 8);
  for (gsize i = 0; i < length; i++)
    g_string_append_unichar (text, cp1252_character ((guint8) bytes[i]));

  return g_string_free (text, FALSE);
}

char *
checkbit_pgn_text_decode_value (const char *bytes, gsize length)
{
  char *value = checkbit_pgn_text_decode (bytes, length);
  char *to = value;

  for (const char *from = value; *from != '\0'; from++)
    {
      if (*from == '\\' && (from[1] == '\\' || from[1] == '"'))
        from++;
      *to++ = *from;
    }
  *to = '\0';

  return value;
}

/* Writes the equivalent of a run of white space; returns where it ends. */
static const char *
fold_space (const char *from, char **to)
{
  const char *start = from;
  guint n_newlines = 0;

  for (; g_ascii_isspace (*from); from++)
    n_newlines += *from == '\n';

  if (n_newlines > 0)
    *(*to)++ = n_newlines == 1 ? ' ' : '\n';
  else
    for (; start < from; start++)
      *(*to)++ = *start == ' ' ? ' ' : '\t';

  return from;
}

char *
checkbit_pgn_text_decode_comment (const char *bytes, gsize length)
{
  char *text = checkbit_pgn_text_decode (bytes, length);
  char *to = text;

  for (const char *from = text; *from != '\0';)
    {
      if (g_ascii_isspace (*from))
        from = fold_space (from, &to);
      else
        *to++ = *from++;
    }
  *to = '\0';

  return g_strstrip (text);
}

char *
checkbit_pgn_text_escape_value (const char *value)
{
  GString *text = g_string_new (NULL);

  for (; *value != '\0'; value++)
    {
      if (*value == '\\' || *value == '"')
        g_string_append_c (text, '\\');
      g_string_append_c (text, *value == '\n' || *value == '\r' ? ' ' : *value);
    }

  return g_string_free (text, FALSE);
}

/* The byte for a character; -1 if there is none. */
static int
cp1252_byte (gunichar character)
{
  if (character < 0x80 || (character >= 0xa0 && character <= 0xff))
    return (int) character;
  for (int i = 0; i < 32; i++)
    if (cp1252[i] == character)
      return 0x80 + i;

  return -1;
}

char *
checkbit_pgn_text_to_cp1252 (const char *text, gssize length, gsize *written)
{
  const char *end = text + (length < 0 ? (gssize) strlen (text) : length);
  g_autoptr (GString) bytes = g_string_new (NULL);

  for (; text < end; text = g_utf8_next_char (text))
    {
      int byte = cp1252_byte (g_utf8_get_char (text));

      if (byte < 0)
        return NULL;
      g_string_append_c (bytes, (char) byte);
    }
  *written = bytes->len;

  return g_string_free (g_steal_pointer (&bytes), FALSE);
}
