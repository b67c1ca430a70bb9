/* What follows a value: notes of a debugger, and lists without brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lists.h"

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/number.h"
#include "game/reader/scan.h"
#include "game/reader/square-row.h"

void
reader_take_notes (Reader *reader, guint *at, guint end, Node *node)
{
  const Token *token = reader_peek (reader, *at, end);

  if (token->kind == TOKEN_STRING && node->kind == NODE_VALUE && node->flags & NODE_LITERAL
      && !(token->flags & TOKEN_NEW_LINE) && reader_token (reader, *at - 1)->kind == TOKEN_NUMBER
      && reader_char (reader, token->start - 1) == '\'')
    {
      reader_claim (reader, *at, *at + 1);
      ++*at;
      token = reader_peek (reader, *at, end);
    }
  if (!token_is (token, '<') || reader_peek (reader, *at + 1, end)->kind != TOKEN_WORD
      || reader_peek (reader, *at + 1, end)->flags & TOKEN_SPACE)
    return;
  guint close = *at;
  while (close < end && !token_is (reader_token (reader, close), '>')
         && !(close > *at && reader_token (reader, close)->flags & TOKEN_NEW_LINE))
    close++;
  if (close >= end || !token_is (reader_token (reader, close), '>'))
    return;
  if (reader_is_word (reader, *at + 1, end, "repeats")
      && reader_token (reader, *at + 2)->kind == TOKEN_NUMBER)
    node->repeat = (guint) MIN (reader_token (reader, *at + 2)->value, READER_MAX_SIZE);
  reader_claim (reader, *at, close + 1);
  *at = close + 1;
}

gboolean
reader_follows_value (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_peek (reader, at, end);

  if (token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING || token_is (token, '[')
      || token_is (token, '{') || token_is (token, '(') || token_is (token, '-')
      || token_is (token, OP_DOTS))
    return TRUE;
  if (token->kind != TOKEN_WORD)
    return FALSE;
  guint last = at;
  while (last + 2 < end
         && (token_is (reader_token (reader, last + 1), OP_SCOPE)
             || token_is (reader_token (reader, last + 1), '.')))
    last += 2;
  token = reader_peek (reader, last, end);
  return token->kind == TOKEN_WORD
         && reader_find_square (reader_text (reader, token), token_length (token)) >= 0;
}

gboolean
reader_begins_item (const Reader *reader, guint at, guint end)
{
  const Token *next = reader_peek (reader, at + 1, end);

  return reader_peek (reader, at, end)->kind == TOKEN_WORD
         && (token_is (next, '=') || token_is (next, ':') || token_is (next, OP_ASSIGN)
             || (token_is (next, '[') && next->match > 0
                 && token_is (reader_peek (reader, next->match + 1, end), '=')));
}

gboolean
reader_read_bare_hex (Reader *reader, guint at, Node *node)
{
  const Token *token = reader_token (reader, at);
  const char *word = reader_text (reader, token);
  gsize length = token_length (token);
  gboolean digit = FALSE, full = TRUE;

  if (token->kind != TOKEN_WORD || length < 4 || length > 16 || reader_is_move (word, length))
    return FALSE;
  for (gsize i = 0; i < length; i++)
    {
      digit = digit || g_ascii_isdigit (word[i]);
      full = full && g_ascii_tolower (word[i]) == 'f';
    }
  if ((!digit && !full) || !reader_digits (word, length, 16, &node->value))
    return FALSE;
  node->kind = NODE_VALUE;
  node->flags = NODE_LITERAL;
  return TRUE;
}

/* Whether there is a square here that continues a list, rather than being a key. */
static gboolean
is_next_square (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_peek (reader, at, end), *next = reader_peek (reader, at + 1, end);

  return token->kind == TOKEN_WORD && !(token->flags & TOKEN_NEW_LINE)
         && reader_find_square (reader_text (reader, token), token_length (token)) >= 0
         && (next->kind == TOKEN_WORD || next->kind == TOKEN_END || next->flags & TOKEN_NEW_LINE
             || (token_is (next, '(') && next->flags & TOKEN_SPACE) || token_is (next, ',')
             || token_is (next, ';') || token_is_close (next));
}

