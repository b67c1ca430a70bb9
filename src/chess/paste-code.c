/* Numbers and squares in what may be source code of nearly any language: told from the names, types
 * and sizes around them.
 *
 * No language is parsed. Brackets make groups, commas and semicolons cut them into items, and
 * whatever stands before "=" or ":" in an item is a name, a type or a size and counts for nothing.
 * What is left must be numbers, or squares; of several groups the one of 64 numbers is the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/paste-private.h"
#include "chess/text.h"

#include <string.h>

/* Numbers that are kept: a table, and sizes around it. All are counted. */
#define MAX_KEPT 192
#define MAX_UNARY 4

/* What has been read, apart from the numbers themselves. Small, since every item keeps a copy to go
 * back to. */
typedef struct
{
  unsigned n_numbers, n_words, n_squares;
  ChessBitboard squares;
  unsigned n_tables;        /* groups of 64 numbers, one in another counted once */
  unsigned table;           /* the number the first of them begins with */
  ChessPasteFault bad;      /* the first thing that belongs nowhere */
  ChessPasteFault stranger; /* the first word that is no square */
} Tally;

/* An open bracket. */
typedef struct
{
  char closer;
  size_t offset;
  unsigned n_before;     /* numbers read before it */
  bool numbers;          /* some are directly in it */
  bool listed;           /* the current item comes after a number and a comma */
  bool named;            /* the current item has a name: "=" or ":" was read */
  Tally start;           /* at the start of the current item */
  ChessPasteFault word;  /* of the current item: the first */
  ChessPasteFault value; /* the first item that is a word where numbers are */
} Group;

typedef enum
{
  PREVIOUS_OTHER,
  PREVIOUS_NUMBER,
  PREVIOUS_WORD,   /* that may not stand directly before a number */
  PREVIOUS_PREFIX, /* that may */
  PREVIOUS_SIZE,   /* a number in [5] or <5>: a size, if a type or a "{" follows */
} Previous;

typedef struct
{
  const char *text;
  size_t length, at;
  Tally tally;
  uint64_t numbers[MAX_KEPT];
  size_t offsets[MAX_KEPT], lengths[MAX_KEPT];
  Group groups[CHESS_PASTE_MAX_DEPTH + 1];
  unsigned depth;
  Previous previous;
  size_t word; /* where the last word began */
  char unary[MAX_UNARY];
  unsigned n_unary;
  size_t unary_at;
  char quote; /* the open one, or NUL */
  size_t quote_at;
  ChessPasteFault fault;
} Reader;

static bool
refuse (Reader *r, ChessPasteErrorKind kind, size_t offset, size_t length)
{
  r->fault = (ChessPasteFault){ .kind = kind, .offset = offset, .length = length };
  return false;
}

/* Notes what belongs nowhere, unless it turns out to be in front of a "=". */
static void
note_bad (Reader *r, size_t offset, size_t length)
{
  if (r->tally.bad.kind == CHESS_PASTE_OK)
    r->tally.bad = (ChessPasteFault){ CHESS_PASTE_UNEXPECTED, offset, length, 0 };
}

/* The byte that far ahead; NUL behind the end. */
static char
peek (const Reader *r, size_t ahead)
{
  return r->at + ahead < r->length ? r->text[r->at + ahead] : '\0';
}

static bool
starts_with (const Reader *r, const char *word)
{
  size_t length = strlen (word);
  return r->length - r->at >= length && memcmp (r->text + r->at, word, length) == 0;
}

static bool
is_name_byte (char c)
{
  return chess_paste_is_letter (c) || chess_paste_is_digit (c) || c == '_';
}

/* --- Space and comments --------------------------------------------------------------------- */

static void
skip_line (Reader *r)
{
  while (r->at < r->length && r->text[r->at] != '\n')
    r->at++;
}

static bool
skip_block (Reader *r)
{
  size_t start = r->at;

  for (r->at += 2; r->at < r->length; r->at++)
    if (starts_with (r, "*/"))
      {
        r->at += 2;
        return true;
      }
  return refuse (r, CHESS_PASTE_NOT_CLOSED, start, 2);
}

