/* The part before "=" or ":" in an item: the name of the value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/target.h"

#include "game/reader/names.h"
#include "game/reader/number.h"
#include "game/reader/operators.h"
#include "game/reader/scan.h"
#include "game/reader/squares.h"

/* An item with more tokens is long. */
#define LONG_ITEM 32

/* The most words of a label, and the value before it. */
#define LONG_LABEL 4

/* Whether the colon at a position belongs to another entry after this one: magic: 0x80 shift:
 * 52. */
static gboolean
is_next_entry (const Reader *reader, guint colon, guint at)
{
  guint value = at - 1, first = MAX (colon + 1, at > LONG_LABEL ? at - LONG_LABEL : 0);

  /* white pawns: 0xff00    black pawns: 0xff */
  while (value > first && reader_token (reader, value)->kind == TOKEN_WORD)
    value--;
  const Token *token = reader_token (reader, value);
  return value > colon && value + 1 < at
         && (token_is_close (token)
             || (token->kind == TOKEN_NUMBER && (value + 2 == at || token->flags & TOKEN_MACHINE)));
}

/* Whether there is an arrow after a string or a square: "edge" -> 0xff. */
static gboolean
is_key_arrow (const Reader *reader, guint arrow, guint first)
{
  const Token *key = arrow > first ? reader_token (reader, arrow - 1) : NULL;

  return token_is (reader_token (reader, arrow), OP_ARROW) && key != NULL
         && (key->kind == TOKEN_STRING
             || reader_find_square (reader_text (reader, key), token_length (key)) >= 0);
}

/* Looks for an assignment in the item. n: the number of tokens scanned. */
static guint
scan_assignment (const Reader *reader, guint at, guint end, guint *n)
{
  guint found = end, colon = end;

  *n = 0;
  for (guint i = at; i < end && (i == at || !reader_ends_item (reader, i, end));
       i = reader_skip (reader, i, end))
    {
      const Token *token = reader_token (reader, i);
      ++*n;
      if (token_is (token, '=') || token_is (token, OP_ASSIGN) || token_is (token, OP_COMPOUND)
          || is_key_arrow (reader, i, at))
        {
          if (found != end && i == found + 2
              && token_equals (reader, reader_token (reader, i - 1), "size")
              && reader_peek (reader, i + 1, end)->kind == TOKEN_NUMBER
              && token_is (reader_peek (reader, i + 2, end), '{'))
            break; /* v = size=3 {…} */
          if (found != end && token_is (reader_peek (reader, i - 1, end), ')')
              && token_is (token, OP_ASSIGN))
            {
              found = i; /* const f = (x) => … */
              continue;
            }
          if (found != end && reader_peek (reader, i - 1, end)->kind != TOKEN_WORD)
            break;
          if (found != end && reader_token (reader, i)->flags & TOKEN_SPACE && i >= found + 2
              && reader_token (reader, i - 1)->kind == TOKEN_WORD && i - 1 != found + 1)
            break; /* occ=1 att=2 */
          if (found != end && i - 1 != found + 1)
            break;
          found = i;
        }
      else if (token_is (token, ':') && found == end)
        {
          if (colon != end && is_next_entry (reader, colon, i))
            break;
          colon = i;
        }
      else if (token_is (token, '?'))
        break;
    }
  return found != end ? found : colon;
}

/* Notes that there is no assignment from a position on. */
static void
note_unassigned (const Reader *reader, guint at, guint end, guint n)
{
  for (guint i = at; n-- > 0; i = reader_skip (reader, i, end))
    reader_note_unassigned (reader, i, end);
}

guint
reader_find_assignment (const Reader *reader, guint at, guint end)
{
  guint found, n;

  if (at >= end || reader_is_unassigned (reader, at, end))
    return end;
  found = scan_assignment (reader, at, end, &n);
  /* a long item, which would otherwise be scanned again for each of its values */
  if (found == end && n > LONG_ITEM)
    note_unassigned (reader, at, end, n);
  return found;
}

/* Whether a name follows another name, or an element of one, that is not a type: "Engine.Gen[0]
 * occ". */
