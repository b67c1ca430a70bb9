/* Values: expressions with the operators and casts of many languages, and lists of values.
 *
 * What is well formed but cannot be worked out is read to its end all the same, so that it can be
 * named as a whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/reader/reader-private.h"

static Node read_binary (Reader *reader, guint *at, guint end, int level);
static Node read_unary (Reader *reader, guint *at, guint end);

static const Token *
peek (const Reader *reader, guint at, guint end)
{
  static const Token none = { .kind = TOKEN_END };

  return at < end ? &reader->tokens[at] : &none;
}

static Node
node_new (NodeKind kind, guint first)
{
  return (Node){ .kind = (guint8) kind,
                 .first = first,
                 .end = first,
                 .index = -1,
                 .square = -1,
                 .name_square = -1 };
}

static Node
node_unknown (guint first, CheckbitReadingReason reason)
{
  Node node = node_new (NODE_UNKNOWN, first);

  node.reason = (guint8) reason;
  return node;
}

/* --- Operators -------------------------------------------------------------------------------- */

enum
{
  LEVEL_LOGIC = 1,
  LEVEL_COMPARE,
  LEVEL_OR,
  LEVEL_XOR,
  LEVEL_AND,
  LEVEL_SHIFT,
  LEVEL_PLUS,
  LEVEL_TIMES,
  LEVEL_POWER,
};

typedef struct
{
  int level;
  guint8 op; /* as the tokens have it; '~' for and-not */
} Operator;

static const struct
{
  const char *word;
  Operator op;
} operator_words[] = {
  { "and", { LEVEL_AND, '&' } },
  { "land", { LEVEL_AND, '&' } },
  { "band", { LEVEL_AND, '&' } },
  { "AND", { LEVEL_AND, '&' } },
  { "or", { LEVEL_OR, '|' } },
  { "lor", { LEVEL_OR, '|' } },
  { "bor", { LEVEL_OR, '|' } },
  { "OR", { LEVEL_OR, '|' } },
  { "xor", { LEVEL_XOR, '^' } },
  { "lxor", { LEVEL_XOR, '^' } },
  { "bxor", { LEVEL_XOR, '^' } },
  { "XOR", { LEVEL_XOR, '^' } },
  { "shl", { LEVEL_SHIFT, OP_LEFT } },
  { "lsl", { LEVEL_SHIFT, OP_LEFT } },
  { "bsl", { LEVEL_SHIFT, OP_LEFT } },
  { "SHL", { LEVEL_SHIFT, OP_LEFT } },
  { "shr", { LEVEL_SHIFT, OP_RIGHT } },
  { "lsr", { LEVEL_SHIFT, OP_RIGHT } },
  { "ushr", { LEVEL_SHIFT, OP_RIGHT } },
  { "bsr", { LEVEL_SHIFT, OP_RIGHT } },
  { "SHR", { LEVEL_SHIFT, OP_RIGHT } },
  { "shiftL", { LEVEL_SHIFT, OP_LEFT } },
  { "shiftR", { LEVEL_SHIFT, OP_RIGHT } },
  { "div", { LEVEL_TIMES, '/' } },
  { "mod", { LEVEL_TIMES, '%' } },
};

static Operator
operator_of_token (const Reader *reader, const Token *token)
{
  if (token->kind == TOKEN_WORD)
    {
      for (guint i = 0; i < G_N_ELEMENTS (operator_words); i++)
        if (token_equals (reader, token, operator_words[i].word))
          return operator_words[i].op;
      return (Operator){ 0 };
    }
  if (token->kind != TOKEN_OPERATOR)
    return (Operator){ 0 };
  switch (token->op)
    {
    case OP_LOGIC:
      return (Operator){ LEVEL_LOGIC, token->op };
    case OP_COMPARE:
    case '<':
    case '>':
      return (Operator){ LEVEL_COMPARE, token->op };
    case '|':
      return (Operator){ LEVEL_OR, token->op };
    case '^':
      return (Operator){ LEVEL_XOR, token->op };
    case '&':
      return (Operator){ LEVEL_AND, token->op };
    case OP_AND_NOT:
      return (Operator){ LEVEL_AND, token->op };
    case OP_LEFT:
    case OP_RIGHT:
      return (Operator){ LEVEL_SHIFT, token->op };
    case '+':
    case '-':
      return (Operator){ LEVEL_PLUS, token->op };
    case '*':
    case '/':
    case '%':
      return (Operator){ LEVEL_TIMES, token->op };
    case OP_POWER:
      return (Operator){ LEVEL_POWER, token->op };
    default:
      return (Operator){ 0 };
    }
}