/* Whether there is an invalid square here that continues a list. After a comma it may be a
 * variable, unless its file and rank are close to the board. */
static gboolean
is_next_false_square (const Reader *reader, guint at, guint end)
{
  const Token *next = reader_peek (reader, at + 1, end);

  return reader_is_false_square (reader, at, end)
         && !(reader_token (reader, at)->flags & TOKEN_NEW_LINE)
         && g_ascii_tolower (*reader_text (reader, reader_token (reader, at))) <= 'i'
         && (next->kind == TOKEN_WORD || next->kind == TOKEN_END || next->flags & TOKEN_NEW_LINE
             || token_is (next, ',') || token_is (next, ';') || token_is_close (next));
}

/* Reads squares after a square, separated by blanks or commas: a set. */
static void
gather_squares (Reader *reader, guint *at, guint end, Node *node)
{
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, node->first, node->end);
  guint next = *at;

  reader_append (reader, &list, node);
  for (;;)
    {
      guint square = next + token_is (reader_peek (reader, next, end), ',');
      gboolean wrong = is_next_false_square (reader, square, end);
      if (!wrong && !is_next_square (reader, square, end))
        break;
      Node child = reader_read_value (reader, &square, end);
      if (wrong && child.kind != NODE_VALUE)
        {
          child.kind = NODE_UNKNOWN;
          child.reason = CHECKBIT_READING_OTHER;
        }
      child.flags |= NODE_ENTRY;
      reader_append (reader, &list, &child);
      next = square;
    }
  if (list.n_children < 2)
    return;
  list.end = next;
  list.children->flags |= NODE_ENTRY;
  *node = list;
  *at = next;
}

/* Whether there are only numbers and commas from a comma to the end of its line: T = 1, 2, 4. */
static gboolean
is_row (const Reader *reader, guint comma, guint end)
{
  guint at = comma, line_end = reader_find_line_end (reader, comma, end);

  while (at < line_end && token_is (reader_token (reader, at), ','))
    {
      guint number = at + 1 + token_is (reader_peek (reader, at + 1, line_end), '-');
      if (reader_peek (reader, number, line_end)->kind != TOKEN_NUMBER)
        return FALSE;
      at = number + 1;
    }
  return at > comma && (at == line_end || token_is (reader_token (reader, at), ';'));
}

