/* Parses the set language: recursive descent with precedence climbing, directly into the steps of a
 * stack machine. CHESS_EXPR_MAX_DEPTH limits the recursion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/expr-words.h"

#include <string.h>

#include "chess/literal.h"
#include "chess/square.h"
#include "chess/text.h"

/* The most indices in brackets at the end of a name. */
#define MAX_DIMENSIONS 3

typedef struct
{
  ChessText text; /* at the next character other than white space */
  int end;        /* the column after the last token */
  unsigned depth;
  unsigned height;             /* values on the stack after the steps so far */
  bool was_square;             /* the last word is a square */
  const ChessExprScope *scope; /* may be NULL */
  ChessExpr *expr;
  ChessExprError error;
} Reader;

static bool read_expression (Reader *reader, unsigned level);

/* --- Errors --------------------------------------------------------------------------------- */

/* Rejects the text; returns false for the caller to pass on. */
static bool
fail (Reader *reader, ChessExprErrorKind kind, int column, int length)
{
  reader->error.kind = kind;
  reader->error.column = column;
  reader->error.length = length;
  return false;
}

static bool
is_word_character (uint32_t character)
{
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
         || (character >= '0' && character <= '9') || character == '_';
}

/* Rejects the text at the cursor: a whole word, or one character. */
static bool
fail_here (Reader *reader, ChessExprErrorKind kind)
{
  ChessText text = reader->text;

  while (is_word_character (text.character))
    chess_text_next (&text);
  int length = text.column - reader->text.column;
  reader->error.found = reader->text.character;
  return fail (reader, kind, reader->text.column, length > 0 ? length : 1);
}

/* --- Steps ---------------------------------------------------------------------------------- */

/* Appends a step that takes a number of values from the stack and puts one there. */
static ChessExprStep *
append (Reader *reader, ChessExprStepKind kind, unsigned n_taken)
{
  ChessExpr *expr = reader->expr;

  if (expr->n_steps == CHESS_EXPR_MAX_STEPS)
    {
      fail (reader, CHESS_EXPR_TOO_LONG, reader->end - 1, 1);
      return NULL;
    }
  if (reader->height - n_taken == CHESS_EXPR_MAX_HEIGHT)
    {
      fail (reader, CHESS_EXPR_TOO_DEEP, reader->end - 1, 1);
      return NULL;
    }
  reader->height += 1 - n_taken;
  expr->steps[expr->n_steps] = (ChessExprStep){ .kind = (uint8_t) kind };
  return &expr->steps[expr->n_steps++];
}

static bool
append_set (Reader *reader, ChessExprStepKind kind, ChessBitboard set)
{
  ChessExprStep *step = append (reader, kind, 0);

  if (step == NULL)
    return false;
  step->set = set;
  return true;
}

/* Appends a check of the operand that begins at a column. */
static bool
append_check (Reader *reader, ChessExprStepKind kind, int column)
{
  ChessExprStep *step = append (reader, kind, 1);

  if (step == NULL)
    return false;
  step->column = (uint16_t) column;
  step->length = (uint16_t) (reader->end - column);
  return true;
}

/* --- Tokens --------------------------------------------------------------------------------- */

/* Skips some characters, and the white space after them. */
static void
take (Reader *reader, unsigned n_characters)
{
  while (n_characters-- > 0)
    chess_text_next (&reader->text);
  reader->end = reader->text.column;
  chess_text_skip_space (&reader->text);
}

/* Skips one character if it is next. */
static bool
take_if (Reader *reader, char character)
{
  if (reader->text.character != (unsigned char) character)
    return false;
  take (reader, 1);
  return true;
}

typedef struct
{
  char text[4];
  uint8_t level; /* precedence: higher binds more tightly */
  uint8_t kind;
} Operator;