/* "#define NAME" and "#define NAME(x)" are skipped, what they define is not; other lines that
 * begin so are comments or none of our business. */
static void
skip_hash (Reader *r)
{
  for (r->at++; peek (r, 0) == ' ' || peek (r, 0) == '\t';)
    r->at++;
  if (!starts_with (r, "define"))
    {
      skip_line (r);
      return;
    }
  for (r->at += strlen ("define"); peek (r, 0) == ' ' || peek (r, 0) == '\t';)
    r->at++;
  while (is_name_byte (peek (r, 0)))
    r->at++;
  r->previous = PREVIOUS_OTHER;
}

/* --- Items and groups ----------------------------------------------------------------------- */

static void
start_item (Reader *r)
{
  Group *group = &r->groups[r->depth];

  group->start = r->tally;
  group->word.kind = CHESS_PASTE_OK;
  group->named = false;
  r->n_unary = 0;
  r->previous = PREVIOUS_OTHER;
}

/* Ends an item; valued: where there are numbers, it must be one. */
static void
end_item (Reader *r, bool valued)
{
  Group *group = &r->groups[r->depth];
  bool number = r->tally.n_numbers > group->start.n_numbers;

  if (r->n_unary > 0)
    note_bad (r, r->unary_at, 1);
  if (valued && !group->named && !number && group->word.kind != CHESS_PASTE_OK
      && group->value.kind == CHESS_PASTE_OK)
    group->value = group->word;
  start_item (r);
}

/* Forgets what an item has been so far: it was its name. */
static void
name_item (Reader *r)
{
  Group *group = &r->groups[r->depth];

  r->tally = group->start;
  start_item (r);
  group->named = true;
}

/* Forgets a number in brackets that turns out to be the size of what follows, as in [64]uint64{…},
 * ulong[64] {…} or array<U64, 64> t{…}. */
static void
forget_size (Reader *r)
{
  if (r->previous == PREVIOUS_SIZE)
    r->tally.n_numbers--;
}

static bool
open_group (Reader *r, char closer)
{
  if (closer == '}')
    forget_size (r);
  if (r->depth == CHESS_PASTE_MAX_DEPTH)
    return refuse (r, CHESS_PASTE_TOO_DEEP, r->at, 1);
  /* A sign before a bracket is kept for the number in it, as in ~UINT64_C(0). */
  unsigned n_unary = r->n_unary;
  r->depth++;
  r->groups[r->depth]
      = (Group){ .closer = closer, .offset = r->at, .n_before = r->tally.n_numbers };
  start_item (r);
  r->n_unary = n_unary;
  r->at++;
  return true;
}

/* Notes that a group was a table, unless it is one around another. */
static void
note_table (Reader *r, unsigned first)
{
  if (r->tally.n_tables > 0 && r->tally.table == first)
    return;
  if (r->tally.n_tables++ == 0)
    r->tally.table = first;
}

static bool
close_group (Reader *r)
{
  Group *group = &r->groups[r->depth];

  if (r->depth == 0 || group->closer != r->text[r->at])
    return refuse (r, CHESS_PASTE_NOT_OPENED, r->at, 1);
  end_item (r, true);
  if (group->numbers && group->value.kind != CHESS_PASTE_OK)
    note_bad (r, group->value.offset, group->value.length);
  if (r->tally.n_numbers - group->n_before == CHESS_N_SQUARES)
    note_table (r, group->n_before);
  r->depth--;
  r->previous = group->closer == ']' && r->tally.n_numbers == group->n_before + 1 ? PREVIOUS_SIZE
                                                                                  : PREVIOUS_OTHER;
  r->at++;
  return true;
}

/* --- Words and numbers ---------------------------------------------------------------------- */

static bool
is_square (const char *word, size_t length)
{
  char file = length == 2 ? (char) (word[0] | 0x20) : '\0';
  return file >= 'a' && file <= 'h' && word[1] >= '1' && word[1] <= '8';
}

static bool
is_word (const char *text, size_t length, const char *word)
{
  return strlen (word) == length && memcmp (text, word, length) == 0;
}