void
reader_gather_numbers (
    Reader *reader, guint *at, guint end, gboolean lines, gboolean commas, Node *node)
{
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, node->first, node->end);
  guint next = *at;
  gboolean row = commas && !(reader_peek (reader, next, end)->flags & TOKEN_NEW_LINE)
                 && is_row (reader, next, end);

  if (node->kind == NODE_VALUE && node->flags & NODE_SQUARE)
    gather_squares (reader, at, end, node);
  if (node->kind != NODE_VALUE || !(node->flags & NODE_LITERAL))
    return;
  reader_append (reader, &list, node);
  while (next < end)
    {
      const Token *token = reader_token (reader, next);
      next += row && token_is (token, ',');
      guint number = next + token_is (reader_peek (reader, next, end), '-');
      if (reader_peek (reader, number, end)->kind != TOKEN_NUMBER
          || (token->flags & TOKEN_NEW_LINE && !lines) || token->flags & TOKEN_GAP
          || token_is (reader_peek (reader, number + 1, end), ':'))
        break;
      guint before = next;
      Node child = reader_read_value (reader, &next, end);
      reader_take_notes (reader, &next, end, &child);
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

gboolean
reader_read_bullets (Reader *reader, guint *at, guint end, Node *node)
{
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, *at, *at);
  guint next = *at;

  while (next < end && token_is (reader_token (reader, next), OP_BULLET))
    {
      guint value = next + 1;
      Node child = reader_read_value (reader, &value, end);
      if (child.kind == NODE_SYNTAX || !reader_ends_item (reader, value, end))
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

/* Where the type ends that a debugger prints before a container: std::array<unsigned long, 3>.
 * Returns at if there is none. */
static guint
find_type_end (Reader *reader, guint at, guint end)
{
  guint angle = at, close;

  while (reader_peek (reader, angle, end)->kind == TOKEN_WORD
         && token_is (reader_peek (reader, angle + 1, end), OP_SCOPE))
    angle += 2;
  if (reader_peek (reader, angle, end)->kind != TOKEN_WORD)
    return at;
  close = reader_skip_generic (reader, angle + 1, end);
  return close > angle + 1 ? close : at;
}

/* The number of elements that LLDB prints before them: size=3 {. */
static gboolean
is_size_note (const Reader *reader, guint at, guint end)
{
  const Token *first = reader_peek (reader, at, end);

  return first->kind == TOKEN_WORD && token_equals (reader, first, "size")
         && !(first->flags & TOKEN_NEW_LINE) && token_is (reader_peek (reader, at + 1, end), '=')
         && !(reader_token (reader, at + 1)->flags & TOKEN_SPACE)
         && reader_peek (reader, at + 2, end)->kind == TOKEN_NUMBER
         && token_is (reader_peek (reader, at + 3, end), '{');
}

/* The number of elements that Swift's LLDB prints before them: 2 values {. */
static gboolean
is_count_note (const Reader *reader, guint at, guint end)
{
  return reader_peek (reader, at, end)->kind == TOKEN_NUMBER
         && (reader_is_word (reader, at + 1, end, "values")
             || reader_is_word (reader, at + 1, end, "value"))
         && token_is (reader_peek (reader, at + 2, end), '{');
}

/* Where the type ends that is in parentheses before a list: (uint64_t [2]) {. Returns at if there
 * is none. */
static guint
find_cast_end (const Reader *reader, guint at, guint end)
{
  const Token *open = reader_peek (reader, at, end);

  return token_is (open, '(') && open->match > at + 1
                 && reader_token (reader, at + 1)->kind == TOKEN_WORD
                 && token_is (reader_peek (reader, open->match + 1, end), '{')
                 && !(reader_token (reader, open->match + 1)->flags & TOKEN_NEW_LINE)
             ? open->match + 1
             : at;
}

guint
reader_skip_container (Reader *reader, guint at, guint end)
{
  guint cast = find_cast_end (reader, at, end);

  if (cast > at)
    {
      reader_claim_sizes (reader, at, cast, READER_MAX_SIZE);
      return cast;
    }
  if (is_size_note (reader, at, end))
    {
      reader_claim (reader, at, at + 3);
      return at + 3;
    }
  if (is_count_note (reader, at, end))
    {
      reader_claim (reader, at, at + 2);
      return at + 2;
    }
  guint type = find_type_end (reader, at, end);

  if (type > at && token_is (reader_peek (reader, type, end), '=')
      && token_is_open (reader_peek (reader, type + 1, end)))
    {
      reader_claim (reader, at, type + 1);
      return type + 1;
    }
  guint line_end = MIN (reader_find_line_end (reader, at, end), at + 40);
  gboolean of = FALSE;

  for (guint i = at; i < line_end; i++)
    {
      of = of
           || (reader_is_word (reader, i, end, "of")
               && reader_is_word (reader, i + 1, end, "length"))
           || (reader_is_word (reader, i, end, "with")
               && (reader_is_word (reader, i + 2, end, "elements")
                   || reader_is_word (reader, i + 2, end, "element")));
      if (token_is_open (reader_token (reader, i)))
        return at;
      if (of && token_is (reader_token (reader, i), '='))
        {
          reader_claim (reader, at, i + 1);
          return i + 1;
        }
    }
  return at;
}

void
reader_skip_repetition (Reader *reader, guint *at, guint end, Node *node)
{
  guint open = *at, number = open + 1, close = open + 2;
  const Token *token = reader_peek (reader, open, end), *value;

  if (node->kind != NODE_VALUE || !(node->flags & NODE_LITERAL) || !token_is (token, '(')
      || token->match != close || token->flags & TOKEN_NEW_LINE || !(token->flags & TOKEN_SPACE))
    return;
  value = reader_token (reader, number);
  if (value->kind != TOKEN_NUMBER || value->flags & (TOKEN_BAD | TOKEN_NEW_LINE)
      || value->value != node->value || !reader_ends_item (reader, close + 1, end))
    return;
  reader_claim (reader, open, close + 1);
  *at = node->end = close + 1;
}
