/* Methods of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/methods.h"

#include <string.h>

#include "game/reader/based.h"
#include "game/reader/call-names.h"
#include "game/reader/functions.h"
#include "game/reader/group.h"
#include "game/reader/scan.h"

/* Methods that do not change a number. */
static gboolean
is_idle_method (const char *name)
{
  static const char *const names[]
      = { "unwrap",   "expect", "into",       "bits",       "value",      "raw",
          "rawvalue", "asu64",  "tou64",      "get",        "clone",      "0",
          "unsigned", "signed", "longvalue",  "bitpattern", "asbitboard", "bb",
          "bitboard", "tobb",   "tobitboard", "inner",      "word",       "toint",
          "valueof",  "astype", "tobigint",   "item",       "ordinal",    "index" };

  return reader_is_among (name, names, G_N_ELEMENTS (names)) || g_str_has_prefix (name, "tou")
         || g_str_has_prefix (name, "tol") || g_str_has_prefix (name, "asu")
         || g_str_has_prefix (name, "toi");
}

/* "ff00".toULong (16), "ff".to_i (16), "ff".hex: converts the string; FALSE if it is not such a
 * method. */
static gboolean
string_method (Reader *reader, Node *value, const char *name, guint open)
{
  const Token *string = reader_token (reader, value->end - 1);
  unsigned base = strstr (name, "hex") != NULL ? 16 : g_str_equal (name, "parse") ? 10 : 0;
  guint64 word;

  if (string->kind != TOKEN_STRING)
    return FALSE;
  for (guint i = open + 1; open > 0 && i < reader_token (reader, open)->match; i++)
    if (reader_token (reader, i)->kind == TOKEN_NUMBER && reader_token (reader, i)->value <= 16
        && reader_token (reader, i)->value >= 2)
      base = (unsigned) reader_token (reader, i)->value;
  if (base == 0 || !reader_read_digits (reader, string, base, &word))
    return FALSE;
  value->kind = NODE_VALUE;
  value->value = word;
  value->words = NULL;
  value->flags = 0;
  if (open > 0)
    reader_claim (reader, open, reader_token (reader, open)->match);
  return TRUE;
}

/* Whether a function mapped over a list only converts the type of each value: UInt64 ($0), x =>
 * BigInt (x). */
static gboolean
only_converts (const Reader *reader, guint open)
{
  for (guint i = open + 1; i < reader_token (reader, open)->match; i++)
    {
      const Token *token = reader_token (reader, i);
      char simple[32];

      if (token->kind == TOKEN_WORD)
        {
          reader_simplify (reader, i, simple);
          if (token_length (token) > 3 && !is_idle_method (simple)
              && !reader_is_wrapper (reader, i, simple))
            return FALSE;
        }
      else if (token->kind == TOKEN_NUMBER
                   ? !token_is (token - 1, '$')
                   : !token_is_open (token) && !token_is_close (token) && !token_is (token, '$')
                         && !token_is (token, '.') && !token_is (token, '|')
                         && !token_is (token, OP_ASSIGN))
        return FALSE;
    }
  return TRUE;
}

gboolean
reader_method (Reader *reader, Node *value, guint name, guint open)
{
  char simple[32];
  const Node *argument = NULL;
  Node arguments = { .kind = NODE_NONE };

  reader_simplify (reader, name, simple);
  reader_claim (reader, name, name + 1);
  if (string_method (reader, value, simple, open))
    return TRUE;
  if (value->kind == NODE_LIST && open > 0 && g_str_equal (simple, "map")
      && only_converts (reader, open))
    {
      reader_claim (reader, open, reader_token (reader, open)->match + 1);
      return TRUE;
    }
  if (open > 0)
    {
      arguments
          = reader_read_group (reader, open, reader_token (reader, open)->match + 1, 0, FALSE);
      argument = arguments.children;
    }
  if (value->kind == NODE_LIST)
    {
      /* vec![…].into_iter (), listOf (…).toLongArray () */
      return argument == NULL;
    }
  if (value->kind != NODE_VALUE)
    return FALSE;
  if (arguments.n_children <= 1 && (argument == NULL || argument->kind == NODE_VALUE)
      && reader_compute (reader, simple, value, argument, value))
    return TRUE;
  if (is_idle_method (simple))
    {
      value->flags &= (guint16) ~NODE_LITERAL;
      return TRUE;
    }
  return FALSE;
}