static const Operator operators[] = {
  { "|", 1, CHESS_EXPR_STEP_OR },      { "^", 2, CHESS_EXPR_STEP_XOR },
  { "&", 3, CHESS_EXPR_STEP_AND },     { "<<", 4, CHESS_EXPR_STEP_LEFT },
  { ">>>", 4, CHESS_EXPR_STEP_RIGHT }, { ">>", 4, CHESS_EXPR_STEP_RIGHT },
  { "+", 5, CHESS_EXPR_STEP_PLUS },    { "-", 5, CHESS_EXPR_STEP_MINUS },
  { "*", 6, CHESS_EXPR_STEP_TIMES },
};

/* The next binary operator; NULL if there is none. */
static const Operator *
next_operator (const Reader *reader)
{
  const char *at = reader->text.bytes + reader->text.offset;
  size_t rest = reader->text.length - reader->text.offset;

  for (size_t i = 0; i < sizeof operators / sizeof operators[0]; i++)
    {
      size_t size = strlen (operators[i].text);
      if (size <= rest && memcmp (at, operators[i].text, size) == 0)
        return &operators[i];
    }
  return NULL;
}

/* --- Grammar -------------------------------------------------------------------------------- */

/* Enters a bracket or unary operator at the cursor. */
static bool
enter (Reader *reader)
{
  if (reader->depth == CHESS_EXPR_MAX_DEPTH)
    return fail_here (reader, CHESS_EXPR_TOO_DEEP);
  reader->depth++;
  return true;
}

/* The length of the word or number at the cursor, in characters. */
static unsigned
word_length (const Reader *reader)
{
  ChessText text = reader->text;

  while (is_word_character (text.character))
    chess_text_next (&text);
  return (unsigned) (text.column - reader->text.column);
}

/* The length of the number at the cursor, which may contain apostrophes. */
static unsigned
literal_length (const Reader *reader)
{
  ChessText text = reader->text, next;

  for (; is_word_character (text.character) || text.character == '\''; chess_text_next (&text))
    {
      next = text;
      chess_text_next (&next);
      if (text.character == '\'' && !is_word_character (next.character))
        break;
    }
  return (unsigned) (text.column - reader->text.column);
}

static bool
read_literal (Reader *reader)
{
  const char *start = reader->text.bytes + reader->text.offset;
  unsigned length = literal_length (reader);
  int column = reader->text.column, fault;
  uint64_t value;

  switch (chess_literal_read (start, length, &value, &fault))
    {
    case CHESS_LITERAL_INVALID:
      reader->error.found
          = (unsigned) fault > length ? CHESS_TEXT_END : (unsigned char) start[fault - 1];
      return fail (reader, CHESS_EXPR_BAD_LITERAL, column + fault - 1, 1);
    case CHESS_LITERAL_TOO_LARGE:
      return fail (reader, CHESS_EXPR_LITERAL_TOO_LARGE, column, (int) length);
    case CHESS_LITERAL_OK:
    default:
      take (reader, length);
      reader->was_square = false;
      if (!append_set (reader, CHESS_EXPR_STEP_SET, value))
        return false;
      reader->expr->steps[reader->expr->n_steps - 1].n_arguments = 1;
      return true;
    }
}

/* Reads arguments after the opening bracket, up to the closing one. */
static bool
read_arguments (Reader *reader, const ChessExprFunction *function, unsigned *n_arguments)
{
  for (*n_arguments = 0; *n_arguments > 0 || !take_if (reader, ')');)
    {
      int column = reader->text.column;
      if (!read_expression (reader, 1))
        return false;
      if (function->one_square && !append_check (reader, CHESS_EXPR_STEP_CHECK_SQUARE, column))
        return false;
      ++*n_arguments;
      if (take_if (reader, ')'))
        break;
      if (!take_if (reader, ','))
        return fail_here (reader, CHESS_EXPR_CLOSE_EXPECTED);
    }
  return true;
}

