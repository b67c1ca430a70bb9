/* Statements, declarations, entries, prose: what stands between the values, and gives them names.
 *
 * No language is parsed. An item ends at a comma, a semicolon or the end of its line; whatever
 * stands before "=" or ":" in it gives the name, and the rest is a value. Where there is no value
 * to be made of it, it is walked through: blocks in braces are read for themselves, and numbers
 * among words are taken only if they are plainly a machine's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/reader/reader-private.h"

/* What is known of the items of one bracket. */
typedef struct
{
  Node *list;
  guint end;
  gboolean root, prose;
  gboolean enumeration;       /* entries without a value count on, */
  guint64 next;               /* from here */
  guint formula, formula_end; /* of Go's iota: tokens; 0 for none */
  guint16 pending;            /* flags of the next node */
} Items;

static void read_item (Reader *reader, guint *at, Items *items);

static const Token *
peek (const Reader *reader, guint at, guint end)
{
  static const Token none = { .kind = TOKEN_END };

  return at < end ? &reader->tokens[at] : &none;
}

static gboolean
is_word (const Reader *reader, guint at, guint end, const char *word)
{
  const Token *token = peek (reader, at, end);

  return token->kind == TOKEN_WORD && token_equals (reader, token, word);
}

static gboolean
is_open (const Token *token)
{
  return token_is (token, '(') || token_is (token, '[') || token_is (token, '{');
}

static gboolean
is_close (const Token *token)
{
  return token_is (token, ')') || token_is (token, ']') || token_is (token, '}');
}

/* Behind a token, or behind the bracket that it opens. */
static guint
skip (const Reader *reader, guint at, guint end)
{
  const Token *token = &reader->tokens[at];
  guint generic;

  if (token_is (token, '<') && at > 0 && reader->tokens[at - 1].kind == TOKEN_WORD
      && (generic = reader_skip_generic (reader, at, end)) > at)
    return generic;
  return is_open (token) && token->match > at && token->match < end ? token->match + 1 : at + 1;
}

/* Whether an item ends before a token. */
static gboolean
ends_item (const Reader *reader, guint at, guint end)
{
  const Token *token = peek (reader, at, end);

  return token->kind == TOKEN_END || token->kind == TOKEN_BREAK || token->kind == TOKEN_DRAWING
         || token->kind == TOKEN_DEFINE || token_is (token, ',') || token_is (token, ';')
         || is_close (token) || token->flags & TOKEN_NEW_LINE;
}

/* Where the item ends that goes on from a token. A brace may stand on the next line. */
static guint
find_item_end (const Reader *reader, guint at, guint end)
{
  guint i = skip (reader, at, end);

  while (i < end && (!ends_item (reader, i, end) || token_is (&reader->tokens[i], '{')))
    i = skip (reader, i, end);
  return i;
}

static guint
find_line_end (const Reader *reader, guint at, guint end)
{
  guint i = at + 1;

  while (i < end && !(reader->tokens[i].flags & TOKEN_NEW_LINE))
    i++;
  return MIN (i, end);
}

static gboolean
has_number (const Reader *reader, guint from, guint end)
{
  for (guint i = from; i < end; i++)
    {
      const Token *token = &reader->tokens[i];
      if (token->kind == TOKEN_NUMBER)
        return TRUE;
      for (gsize c = token->start; token->kind == TOKEN_STRING && c < token->end; c++)
        if (g_ascii_isdigit (reader->text[c]))
          return TRUE;
    }
  return FALSE;
}

static const char *
dup_token (Reader *reader, guint at)
{
  const Token *token = &reader->tokens[at];

  return reader_arena_strndup (&reader->arena, reader->text + token->start,
                               token->end - token->start);
}

/* --- Nodes ------------------------------------------------------------------------------------ */

void
reader_append (Reader *reader, Node *list, const Node *node)
{
  Node *copy = reader_arena_alloc (&reader->arena, sizeof *copy);

  *copy = *node;
  copy->next = NULL;
  if (list->last_child != NULL)
    list->last_child->next = copy;
  else
    list->children = copy;
  list->last_child = copy;
  list->n_children++;
}

static void
append (Reader *reader, Items *items, Node node)
{
  node.flags |= items->pending;
  items->pending = 0;
  reader_append (reader, items->list, &node);
}

static Node
node_range (NodeKind kind, CheckbitReadingReason reason, guint first, guint end)
{
  return (Node){ .kind = (guint8) kind,
                 .reason = (guint8) reason,
                 .first = first,
                 .end = end,
                 .index = -1,
                 .square = -1,
                 .name_square = -1 };
}

/* Leaves a part of the text that holds a number. */
static void
leave (Reader *reader, Items *items, guint first, guint end, CheckbitReadingReason reason)
{
  Node node = node_range (NODE_UNKNOWN, reason, first, end);

  if (!has_number (reader, first, end))
    {
      items->pending |= NODE_BREAK;
      return;
    }
  node.flags = NODE_ALONE;
  append (reader, items, node);
}

static void
define (Reader *reader, const char *name, const Node *node)
{
  Symbol *symbol;

  if (name == NULL || (node->kind != NODE_VALUE && node->kind != NODE_LIST))
    return;
  symbol = reader_arena_alloc (&reader->arena, sizeof *symbol);
  *symbol = (Symbol){ .kind = SYMBOL_VALUE, .value = node->value };
  if (node->kind == NODE_LIST)
    {
      Node *list = reader_arena_alloc (&reader->arena, sizeof *list);
      *list = *node;
      symbol->kind = SYMBOL_LIST;
      symbol->list = list;
    }
  g_hash_table_insert (reader->symbols, (gpointer) name, symbol);
  if (node->name_square >= 0 && node->kind == NODE_VALUE && node->value < 64)
    g_hash_table_insert (reader->symbols, (gpointer) reader_square_key (node->name_square), symbol);
}

/* --- Prose ------------------------------------------------------------------------------------ */