/* Whether a sign is that of a number in a list, as in "5 -3 7". */
static gboolean
is_sign (const Reader *reader, guint at, guint end)
{
  const Token *token = &reader->tokens[at], *next = peek (reader, at + 1, end);

  return (token_is (token, '-') || token_is (token, '+')) && token->flags & TOKEN_SPACE
         && next->kind == TOKEN_NUMBER && !(next->flags & TOKEN_SPACE)
         && reader->tokens[at - 1].kind == TOKEN_NUMBER;
}

/* The binary operator that goes on with an expression; level 0 where none does. In Haskell words
 * between backquotes are operators. */
static Operator
next_operator (const Reader *reader, guint at, guint end, guint *n_tokens)
{
  const Token *token = peek (reader, at, end);
  Operator op;

  *n_tokens = 1;
  if (token_is (token, '`') && token_is (peek (reader, at + 2, end), '`'))
    {
      *n_tokens = 3;
      return operator_of_token (reader, &reader->tokens[at + 1]);
    }
  if (at < end && is_sign (reader, at, end))
    return (Operator){ 0 };
  op = operator_of_token (reader, token);
  /* <steps+16>, <repeats 8 times>: what a debugger adds */
  if (token_is (token, '<') && peek (reader, at + 1, end)->kind == TOKEN_WORD
      && token->flags & TOKEN_SPACE && !(peek (reader, at + 1, end)->flags & TOKEN_SPACE))
    return (Operator){ 0 };
  if (token_is (token, OP_BULLET))
    return (Operator){ 0 };
  if (op.level != 0 && token->flags & TOKEN_GAP && token->kind == TOKEN_WORD)
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

static gboolean
apply (guint8 op, guint64 left, guint64 right, guint64 *value)
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

/* The bit of a square by name, which counts as a number behind a shift. */
guint64
reader_number_of (const Reader *reader, const Node *node)
{
  const Symbol *symbol;

  if (!(node->flags & NODE_SQUARE))
    return node->value;
  symbol = g_hash_table_lookup (reader->symbols, reader_square_key (node->square));
  return symbol != NULL ? symbol->value
                        : chess_layout_bit (reader->layout, (ChessSquare) node->square);
}

/* [0] * 64 */
static gboolean
repeat_list (Reader *reader, Node *left, guint8 op, const Node *right)
{
  if (op != '*' || left->kind != NODE_LIST || right->kind != NODE_VALUE || left->n_children != 1
      || right->value > READER_MAX_INDEX)
    return FALSE;
  left->children->repeat = (guint) right->value;
  reader_claim (reader, right->first, right->end);
  return TRUE;
}

static Node
combine (Reader *reader, Node left, guint8 op, const Node *right)
{
  gboolean shift = op == OP_LEFT || op == OP_RIGHT;
  guint16 squares = left.flags & right->flags & (NODE_SQUARE | NODE_SQUARES);
  guint64 value;

  if (repeat_list (reader, &left, op, right))
    {
      left.end = right->end;
      return left;
    }
  if (left.kind == NODE_VALUE && right->kind == NODE_VALUE)
    {
      gboolean sum = op == '+' || op == '-' || op == '*' || (op == '^' && !squares);
      if (apply (op, sum ? reader_number_of (reader, &left) : left.value,
                 shift || sum ? reader_number_of (reader, right) : right->value, &value))
        left.value = value;
      else
        {
          left.kind = NODE_UNKNOWN;
          left.reason = shift ? CHECKBIT_READING_BAD_SHIFT : CHECKBIT_READING_OTHER;
        }
    }
  else
    {
      left.reason = left.kind == NODE_UNKNOWN     ? left.reason
                    : right->kind == NODE_UNKNOWN ? right->reason
                                                  : (guint8) CHECKBIT_READING_OTHER;
      left.kind = NODE_UNKNOWN;
      left.children = NULL;
    }
  left.flags = squares ? NODE_SQUARES : 0;
  left.end = right->end;
  return left;
}

static Node
read_binary (Reader *reader, guint *at, guint end, int level)
{
  Node left = read_unary (reader, at, end);

  while (left.kind != NODE_SYNTAX && left.kind != NODE_NONE)
    {
      guint n_tokens, before = *at;
      Operator op = next_operator (reader, *at, end, &n_tokens);
      if (op.level == 0 || op.level < level)
        break;
      *at += n_tokens;
      Node right = read_binary (reader, at, end, op.level + (op.level != LEVEL_POWER));
      if (right.kind == NODE_SYNTAX || right.kind == NODE_NONE)
        {
          if (op.level == LEVEL_COMPARE || reader->tokens[before].kind == TOKEN_WORD)
            {
              *at = before;
              break;
            }
          right.kind = NODE_SYNTAX;
          return right;
        }
      left = combine (reader, left, op.op, &right);
    }
  return left;
}

/* --- Unary operators and casts ---------------------------------------------------------------- */

static gboolean
begins_operand (const Reader *reader, const Token *token)
{
  return token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING || token_is (token, '(')
         || token_is (token, '~')
         || (token->kind == TOKEN_WORD && operator_of_token (reader, token).level == 0);
}

/* Whether a bracket holds a type: (uint64_t), (unsigned long long), (const Board *). */
static gboolean
is_cast (const Reader *reader, guint at, guint end)
{
  guint close = reader->tokens[at].match;
  guint n_words = 0;
  gboolean type = FALSE;

  if (close == 0 || close >= end || close == at + 1)
    return FALSE;
  for (guint i = at + 1; i < close; i++)
    {
      const Token *token = &reader->tokens[i];
      if (token->kind == TOKEN_WORD)
        {
          const char *word = reader->text + token->start;
          gsize length = token->end - token->start;
          n_words++;
          type = type || reader_is_type (word, length) || reader_is_keyword (word, length);
        }
      else if (token_is (token, '(') || token_is (token, '['))
        i = token->match > i ? token->match : i;
      else if (!token_is (token, '*') && !token_is (token, OP_SCOPE) && !token_is (token, '&')
               && !token_is (token, '<') && !token_is (token, '>'))
        return FALSE;
    }
  const Token *next = peek (reader, close + 1, end);
  if (n_words == 0 || !begins_operand (reader, next) || next->flags & TOKEN_NEW_LINE)
    return FALSE;
  return type || next->kind == TOKEN_NUMBER;
}

/* Keeps what a narrower type has room for. */
static void
narrow (const Reader *reader, Node *node, guint type)
{
  const Token *token = &reader->tokens[type];
  guint bits = reader_type_bits (reader->text + token->start, token->end - token->start);

  if (bits > 0 && bits < 64 && node->kind == NODE_VALUE)
    node->value &= ((guint64) 1 << bits) - 1;
  node->flags &= (guint16) ~NODE_LITERAL;
}

static Node
read_cast (Reader *reader, guint *at, guint end)
{
  guint first = *at, close = reader->tokens[first].match;

  reader_claim (reader, first, close + 1);
  *at = close + 1;
  Node node = read_unary (reader, at, end);
  if (node.kind == NODE_VALUE && close == first + 2)
    narrow (reader, &node, first + 1);
  node.first = first;
  return node;
}

/* The value of a minus before a node. */
static void
negate (const Reader *reader, Node *node)
{
  const Token *token = &reader->tokens[node->first];

  /* of a decimal number: what a signed word can hold */
  if (node->flags & NODE_LITERAL && token->kind == TOKEN_NUMBER
      && g_ascii_isdigit (reader->text[token->start])
      && !(token->start + 1 < token->end && g_ascii_isalpha (reader->text[token->start + 1])
           && reader->text[token->start] == '0')
      && node->value > (guint64) 1 << 63)
    {
      node->kind = NODE_UNKNOWN;
      node->reason = CHECKBIT_READING_TOO_NEGATIVE;
    }
  node->value = -node->value;
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

/* Words that say nothing about the value behind them. */
static gboolean
is_idle_word (const Reader *reader, const Token *token)
{
  static const char *const words[]
      = { "new", "return", "try", "await", "constant", "comptime", "move", "mut", "const" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (token->kind == TOKEN_WORD && token_equals (reader, token, words[i]))
      return TRUE;
  return FALSE;
}

static Node read_postfix (Reader *reader, guint *at, guint end);

static Node
read_unary (Reader *reader, guint *at, guint end)
{
  guint first = *at;
  const Token *token = peek (reader, first, end);
  guint8 op = unary_operator (reader, token);
  Node node;

  if (reader->depth == READER_MAX_DEPTH)
    return node_new (NODE_SYNTAX, first);
  if (is_idle_word (reader, token) && first + 1 < end)
    {
      ++*at;
      return read_unary (reader, at, end);
    }
  reader->depth++;
  if (op != 0)
    {
      ++*at;
      node = read_unary (reader, at, end);
      gboolean literal = op == '-' && node.flags & NODE_LITERAL;
      if (node.kind == NODE_VALUE && op == '-')
        negate (reader, &node);
      else if (node.kind == NODE_VALUE && op == '~')
        node.value = ~node.value;
      else if (node.kind == NODE_LIST && op != '&')
        node.kind = NODE_UNKNOWN;
      if (op != '&')
        node.flags = literal                                                  ? NODE_LITERAL
                     : op == '~' && node.flags & (NODE_SQUARE | NODE_SQUARES) ? NODE_SQUARES
                                                                              : 0;
      if (node.kind == NODE_NONE)
        node.kind = NODE_SYNTAX;
    }
  else if (token_is (token, '(') && is_cast (reader, first, end))
    node = read_cast (reader, at, end);
  else
    node = read_postfix (reader, at, end);
  reader->depth--;
  node.first = first;
  node.end = *at;
  return node;
}

/* --- Primaries -------------------------------------------------------------------------------- */

/* The value of a string: a number, or squares. */
static Node
read_string (Reader *reader, guint at)
{
  const Token *token = &reader->tokens[at];
  const char *text = reader->text + token->start;
  gsize length = token->end - token->start;
  Node node = node_new (NODE_NONE, at);
  Token inner = { .kind = TOKEN_NUMBER, .start = token->start, .end = token->end };
  gboolean negative = length > 1 && text[0] == '-';
  int square = reader_find_square (text, length);

  node.end = at + 1;
  if (square >= 0)
    {
      node.kind = NODE_VALUE;
      node.flags = NODE_SQUARE;
      node.square = (gint8) square;
      node.value = chess_layout_write (reader->layout, CHESS_BIT ((ChessSquare) square));
      return node;
    }
  for (gsize i = 0; i < length && node.kind == NODE_NONE; i++)
    if (g_ascii_isdigit (text[i]))
      node.kind = NODE_UNKNOWN;
  node.reason = CHECKBIT_READING_OTHER;
  if (length == 0 || (!g_ascii_isdigit (text[negative]) && length != 16)
      || (g_ascii_isdigit (text[negative])
          && reader_number_extent (reader->text, token->end, token->start + negative)
                 != token->end))
    return node;
  reader_number_read (text + negative, length - negative, &inner);
  if (inner.flags & TOKEN_BAD)
    return node;
  node.kind = NODE_VALUE;
  node.flags = NODE_LITERAL;
  node.value = negative ? -inner.value : inner.value;
  return node;
}

static Node
read_number (Reader *reader, guint at)
{
  const Token *token = &reader->tokens[at];
  Node node = node_new (NODE_VALUE, at);

  node.end = at + 1;
  node.value = token->value;
  node.flags = NODE_LITERAL;
  if (token->flags & TOKEN_BAD)
    {
      node.kind = NODE_UNKNOWN;
      node.reason = token->flags & TOKEN_LARGE ? CHECKBIT_READING_TOO_LARGE
                    : token->flags & TOKEN_FEN ? CHECKBIT_READING_POSITION
                                               : CHECKBIT_READING_BAD_NUMBER;
    }
  return node;
}

static Node
read_drawing (Reader *reader, guint at)
{
  Node node = node_new (NODE_VALUE, at);

  node.end = at + 1;
  node.flags = NODE_DRAWN | NODE_ALONE;
  node.value = chess_layout_write (reader->layout, reader->tokens[at].value);
  reader_claim (reader, at, at + 1);
  return node;
}

/* What a bracket round one value is worth: that value. */
static Node
unwrap (Node list)
{
  Node *only = list.children;

  if (list.n_children != 1 || only->name != NULL || only->element != NULL || only->index >= 0
      || only->repeat > 1)
    return list;
  Node node = *only;
  node.next = NULL;
  node.first = list.first;
  node.end = list.end;
  node.flags &= (guint16) ~(NODE_ENTRY | NODE_SEMICOLON);
  return node;
}

Node
reader_read_group (Reader *reader, guint open, guint end, guint flags, gboolean prose)
{
  guint close = reader->tokens[open].match;
  Node list = node_new (NODE_LIST, open);

  if (close <= open || close > end)
    close = end;
  reader->depth++;
  if (reader->depth < READER_MAX_DEPTH)
    reader_read_items (reader, open + 1, MIN (close, end), &list, (flags & NODE_ENUM) != 0, prose);
  reader->depth--;
  list.end = MIN (close + 1, end);
  return list;
}

/* Marks what fails in a list of values as an entry of it. */
static void
mark_entries (Node *list)
{
  for (Node *child = list->children; child != NULL; child = child->next)
    child->flags |= NODE_ENTRY;
}

/* Reads (…), […] or {…}. */
static Node
read_brackets (Reader *reader, guint *at, guint end)
{
  guint open = *at, close = reader->tokens[open].match;
  Node list;

  if (close <= open)
    close = end; /* the end of it was not copied */
  else if (close >= end)
    return node_new (NODE_SYNTAX, open);
  list = reader_read_group (reader, open, end, 0, FALSE);
  mark_entries (&list);
  *at = MIN (close + 1, end);
  list.end = *at;
  if (token_is (&reader->tokens[open], '('))
    list = unwrap (list);
  if (list.kind == NODE_LIST && list.n_children == 0)
    list.kind = NODE_NONE;
  return list;
}

/* The type before the brace of a list in Go and Zig: [64]uint64{, [2][64]u64{. Answers where the
 * brace is; 0 for none. */
static guint
find_typed_brace (const Reader *reader, guint at, guint end)
{
  guint i = at;

  while (i < end
         && (token_is (&reader->tokens[i], '[') || reader->tokens[i].kind == TOKEN_WORD
             || token_is (&reader->tokens[i], '.') || token_is (&reader->tokens[i], '*')))
    {
      if (i > at && reader->tokens[i].flags & (TOKEN_NEW_LINE | TOKEN_SPACE))
        return 0;
      if (token_is (&reader->tokens[i], '['))
        {
          if (reader->tokens[i].match <= i)
            return 0;
          i = reader->tokens[i].match;
        }
      i++;
    }
  return i > at && i < end && token_is (&reader->tokens[i], '{')
                 && reader->tokens[i - 1].kind == TOKEN_WORD
             ? i
             : 0;
}

/* The words that begin here, with the dots and colons between them: where the last one stands. */
static guint
path_end (const Reader *reader, guint at, guint end)
{
  while (at + 2 < end
         && (token_is (&reader->tokens[at + 1], '.') || token_is (&reader->tokens[at + 1], OP_SCOPE)
             || token_is (&reader->tokens[at + 1], OP_ARROW))
         && (reader->tokens[at + 2].kind == TOKEN_WORD
             || (reader->tokens[at + 2].kind == TOKEN_NUMBER
                 && token_is (&reader->tokens[at + 1], '.')))
         && !(reader->tokens[at + 1].flags & TOKEN_NEW_LINE))
    at += 2;
  return at;
}

/* Behind <…> that follows a word at once: std::array<uint64_t, 2>; the same place where there is
 * none. */
guint
reader_skip_generic (const Reader *reader, guint at, guint end)
{
  guint i = at, depth = 0;

  if (token_is (peek (reader, i, end), OP_SCOPE) && token_is (peek (reader, i + 1, end), '<'))
    i++;
  if (!token_is (peek (reader, i, end), '<') || reader->tokens[i].flags & TOKEN_SPACE)
    return at;
  for (; i < end && i < at + 40; i++)
    {
      const Token *token = &reader->tokens[i];
      if (token_is (token, '<'))
        depth++;
      else if (token_is (token, '>'))
        depth--;
      else if (token_is (token, OP_RIGHT))
        depth -= MIN (depth, (guint) (token->end - token->start));
      else if (token->kind != TOKEN_WORD && token->kind != TOKEN_NUMBER && !token_is (token, ',')
               && !token_is (token, OP_SCOPE) && !token_is (token, '*') && !token_is (token, '.'))
        return at;
      if (depth == 0)
        return i + 1;
    }
  return at;
}

static Node
symbol_node (const Reader *reader, const Symbol *symbol, guint at)
{
  Node node = node_new (NODE_VALUE, at);

  if (symbol->kind == SYMBOL_LIST)
    {
      node = *symbol->list;
      node.next = NULL;
      node.first = at;
      node.name = NULL;
      node.element = NULL;
      node.index = -1;
    }
  else
    node.value = symbol->value;
  return node;
}

static const Symbol *
find_symbol (const Reader *reader, guint from, guint to)
{
  gsize start = reader->tokens[from].start, end = reader->tokens[to].end;
  char name[80];

  if (end - start >= sizeof name)
    return NULL;
  memcpy (name, reader->text + start, end - start);
  name[end - start] = '\0';
  return g_hash_table_lookup (reader->symbols, name);
}

/* Expands a macro without arguments. */
static Node
read_macro (Reader *reader, const Symbol *symbol, guint at)
{
  guint body = symbol->body;
  Node node = node_new (NODE_UNKNOWN, at);

  if (reader->depth < READER_MAX_DEPTH)
    {
      reader->depth += 4; /* a macro that uses itself comes to an end */
      node = read_binary (reader, &body, symbol->end, 1);
      reader->depth -= 4;
    }
  if (body != symbol->end)
    node.kind = NODE_UNKNOWN;
  return node;
}

/* A name that stands for a value; NODE_UNKNOWN where it does not. */
static Node
read_name (Reader *reader, guint first, guint last)
{
  const Token *token = &reader->tokens[last];
  const char *word = reader->text + token->start;
  gsize length = token->end - token->start;
  const Symbol *symbol = find_symbol (reader, first, last);
  Node node = node_unknown (first, CHECKBIT_READING_UNKNOWN);
  guint64 set;
  int square;

  if (symbol == NULL && first < last)
    symbol = find_symbol (reader, last, last);
  node.end = last + 1;
  if (symbol != NULL && symbol->kind == SYMBOL_MACRO)
    return symbol->parameters == 0 ? read_macro (reader, symbol, first) : node;
  if (symbol != NULL)
    return symbol_node (reader, symbol, first);
  if ((square = reader_find_square (word, length)) >= 0)
    {
      node.kind = NODE_VALUE;
      node.flags = NODE_SQUARE;
      node.square = (gint8) square;
      node.value = chess_layout_write (reader->layout, CHESS_BIT ((ChessSquare) square));
      return node;
    }
  if (length > 3 && (memcmp (word, "BB_", 3) == 0 || memcmp (word, "bb_", 3) == 0)
      && (square = reader_find_square (word + 3, length - 3)) >= 0)
    set = CHESS_BIT ((ChessSquare) square);
  else if (!reader_find_line (word, length, &set))
    {
      gboolean found = reader_find_constant (word, length, &node.value);
      if (!found && last >= first + 2)
        found = reader_find_path_limit (reader, last - 2, last, &node.value);
      node.kind = found ? NODE_VALUE : NODE_UNKNOWN;
      return node;
    }
  node.kind = NODE_VALUE;
  node.flags = NODE_SQUARES;
  node.value = chess_layout_write (reader->layout, set);
  return node;
}

/* Whether a word asks for nothing but the value before it: bits.0, bb.rawValue. */
static gboolean
is_idle_property (const Reader *reader, const Token *token)
{
  static const char *const names[]
      = { "0",        "bits",  "bit",  "raw",  "rawValue",   "value", "bb",
          "bitboard", "inner", "word", "mask", "asBitboard", "data" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (token_equals (reader, token, names[i]))
      return TRUE;
  return FALSE;
}

/* Reads a path of words: a name, a call, a constructor with its list. */
static Node
read_path (Reader *reader, guint *at, guint end)
{
  guint first = *at, last = path_end (reader, first, end),
        next = reader_skip_generic (reader, last + 1, end);
  Node node;

  /* numeric_limits<uint64_t>::max */
  if (next > last + 1 && token_is (peek (reader, next, end), OP_SCOPE)
      && peek (reader, next + 1, end)->kind == TOKEN_WORD)
    {
      reader_claim (reader, last + 1, next);
      last = next + 1;
      next = last + 1;
    }
  /* vec![…], bitboard! {…} */
  if (token_is (peek (reader, next, end), '!') && !(reader->tokens[next].flags & TOKEN_SPACE)
      && next + 1 < end
      && (token_is (&reader->tokens[next + 1], '[') || token_is (&reader->tokens[next + 1], '{')
          || token_is (&reader->tokens[next + 1], '(')))
    {
      *at = next + 1;
      node = read_brackets (reader, at, end);
      return unwrap (node);
    }
  const Token *token = peek (reader, next, end);
  if (token_is (token, '(') && !(token->flags & TOKEN_NEW_LINE) && token->match > next
      && token->match < end)
    {
      reader_claim (reader, last + 1, next);
      node = reader_call (reader, first, last, next);
      *at = token->match + 1;
      return node;
    }
  /* new long[64] { …, and types of arrays alone */
  guint brace = next;
  while (token_is (peek (reader, brace, end), '[') && reader->tokens[brace].match > brace
         && reader->tokens[brace].match < end)
    brace = reader->tokens[brace].match + 1;
  if (brace > next && peek (reader, brace, end)->kind == TOKEN_WORD
      && !(reader->tokens[brace].flags & TOKEN_SPACE)
      && token_is (peek (reader, brace + 1, end), '{'))
    brace++; /* map[string]int{ */
  token = peek (reader, brace, end);
  if (token_is (token, '{') && token->match > brace && token->match < end)
    {
      reader_claim (reader, last + 1, brace);
      *at = brace;
      node = read_brackets (reader, at, end);
      if (node.kind == NODE_LIST && node.n_children == 1)
        node = unwrap (node);
      return node;
    }
  if (brace > next
      && reader_is_type (reader->text + reader->tokens[last].start,
                         reader->tokens[last].end - reader->tokens[last].start))
    {
      reader_claim (reader, last + 1, brace);
      *at = brace;
      return node_new (NODE_NONE, first);
    }
  node = read_name (reader, first, last);
  while (node.kind == NODE_UNKNOWN && last >= first + 2
         && is_idle_property (reader, &reader->tokens[last]))
    {
      reader_claim (reader, last, last + 1);
      last -= 2;
      Node shorter = read_name (reader, first, last);
      if (shorter.kind != NODE_UNKNOWN)
        node = shorter;
    }
  *at = MAX (next, last + 1);
  return node;
}

/* A list that says how often its value stands in it: [0; 64]. */
static Node
read_repeated (Reader *reader, guint *at, guint end)
{
  guint open = *at, close = reader->tokens[open].match, semicolon = 0;
  Node node = node_new (NODE_SYNTAX, open);

  for (guint i = open + 1; i < close; i++)
    if (token_is (&reader->tokens[i], '[') || token_is (&reader->tokens[i], '('))
      i = MAX (i, reader->tokens[i].match);
    else if (token_is (&reader->tokens[i], ';'))
      semicolon = i;
  if (semicolon == 0 || semicolon + 2 != close || close >= end)
    return node;
  guint inner = open + 1, count_at = semicolon + 1;
  Node value = read_binary (reader, &inner, semicolon, 1);
  Node count = read_binary (reader, &count_at, close, 1);
  if (inner != semicolon || value.kind != NODE_VALUE || count.kind != NODE_VALUE
      || count.value > READER_MAX_INDEX)
    return node;
  node.kind = NODE_LIST;
  value.repeat = (guint) count.value;
  reader_append (reader, &node, &value);
  reader_claim (reader, open, close);
  *at = close + 1;
  return node;
}

static Node
read_primary (Reader *reader, guint *at, guint end)
{
  const Token *token = peek (reader, *at, end);
  guint first = *at, brace;
  Node node;

  switch (token->kind)
    {
    case TOKEN_NUMBER:
      ++*at;
      return read_number (reader, first);
    case TOKEN_STRING:
      ++*at;
      return read_string (reader, first);
    case TOKEN_DRAWING:
      ++*at;
      return read_drawing (reader, first);
    case TOKEN_WORD:
      return read_path (reader, at, end);
    case TOKEN_OPERATOR:
      break;
    default:
      return node_new (NODE_SYNTAX, first);
    }
  if ((token_is (token, '.') || token_is (token, '\'') || token_is (token, '@')
       || token_is (token, '$') || token_is (token, '#'))
      && first + 1 < end && !(reader->tokens[first + 1].flags & TOKEN_SPACE))
    {
      ++*at; /* .{ of Zig, '{ of SystemVerilog, @[ of Nim, .e4 of Swift */
      return read_primary (reader, at, end);
    }
  if (token_is (token, '['))
    {
      if ((brace = find_typed_brace (reader, first, end)) > 0)
        {
          reader_claim (reader, first, brace);
          *at = brace;
          return read_brackets (reader, at, end);
        }
      node = read_repeated (reader, at, end);
      if (node.kind == NODE_LIST)
        return node;
    }
  if (token_is (token, '(') || token_is (token, '[') || token_is (token, '{'))
    return read_brackets (reader, at, end);
  return node_new (NODE_SYNTAX, first);
}

/* An entry of a table that was read before. */
static gboolean
take_entry (Reader *reader, Node *node, guint *at, guint end)
{
  guint open = *at, inner = open + 1, close = reader->tokens[open].match;
  const Node *child;

  if (node->kind != NODE_LIST || close <= open || close >= end)
    return FALSE;
  Node index = read_binary (reader, &inner, close, 1);
  if (inner != close || index.kind != NODE_VALUE)
    return FALSE;
  guint64 place = reader_number_of (reader, &index);
  for (child = node->children; child != NULL && place > 0; child = child->next)
    place -= MIN (place, MAX (child->repeat, 1));
  if (child == NULL || (child->kind != NODE_VALUE && child->kind != NODE_LIST))
    return FALSE;
  guint first = node->first;
  *node = *child;
  node->next = NULL;
  node->first = first;
  node->name = NULL;
  node->flags = 0;
  *at = close + 1;
  return TRUE;
}

/* x as u64; the type is no value. */
static gboolean
take_as (Reader *reader, Node *node, guint *at, guint end)
{
  const Token *token = peek (reader, *at, end);

  if (token->kind != TOKEN_WORD || !token_equals (reader, token, "as")
      || peek (reader, *at + 1, end)->kind != TOKEN_WORD)
    return FALSE;
  guint last = path_end (reader, *at + 1, end);
  narrow (reader, node, last);
  *at = last + 1;
  return TRUE;
}

/* Reads what stands behind an operand: methods, indices, marks, casts. */
static Node
read_postfix (Reader *reader, guint *at, guint end)
{
  guint first = *at;
  Node node = read_primary (reader, at, end);

  while (node.kind != NODE_SYNTAX && *at < end)
    {
      const Token *token = &reader->tokens[*at], *next = peek (reader, *at + 1, end);
      gboolean joined = !(token->flags & TOKEN_SPACE);
      if ((token_is (token, '.') || token_is (token, OP_SCOPE) || token_is (token, OP_ARROW))
          && (next->kind == TOKEN_WORD || next->kind == TOKEN_NUMBER)
          && !(next->flags & TOKEN_SPACE) && (joined || token->flags & TOKEN_NEW_LINE))
        {
          const Token *after = peek (reader, *at + 2, end);
          gboolean call = token_is (after, '(') && after->match > *at + 2 && after->match < end
                          && !(after->flags & TOKEN_SPACE);
          if (!reader_method (reader, &node, *at + 1, call ? *at + 2 : 0))
            {
              node.kind = NODE_UNKNOWN;
              node.reason = CHECKBIT_READING_UNKNOWN;
              node.children = NULL;
            }
          *at = call ? after->match + 1 : *at + 2;
        }
      else if (joined && (token_is (token, '!') || token_is (token, '?')))
        ++*at;
      else if (joined && token_is (token, '[') && token->match > *at && token->match < end)
        {
          if (!take_entry (reader, &node, at, end))
            {
              node.kind = NODE_UNKNOWN;
              node.reason = CHECKBIT_READING_UNKNOWN;
              node.children = NULL;
              *at = token->match + 1;
            }
        }
      else if (joined && token_is (token, OP_STEP))
        {
          node.kind = NODE_UNKNOWN;
          ++*at;
        }
      else if (!take_as (reader, &node, at, end))
        break;
    }
  node.first = first;
  node.end = *at;
  return node;
}

Node
reader_read_value (Reader *reader, guint *at, guint end)
{
  return read_binary (reader, at, end, 1);
}