/* Reads a call from its opening bracket on; column: of its name. */
static bool
read_call (Reader *reader, const ChessExprFunction *function, int column)
{
  unsigned n_arguments;
  ChessExprStep *step;

  if (!enter (reader))
    return false;
  take (reader, 1);
  if (!read_arguments (reader, function, &n_arguments))
    return false;
  reader->depth--;
  if (n_arguments < function->min || n_arguments > function->max)
    {
      reader->error.function = function;
      reader->error.value = n_arguments;
      return fail (reader, CHESS_EXPR_ARGUMENT_COUNT, column, (int) strlen (function->name));
    }
  step = append (reader, CHESS_EXPR_STEP_CALL, n_arguments);
  if (step == NULL)
    return false;
  step->function = function;
  step->n_arguments = (uint8_t) n_arguments;
  return true;
}

static bool
is_square (const char *word)
{
  return chess_square_read (word) != CHESS_SQUARE_NONE && word[2] == '\0';
}

static bool
append_name (Reader *reader, const ChessExprName *name)
{
  switch (name->kind)
    {
    case CHESS_EXPR_NAME_PIECE:
      return append_set (reader, CHESS_EXPR_STEP_PIECE, name->piece);
    case CHESS_EXPR_NAME_SELECTION:
      return append_set (reader, CHESS_EXPR_STEP_SELECTION, 0);
    default:
      return append_set (reader, CHESS_EXPR_STEP_SET, name->set);
    }
}

static bool
append_mask (Reader *reader, const ChessMask *mask)
{
  ChessExprStep *step = append (reader, CHESS_EXPR_STEP_MASK, 0);

  if (step == NULL)
    return false;
  step->mask = mask;
  return true;
}

/* Whether a word is a value in itself. */
static bool
is_name (const char *word)
{
  return is_square (word) || chess_expr_find_name (word) != NULL || chess_mask_find (word) != NULL;
}

static bool
append_word (Reader *reader, const char *word)
{
  const ChessExprName *name = chess_expr_find_name (word);

  if (name != NULL)
    return append_name (reader, name);
  if (is_square (word))
    return append_set (reader, CHESS_EXPR_STEP_SET,
                       CHESS_BIT (CHESS_SQUARE (word[0] - 'a', word[1] - '1')));
  return append_mask (reader, chess_mask_find (word));
}

/* --- Names from elsewhere ------------------------------------------------------------------- */

static const ChessExprSymbol *
find_symbol (const Reader *reader, const char *name)
{
  return reader->scope != NULL && *name != '\0' ? reader->scope->find (reader->scope->data, name)
                                                : NULL;
}

/* Reads an index in brackets, and appends it to a name. */
static bool
take_dimension (Reader *reader, char name[static CHESS_EXPR_NAME_SIZE])
{
  size_t length = strlen (name);
  ChessText text = reader->text;

  if (text.character != '[')
    return false;
  chess_text_next (&text);
  while (text.character >= '0' && text.character <= '9')
    chess_text_next (&text);
  if (text.character != ']')
    return false;
  size_t size = text.offset + 1 - reader->text.offset;
  if (size < 3 || length + size >= CHESS_EXPR_NAME_SIZE)
    return false;
  memcpy (name + length, reader->text.bytes + reader->text.offset, size);
  name[length + size] = '\0';
  take (reader, (unsigned) (text.column - reader->text.column) + 1);
  return true;
}

/* Finds the longest name that begins with a word, and leaves the rest. NULL if there is none. */
static const ChessExprSymbol *
take_symbol (Reader *reader, const char *word)
{
  const ChessExprSymbol *found = find_symbol (reader, word);
  char name[CHESS_EXPR_NAME_SIZE];
  Reader at = *reader;

  if (reader->scope == NULL)
    return NULL;
  memcpy (name, word, strlen (word) + 1);
  for (int i = 0; i < MAX_DIMENSIONS && take_dimension (&at, name); i++)
    if (find_symbol (reader, name) != NULL)
      {
        found = find_symbol (reader, name);
        reader->text = at.text;
        reader->end = at.end;
      }
  return found;
}