/* Whether a word is one of a sentence and not of a program: 0 no, 1 perhaps, 2 yes. */
static int
is_plain_word (const Reader *reader, const Token *token)
{
  const char *word = reader->text + token->start;
  gsize length = token->end - token->start;
  guint64 value;

  if (token->kind != TOKEN_WORD)
    return 0;
  for (gsize i = 0; i < length; i++)
    if (word[i] == '_' || g_ascii_isdigit (word[i]) || word[i] == '$' || word[i] == '@'
        || (i > 0 && g_ascii_isupper (word[i]) && !g_ascii_isupper (word[i - 1])))
      return 0;
  if (reader_is_keyword (word, length) || reader_is_operator_word (word, length))
    return 1;
  return reader_is_type (word, length) || reader_find_constant (word, length, &value) ? 0 : 2;
}

static gboolean
is_prose_pair (const Reader *reader, const Token *left, const Token *right)
{
  int a = is_plain_word (reader, left), b = is_plain_word (reader, right);

  if (right->flags & TOKEN_NEW_LINE || !(right->flags & TOKEN_SPACE))
    return FALSE;
  if (left->kind == TOKEN_NUMBER || right->kind == TOKEN_NUMBER)
    return a == 2 || b == 2;
  return (a == 2 && b > 0) || (b == 2 && a > 0);
}

/* Whether a line is a sentence: words stand beside each other, and nothing is given a value. */
static gboolean
is_prose_line (const Reader *reader, guint at, guint end)
{
  guint line_end = find_line_end (reader, at, end), n_pairs = 0, n_plain = 0;

  for (guint i = at; i < line_end; i++)
    {
      const Token *token = &reader->tokens[i];
      if (token_is (token, '=') || token_is (token, OP_ASSIGN) || token_is (token, OP_COMPOUND)
          || token_is (token, '{') || token_is (token, '}') || token_is (token, ';')
          || token_is (token, ':') || token_is (token, OP_SCOPE))
        return FALSE;
      n_plain += is_plain_word (reader, token) == 2;
      if (i > at)
        n_pairs += is_prose_pair (reader, &reader->tokens[i - 1], token);
    }
  return n_pairs >= 2 || (n_pairs == 1 && n_plain >= 1);
}

/* --- Walking through -------------------------------------------------------------------------- */

/* A number among words: read where only a program writes it, left elsewhere. */
static guint
walk_number (Reader *reader, guint at, guint end, Items *items)
{
  const Token *token = &reader->tokens[at];
  Node node;
  guint next = at;

  if (token->flags & TOKEN_MACHINE && !(token->flags & TOKEN_BAD))
    {
      node = reader_read_value (reader, &next, end);
      if (node.kind != NODE_VALUE)
        {
          node = node_range (NODE_VALUE, CHECKBIT_READING_OK, at, at + 1);
          node.value = token->value;
          next = at + 1;
        }
      node.flags |= NODE_ALONE;
      append (reader, items, node);
      return next;
    }
  leave (reader, items, at, at + 1,
         token->flags & TOKEN_FEN     ? CHECKBIT_READING_POSITION
         : token->flags & TOKEN_LARGE ? CHECKBIT_READING_TOO_LARGE
         : token->flags & TOKEN_BAD   ? CHECKBIT_READING_BAD_NUMBER
                                      : CHECKBIT_READING_PROSE);
  return at + 1;
}

/* Whether a bracket follows a type and a name, and holds the value of that name: U64 x{1}. */
static gboolean
is_initializer (const Reader *reader, guint first, guint at)
{
  static const char *const heads[]
      = { "class",   "struct",   "namespace", "extension", "impl",  "trait",  "interface", "object",
          "module",  "mod",      "record",    "union",     "fn",    "func",   "fun",       "def",
          "return",  "else",     "if",        "for",       "while", "switch", "match",     "new",
          "package", "protocol", "operator",  "actor",     "data",  "type" };

  if (at < first + 2 || reader->tokens[at - 1].kind != TOKEN_WORD)
    return FALSE;
  const Token *before = &reader->tokens[at - 2];
  if (before->kind != TOKEN_WORD && !token_is (before, '>') && !token_is (before, ']')
      && !token_is (before, '*') && !token_is (before, '&'))
    return FALSE;
  for (guint i = first; i < at; i++)
    for (guint j = 0; j < G_N_ELEMENTS (heads); j++)
      if (is_word (reader, i, at, heads[j]) || token_is (&reader->tokens[i], ')'))
        return FALSE;
  return TRUE;
}

/* The bracket in which a walk has come to; answers what is behind it. */
static guint
walk_bracket (Reader *reader, guint first, guint at, guint end, gboolean words, Items *items)
{
  const Token *token = &reader->tokens[at];
  guint next = skip (reader, at, end);
  gboolean initializer = is_initializer (reader, first, at);
  const Token *before = at > first ? &reader->tokens[at - 1] : NULL;

  if (next == at + 1 && token->match == 0)
    return next;
  if (token_is (token, '[') && before != NULL
      && (before->kind == TOKEN_WORD || is_close (before)
          || peek (reader, next, end)->kind == TOKEN_WORD))
    {
      reader_claim (reader, at, next); /* a size, a type, an index */
      return next;
    }
  if (token_is (token, '(') && !has_number (reader, at, next))
    return next;
  if (words && before != NULL && !token_is (token, '{'))
    initializer = initializer && !(token->flags & TOKEN_SPACE);
  gboolean prose = items->prose || (words && !token_is (token, '{') && !initializer);
  Node list = reader_read_group (reader, at, end, 0, prose);
  if (list.n_children == 0)
    return next;
  if (initializer)
    {
      list.name = dup_token (reader, at - 1);
      for (Node *child = list.children; child != NULL; child = child->next)
        child->flags |= NODE_ENTRY;
      define (reader, list.name, list.n_children == 1 ? list.children : &list);
    }
  else
    list.flags |= NODE_BLOCK;
  append (reader, items, list);
  return next;
}