static bool
read_word (Reader *r)
{
  const char *word = r->text + r->at;
  size_t length = 0;
  Group *group = &r->groups[r->depth];
  ChessPasteFault fault = { CHESS_PASTE_UNEXPECTED, r->at, 0, 0 };

  while (is_name_byte (peek (r, length)))
    length++;
  fault.length = length;
  forget_size (r);
  if (r->previous == PREVIOUS_NUMBER && !is_word (word, length, "as"))
    note_bad (r, r->at, length);
  r->tally.n_words++;
  if (is_square (word, length))
    {
      r->tally.n_squares++;
      r->tally.squares |= CHESS_BIT (CHESS_SQUARE ((word[0] | 0x20) - 'a', word[1] - '1'));
    }
  else if (r->tally.stranger.kind == CHESS_PASTE_OK)
    r->tally.stranger = fault;
  if (group->word.kind == CHESS_PASTE_OK)
    group->word = fault;
  r->previous = is_word (word, length, "return") ? PREVIOUS_PREFIX : PREVIOUS_WORD;
  r->word = r->at;
  r->at += length;
  return true;
}

/* Applies the signs before a number, the nearest first. */
static bool
apply_unary (Reader *r, uint64_t *word)
{
  while (r->n_unary > 0)
    {
      bool minus = r->unary[--r->n_unary] == '-';
      if (minus && *word > (uint64_t) 1 << 63)
        return false;
      *word = minus ? 0 - *word : ~*word;
    }
  return true;
}

static bool
read_number (Reader *r, size_t length)
{
  uint64_t word;
  size_t start = r->n_unary > 0 ? r->unary_at : r->at;

  if (!chess_paste_read_number (r->text + r->at, length, &word, &r->fault))
    {
      r->fault.offset += r->at;
      return false;
    }
  if (r->previous == PREVIOUS_WORD)
    note_bad (r, r->word, r->at - r->word);
  if (!apply_unary (r, &word))
    return refuse (r, CHESS_PASTE_TOO_NEGATIVE, start, r->at + length - start);
  if (r->tally.n_numbers < MAX_KEPT)
    {
      r->numbers[r->tally.n_numbers] = word;
      r->offsets[r->tally.n_numbers] = start;
      r->lengths[r->tally.n_numbers] = r->at + length - start;
    }
  r->tally.n_numbers++;
  r->groups[r->depth].numbers = true;
  r->previous = PREVIOUS_NUMBER;
  r->at += length;
  return true;
}

/* --- Everything else ------------------------------------------------------------------------ */

/* The bytes of a Rust lifetime, 'static, that begins here; 0 where none does. */
static size_t
lifetime_length (const Reader *r)
{
  size_t length = 1;

  if (peek (r, 0) != '\'' || r->quote != '\0' || !chess_paste_is_letter (peek (r, 1)))
    return 0;
  while (is_name_byte (peek (r, length)))
    length++;
  return peek (r, length) == '\'' ? 0 : length;
}

static void
read_quote (Reader *r)
{
  size_t lifetime = lifetime_length (r);
  char c = peek (r, 0);
  bool number = r->previous == PREVIOUS_NUMBER;

  r->previous = PREVIOUS_OTHER;
  if (lifetime > 0)
    {
      r->at += lifetime;
      return;
    }
  if (r->quote != '\0' ? r->quote != c : number)
    note_bad (r, r->at, 1);
  if (r->quote == '\0' || r->quote == c)
    {
      r->quote = r->quote == '\0' ? c : '\0';
      r->quote_at = r->at;
    }
  r->at++;
}

/* A minus or complement before a number. */
static void
read_unary (Reader *r, char c)
{
  if (r->previous == PREVIOUS_NUMBER && c == '-' && chess_paste_is_digit (peek (r, 1)) && r->at > 0
      && (r->text[r->at - 1] == ' ' || r->text[r->at - 1] == '\t'))
    r->previous = PREVIOUS_OTHER; /* a list of numbers with spaces between: "-1 -2" */
  if (r->previous == PREVIOUS_NUMBER || (r->previous == PREVIOUS_WORD && c != '!')
      || r->n_unary == MAX_UNARY)
    note_bad (r, r->at, 1);
  else if (r->previous != PREVIOUS_WORD)
    {
      if (r->n_unary == 0)
        r->unary_at = r->at;
      r->unary[r->n_unary++] = c;
    }
  r->previous = PREVIOUS_OTHER;
  r->at++;
}