/* Whether the steps from one on only use numbers. */
static bool
are_numbers (const ChessExpr *expr, size_t first)
{
  for (size_t i = first; i < expr->n_steps; i++)
    {
      const ChessExprStep *step = &expr->steps[i];
      bool is_number = step->kind == CHESS_EXPR_STEP_SET && step->n_arguments == 1;
      if (!is_number && step->kind < CHESS_EXPR_STEP_NOT
          && step->kind != CHESS_EXPR_STEP_CHECK_COUNT)
        return false;
    }
  return true;
}

/* Reads the index of a table from its opening bracket on. */
static bool
read_index (Reader *reader, const ChessExprSymbol *symbol)
{
  size_t first = reader->expr->n_steps;
  int column = reader->text.column + 1;
  ChessExprStep *step;

  if (!enter (reader))
    return false;
  take (reader, 1);
  if (!read_expression (reader, 1))
    return false;
  int end = reader->end;
  bool by_number = are_numbers (reader->expr, first);
  if (!take_if (reader, ']'))
    {
      reader->error.limit = symbol->n_sets;
      return fail_here (reader, CHESS_EXPR_CLOSE_EXPECTED);
    }
  reader->depth--;
  if (!by_number && symbol->n_sets != CHESS_N_SQUARES)
    {
      reader->error.limit = symbol->n_sets;
      return fail (reader, CHESS_EXPR_NOT_BY_SQUARE, column, end - column);
    }
  step = append (reader, by_number ? CHESS_EXPR_STEP_ENTRY : CHESS_EXPR_STEP_ENTRIES, 1);
  if (step == NULL)
    return false;
  step->symbol = symbol;
  step->column = (uint16_t) column;
  step->length = (uint16_t) (end - column);
  return true;
}

/* Reads what follows a name; column: of the name. */
static bool
read_symbol (Reader *reader, const ChessExprSymbol *symbol, int column)
{
  int length = reader->end - column;
  bool has_index = reader->text.character == '[';

  if (symbol->n_sets == 1 && !has_index)
    return append_set (reader, CHESS_EXPR_STEP_SET, symbol->sets[0]);
  if (symbol->n_sets > 1 && has_index)
    return read_index (reader, symbol);
  reader->error.limit = symbol->n_sets;
  return fail (reader, has_index ? CHESS_EXPR_NOT_A_TABLE : CHESS_EXPR_INDEX_EXPECTED, column,
               length);
}

/* Reads a name, or a call of a function. */
static bool
read_word (Reader *reader)
{
  const char *start = reader->text.bytes + reader->text.offset;
  unsigned length = word_length (reader);
  int column = reader->text.column;
  char word[CHESS_EXPR_NAME_SIZE] = "";

  if (length < CHESS_EXPR_NAME_SIZE)
    memcpy (word, start, length);
  take (reader, length);
  reader->was_square = is_square (word);
  const ChessExprFunction *function = chess_expr_find_function (word);
  bool called = reader->text.character == '(';
  if (called && function != NULL)
    return read_call (reader, function, column);
  if (!called && is_name (word))
    return append_word (reader, word);
  const ChessExprSymbol *symbol = called || function != NULL ? NULL : take_symbol (reader, word);
  if (symbol != NULL)
    return read_symbol (reader, symbol, column);
  reader->error.function = function;
  if (function != NULL)
    return fail (reader, CHESS_EXPR_CALL_EXPECTED, column, (int) length);
  if (called)
    return fail (reader, is_name (word) ? CHESS_EXPR_NOT_A_FUNCTION : CHESS_EXPR_UNKNOWN_FUNCTION,
                 column, (int) length);
  return fail (reader, CHESS_EXPR_UNKNOWN_NAME, column, (int) length);
}

static bool
read_brackets (Reader *reader)
{
  if (!enter (reader))
    return false;
  take (reader, 1);
  if (!read_expression (reader, 1))
    return false;
  if (!take_if (reader, ')'))
    return fail_here (reader, CHESS_EXPR_CLOSE_EXPECTED);
  reader->depth--;
  return true;
}

