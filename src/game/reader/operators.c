/* The operators of many languages, with precedence and meaning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/operators.h"

#include "game/reader/names.h"
#include "game/reader/scan.h"
#include "game/reader/squares.h"

static const struct
{
  const char *word;
  Operator op;
} operator_words[] = {
  { "and", { LEVEL_AND, '&' } },
  { "land", { LEVEL_TIMES, '&' } }, /* OCaml */
  { "band", { LEVEL_AND, '&' } },
  { "AND", { LEVEL_AND, '&' } },
  { "or", { LEVEL_OR, '|' } },
  { "lor", { LEVEL_TIMES, '|' } },
  { "bor", { LEVEL_OR, '|' } },
  { "OR", { LEVEL_OR, '|' } },
  { "xor", { LEVEL_XOR, '^' } },
  { "lxor", { LEVEL_TIMES, '^' } },
  { "bxor", { LEVEL_XOR, '^' } },
  { "XOR", { LEVEL_XOR, '^' } },
  { "shl", { LEVEL_TIMES, OP_LEFT } },
  { "lsl", { LEVEL_TIGHT, OP_LEFT } },
  { "bsl", { LEVEL_SHIFT, OP_LEFT } },
  { "SHL", { LEVEL_TIMES, OP_LEFT } },
  { "shr", { LEVEL_TIMES, OP_RIGHT } },
  { "lsr", { LEVEL_TIGHT, OP_RIGHT } },
  { "ushr", { LEVEL_SHIFT, OP_RIGHT } },
  { "bsr", { LEVEL_SHIFT, OP_RIGHT } },
  { "SHR", { LEVEL_TIMES, OP_RIGHT } },
  { "shiftL", { LEVEL_TIGHT, OP_LEFT } }, /* Haskell */
  { "shiftR", { LEVEL_TIGHT, OP_RIGHT } },
  { "div", { LEVEL_TIMES, '/' } },
  { "mod", { LEVEL_TIMES, '%' } },
};

/* The precedence of a binary operator; 0 for anything else. */
static int
level_of (guint8 op)
{
  static const guint8 levels[256] = {
    [OP_LOGIC] = LEVEL_LOGIC, [OP_COMPARE] = LEVEL_COMPARE,
    ['<'] = LEVEL_COMPARE,    ['>'] = LEVEL_COMPARE,
    ['|'] = LEVEL_OR,         ['^'] = LEVEL_XOR,
    ['&'] = LEVEL_AND,        [OP_AND_NOT] = LEVEL_AND,
    [OP_LEFT] = LEVEL_SHIFT,  [OP_RIGHT] = LEVEL_SHIFT,
    ['+'] = LEVEL_PLUS,       ['-'] = LEVEL_PLUS,
    ['*'] = LEVEL_TIMES,      ['/'] = LEVEL_TIMES,
    ['%'] = LEVEL_TIMES,      [OP_POWER] = LEVEL_POWER,
  };

  return levels[op];
}

/* How tightly an operator binds in a dialect, if C has another idea of it. */
static int
level_in (ReaderDialect dialect, guint8 op, int level)
{
  if (dialect != READER_DIALECT_GO && dialect != READER_DIALECT_SWIFT)
    return level;
  switch (op)
    {
    case OP_LEFT:
    case OP_RIGHT:
      return dialect == READER_DIALECT_GO ? LEVEL_TIMES : LEVEL_TIGHT;
    case '&':
    case OP_AND_NOT:
      return LEVEL_TIMES;
    case '|':
    case '^':
      return LEVEL_PLUS;
    default:
      return level;
    }
}

static Operator
operator_of_word (const Reader *reader, const Token *token)
{
  for (guint i = 0; i < G_N_ELEMENTS (operator_words); i++)
    if (token_equals (reader, token, operator_words[i].word))
      {
        Operator op = operator_words[i].op;
        if (reader_dialect (reader) == READER_DIALECT_KOTLIN)
          op.level = LEVEL_SHIFT;
        return op;
      }
  return (Operator){ 0 };
}