/* Goes through an item that is no value. */
static void
walk (Reader *reader, guint *at, guint end, Items *items)
{
  guint first = *at, i = first;
  gboolean words = items->prose || first < reader->prose_end, named = FALSE, groups = FALSE;

  for (guint j = first; j < end; j = skip (reader, j, end))
    {
      const Token *token = &reader->tokens[j];
      named = named || token->kind == TOKEN_WORD;
      groups = groups || token_is (token, '{');
      words = words || (j > first && is_prose_pair (reader, &reader->tokens[j - 1], token));
    }
  if (words && !groups)
    reader->prose_end = MAX (reader->prose_end, find_line_end (reader, first, reader->n_tokens));
  *at = end;
  if (!named && !groups && !words)
    {
      leave (reader, items, first, end, CHECKBIT_READING_OTHER);
      return;
    }
  items->pending |= NODE_BREAK;
  while (i < end)
    {
      const Token *token = &reader->tokens[i];
      if (is_open (token))
        i = walk_bracket (reader, first, i, end, words, items);
      else if (token->kind == TOKEN_NUMBER)
        i = walk_number (reader, i, end, items);
      else
        {
          guint next = skip (reader, i, end);
          if (next > i + 1)
            reader_claim (reader, i, next); /* a generic type: sizes */
          i = next;
        }
    }
  items->pending |= NODE_BREAK;
}

/* --- Names ------------------------------------------------------------------------------------ */

/* Where an item gives something a value: the last "=" in it, or the last ":" where there is none;
 * end for nowhere. */
static guint
find_assignment (const Reader *reader, guint at, guint end)
{
  guint found = end, colon = end;

  for (guint i = at; i < end && (i == at || !ends_item (reader, i, end)); i = skip (reader, i, end))
    {
      const Token *token = &reader->tokens[i];
      if (token_is (token, '=') || token_is (token, OP_ASSIGN) || token_is (token, OP_COMPOUND))
        {
          if (found != end && token_is (peek (reader, i - 1, end), ')')
              && token_is (token, OP_ASSIGN))
            {
              found = i; /* const f = (x) => … */
              continue;
            }
          if (found != end && peek (reader, i - 1, end)->kind != TOKEN_WORD)
            break;
          if (found != end && reader->tokens[i].flags & TOKEN_SPACE && i >= found + 2
              && reader->tokens[i - 1].kind == TOKEN_WORD && i - 1 != found + 1)
            break; /* occ=1 att=2 */
          if (found != end && i - 1 != found + 1)
            break;
          found = i;
        }
      else if (token_is (token, ':') && found == end)
        {
          /* a=1: the colon of a later entry is its own */
          colon = i;
        }
      else if (token_is (token, '?'))
        break;
    }
  return found != end ? found : colon;
}

/* Whether what stands behind the colon of "x: u64 = 1" is a type, and not a name in "INFO: x = 1".
 */
static gboolean
is_annotation (const Reader *reader, guint at, guint colon, guint end)
{
  guint n_words = 0;

  for (guint i = at; i < colon; i++)
    {
      const Token *token = &reader->tokens[i];
      if (token->kind == TOKEN_WORD
          && reader_is_keyword (reader->text + token->start, token->end - token->start))
        return TRUE;
    }
  for (guint i = colon + 1; i < end; i = skip (reader, i, end))
    {
      const Token *token = &reader->tokens[i];
      const char *word = reader->text + token->start;
      gsize length = token->end - token->start;
      if (is_open (token) || token_is (token, '&'))
        return TRUE;
      if (token->kind != TOKEN_WORD)
        continue;
      n_words++;
      if (reader_is_type (word, length) || reader_is_keyword (word, length)
          || g_ascii_isupper (word[0]))
        return TRUE;
    }
  return n_words == 0;
}

/* Behind the opening bracket of the one that ends before a place. */
static guint
open_of (const Reader *reader, guint close, guint first)
{
  guint match = reader->tokens[close].match;

  return match >= first && match < close ? match : close;
}

/* Works an index out; -1 where it is none. */
static gint64
read_index (Reader *reader, guint open, guint close, int *square)
{
  guint at = open + 1;
  Node node = reader_read_value (reader, &at, close);

  *square = -1;
  if (at != close || node.kind != NODE_VALUE || open + 1 == close)
    return -1;
  if (node.flags & NODE_SQUARE)
    {
      *square = node.square;
      return (gint64) reader_number_of (reader, &node);
    }
  return node.value <= READER_MAX_INDEX ? (gint64) node.value : -1;
}

/* Appends "[2]" for each bracket from first to end. */
static void
add_indices (Reader *reader, GString *name, guint first, guint end)
{
  for (guint i = first; i < end; i = reader->tokens[i].match + 1)
    {
      int square;
      gint64 index = read_index (reader, i, reader->tokens[i].match, &square);
      const Token *open = &reader->tokens[i], *close = &reader->tokens[open->match];
      if (index >= 0 && square < 0)
        g_string_append_printf (name, "[%" G_GINT64_FORMAT "]", index);
      else
        g_string_append_len (name, reader->text + open->start, (gssize) (close->end - open->start));
    }
}

/* The name of an entry: a word or a string; perhaps a square or an index. */
static void
take_name (Reader *reader, guint at, Node *target)
{
  const Token *token = &reader->tokens[at];
  const char *text = reader->text + token->start;
  gsize length = token->end - token->start;
  guint64 index;

  target->name_token = at;
  target->name_square = (gint8) reader_find_square (text, length);
  if ((token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING)
      && reader_digits (text, length, 10, &index) && index <= READER_MAX_INDEX)
    {
      target->index = (gint64) index;
      return;
    }
  target->name = dup_token (reader, at);
}

static gboolean
is_type_token (const Reader *reader, guint at)
{
  const Token *token = &reader->tokens[at];

  return token->kind == TOKEN_WORD
         && reader_is_type (reader->text + token->start, token->end - token->start);
}

static gboolean
is_keyword_token (const Reader *reader, guint at)
{
  const Token *token = &reader->tokens[at];

  return token->kind == TOKEN_WORD
         && reader_is_keyword (reader->text + token->start, token->end - token->start);
}

