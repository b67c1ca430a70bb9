/* List comprehensions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/comprehension.h"

#include "game/reader/node.h"
#include "game/reader/scan.h"

/* The parts of a comprehension, as positions in the text. */
typedef struct
{
  guint open, close; /* brackets */
  guint formula, end;
  const char *variable;
  guint64 first, limit, step;
} Comprehension;

/* Where "for" follows a formula, before any comma; 0 if it does not. In braces there must be a key
 * before the formula: otherwise they are a block. */
static guint
find_for (const Reader *reader, guint open, guint close)
{
  if (token_is (reader_token (reader, open), '{')
      && !token_is (reader_peek (reader, open + 2, close), ':'))
    return 0;
  for (guint i = open + 1; i < close && !token_is (reader_token (reader, i), ',')
                           && !token_is (reader_token (reader, i), ';');
       i = reader_skip (reader, i, close))
    if (i > open + 1 && reader_is_word (reader, i, close, "for")
        && (reader_is_word (reader, i + 2, close, "in")
            || reader_is_word (reader, i + 4, close, "in")))
      return i;
  return 0;
}

/* The numbers in range (64), range (0, 64), range (0, 64, 8). */
static gboolean
read_range (const Reader *reader, guint open, Comprehension *self)
{
  guint close = reader_token (reader, open)->match, n = 0;
  guint64 numbers[3];

  for (guint i = open + 1; i < close; i++)
    {
      const Token *token = reader_token (reader, i);
      gboolean number = (i - open) % 2 == 1;

      if (n == G_N_ELEMENTS (numbers)
          || !(number ? token->kind == TOKEN_NUMBER : token_is (token, ',')))
        return FALSE;
      if (number)
        numbers[n++] = token->value;
    }
  if (n == 0)
    return FALSE;
  self->first = n > 1 ? numbers[0] : 0;
  self->limit = n > 1 ? numbers[1] : numbers[0];
  self->step = n > 2 ? numbers[2] : 1;
  return self->step > 0 && self->limit <= READER_MAX_INDEX + 1;
}

/* Finds the parts of "formula for i in range (…)". A key before the formula must be the
 * variable. */
static gboolean
find_parts (Reader *reader, guint at, Comprehension *self)
{
  guint range = at + 3, close = self->close;

  self->formula = self->open + 1;
  self->end = at;
  if (reader_peek (reader, at + 1, close)->kind != TOKEN_WORD
      || !reader_is_word (reader, at + 2, close, "in")
      || !reader_is_word (reader, range, close, "range")
      || !token_is (reader_peek (reader, range + 1, close), '(')
      || reader_token (reader, range + 1)->match + 1 != close
      || !read_range (reader, range + 1, self))
    return FALSE;
  self->variable = reader_dup_token (reader, at + 1);
  if (token_is (reader_token (reader, self->formula + 1), ':'))
    {
      if (!reader_is_word (reader, self->formula, at, self->variable) || self->first != 0
          || self->step != 1)
        return FALSE;
      self->formula += 2;
    }
  return TRUE;
}

/* Evaluates the formula for a value of the variable; FALSE if that is not possible. */
static gboolean
work_out (Reader *reader, const Comprehension *self, guint64 number, Node *value)
{
  Symbol symbol = { .kind = SYMBOL_VALUE, .value = number };
  const Symbol *hidden = reader_find_symbol (reader, self->variable);
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, self->formula, self->end);

  reader_set_symbol (reader, self->variable, &symbol);
  reader_read_inner (reader, self->formula, self->end, &list, FALSE, FALSE);
  reader_set_symbol (reader, self->variable, hidden);
  if (list.n_children != 1 || list.children->kind != NODE_VALUE || list.children->name != NULL)
    return FALSE;
  *value = *list.children;
  value->flags = NODE_ENTRY | (value->flags & NODE_PLACE);
  return TRUE;
}

gboolean
reader_read_comprehension (Reader *reader, guint *at, guint end, Node *node)
{
  Comprehension self = { .open = *at, .close = reader_token (reader, *at)->match };
  guint word;

  if (self.close <= self.open || self.close >= end
      || (word = find_for (reader, self.open, self.close)) == 0)
    return FALSE;
  *node = reader_node_unknown (self.open, CHECKBIT_READING_UNKNOWN);
  node->end = *at = self.close + 1;
  if (!reader_has_room (reader) || !find_parts (reader, word, &self))
    return TRUE;

  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, self.open, node->end), value;
  reader_enter (reader, 1);
  for (guint64 i = self.first; i < self.limit; i += self.step)
    {
      if (!work_out (reader, &self, i, &value))
        break;
      reader_append (reader, &list, &value);
    }
  reader_leave (reader, 1);
  if (list.n_children == (self.limit - MIN (self.first, self.limit) + self.step - 1) / self.step
      && list.n_children > 0)
    {
      reader_claim (reader, self.open, node->end);
      *node = list;
    }
  return TRUE;
}
