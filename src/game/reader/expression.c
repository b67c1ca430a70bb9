/* Values: expressions with the operators and casts of many languages, and lists of values.
 *
 * A well-formed expression that cannot be evaluated is read to its end, so that it can be reported
 * as a whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/expression.h"

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/operand.h"
#include "game/reader/operators.h"
#include "game/reader/scan.h"

static Node read_unary (Reader *reader, guint *at, guint end);

/* Reads an expression whose operators have at least precedence level. */
static Node
read_binary (Reader *reader, guint *at, guint end, int level)
{
  Node left = read_unary (reader, at, end);

  while (left.kind != NODE_SYNTAX && left.kind != NODE_NONE)
    {
      guint n_tokens, before = *at;
      Operator op = reader_next_operator (reader, *at, end, &n_tokens);
      if (op.level == 0 || op.level < level)
        break;
      /* tokens that have been scanned too often without making a value */
      if (!reader_step (reader))
        return reader_node_new (NODE_SYNTAX, before);
      *at += n_tokens;
      /* powers go on at the right, one in another: a ** b ** c … */
      gboolean deeper = op.level == LEVEL_POWER;
      if (deeper && !reader_has_room (reader))
        return reader_node_new (NODE_SYNTAX, before);
      reader_enter (reader, deeper);
      Node right = read_binary (reader, at, end, op.level + !deeper);
      reader_leave (reader, deeper);
      if (right.kind == NODE_SYNTAX || right.kind == NODE_NONE)
        {
          if (op.level == LEVEL_COMPARE || reader_token (reader, before)->kind == TOKEN_WORD)
            {
              *at = before;
              break;
            }
          right.kind = NODE_SYNTAX;
          return right;
        }
      left = reader_combine (reader, left, op.op, &right);
    }
  return left;
}

static gboolean
begins_operand (const Reader *reader, const Token *token)
{
  return token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING || token_is (token, '(')
         || token_is (token, '~')
         || (token->kind == TOKEN_WORD && reader_operator_of (reader, token).level == 0);
}

/* Whether a bracket holds a type: (uint64_t), (unsigned long long), (const Board *). */
static gboolean
is_cast (const Reader *reader, guint at, guint end)
{
  guint close = reader_token (reader, at)->match;
  guint n_words = 0;
  gboolean type = FALSE;

  if (close == 0 || close >= end || close == at + 1)
    return FALSE;
  for (guint i = at + 1; i < close; i++)
    {
      const Token *token = reader_token (reader, i);
      if (token->kind == TOKEN_WORD)
        {
          const char *word = reader_text (reader, token);
          gsize length = token_length (token);
          n_words++;
          type = type || reader_is_type (word, length) || reader_is_keyword (word, length);
        }
      else if (token_is (token, '(') || token_is (token, '['))
        i = token->match > i ? token->match : i;
      else if (!token_is (token, '*') && !token_is (token, OP_SCOPE) && !token_is (token, '&')
               && !token_is (token, '<') && !token_is (token, '>'))
        return FALSE;
    }
  const Token *next = reader_peek (reader, close + 1, end);
  if (n_words == 0 || next->flags & TOKEN_NEW_LINE
      || (!begins_operand (reader, next) && !(type && token_is (next, '-'))))
    return FALSE;
  return type || next->kind == TOKEN_NUMBER;
}

static Node
read_cast (Reader *reader, guint *at, guint end)
{
  guint first = *at, close = reader_token (reader, first)->match;

  reader_claim (reader, first, close + 1);
  *at = close + 1;
  Node node = read_unary (reader, at, end);
  if (node.kind == NODE_VALUE && close == first + 2)
    reader_narrow (reader, &node, first + 1);
  node.first = first;
  return node;
}

/* Negates the value of a node. */
static void
negate (Reader *reader, Node *node)
{
  const Token *token = reader_token (reader, node->first);

  /* of a decimal number: limited to the range of a signed word */
  if (node->flags & NODE_LITERAL && token->kind == TOKEN_NUMBER
      && g_ascii_isdigit (*reader_text (reader, token))
      && !(token->start + 1 < token->end && g_ascii_isalpha (reader_char (reader, token->start + 1))
           && *reader_text (reader, token) == '0')
      && node->value > (guint64) 1 << 63)
    {
      node->kind = NODE_UNKNOWN;
      node->reason = CHECKBIT_READING_TOO_NEGATIVE;
    }
  reader_negate (reader, node);
}

static guint8
unary_operator (const Reader *reader, const Token *token)
{
  if (token->kind == TOKEN_WORD)
    return token_equals (reader, token, "not") || token_equals (reader, token, "lnot")
                   || token_equals (reader, token, "bnot") || token_equals (reader, token, "NOT")
                   || token_equals (reader, token, "complement")
               ? '~'
               : 0;
  if (token->kind != TOKEN_OPERATOR)
    return 0;
  return token->op == '~' || token->op == '!' || token->op == '^'   ? '~'
         : token->op == '-' || token->op == '+' || token->op == '&' ? token->op
                                                                    : 0;
}

/* Whether a bracket is empty, but for the commas of several dimensions: (), [], [,]. */
static gboolean
is_empty_bracket (const Reader *reader, guint open)
{
  guint close = reader_token (reader, open)->match, i = open + 1;

  while (i < close && token_is (reader_token (reader, i), ','))
    i++;
  return i == close;
}

/* Skips words that say nothing about the value after them. */
static gboolean
is_idle_word (const Reader *reader, const Token *token)
{
  static const char *const words[] = { "new",      "return", "try", "await", "constant",
                                       "comptime", "move",   "mut", "const", "stackalloc" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (token->kind == TOKEN_WORD && token_equals (reader, token, words[i]))
      return TRUE;
  return FALSE;
}

static Node
read_unary (Reader *reader, guint *at, guint end)
{
  while (*at + 1 < end && is_idle_word (reader, reader_token (reader, *at)))
    {
      ++*at;
      /* new () {…}, new[] {…} */
      if (token_is_open (reader_token (reader, *at)) && is_empty_bracket (reader, *at)
          && token_is (reader_peek (reader, reader_token (reader, *at)->match + 1, end), '{'))
        *at = reader_token (reader, *at)->match + 1;
    }
  guint first = *at;
  const Token *token = reader_peek (reader, first, end);
  guint8 op = unary_operator (reader, token);
  Node node;

  if (!reader_has_room (reader))
    return reader_node_new (NODE_SYNTAX, first);
  reader_enter (reader, 1);
  if (op != 0)
    {
      ++*at;
      node = read_unary (reader, at, end);
      gboolean literal = op == '-' && node.flags & NODE_LITERAL;
      if (node.kind == NODE_VALUE && op == '-')
        negate (reader, &node);
      else if (node.kind == NODE_VALUE && op == '~')
        reader_invert (reader, &node);
      else if (node.kind == NODE_LIST && op != '&')
        node.kind = NODE_UNKNOWN;
      if (op != '&')
        node.flags = literal ? NODE_LITERAL : 0;
      if (node.kind == NODE_NONE)
        node.kind = NODE_SYNTAX;
    }
  else if (token_is (token, '(') && is_cast (reader, first, end))
    node = read_cast (reader, at, end);
  else
    node = reader_read_operand (reader, at, end);
  reader_leave (reader, 1);
  node.first = first;
  node.end = *at;
  return node;
}

Node
reader_read_expression (Reader *reader, guint *at, guint end)
{
  return read_binary (reader, at, end, 1);
}