/* The element of a table that is given a value: t[3], t[0][3]. */
static void
take_element (Reader *reader, guint name, guint first_index, guint end, Node *target)
{
  guint last = first_index;
  GString *text
      = g_string_new_len (reader->text + reader->tokens[name].start,
                          (gssize) (reader->tokens[name].end - reader->tokens[name].start));
  int square;

  while (reader->tokens[last].match + 1 < end)
    last = reader->tokens[last].match + 1;
  gint64 index = read_index (reader, last, reader->tokens[last].match, &square);
  add_indices (reader, text, first_index, index >= 0 ? last : end);
  target->name = reader_arena_strndup (&reader->arena, text->str, text->len);
  target->name_token = name;
  if (index >= 0)
    {
      target->element = target->name;
      target->index = index;
    }
  g_string_free (text, TRUE);
}

/* Goes back over brackets and generic types that end before a place. */
static guint
back_over_brackets (const Reader *reader, guint first, guint end)
{
  while (end > first && is_close (&reader->tokens[end - 1]))
    {
      guint open = open_of (reader, end - 1, first);
      if (open == end - 1)
        break;
      end = open;
    }
  if (end > first
      && (token_is (&reader->tokens[end - 1], '>')
          || token_is (&reader->tokens[end - 1], OP_RIGHT)))
    for (guint i = end - 1; i > first; i--)
      if (token_is (&reader->tokens[i], '<') && reader->tokens[i - 1].kind == TOKEN_WORD)
        return i;
  return end;
}

/* Whether a name is declared where it stands, so that brackets behind it are sizes. */
static gboolean
is_declared (const Reader *reader, guint first, guint name)
{
  if (name == first)
    return FALSE;
  const Token *before = &reader->tokens[name - 1];
  return before->kind == TOKEN_WORD || token_is (before, '>') || token_is (before, '*')
         || token_is (before, '&') || (is_close (before) && !token_is (before, ')'));
}

static gboolean
is_control (const Reader *reader, guint at)
{
  return is_word (reader, at, at + 1, "for") || is_word (reader, at, at + 1, "if")
         || is_word (reader, at, at + 1, "while") || is_word (reader, at, at + 1, "switch");
}

/* Finds the name in what stands before "=" or ":". */
static void
read_target (Reader *reader, guint first, guint end, gboolean assigned, Node *target)
{
  guint colon = end, equals = end;

  for (guint i = first; assigned && i < end && colon == end; i = skip (reader, i, end))
    if (token_is (&reader->tokens[i], ':'))
      colon = i;
  for (guint i = first, next; i < end; i = next)
    {
      next = skip (reader, i, end);
      if (next > i + 1 && !(i > first && is_control (reader, i - 1)))
        reader_claim (reader, i, next); /* sizes and types */
    }
  if (colon != end && is_annotation (reader, first, colon, end))
    end = colon;
  else if (colon != end)
    first = colon + 1;
  guint name_end = back_over_brackets (reader, first, end);
  /* Go: var t [64]uint64 */
  if (name_end > first + 1 && is_type_token (reader, name_end - 1))
    {
      guint before = back_over_brackets (reader, first, name_end - 1);
      if (before > first && reader->tokens[before - 1].kind == TOKEN_WORD
          && !is_keyword_token (reader, before - 1) && (!is_type_token (reader, before - 1)))
        end = name_end = before;
    }
  else if (name_end == first + 3 && is_word (reader, first, end, "var")
           && reader->tokens[first + 1].kind == TOKEN_WORD
           && reader->tokens[first + 2].kind == TOKEN_WORD)
    end = name_end = first + 2; /* var x Bitboard */
  if (name_end == first)
    {
      if (first < end && token_is (&reader->tokens[first], '['))
        {
          guint close = reader->tokens[first].match;
          int square;
          if (close == first + 2 && reader->tokens[first + 1].kind != TOKEN_NUMBER)
            take_name (reader, first + 1, target);
          if (target->name_square < 0)
            target->index = read_index (reader, first, close, &square);
          if (target->index >= 0)
            target->name = NULL;
        }
      return;
    }
  guint name = name_end - 1;
  const Token *token = &reader->tokens[name];
  if (token->kind == TOKEN_NUMBER
      && (name != first || token->flags & TOKEN_BAD || token_is (&reader->tokens[equals], '=')
          || token_is (&reader->tokens[equals], OP_COMPOUND)))
    return; /* a number is the index of an entry, nothing else */
  if (token->kind != TOKEN_WORD && token->kind != TOKEN_STRING && token->kind != TOKEN_NUMBER)
    return;
  if (name_end < end && token_is (&reader->tokens[name_end], '[')
      && !is_declared (reader, first, name))
    take_element (reader, name, name_end, end, target);
  else
    take_name (reader, name, target);
}

/* --- Values ----------------------------------------------------------------------------------- */

/* <repeats 12 times>, <steps+16>, 'a': what a debugger adds to a value. */
static void
take_notes (Reader *reader, guint *at, guint end, Node *node)
{
  const Token *token = peek (reader, *at, end);

  if (token->kind == TOKEN_STRING && node->kind == NODE_VALUE && node->flags & NODE_LITERAL
      && !(token->flags & TOKEN_NEW_LINE) && reader->tokens[*at - 1].kind == TOKEN_NUMBER
      && reader->text[token->start - 1] == '\'')
    {
      reader_claim (reader, *at, *at + 1);
      ++*at;
      token = peek (reader, *at, end);
    }
  if (!token_is (token, '<') || peek (reader, *at + 1, end)->kind != TOKEN_WORD
      || peek (reader, *at + 1, end)->flags & TOKEN_SPACE)
    return;
  guint close = *at;
  while (close < end && !token_is (&reader->tokens[close], '>')
         && !(close > *at && reader->tokens[close].flags & TOKEN_NEW_LINE))
    close++;
  if (close >= end || !token_is (&reader->tokens[close], '>'))
    return;
  if (is_word (reader, *at + 1, end, "repeats") && reader->tokens[*at + 2].kind == TOKEN_NUMBER)
    node->repeat = (guint) MIN (reader->tokens[*at + 2].value, READER_MAX_INDEX + 1);
  reader_claim (reader, *at, close + 1);
  *at = close + 1;
}