static gboolean
is_name_behind_name (const Reader *reader, guint colon, guint end)
{
  guint name = end - 1, before = end - 2;
  const Token *token = reader_token (reader, name);

  if (end < colon + 3 || token->kind != TOKEN_WORD || !(token->flags & TOKEN_SPACE)
      || reader_is_type_token (reader, name) || reader_is_keyword_token (reader, name)
      || g_ascii_isupper (*reader_text (reader, token)))
    return FALSE;
  if (token_is (reader_token (reader, before), ']')
      && reader_token (reader, before)->match > colon + 1
      && !(reader_token (reader, reader_token (reader, before)->match)->flags & TOKEN_SPACE))
    before = reader_token (reader, before)->match - 1;
  return reader_token (reader, before)->kind == TOKEN_WORD && !reader_is_type_token (reader, before)
         && !reader_is_keyword_token (reader, before);
}

/* Whether the part after the colon of "x: u64 = 1" is a type, as opposed to a name in "INFO: x =
 * 1".
 */
static gboolean
is_annotation (const Reader *reader, guint at, guint colon, guint end)
{
  guint n_words = 0;

  for (guint i = at; i < colon; i++)
    {
      const Token *token = reader_token (reader, i);
      if (token->kind == TOKEN_WORD
          && reader_is_keyword (reader_text (reader, token), token_length (token)))
        return TRUE;
    }
  if (is_name_behind_name (reader, colon, end))
    return FALSE;
  for (guint i = colon + 1; i < end; i = reader_skip (reader, i, end))
    {
      const Token *token = reader_token (reader, i);
      const char *word = reader_text (reader, token);
      gsize length = token_length (token);
      if (token_is_open (token) || token_is (token, '&'))
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

/* The position after the opening bracket of the one that ends at a position. */
static guint
open_of (const Reader *reader, guint close, guint first)
{
  guint match = reader_token (reader, close)->match;

  return match >= first && match < close ? match : close;
}

/* Evaluates an index; -1 if that is not possible. */
static gint64
read_index (Reader *reader, guint open, guint close, int *square)
{
  guint at = open + 1;
  Node node = reader_read_value (reader, &at, close);

  *square = -1;
  if (at != close || node.kind != NODE_VALUE || open + 1 == close)
    return -1;
  if (node.flags & NODE_PLACE)
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
  for (guint i = first; i < end; i = reader_token (reader, i)->match + 1)
    {
      int square;
      gint64 index = read_index (reader, i, reader_token (reader, i)->match, &square);
      const Token *open = reader_token (reader, i), *close = reader_token (reader, open->match);
      if (index >= 0 && square < 0)
        g_string_append_printf (name, "[%" G_GINT64_FORMAT "]", index);
      else
        g_string_append_len (name, reader_text (reader, open), (gssize) (close->end - open->start));
    }
}

void
reader_take_name (Reader *reader, guint at, Node *target)
{
  const Token *token = reader_token (reader, at);
  const char *text = reader_text (reader, token);
  gsize length = token_length (token);
  guint64 index;

  target->name_token = at;
  target->name_square = (gint8) reader_find_square (text, length);
  if ((token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING)
      && reader_digits (text, length, 10, &index) && index <= READER_MAX_INDEX)
    {
      target->index = (gint64) index;
      return;
    }
  target->name = reader_dup_token (reader, at);
}

/* The element of a table that is assigned to: t[3], t[0][3]. */
static void
take_element (Reader *reader, guint name, guint first_index, guint end, Node *target)
{
  guint last = first_index;
  GString *text = g_string_new_len (reader_text (reader, reader_token (reader, name)),
                                    (gssize) (token_length (reader_token (reader, name))));
  int square;

  while (reader_token (reader, last)->match + 1 < end)
    last = reader_token (reader, last)->match + 1;
  gint64 index = read_index (reader, last, reader_token (reader, last)->match, &square);
  add_indices (reader, text, first_index, index >= 0 ? last : end);
  target->name = reader_strndup (reader, text->str, text->len);
  target->name_token = name;
  if (index >= 0)
    {
      target->element = target->name;
      target->index = index;
    }
  g_string_free (text, TRUE);
}

/* Goes back over brackets and generic types that end at a position. */
static guint
back_over_brackets (const Reader *reader, guint first, guint end)
{
  while (end > first && token_is_close (reader_token (reader, end - 1)))
    {
      guint open = open_of (reader, end - 1, first);
      if (open == end - 1)
        break;
      end = open;
    }
  if (end > first
      && (token_is (reader_token (reader, end - 1), '>')
          || token_is (reader_token (reader, end - 1), OP_RIGHT)))
    for (guint i = end - 1; i > first; i--)
      if (token_is (reader_token (reader, i), '<')
          && reader_token (reader, i - 1)->kind == TOKEN_WORD)
        return i;
  return end;
}

/* Whether a name is declared here, so that brackets after it are sizes. */
static gboolean
is_declared (const Reader *reader, guint first, guint name)
{
  if (name == first)
    return FALSE;
  const Token *before = reader_token (reader, name - 1);
  return before->kind == TOKEN_WORD || token_is (before, '>') || token_is (before, '*')
         || token_is (before, '&') || (token_is_close (before) && !token_is (before, ')'));
}

static gboolean
is_control (const Reader *reader, guint at)
{
  return reader_is_word (reader, at, at + 1, "for") || reader_is_word (reader, at, at + 1, "if")
         || reader_is_word (reader, at, at + 1, "while")
         || reader_is_word (reader, at, at + 1, "switch");
}

/* Whether a word is a compiler attribute of the table before it: t[64] PROGMEM. */
static gboolean
is_attribute (const Reader *reader, guint at)
{
  const Token *token = reader_token (reader, at);

  return token->kind == TOKEN_WORD
         && ((token->end > token->start + 2 && memcmp (reader_text (reader, token), "__", 2) == 0)
             || token_equals (reader, token, "PROGMEM") || token_equals (reader, token, "alignas"));
}

/* Removes attributes after a name and its sizes. */
static guint
skip_attributes (const Reader *reader, guint first, guint end)
{
  guint last = end;

  while (last > first + 1)
    {
      guint word = last - 1;
      if (token_is (reader_token (reader, word), ')'))
        word = open_of (reader, word, first) - 1;
      if (word <= first || word >= end || !is_attribute (reader, word)
          || !(token_is (reader_token (reader, word - 1), ']')
               || token_is (reader_token (reader, word - 1), ')')
               || reader_token (reader, word - 1)->kind == TOKEN_WORD))
        break;
      last = word;
    }
  return last;
}

/* Where the name in the part before "=" ends; in Go its type follows. */
static guint
find_name_end (const Reader *reader, guint first, guint *end)
{
  *end = skip_attributes (reader, first, *end);
  if (*end > first + 1 && token_is (reader_token (reader, *end - 1), '*')
      && reader_token (reader, *end - 2)->kind == TOKEN_WORD
      && !(reader_token (reader, *end - 1)->flags & TOKEN_SPACE))
    --*end; /* Nim's const x* = … */
  guint name_end = back_over_brackets (reader, first, *end);

  if (name_end > first + 1 && reader_is_type_token (reader, name_end - 1))
    {
      /* var t [64]uint64 */
      guint before = back_over_brackets (reader, first, name_end - 1);
      if (before > first && reader_token (reader, before - 1)->kind == TOKEN_WORD
          && !reader_is_keyword_token (reader, before - 1)
          && !reader_is_type_token (reader, before - 1))
        *end = name_end = before;
    }
  else if (name_end == first + 3 && reader_is_word (reader, first, *end, "var")
           && reader_token (reader, first + 1)->kind == TOKEN_WORD
           && reader_token (reader, first + 2)->kind == TOKEN_WORD)
    *end = name_end = first + 2; /* var x Bitboard */
  return name_end;
}

/* Claims the sizes and types before "=". */
static void
claim_types (Reader *reader, guint first, guint end)
{
  if (first < end && is_control (reader, first))
    return; /* for i in range (8): */
  for (guint i = first, next; i < end; i = next)
    {
      gboolean called = token_is (reader_token (reader, i), '(');

      next = reader_skip (reader, i, end);
      called = called && next == end && i > first
               && reader_token (reader, i - 1)->kind == TOKEN_WORD && !is_attribute (reader, i - 1);
      if (next == i + 1 || (i > first && is_control (reader, i - 1)))
        continue;
      reader_claim_sizes (reader, i, next, called ? CHESS_N_SQUARES - 1 : READER_MAX_SIZE);
    }
}

/* The indices of an entry that fills several elements: [0 ... 7] = …. FALSE if it is not one. */
static gboolean
take_range (Reader *reader, guint open, guint close, Node *target)
{
  guint dots = open + 1;
  gint64 first, last;
  int square;

  while (dots < close && !token_is (reader_token (reader, dots), OP_DOTS))
    dots++;
  if (dots == close)
    return FALSE;
  first = read_index (reader, open, dots, &square);
  last = read_index (reader, dots, close, &square);
  if (first < 0 || last < first)
    return FALSE;
  target->index = first;
  target->repeat = (guint) (last - first) + 1;
  return TRUE;
}

/* The index of an entry in brackets: [3] = …, [SQ_E4] = …. */
static void
take_place (Reader *reader, guint open, Node *target)
{
  guint close = reader_token (reader, open)->match;
  int square;

  if (take_range (reader, open, close, target))
    return;
  if (close == open + 2 && reader_token (reader, open + 1)->kind != TOKEN_NUMBER)
    reader_take_name (reader, open + 1, target);
  if (target->name_square < 0)
    target->index = read_index (reader, open, close, &square);
  if (target->index >= 0)
    target->name = NULL;
}

/* Whether a number numbers the word before it: Bitboard 1: …, case 1: …. */
static gboolean
is_numbered_word (const Reader *reader, guint first, guint number)
{
  const Token *token = reader_token (reader, number), *word = reader_token (reader, first);

  return number == first + 1 && token->kind == TOKEN_NUMBER && token->flags & TOKEN_BARE
         && !(token->flags & TOKEN_BAD) && token->value <= READER_MAX_INDEX
         && word->kind == TOKEN_WORD
         && (!reader_is_keyword_token (reader, first) || token_equals (reader, word, "case"));
}

static void
take_numbered_word (Reader *reader, guint word, guint number, Node *target)
{
  target->name_token = number;
  target->index = (gint64) reader_token (reader, number)->value;
  if (!reader_is_keyword_token (reader, word))
    target->name = target->element = reader_dup_token (reader, word);
}

/* Whether a number is a member of a tuple: pair.0 = …. */
static gboolean
is_tuple_member (const Reader *reader, guint first, guint number)
{
  return number >= first + 2 && reader_token (reader, number)->kind == TOKEN_NUMBER
         && !(reader_token (reader, number)->flags & TOKEN_SPACE)
         && token_is (reader_token (reader, number - 1), '.')
         && reader_token (reader, number - 2)->kind == TOKEN_WORD;
}

static void
take_tuple_member (Reader *reader, guint number, Node *target)
{
  const Token *name = reader_token (reader, number - 2);

  target->name_token = number;
  target->name = reader_strndup (reader, reader_text (reader, name),
                                 reader_token (reader, number)->end - name->start);
}

/* Whether brackets before an assignment are those of an element in Ada: Steps (3) := …. */
static gboolean
is_ada_element (const Reader *reader, guint open, guint end, guint equals)
{
  return token_is (reader_token (reader, open), '(') && end == equals
         && token_is (reader_token (reader, equals), OP_ASSIGN)
         && token_equals (reader, reader_token (reader, equals), ":=");
}

void
reader_read_target (Reader *reader, guint first, guint end, gboolean assigned, Node *target)
{
  guint colon = end, equals = end;

  for (guint i = first; assigned && i < end && colon == end; i = reader_skip (reader, i, end))
    if (token_is (reader_token (reader, i), ':'))
      colon = i;
  claim_types (reader, first, end);
  gboolean label = colon != end && reader_is_word (reader, first, end, "case");
  if (label)
    reader_claim (reader, first, colon);
  if (colon != end && !label && is_annotation (reader, first, colon, end))
    end = colon;
  else if (colon != end)
    first = colon + 1;
  guint name_end = find_name_end (reader, first, &end);
  if (name_end == first)
    {
      if (first < end && token_is (reader_token (reader, first), '['))
        take_place (reader, first, target);
      return;
    }
  guint name = name_end - 1;
  const Token *token = reader_token (reader, name);
  if (is_tuple_member (reader, first, name))
    {
      take_tuple_member (reader, name, target);
      return;
    }
  if (is_numbered_word (reader, first, name))
    {
      take_numbered_word (reader, first, name, target);
      return;
    }
  if (token->kind == TOKEN_NUMBER
      && (name != first || token->flags & TOKEN_BAD || token_is (reader_token (reader, equals), '=')
          || token_is (reader_token (reader, equals), OP_COMPOUND)))
    return; /* a number can only be the index of an entry */
  if (token->kind != TOKEN_WORD && token->kind != TOKEN_STRING && token->kind != TOKEN_NUMBER)
    return;
  if (name_end < end
      && (token_is (reader_token (reader, name_end), '[')
          || is_ada_element (reader, name_end, end, equals))
      && !is_declared (reader, first, name))
    take_element (reader, name, name_end, end, target);
  else
    reader_take_name (reader, name, target);
}