/* Marks that stand around names and types, or between squares; behind a number they would have
 * something to work out, which is the set language's business. */
static void
read_operator (Reader *r)
{
  char c = peek (r, 0);
  bool shift = (c == '<' || c == '>') && peek (r, 1) == c;
  bool fraction = c == '.' && chess_paste_is_digit (peek (r, 1));
  bool range = c == '.' && peek (r, 1) == '.' && r->previous == PREVIOUS_WORD;
  bool around = c != '\0' && strchr ("<>.*&|+@", c) != NULL;

  if (!around || range
      || (r->previous == PREVIOUS_NUMBER && (shift || fraction || strchr ("*&|+", c) != NULL)))
    note_bad (r, r->at, 1);
  r->previous
      = c == '>' && r->previous == PREVIOUS_NUMBER && !shift ? PREVIOUS_SIZE : PREVIOUS_OTHER;
  r->at++;
}

/* What ends an item, or turns out to have named it. */
static void
read_end (Reader *r, char c)
{
  if (c == ',' || c == ';')
    {
      end_item (r, c == ',');
      r->groups[r->depth].listed = c == ',' && r->groups[r->depth].numbers;
    }
  else
    name_item (r);
  r->at++;
}

static bool
read_bracket (Reader *r, char c)
{
  if (c == '(' || c == '[' || c == '{')
    return open_group (r, c == '(' ? ')' : c == '[' ? ']' : '}');
  return close_group (r);
}

static bool
read_mark (Reader *r)
{
  char c = peek (r, 0);

  if (strchr ("([{}])", c) != NULL)
    return read_bracket (r, c);
  if (c == '"' || c == '\'' || c == '`')
    read_quote (r);
  else if (strchr (",;=:", c) != NULL)
    read_end (r, c);
  else if (starts_with (r, "->"))
    r->at += 2;
  else if (strchr ("-~!^", c) != NULL)
    read_unary (r, c);
  else if (c == '\\' && (peek (r, 1) == '\n' || peek (r, 1) == '\r'))
    r->at++;
  else
    read_operator (r);
  return true;
}

/* White space and characters that no language has outside its comments. */
static bool
read_foreign (Reader *r)
{
  ChessText text;

  chess_text_init (&text, r->text + r->at, r->length - r->at);
  if (!chess_text_is_space (text.character))
    {
      note_bad (r, r->at, text.size);
      r->previous = PREVIOUS_OTHER;
    }
  else if (text.character == '\n' && r->quote != '\0')
    return refuse (r, CHESS_PASTE_NOT_CLOSED, r->quote_at, 1);
  r->at += text.size;
  return true;
}

static bool
read_token (Reader *r)
{
  char c = peek (r, 0);
  size_t number = chess_paste_number_extent (r->text + r->at, r->length - r->at);

  if (starts_with (r, "//") || starts_with (r, "-- "))
    skip_line (r);
  else if (starts_with (r, "/*"))
    return skip_block (r);
  else if (c == '#')
    skip_hash (r);
  else if (number > 0)
    return read_number (r, number);
  else if (chess_paste_is_letter (c) || c == '_')
    return read_word (r);
  else if (c > ' ' && c < 0x7f)
    return read_mark (r);
  else
    return read_foreign (r);
  return true;
}

/* --- What it comes to ----------------------------------------------------------------------- */

/* A board written as an array: 64 zeros and ones, the eighth rank first. */
static bool
is_array_board (const uint64_t *words)
{
  for (unsigned i = 0; i < CHESS_N_SQUARES; i++)
    if (words[i] > 1)
      return false;
  return true;
}

static bool
take_table (const Reader *r, unsigned first, ChessPasteCode *code)
{
  const uint64_t *words = r->numbers + first;

  code->form = CHESS_PASTE_TABLE;
  memcpy (code->words, words, sizeof code->words);
  if (!is_array_board (words))
    return true;
  code->form = CHESS_PASTE_BOARD;
  for (unsigned i = 0; i < CHESS_N_SQUARES; i++)
    code->set |= (ChessBitboard) words[i] << (i ^ 56);
  return true;
}

