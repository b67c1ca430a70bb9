/* Formats an item as one line of text, for checkbit-cli paste.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/literal.h"
#include "game/reader/context.h"

/* Appends a text in one line, without control characters for terminals. */
static void
append_line (GString *line, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    if (*at == '\n' || *at == '\r' || *at == '\t')
      {
        while (line->len > 0 && line->str[line->len - 1] == ' ')
          g_string_truncate (line, line->len - 1);
        g_string_append_c (line, ' ');
        while (g_ascii_isspace (at[1]))
          at++;
      }
    else
      {
        gunichar c = g_utf8_get_char (at);
        g_string_append_unichar (line, g_unichar_iscntrl (c) ? 0xfffd : c);
      }
}

char *
checkbit_reading_item_write (const CheckbitReadingItem *item)
{
  static const char *const kinds[] = { "set", "table", "left" };
  GString *line = g_string_new (kinds[item->kind]);
  char value[CHESS_LITERAL_SIZE];

  g_string_append_c (line, '\t');
  if (item->kind == CHECKBIT_READING_LEFT)
    {
      g_string_append_printf (line, "%u:%u\t", item->line, item->column);
      append_line (line, item->text);
      return g_string_free (line, FALSE);
    }
  append_line (line, item->name != NULL ? item->name : "-");
  if (item->kind == CHECKBIT_READING_TABLE)
    g_string_append_printf (line, "\t%" G_GSIZE_FORMAT, item->n_values);
  for (gsize i = 0; i < item->n_values; i++)
    {
      chess_literal_write (CHESS_LITERAL_HEX, item->values[i], value);
      g_string_append_c (line, i == 0 ? '\t' : ' ');
      g_string_append (line, value);
    }
  if (item->kind == CHECKBIT_READING_SET)
    g_string_append_printf (line, "\t%s",
                            item->has_layout ? chess_layout_name (item->layout) : "-");
  return g_string_free (line, FALSE);
}
