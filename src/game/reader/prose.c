/* Distinguishes sentences from code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/prose.h"

#include "game/reader/names.h"
#include "game/reader/scan.h"

/* Whether an operator is a word of sentences, too: and, but not shl. */
static gboolean
is_english (const Reader *reader, const Token *token)
{
  static const char *const words[] = { "and", "or", "not", "AND", "OR", "NOT" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (token_equals (reader, token, words[i]))
      return TRUE;
  return FALSE;
}

int
reader_is_plain_word (const Reader *reader, const Token *token)
{
  const char *word = reader_text (reader, token);
  gsize length = token_length (token);
  guint64 value;

  if (token->kind != TOKEN_WORD)
    return 0;
  for (gsize i = 0; i < length; i++)
    if (word[i] == '_' || g_ascii_isdigit (word[i]) || word[i] == '$' || word[i] == '@'
        || (i > 0 && g_ascii_isupper (word[i]) && !g_ascii_isupper (word[i - 1])))
      return 0;
  if (reader_is_operator_word (word, length) && !is_english (reader, token))
    return 0;
  if (reader_is_keyword (word, length) || reader_is_operator_word (word, length))
    return 1;
  return reader_is_type (word, length) || reader_find_constant (word, length, &value) ? 0 : 2;
}

gboolean
reader_is_prose_pair (const Reader *reader, const Token *left, const Token *right)
{
  int a = reader_is_plain_word (reader, left), b = reader_is_plain_word (reader, right);

  if (right->flags & TOKEN_NEW_LINE || !(right->flags & TOKEN_SPACE))
    return FALSE;
  if (left->kind == TOKEN_NUMBER || right->kind == TOKEN_NUMBER)
    return a == 2 || b == 2;
  return (a == 2 && b > 0) || (b == 2 && a > 0);
}

gboolean
reader_is_prose_line (const Reader *reader, guint at, guint end)
{
  guint line_end = reader_find_line_end (reader, at, end), n_pairs = 0, n_plain = 0;

  for (guint i = at; i < line_end; i++)
    {
      const Token *token = reader_token (reader, i);
      if (token_is (token, '=') || token_is (token, OP_ASSIGN) || token_is (token, OP_COMPOUND)
          || token_is (token, '{') || token_is (token, '}') || token_is (token, ';')
          || token_is (token, ':') || token_is (token, OP_SCOPE))
        return FALSE;
      n_plain += reader_is_plain_word (reader, token) == 2;
      if (i > at)
        n_pairs += reader_is_prose_pair (reader, reader_token (reader, i - 1), token);
    }
  return n_pairs >= 2 || (n_pairs == 1 && n_plain >= 1);
}