/* Whether a value may follow another with only a blank between them. */
static gboolean
follows_value (const Reader *reader, guint at, guint end)
{
  const Token *token = peek (reader, at, end);

  if (token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING || token_is (token, '[')
      || token_is (token, '{') || token_is (token, '(') || token_is (token, '-')
      || token_is (token, OP_DOTS))
    return TRUE;
  if (token->kind != TOKEN_WORD)
    return FALSE;
  guint last = at;
  while (last + 2 < end
         && (token_is (&reader->tokens[last + 1], OP_SCOPE)
             || token_is (&reader->tokens[last + 1], '.')))
    last += 2;
  token = peek (reader, last, end);
  return token->kind == TOKEN_WORD
         && reader_find_square (reader->text + token->start, token->end - token->start) >= 0;
}

/* Whether a word goes on with a new item in the same line: occ=1 att=2. */
static gboolean
begins_item (const Reader *reader, guint at, guint end)
{
  const Token *next = peek (reader, at + 1, end);

  return peek (reader, at, end)->kind == TOKEN_WORD
         && (token_is (next, '=') || token_is (next, ':') || token_is (next, OP_ASSIGN)
             || (token_is (next, '[') && next->match > 0
                 && token_is (peek (reader, next->match + 1, end), '=')));
}

/* A word that can only be a bare number: FF00. */
static gboolean
read_bare_hex (Reader *reader, guint at, Node *node)
{
  const Token *token = &reader->tokens[at];
  const char *word = reader->text + token->start;
  gsize length = token->end - token->start;
  gboolean digit = FALSE;

  if (token->kind != TOKEN_WORD || length < 4 || length > 16 || reader_is_move (word, length))
    return FALSE;
  for (gsize i = 0; i < length; i++)
    digit = digit || g_ascii_isdigit (word[i]);
  if (!digit || !reader_digits (word, length, 16, &node->value))
    return FALSE;
  node->kind = NODE_VALUE;
  node->flags = NODE_LITERAL;
  return TRUE;
}

/* Numbers with only blanks between them behind a name are one list. */
static void
gather_numbers (Reader *reader, guint *at, guint end, gboolean lines, Node *node)
{
  Node list = node_range (NODE_LIST, CHECKBIT_READING_OK, node->first, node->end);
  guint next = *at;

  if (node->kind != NODE_VALUE || !(node->flags & NODE_LITERAL))
    return;
  reader_append (reader, &list, node);
  while (next < end)
    {
      const Token *token = &reader->tokens[next];
      guint number = next + token_is (token, '-');
      if (peek (reader, number, end)->kind != TOKEN_NUMBER
          || (token->flags & TOKEN_NEW_LINE && !lines) || token->flags & TOKEN_GAP
          || token_is (peek (reader, number + 1, end), ':'))
        break;
      guint before = next;
      Node child = reader_read_value (reader, &next, end);
      take_notes (reader, &next, end, &child);
      if (next == before)
        break;
      child.flags |= NODE_ENTRY;
      reader_append (reader, &list, &child);
    }
  if (list.n_children < 2)
    return;
  list.end = next;
  list.children->flags |= NODE_ENTRY;
  *node = list;
  *at = next;
}

/* The entries behind dashes, as YAML writes them. */
static gboolean
read_bullets (Reader *reader, guint *at, guint end, Node *node)
{
  Node list = node_range (NODE_LIST, CHECKBIT_READING_OK, *at, *at);
  guint next = *at;

  while (next < end && token_is (&reader->tokens[next], OP_BULLET))
    {
      guint value = next + 1;
      Node child = reader_read_value (reader, &value, end);
      if (child.kind == NODE_SYNTAX || !ends_item (reader, value, end))
        return FALSE;
      child.flags |= NODE_ENTRY;
      reader_append (reader, &list, &child);
      next = value;
    }
  if (list.n_children == 0)
    return FALSE;
  list.end = next;
  *node = list;
  *at = next;
  return TRUE;
}

/* "std::vector of length 2, capacity 2 =" */
static guint
skip_container (Reader *reader, guint at, guint end)
{
  guint line_end = MIN (find_line_end (reader, at, end), at + 40);
  gboolean of = FALSE;

  for (guint i = at; i < line_end; i++)
    {
      of = of || (is_word (reader, i, end, "of") && is_word (reader, i + 1, end, "length"));
      if (is_open (&reader->tokens[i]))
        return at;
      if (of && token_is (&reader->tokens[i], '='))
        {
          reader_claim (reader, at, i + 1);
          return i + 1;
        }
    }
  return at;
}

/* Gives a value the name that was found for it. */
static void
name_node (Reader *reader, Node *node, const Node *target)
{
  node->name = target->name;
  node->element = target->element;
  node->index = target->index;
  node->name_square = target->name_square;
  node->name_token = target->name_token;
  if (target->name != NULL || target->index >= 0)
    reader_claim (reader, target->name_token, target->name_token + 1);
  if (node->kind == NODE_LIST && node->element != NULL)
    {
      node->name = reader_arena_strndup (
          &reader->arena, reader->text + reader->tokens[target->name_token].start,
          reader->tokens[node->first].start - reader->tokens[target->name_token].start);
      g_autofree char *name
          = g_strdup_printf ("%s[%" G_GINT64_FORMAT "]", target->element, target->index);
      node->name = reader_arena_strndup (&reader->arena, name, strlen (name));
      node->element = NULL;
      node->index = -1;
    }
  if (node->element == NULL)
    define (reader, node->name, node);
}

/* Go's iota: the value of an entry is the formula for its place. */
static Node
read_iota (Reader *reader, Items *items)
{
  guint at = items->formula;
  Symbol place = { .kind = SYMBOL_VALUE, .value = items->next++ };

  g_hash_table_insert (reader->symbols, (gpointer) "iota", &place);
  Node node = reader_read_value (reader, &at, items->formula_end);
  g_hash_table_remove (reader->symbols, "iota");
  node.flags = NODE_ENUM;
  return node;
}