Operator
reader_operator_of (const Reader *reader, const Token *token)
{
  int level;

  if (token->kind == TOKEN_WORD)
    return operator_of_word (reader, token);
  if (token->kind != TOKEN_OPERATOR || (level = level_of (token->op)) == 0)
    return (Operator){ 0 };
  if (level >= LEVEL_OR && level < LEVEL_PLUS)
    level = level_in (reader_dialect (reader), token->op, level);
  return (Operator){ level, token->op };
}

/* Whether a sign belongs to a number in a list, as in "5 -3 7". */
static gboolean
is_sign (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_token (reader, at), *next = reader_peek (reader, at + 1, end);

  return (token_is (token, '-') || token_is (token, '+')) && token->flags & TOKEN_SPACE
         && next->kind == TOKEN_NUMBER && !(next->flags & TOKEN_SPACE)
         && reader_token (reader, at - 1)->kind == TOKEN_NUMBER;
}

Operator
reader_next_operator (const Reader *reader, guint at, guint end, guint *n_tokens)
{
  const Token *token = reader_peek (reader, at, end);
  Operator op;

  *n_tokens = 1;
  if (token_is (token, '`') && token_is (reader_peek (reader, at + 2, end), '`'))
    {
      *n_tokens = 3;
      return reader_operator_of (reader, reader_token (reader, at + 1));
    }
  if (at < end && is_sign (reader, at, end))
    return (Operator){ 0 };
  op = reader_operator_of (reader, token);
  /* <steps+16>, <repeats 8 times>: a debugger's additions */
  if (token_is (token, '<') && reader_peek (reader, at + 1, end)->kind == TOKEN_WORD
      && token->flags & TOKEN_SPACE && !(reader_peek (reader, at + 1, end)->flags & TOKEN_SPACE))
    return (Operator){ 0 };
  if (token_is (token, OP_BULLET))
    return (Operator){ 0 };
  /* after an empty line or a drawing a new item begins, so that -1 is not a subtraction */
  if (op.level != 0
      && (token->flags & TOKEN_GAP
          || (at > 0 && reader_token (reader, at - 1)->kind == TOKEN_DRAWING)))
    return (Operator){ 0 };
  return op;
}

static guint64
power (guint64 base, guint64 exponent)
{
  guint64 result = 1;

  for (; exponent > 0; exponent >>= 1, base *= base)
    if (exponent & 1)
      result *= base;
  return result;
}

gboolean
reader_apply (guint8 op, guint64 left, guint64 right, guint64 *value)
{
  if ((op == OP_LEFT || op == OP_RIGHT) && right > 63)
    return FALSE;
  if ((op == '/' || op == '%') && right == 0)
    return FALSE;
  switch (op)
    {
    case '|':
      *value = left | right;
      break;
    case '^':
      *value = left ^ right;
      break;
    case '&':
      *value = left & right;
      break;
    case OP_AND_NOT:
      *value = left & ~right;
      break;
    case OP_LEFT:
      *value = left << right;
      break;
    case OP_RIGHT:
      *value = left >> right;
      break;
    case '+':
      *value = left + right;
      break;
    case '-':
      *value = left - right;
      break;
    case '*':
      *value = left * right;
      break;
    case '/':
      *value = left / right;
      break;
    case '%':
      *value = left % right;
      break;
    case OP_POWER:
      *value = power (left, right);
      break;
    default:
      return FALSE;
    }
  return TRUE;
}

/* [0] * 64, and [_]u64{0} ** 64 in Zig. */
static gboolean
repeat_list (Reader *reader, Node *left, guint8 op, const Node *right)
{
  if ((op != '*' && op != OP_POWER) || left->kind != NODE_LIST || right->kind != NODE_VALUE
      || left->n_children != 1 || right->value > READER_MAX_INDEX)
    return FALSE;
  left->children->repeat = (guint) right->value;
  reader_claim (reader, right->first, right->end);
  return TRUE;
}

/* Whether a shift gives 2^64, which does not fit into a word, but does after subtracting 1. */
static gboolean
is_whole (const Node *left, guint8 op, const Node *right)
{
  return op == OP_LEFT && left->value == 1 && right->value == 64 && left->words == NULL
         && right->words == NULL;
}

