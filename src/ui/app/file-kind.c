/* Whether a file is one of games or of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/file-kind.h"

#include <string.h>

static gboolean
has_suffix (const char *name, const char *suffix)
{
  gsize length = strlen (name), n = strlen (suffix);

  return length > n && g_ascii_strcasecmp (name + length - n, suffix) == 0;
}

CheckbitFileKind
checkbit_file_kind_of_name (const char *name)
{
  if (has_suffix (name, ".pgn"))
    return CHECKBIT_FILE_GAMES;
  if (has_suffix (name, ".fen") || has_suffix (name, ".epd"))
    return CHECKBIT_FILE_POSITIONS;
  return CHECKBIT_FILE_UNKNOWN;
}

CheckbitFileKind
checkbit_file_kind_of (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? checkbit_file_kind_of_name (name) : CHECKBIT_FILE_UNKNOWN;
}

gboolean
checkbit_file_kind_is_position_text (const char *text)
{
  const char *at = text + strspn (text, " \t\r\n");
  guint slashes = 0;

  for (; *at != '\0' && !g_ascii_isspace (*at); at++)
    slashes += *at == '/';
  return slashes == 7;
}