static void
note_iota (const Reader *reader, guint from, guint end, Items *items)
{
  for (guint i = from; i < end; i++)
    if (is_word (reader, i, end, "iota"))
      {
        items->enumeration = TRUE;
        items->formula = from;
        items->formula_end = end;
      }
}

/* What comes behind the value of an assignment: words make prose of it. */
static void
finish_value (Reader *reader, guint *at, const Items *items, Node *node)
{
  const Token *number = &reader->tokens[node->first];

  if (ends_item (reader, *at, items->end) || begins_item (reader, *at, items->end)
      || peek (reader, *at, items->end)->kind != TOKEN_WORD)
    return;
  if (is_plain_word (reader, &reader->tokens[*at]) == 0)
    return;
  reader->prose_end = MAX (reader->prose_end, find_line_end (reader, *at, reader->n_tokens));
  if (node->kind == NODE_VALUE && node->flags & NODE_LITERAL && number->kind == TOKEN_NUMBER
      && !(number->flags & TOKEN_MACHINE))
    {
      node->kind = NODE_UNKNOWN;
      node->reason = CHECKBIT_READING_PROSE;
      node->name = NULL;
    }
}

/* Whether the value behind a colon at the end of a line stands in the next one. */
static gboolean
goes_on (const Reader *reader, guint at, guint end)
{
  const Token *token = peek (reader, at, end);

  if (!(token->flags & TOKEN_NEW_LINE))
    return TRUE;
  if (token->kind == TOKEN_DRAWING || is_open (token))
    return TRUE;
  if (token->kind == TOKEN_END || token->kind == TOKEN_BREAK || token->flags & TOKEN_GAP)
    return FALSE;
  if (token_is (token, OP_BULLET))
    return TRUE;
  return (token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING)
         && find_assignment (reader, at, end) == end;
}

static void
read_assignment (Reader *reader, guint *at, guint equals, Items *items)
{
  guint first = *at, end = items->end, value = equals + 1;
  gboolean colon = token_is (&reader->tokens[equals], ':');
  Node target = node_range (NODE_NONE, CHECKBIT_READING_OK, first, equals), node;

  read_target (reader, first, equals, !colon, &target);
  *at = value;
  if (value >= end || (colon && !goes_on (reader, value, end)))
    {
      items->pending |= NODE_BREAK;
      return;
    }
  value = skip_container (reader, value, end);
  gboolean next_line = (reader->tokens[value].flags & TOKEN_NEW_LINE) != 0;
  *at = value;
  if (!read_bullets (reader, at, end, &node))
    node = reader_read_value (reader, at, end);
  if (node.kind == NODE_SYNTAX || *at == value)
    {
      *at = value;
      if (!ends_item (reader, value, end))
        walk (reader, at, find_item_end (reader, value, end), items);
      return;
    }
  note_iota (reader, value, *at, items);
  if (items->formula == value)
    {
      items->next = 0;
      node = read_iota (reader, items);
      node.first = value;
      node.end = *at;
    }
  take_notes (reader, at, end, &node);
  gather_numbers (reader, at, end, colon && next_line, &node);
  finish_value (reader, at, items, &node);
  if (node.kind == NODE_UNKNOWN && node.end < *at)
    node.end = *at;
  if (items->enumeration && items->formula == 0 && node.kind == NODE_VALUE)
    items->next = node.value + 1;
  if (node.kind == NODE_VALUE || node.kind == NODE_LIST)
    {
      name_node (reader, &node, &target);
      append (reader, items, node);
    }
  else if (node.kind == NODE_UNKNOWN)
    leave (reader, items, node.first, node.end, (CheckbitReadingReason) node.reason);
  else
    items->pending |= NODE_BREAK;
}

/* --- Expressions ------------------------------------------------------------------------------ */

/* An entry of an enumeration without a value of its own. */
static gboolean
read_enumerator (Reader *reader, guint *at, Items *items)
{
  guint word = *at;
  Node node = node_range (NODE_VALUE, CHECKBIT_READING_OK, word, word + 1);

  if (!items->enumeration || reader->tokens[word].kind != TOKEN_WORD)
    return FALSE;
  if (is_word (reader, word, items->end, "case") && word + 1 < items->end)
    word++;
  if (!ends_item (reader, word + 1, items->end))
    return FALSE;
  node.value = items->next;
  if (items->formula != 0)
    {
      node = read_iota (reader, items);
      if (node.kind != NODE_VALUE)
        return FALSE;
    }
  else
    items->next++;
  node.first = word;
  node.end = word + 1;
  node.flags = NODE_ENUM;
  take_name (reader, word, &node);
  define (reader, node.name, &node);
  if (node.name_square >= 0 || items->formula != 0)
    append (reader, items, node);
  *at = word + 1;
  return TRUE;
}

/* Reads a value that stands alone; FALSE where it does not. */
static gboolean
read_expression (Reader *reader, guint *at, Items *items)
{
  guint first = *at, end = items->end;
  const Token *token = &reader->tokens[first], *next = peek (reader, first + 1, end);
  Node node;

  /* type and name, or words: no expression */
  if (token->kind == TOKEN_WORD && next->kind == TOKEN_WORD && !(next->flags & TOKEN_NEW_LINE)
      && is_plain_word (reader, next) == 2 && is_plain_word (reader, token) != 1)
    return FALSE;
  node = reader_read_value (reader, at, end);
  if (node.kind == NODE_SYNTAX || *at == first)
    return FALSE;
  take_notes (reader, at, end, &node);
  if (!ends_item (reader, *at, end)
      && !(node.kind == NODE_VALUE && follows_value (reader, *at, end))
      && !(node.kind == NODE_LIST && is_open (&reader->tokens[*at])))
    return FALSE;
  if (node.kind == NODE_UNKNOWN && *at == first + 1)
    read_bare_hex (reader, first, &node);
  switch (node.kind)
    {
    case NODE_VALUE:
    case NODE_LIST:
      /* "return edges;" says nothing new */
      if (token_equals (reader, token, "return") && !has_number (reader, first, *at))
        items->pending |= NODE_BREAK;
      else
        append (reader, items, node);
      break;
    case NODE_UNKNOWN:
      if (has_number (reader, node.first, *at)
          || (!items->root
              && (token_is (peek (reader, *at, end), ',')
                  || (first > 0 && token_is (&reader->tokens[first - 1], ',')))))
        {
          node.end = *at;
          append (reader, items, node);
        }
      else
        items->pending |= NODE_BREAK;
      break;
    default:
      items->pending |= NODE_BREAK;
    }
  return TRUE;
}