static bool
read_primary (Reader *reader)
{
  uint32_t character = reader->text.character;

  if (character == '(')
    return read_brackets (reader);
  if (character >= '0' && character <= '9')
    return read_literal (reader);
  if (is_word_character (character))
    return read_word (reader);
  return fail_here (reader, CHESS_EXPR_VALUE_EXPECTED);
}

static bool
read_unary (Reader *reader)
{
  uint32_t sign = reader->text.character;

  if (sign != '~' && sign != '-')
    return read_primary (reader);
  if (!enter (reader))
    return false;
  take (reader, 1);
  if (!read_unary (reader))
    return false;
  reader->depth--;
  return append (reader, sign == '~' ? CHESS_EXPR_STEP_NOT : CHESS_EXPR_STEP_NEGATE, 1) != NULL;
}

/* Rejects a square as the count of a shift, at a column: its set is a number, but not the one that
 * is meant. */
static bool
check_count (Reader *reader, size_t first, int column)
{
  const ChessExpr *expr = reader->expr;
  const ChessExprStep *step = &expr->steps[first];

  if (expr->n_steps != first + 1 || !reader->was_square || reader->end - column != 2)
    return append_check (reader, CHESS_EXPR_STEP_CHECK_COUNT, column);
  reader->error.value = step->set;
  return fail (reader, CHESS_EXPR_BAD_SHIFT, column, 2);
}

/* Reads an expression with at least a precedence. All operators are left-associative. */
static bool
read_expression (Reader *reader, unsigned level)
{
  const Operator *infix;

  if (!read_unary (reader))
    return false;
  while ((infix = next_operator (reader)) != NULL && infix->level >= level)
    {
      take (reader, (unsigned) strlen (infix->text));
      int column = reader->text.column;
      size_t first = reader->expr->n_steps;
      bool shift = infix->kind == CHESS_EXPR_STEP_LEFT || infix->kind == CHESS_EXPR_STEP_RIGHT;
      if (!read_expression (reader, infix->level + 1u))
        return false;
      if (shift && !check_count (reader, first, column))
        return false;
      if (append (reader, (ChessExprStepKind) infix->kind, 2) == NULL)
        return false;
    }
  return true;
}

/* --- The whole ------------------------------------------------------------------------------ */

/* Rejects a text that is too long, at the first superfluous character. */
static bool
fail_too_long (Reader *reader)
{
  while (reader->text.offset < CHESS_EXPR_MAX_LENGTH)
    chess_text_next (&reader->text);
  return fail (reader, CHESS_EXPR_TOO_LONG, reader->text.column, 1);
}

static bool
read_all (Reader *reader)
{
  if (reader->text.length > CHESS_EXPR_MAX_LENGTH)
    return fail_too_long (reader);
  chess_text_skip_space (&reader->text);
  if (!read_expression (reader, 1))
    return false;
  if (reader->text.character != CHESS_TEXT_END)
    return fail_here (reader, CHESS_EXPR_OPERATOR_EXPECTED);
  return true;
}

bool
chess_expr_is_reserved (const char *word)
{
  return is_name (word) || chess_expr_find_function (word) != NULL;
}

bool
chess_expr_read (const char *text, size_t length, ChessExpr *expr, ChessExprError *error)
{
  return chess_expr_read_in (text, length, NULL, expr, error);
}

bool
chess_expr_read_in (const char *text,
                    size_t length,
                    const ChessExprScope *scope,
                    ChessExpr *expr,
                    ChessExprError *error)
{
  Reader reader = { .end = 1, .scope = scope, .expr = expr };
  bool is_read;

  expr->n_steps = 0;
  chess_text_init (&reader.text, text, length);
  is_read = read_all (&reader);
  if (error != NULL)
    *error = reader.error;
  return is_read;
}