static bool
take_numbers (Reader *r, ChessPasteCode *code)
{
  unsigned n = r->tally.n_numbers, extra = n > CHESS_N_SQUARES ? CHESS_N_SQUARES : 1;

  if (n == 1)
    {
      code->form = CHESS_PASTE_WORD;
      code->words[0] = r->numbers[0];
      return true;
    }
  if (n == CHESS_N_SQUARES)
    return take_table (r, 0, code);
  if (r->tally.n_tables == 1 && r->tally.table + CHESS_N_SQUARES <= MAX_KEPT)
    return take_table (r, r->tally.table, code);
  refuse (r, CHESS_PASTE_SEVERAL, r->offsets[extra], r->lengths[extra]);
  r->fault.value = n;
  return false;
}

/* A text with no number in it: squares, or one word that is a number after all. */
static bool
take_words (Reader *r, ChessPasteCode *code)
{
  const ChessPasteFault *stranger = &r->tally.stranger;
  const char *word = r->text + stranger->offset;

  if (r->tally.n_words == 0)
    return refuse (r, CHESS_PASTE_EMPTY, 0, 1);
  if (r->tally.n_squares == r->tally.n_words)
    {
      code->form = CHESS_PASTE_SQUARES;
      code->set = r->tally.squares;
      return true;
    }
  if (r->tally.n_squares > 0)
    return refuse (r, CHESS_PASTE_NO_SQUARE, stranger->offset, stranger->length);
  if (r->tally.n_words == 1 && chess_paste_is_bare_hex (word, stranger->length))
    {
      char hex[CHESS_N_SQUARES + 2] = "0x";
      if (stranger->length > CHESS_N_SQUARES)
        return refuse (r, CHESS_PASTE_TOO_LARGE, stranger->offset, stranger->length);
      memcpy (hex + 2, word, stranger->length);
      code->form = CHESS_PASTE_WORD;
      if (chess_paste_read_number (hex, stranger->length + 2, &code->words[0], &r->fault))
        return true;
      return refuse (r, r->fault.kind, stranger->offset, stranger->length);
    }
  return refuse (r, CHESS_PASTE_UNEXPECTED, stranger->offset, stranger->length);
}

/* Ends what stands in no bracket: a word that a list of numbers goes on with is no number. */
static void
end_items (Reader *r)
{
  Group *outer = &r->groups[0];
  unsigned n_numbers = outer->start.n_numbers;

  if (outer->listed && !outer->named && r->tally.n_numbers == n_numbers
      && outer->word.kind != CHESS_PASTE_OK)
    note_bad (r, outer->word.offset, outer->word.length);
  end_item (r, false);
}

static bool
take (Reader *r, ChessPasteCode *code)
{
  const Tally *tally = &r->tally;

  if (r->quote != '\0')
    return refuse (r, CHESS_PASTE_NOT_CLOSED, r->quote_at, 1);
  if (r->depth > 0)
    return refuse (r, CHESS_PASTE_NOT_CLOSED, r->groups[r->depth].offset, 1);
  end_items (r);
  if (tally->bad.kind != CHESS_PASTE_OK)
    return refuse (r, tally->bad.kind, tally->bad.offset, tally->bad.length);
  if (tally->n_numbers == 0)
    return take_words (r, code);
  if (tally->n_squares > 0 && tally->n_squares == tally->n_words
      && tally->n_numbers < CHESS_N_SQUARES)
    return refuse (r, CHESS_PASTE_NO_SQUARE, r->offsets[0], r->lengths[0]);
  return take_numbers (r, code);
}

bool
chess_paste_read_code (const char *text,
                       size_t length,
                       ChessPasteCode *code,
                       ChessPasteFault *fault)
{
  Reader reader = { .text = text, .length = length };
  bool good = true;

  *code = (ChessPasteCode){ .set = 0 };
  start_item (&reader);
  while (good && reader.at < length)
    good = read_token (&reader);
  good = good && take (&reader, code);
  *fault = reader.fault;
  return good;
}
