/* Texts that are a value rather than an expression.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/value-text.h"

#include <string.h>

#include "chess/expr.h"

static gboolean
is_word_character (char c)
{
  return g_ascii_isalnum (c) || c == '_';
}

/* Whether a word is a name or a function in the set language. */
static gboolean
is_of_language (const char *word, gsize length)
{
  ChessExprError error;
  ChessExpr expr;

  return chess_expr_read (word, length, &expr, &error) || error.kind == CHESS_EXPR_CALL_EXPECTED;
}

/* Whether a text contains a word of the set language other than except. */
static gboolean
has_language (const char *text, gsize length, const char *except)
{
  for (gsize i = 0, n; i < length; i += MAX (n, 1))
    {
      for (n = 0; i + n < length && is_word_character (text[i + n]);)
        n++;
      if (n == 0 || g_ascii_isdigit (text[i]))
        continue;
      if (except != NULL && strlen (except) == n && memcmp (except, text + i, n) == 0)
        continue;
      if (is_of_language (text + i, n))
        return TRUE;
    }
  return FALSE;
}

/* Whether a text is a number with a float's suffix, such as 12f, although its characters may be
 * hexadecimal digits. */
static gboolean
is_float (const char *text)
{
  const char *digits = text + strspn (text, " \t\r\n");
  gsize n = strspn (digits, "0123456789");
  const char *rest = digits + n + 1;

  return n > 0 && n < 15 && g_ascii_tolower (digits[n]) == 'f'
         && rest[strspn (rest, " \t\r\n")] == '\0';
}

CheckbitReading *
checkbit_value_read (const char *text)
{
  return checkbit_value_read_for (text, CHESS_LAYOUT_A1B1);
}

CheckbitReading *
checkbit_value_read_for (const char *text, ChessLayout layout)
{
  g_autoptr (CheckbitReading) reading = NULL;
  const CheckbitReadingItem *item;
  gsize end;

  g_return_val_if_fail (text != NULL, NULL);

  if (is_float (text))
    return NULL;

  reading = checkbit_reading_new (text, -1, layout);
  item = checkbit_reading_get_only_set (reading);
  if (item == NULL)
    return NULL;
  end = item->offset + item->length;
  if (item->form != CHECKBIT_READING_DRAWING
      && (has_language (text, item->offset, item->name)
          || has_language (text + end, strlen (text + end), NULL)))
    return NULL;
  return g_steal_pointer (&reading);
}

ChessBitboard
checkbit_value_get_set (const CheckbitReading *value, ChessLayout words)
{
  const CheckbitReadingItem *item;

  g_return_val_if_fail (value != NULL, CHESS_NO_SQUARES);

  item = checkbit_reading_get_only_set (value);
  return checkbit_reading_item_get_set (item, 0, checkbit_reading_get_layout (value), words);
}

gboolean
checkbit_value_is_word (const CheckbitReading *value)
{
  g_return_val_if_fail (value != NULL, FALSE);

  return checkbit_reading_item_is_word (checkbit_reading_get_only_set (value));
}