/* --- Lines of a kind of their own ------------------------------------------------------------- */

static void
read_define (Reader *reader, guint *at, Items *items)
{
  guint name = *at + 1, body = name + 1, end = find_line_end (reader, *at, items->end), value;
  Symbol *symbol;

  *at = end;
  items->pending |= NODE_BREAK;
  if (name >= end || reader->tokens[name].kind != TOKEN_WORD)
    return;
  guint parameters = 0;
  if (token_is (peek (reader, body, end), '(') && !(reader->tokens[body].flags & TOKEN_SPACE))
    {
      parameters = body;
      body = skip (reader, body, end);
    }
  if (body >= end)
    return;
  value = body;
  Node node = reader_read_value (reader, &value, end);
  if (value != end)
    {
      node = node_range (NODE_UNKNOWN, CHECKBIT_READING_OTHER, body, end);
    }
  if (parameters == 0 && (node.kind == NODE_VALUE || node.kind == NODE_LIST))
    {
      take_name (reader, name, &node);
      define (reader, node.name, &node);
      append (reader, items, node);
      return;
    }
  if (parameters != 0)
    {
      symbol = reader_arena_alloc (&reader->arena, sizeof *symbol);
      *symbol
          = (Symbol){ .kind = SYMBOL_MACRO, .parameters = parameters, .body = body, .end = end };
      g_hash_table_insert (reader->symbols, (gpointer) dup_token (reader, name), symbol);
    }
  leave (reader, items, body, end,
         node.kind == NODE_UNKNOWN ? node.reason : CHECKBIT_READING_OTHER);
}

/* enum Square : int { A1, … }, const Square = enum(u6) { … }; FALSE where there is none. */
static gboolean
read_enumeration (Reader *reader, guint *at, Items *items)
{
  guint first = *at, word = G_MAXUINT, brace = 0, name = 0;

  for (guint i = first; i < items->end && i < first + 24 && brace == 0;
       i = skip (reader, i, items->end))
    {
      const Token *token = &reader->tokens[i];
      if (is_word (reader, i, items->end, "enum"))
        word = i;
      if (token_is (token, ';') || token_is (token, ',') || is_close (token)
          || (i > first && token->flags & TOKEN_NEW_LINE && !token_is (token, '{')))
        break;
      if (token_is (token, '{'))
        brace = i;
    }
  if (brace == 0 || word > brace || reader->tokens[brace].match <= brace
      || reader->tokens[brace].match >= items->end)
    return FALSE;
  for (guint i = word + 1; i < brace && name == 0; i++)
    if (reader->tokens[i].kind == TOKEN_WORD && !is_keyword_token (reader, i))
      name = i;
    else if (!is_keyword_token (reader, i))
      break;
  for (guint i = first; i < word && name == 0; i++)
    if (reader->tokens[i].kind == TOKEN_WORD && token_is (&reader->tokens[i + 1], '='))
      name = i;
  reader_claim (reader, first, brace);
  Node list = reader_read_group (reader, brace, items->end, NODE_ENUM, FALSE);
  list.name = name != 0 ? dup_token (reader, name) : NULL;
  append (reader, items, list);
  *at = reader->tokens[brace].match + 1;
  return TRUE;
}

/* Where the values of a line of a memory dump begin: 0x7ffe3c40 <steps+16>: 0x…; 0 for none. The
 * symbol is a token, 0 for none. */
static guint
find_dump (const Reader *reader, guint at, guint end, guint *symbol)
{
  const Token *address = peek (reader, at, end);
  guint next = at + 1;

  *symbol = 0;
  if (address->kind != TOKEN_NUMBER || !(address->flags & TOKEN_NEW_LINE)
      || address->flags & TOKEN_BAD
      || !(address->flags & TOKEN_MACHINE
               ? address->value >= 0x1000 || address->end - address->start > 9
               : address->end - address->start >= 7))
    return 0;
  if (token_is (peek (reader, next, end), '<') && peek (reader, next + 1, end)->kind == TOKEN_WORD)
    {
      *symbol = next + 1;
      while (next < end && !token_is (&reader->tokens[next], '>')
             && !(reader->tokens[next].flags & TOKEN_NEW_LINE))
        next++;
      next++;
    }
  if (!token_is (peek (reader, next, end), ':')
      || peek (reader, next + 1, end)->kind != TOKEN_NUMBER
      || reader->tokens[next + 1].flags & TOKEN_NEW_LINE)
    return 0;
  return next + 1;
}

static gboolean
read_dump (Reader *reader, guint *at, Items *items)
{
  guint symbol, next = *at, values;
  Node list = node_range (NODE_LIST, CHECKBIT_READING_OK, *at, *at);

  if ((values = find_dump (reader, next, items->end, &symbol)) == 0)
    return FALSE;
  list.flags = NODE_DUMP;
  list.name = symbol != 0 ? dup_token (reader, symbol) : NULL;
  list.first = values;
  while (values != 0)
    {
      guint line_end = find_line_end (reader, next, items->end), other;
      reader_claim (reader, next, values);
      while (values < line_end && reader->tokens[values].kind == TOKEN_NUMBER)
        {
          Node child = reader_read_value (reader, &values, line_end);
          child.flags |= NODE_ENTRY;
          reader_append (reader, &list, &child);
        }
      next = values;
      if (values < line_end && reader->tokens[values].flags & TOKEN_BARE)
        next = line_end;
      if (values < line_end)
        {
          /* the characters beside them */
          reader_claim (reader, values, line_end);
          next = line_end;
        }
      values = find_dump (reader, next, items->end, &other);
      if (values != 0 && other != 0 && symbol != 0
          && (reader->tokens[other].end - reader->tokens[other].start
                  != reader->tokens[symbol].end - reader->tokens[symbol].start
              || memcmp (reader->text + reader->tokens[other].start,
                         reader->text + reader->tokens[symbol].start,
                         reader->tokens[symbol].end - reader->tokens[symbol].start)
                     != 0))
        values = 0;
    }
  list.end = next;
  append (reader, items, list);
  *at = next;
  return TRUE;
}