/* Whether a square's file or rank is taken out of its number: E4 & 7, E4 >> 3. */
static gboolean
is_taken_apart (const Node *left, guint8 op, const Node *right)
{
  if (!(left->flags & NODE_PLACE) || !(right->flags & NODE_LITERAL))
    return FALSE;
  return op == '/' || op == '%' || (op == OP_RIGHT && right->value == 3)
         || (op == '&' && (right->value == 7 || right->value == 56));
}

/* Applies an operator to two values. */
static void
combine_values (Reader *reader, Node *left, guint8 op, const Node *right)
{
  gboolean shift = op == OP_LEFT || op == OP_RIGHT;
  gboolean sum = op == '+' || op == '-' || op == '*' || is_taken_apart (left, op, right)
                 || (op == '^' && !(reader_is_set (left) && reader_is_set (right)));
  Node first = sum ? reader_as_number (reader, left) : *left;
  Node second = shift || sum ? reader_as_number (reader, right) : *right;

  if (reader_work_out (reader, reader_apply, op, &first, &second, left))
    {
      left->flags = 0;
      return;
    }
  left->flags = is_whole (left, op, right) ? NODE_WHOLE : 0;
  left->kind = NODE_UNKNOWN;
  left->reason = shift ? CHECKBIT_READING_BAD_SHIFT : CHECKBIT_READING_OTHER;
}

Node
reader_combine (Reader *reader, Node left, guint8 op, const Node *right)
{
  if (repeat_list (reader, &left, op, right))
    {
      left.end = right->end;
      return left;
    }
  if (left.kind == NODE_UNKNOWN && left.flags & NODE_WHOLE && op == '-'
      && right->kind == NODE_VALUE)
    {
      left.kind = NODE_VALUE; /* (1 << 64) - 1 */
      left.value = -right->value;
      left.words = NULL;
      left.flags = 0;
    }
  else if (left.kind == NODE_VALUE && right->kind == NODE_VALUE)
    combine_values (reader, &left, op, right);
  else
    {
      left.reason = left.kind == NODE_UNKNOWN     ? left.reason
                    : right->kind == NODE_UNKNOWN ? right->reason
                                                  : (guint8) CHECKBIT_READING_OTHER;
      left.kind = NODE_UNKNOWN;
      left.flags &= NODE_WHOLE;
      left.children = NULL;
    }
  left.end = right->end;
  return left;
}

/* A node that is just a number. */
static Node
number_node (guint64 value)
{
  Node node = reader_node_new (NODE_VALUE, 0);

  node.value = value;
  return node;
}

void
reader_invert (Reader *reader, Node *node)
{
  Node all = number_node (G_MAXUINT64);

  reader_work_out (reader, reader_apply, '^', &all, node, node);
}

void
reader_negate (Reader *reader, Node *node)
{
  Node nothing = number_node (0);

  reader_work_out (reader, reader_apply, '-', &nothing, node, node);
}

gboolean
reader_set_bit (Reader *reader, const Node *place, Node *node)
{
  Node one = number_node (1), number = reader_as_number (reader, place);

  if (!reader_work_out (reader, reader_apply, OP_LEFT, &one, &number, &one))
    return FALSE;
  node->kind = NODE_VALUE;
  reader_put_value (node, &one);
  return TRUE;
}

void
reader_keep_low (Reader *reader, Node *node, guint n_bits)
{
  Node mask = number_node (n_bits < 64 ? ((guint64) 1 << n_bits) - 1 : G_MAXUINT64);

  reader_work_out (reader, reader_apply, '&', node, &mask, node);
}

void
reader_narrow (Reader *reader, Node *node, guint type)
{
  const Token *token = reader_token (reader, type);
  guint bits = reader_type_bits (reader_text (reader, token), token_length (token));

  /* a square in a byte is its number rather than its bit */
  if (bits > 0 && bits < 64 && node->kind == NODE_VALUE && !(node->flags & NODE_PLACE))
    reader_keep_low (reader, node, bits);
  node->flags &= (guint16) ~NODE_LITERAL;
}
