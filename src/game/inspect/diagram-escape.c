/* The texts of a diagram as an XML document has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/diagram-private.h"

/* Whether XML 1.0 allows a character (section 2.2). Surrogates are in no valid UTF-8. */
static gboolean
is_allowed (gunichar character)
{
  return character == '\t' || character == '\n' || character == '\r'
         || (character >= 0x20 && character != 0xfffe && character != 0xffff);
}

char *
checkbit_diagram_escape (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) allowed = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      g_string_append_unichar (allowed, is_allowed (character) ? character : 0xfffd);
    }
  return g_markup_escape_text (allowed->str, (gssize) allowed->len);
}