/* A row of a table in Markdown: each cell is for itself. */
static void
read_row (Reader *reader, guint *at, Items *items)
{
  guint line_end = find_line_end (reader, *at, items->end), cell = *at + 1;

  while (cell < line_end)
    {
      guint end = cell, value = cell;
      while (end < line_end && !token_is (&reader->tokens[end], '|'))
        end = skip (reader, end, line_end);
      if (end > cell)
        {
          Node node = reader_read_value (reader, &value, end);
          items->pending |= NODE_BREAK;
          if (value == end && node.kind == NODE_VALUE && has_number (reader, cell, end)
              && !(node.flags & NODE_SQUARE))
            {
              node.flags |= NODE_ALONE;
              append (reader, items, node);
            }
          else
            walk (reader, &cell, end, items);
        }
      cell = end + 1;
    }
  *at = line_end;
  items->pending |= NODE_BREAK;
}

/* The prompt of an interpreter: what is asked there is answered below. */
static guint
find_prompt (const Reader *reader, guint at, guint end)
{
  const Token *token = peek (reader, at, end);

  if (!(token->flags & TOKEN_NEW_LINE))
    return 0;
  if (token_is (token, OP_PROMPT))
    return at + 1;
  if (token_is (token, '(') && token->match == at + 2
      && (is_word (reader, at + 1, end, "gdb") || is_word (reader, at + 1, end, "lldb")))
    return at + 3;
  if ((is_word (reader, at, end, "In") || is_word (reader, at, end, "Out"))
      && token_is (peek (reader, at + 1, end), '[')
      && token_is (peek (reader, reader->tokens[at + 1].match + 1, end), ':'))
    return reader->tokens[at + 1].match + 2;
  if (token->kind == TOKEN_WORD && token_is (peek (reader, at + 1, end), '>')
      && !(reader->tokens[at + 1].flags & TOKEN_SPACE))
    return at + 2;
  return 0;
}

static gboolean
read_prompt (Reader *reader, guint *at, Items *items)
{
  guint end = items->end, rest = find_prompt (reader, *at, end);
  guint line_end = find_line_end (reader, *at, end);
  gboolean answer = is_word (reader, *at, end, "Out");
  gboolean debugger = token_is (&reader->tokens[*at], '(');

  if (rest == 0)
    return FALSE;
  reader_claim (reader, *at, MIN (rest, line_end));
  items->pending |= NODE_BREAK;
  gboolean assigned = rest < line_end && find_assignment (reader, rest, line_end) != line_end;
  gboolean answered = line_end < end && find_prompt (reader, line_end, end) == 0;
  if (answer || rest >= line_end || (assigned && !debugger)
      || (!debugger && (!answered || is_prose_line (reader, rest, line_end))))
    *at = MIN (rest, line_end);
  else
    {
      reader_claim (reader, rest, line_end);
      *at = line_end;
    }
  return TRUE;
}

/* --- Items ------------------------------------------------------------------------------------ */

static void
read_item (Reader *reader, guint *at, Items *items)
{
  const Token *token = &reader->tokens[*at];
  guint first = *at, end = items->end, equals;

  if (token->kind == TOKEN_BREAK)
    {
      items->pending |= NODE_BREAK;
      ++*at;
    }
  else if (token_is (token, ',') || token_is (token, ';') || is_close (token)
           || token_is (token, OP_BULLET) || token_is (token, OP_DOTS))
    {
      items->pending |= token_is (token, ';') ? NODE_SEMICOLON : is_close (token) ? NODE_BREAK : 0;
      ++*at;
    }
  else if (token->kind == TOKEN_DEFINE)
    read_define (reader, at, items);
  else if (items->root && (read_prompt (reader, at, items) || read_dump (reader, at, items)))
    return;
  else if (token_is (token, '|') && token->flags & TOKEN_NEW_LINE)
    read_row (reader, at, items);
  else if (items->prose || first < reader->prose_end
           || (items->root && token->flags & TOKEN_NEW_LINE && is_prose_line (reader, first, end)))
    {
      if (!items->prose && token->flags & TOKEN_NEW_LINE)
        reader->prose_end = MAX (reader->prose_end, find_line_end (reader, first, end));
      walk (reader, at, find_item_end (reader, first, end), items);
    }
  else if (read_enumeration (reader, at, items))
    return;
  else if ((equals = find_assignment (reader, first, end)) != end)
    {
      if (equals == first)
        {
          leave (reader, items, first, find_item_end (reader, first, end), CHECKBIT_READING_OTHER);
          *at = find_item_end (reader, first, end);
        }
      else
        read_assignment (reader, at, equals, items);
    }
  else if (read_enumerator (reader, at, items))
    return;
  else if (!read_expression (reader, at, items))
    {
      *at = first;
      walk (reader, at, find_item_end (reader, first, end), items);
    }
}

void
reader_read_items (
    Reader *reader, guint at, guint end, Node *list, gboolean enumeration, gboolean prose)
{
  Items items = { .list = list,
                  .end = end,
                  .root = at == 0 && end == reader->n_tokens,
                  .prose = prose,
                  .enumeration = enumeration };

  while (at < end)
    {
      guint before = at;
      if (reader->work++ > reader->max_work)
        return;
      read_item (reader, &at, &items);
      if (at <= before)
        at = before + 1;
    }
}
