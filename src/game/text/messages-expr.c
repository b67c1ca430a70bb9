/* Why an expression of the set language is invalid, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/literal.h"
#include "chess/text.h"
#include "game/text/phrases-private.h"

/* How many characters of a word a sentence quotes. */
#define QUOTE_LENGTH 40

/* The wrong word, in quotation marks, cut if it is too long. (transfer full) */
static char *
quote_word (const ChessExprError *error, const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) length);
  glong start = error->column - 1, n_shown = MIN (error->length, QUOTE_LENGTH);
  g_autofree char *word = g_utf8_substring (valid, start, start + n_shown);

  /* Translators: a word in quotation marks, with dots behind it where it was cut */
  return g_strdup_printf (C_ ("expression", "“%s%s”"), word, error->length > n_shown ? "…" : "");
}

/* A sentence about a character where something else was expected. at_end: the sentence for the end
 * of the text; elsewhere: for other places, with a %s for the character; both translated */
static char *
expected_message (const ChessExprError *error, const char *at_end, const char *elsewhere)
{
  g_autofree char *quoted = NULL;

  if (error->found == CHESS_TEXT_END)
    return g_strdup (at_end);
  quoted = checkbit_message_quote_character (error->found);
  return g_strdup_printf (elsewhere, quoted);
}

static char *
operator_expected_message (const ChessExprError *error)
{
  if (error->found == ')')
    return g_strdup (_ ("This bracket has no matching “(” before it"));
  /* Translators: in the set language, an expression such as “P | p”. %s is a character in quotation
   * marks */
  return expected_message (error, "", _ ("An operator such as & or | is expected here, not %s"));
}

static char *
argument_count_message (const ChessExprError *error)
{
  const ChessExprFunction *function = error->function;
  g_autofree char *usage = g_strdup_printf ("%s(%s)", function->name, function->arguments);

  if (function->min != function->max)
    /* Translators: %s is how a function is called, such as rook(x[, occ]); it got another number of
     * arguments */
    return g_strdup_printf (_ ("%s takes one argument or two, not %u"), usage,
                            (guint) error->value);
  if (function->max == 1)
    /* Translators: %s is how a function is called, such as knight(x); it got another number of
     * arguments */
    return g_strdup_printf (_ ("%s takes one argument, not %u"), usage, (guint) error->value);
  /* Translators: %s is how a function is called, such as line(x, y); it got another number of
   * arguments */
  return g_strdup_printf (_ ("%s takes two arguments, not %u"), usage, (guint) error->value);
}

/* No name is longer. */
#define MAX_WORD 40

/* How many letters of a word must be added, removed, replaced or swapped with the next one to get
 * another word, ignoring case and underscores. */
static guint
count_slips (const char *word, const char *name)
{
  guint rows[3][MAX_WORD + 1];
  gsize n_word = strlen (word), n_name = strlen (name);

  for (gsize j = 0; j <= n_name; j++)
    rows[0][j] = (guint) j;
  for (gsize i = 1; i <= n_word; i++)
    {
      guint *row = rows[i % 3], *before = rows[(i - 1) % 3], *first = rows[(i + 1) % 3];

      row[0] = (guint) i;
      for (gsize j = 1; j <= n_name; j++)
        {
          guint same = before[j - 1] + (word[i - 1] != name[j - 1]);

          row[j] = MIN (same, MIN (before[j], row[j - 1]) + 1);
          if (i > 1 && j > 1 && word[i - 1] == name[j - 2] && word[i - 2] == name[j - 1])
            row[j] = MIN (row[j], first[j - 2] + 1);
        }
    }
  return rows[n_word % 3][n_name];
}

/* A word in lower case without underscores; FALSE if it is too long. */
static gboolean
simplify (const char *word, char simple[static MAX_WORD + 1])
{
  gsize n = 0;

  for (; *word != '\0'; word++)
    {
      if (*word == '_')
        continue;
      if (n == MAX_WORD)
        return FALSE;
      simple[n++] = g_ascii_tolower (*word);
    }
  simple[n] = '\0';
  return TRUE;
}

/* The most similar name to a word so far. */
typedef struct
{
  char word[MAX_WORD + 1];
  const char *name; /* NULL: none is similar */
  guint n_slips;    /* a better name must have fewer */
} Meant;

/* In a short word nothing counts as a typo. */
static gboolean
meant_init (Meant *self, const char *word)
{
  gsize length;

  self->name = NULL;
  if (!simplify (word, self->word))
    return FALSE;
  length = strlen (self->word);
  self->n_slips = length < 3 ? 1 : length < 5 ? 2 : 3;
  return TRUE;
}

static void
meant_try (Meant *self, const char *name)
{
  char simple[MAX_WORD + 1];
  guint n_slips;

  if (!simplify (name, simple)
      || ABS ((int) strlen (simple) - (int) strlen (self->word)) >= (int) self->n_slips)
    return;
  n_slips = count_slips (self->word, simple);
  if (n_slips >= self->n_slips)
    return;
  self->n_slips = n_slips;
  self->name = name;
}

static void
try_names (Meant *meant)
{
  for (gsize i = 0; i < chess_expr_name_count (); i++)
    meant_try (meant, chess_expr_name_get (i)->name);
  for (gsize i = 0; i < chess_mask_count (); i++)
    meant_try (meant, chess_mask_get (i)->id);
}

static void
try_functions (Meant *meant)
{
  for (gsize i = 0; i < chess_expr_function_count (); i++)
    meant_try (meant, chess_expr_function_get (i)->name);
}

/* What an unknown word may have been meant for, with another spelling or a typo: attacksWhite,
 * white_knigts. NULL for nothing. */
static const char *
find_meant (const ChessExprError *error, const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) length);
  glong start = error->column - 1;
  g_autofree char *word = g_utf8_substring (valid, start, start + error->length);
  Meant meant;

  if (!meant_init (&meant, word))
    return NULL;
  if (error->kind == CHESS_EXPR_UNKNOWN_NAME)
    try_names (&meant);
  if (error->kind == CHESS_EXPR_UNKNOWN_FUNCTION
      || (error->kind == CHESS_EXPR_UNKNOWN_NAME && meant.name == NULL))
    try_functions (&meant);
  return meant.name;
}

/* A sentence that a word is unknown, but similar to a known one. (transfer full) */
static char *
meant_message (const ChessExprError *error, const char *quoted, const char *meant)
{
  if (error->kind == CHESS_EXPR_UNKNOWN_FUNCTION)
    /* Translators: a word in quotation marks, then the function that may be meant */
    return g_strdup_printf (_ ("There is no function %s. Did you mean %s?"), quoted, meant);
  /* Translators: a word in quotation marks, then the name that may be meant */
  return g_strdup_printf (_ ("There is no set, square or mask %s. Did you mean %s?"), quoted,
                          meant);
}

/* What a wrong word should have been. */
static char *
word_message (const ChessExprError *error, const char *text, gsize length)
{
  g_autofree char *quoted = quote_word (error, text, length);
  const char *meant = find_meant (error, text, length);

  if (meant != NULL)
    return meant_message (error, quoted, meant);
  switch (error->kind)
    {
    case CHESS_EXPR_UNKNOWN_FUNCTION:
      /* Translators: %s is a word in quotation marks */
      return g_strdup_printf (_ ("There is no function %s"), quoted);
    case CHESS_EXPR_NOT_A_FUNCTION:
      /* Translators: %s is a word in quotation marks */
      return g_strdup_printf (_ ("%s is a set, not a function: an operator is missing before the "
                                 "“(”"),
                              quoted);
    case CHESS_EXPR_CALL_EXPECTED:
      /* Translators: the first %s is a word in quotation marks, then how it is to be written, such
       * as knight(x) */
      return g_strdup_printf (_ ("%s is a function and needs arguments: %s(%s)"), quoted,
                              error->function->name, error->function->arguments);
    default:
      /* Translators: %s is a word in quotation marks */
      return g_strdup_printf (_ ("There is no set, square or mask %s"), quoted);
    }
}

/* A number computed modulo 2^64: someone who wrote -1 does not expect a large number. (transfer
 * full) */
static char *
dup_value (const ChessExprError *error)
{
  if (error->value > G_MAXUINT64 - G_MAXINT32)
    return g_strdup_printf ("%" G_GINT64_FORMAT, (gint64) error->value);
  return g_strdup_printf ("%" G_GUINT64_FORMAT, error->value);
}

/* Says that a square is not a shift count; NULL if there is none in its place. (transfer full)
 * (nullable) */
static char *
shift_by_square_message (const ChessExprError *error, const char *text, gsize length)
{
  ChessSquare square = (ChessSquare) chess_bitboard_lsb (error->value);
  g_autofree char *quoted = quote_word (error, text, length);

  if (error->length != 2 || chess_bitboard_count (error->value) != 1
      || strstr (quoted, checkbit_square_name (square)) == NULL)
    return NULL;
  /* Translators: the name of a square in quotation marks, and its number */
  return g_strdup_printf (_ ("A shift count must be a number from 0 to 63. %s is a set; the number "
                             "of its square is %u"),
                          quoted, square);
}

static char *
value_message (const ChessExprError *error, const char *text, gsize length)
{
  g_autofree char *value = dup_value (error);
  g_autofree char *by_square = NULL;

  if (error->kind == CHESS_EXPR_BAD_SHIFT)
    by_square = shift_by_square_message (error, text, length);
  if (by_square != NULL)
    return g_steal_pointer (&by_square);
  if (error->kind == CHESS_EXPR_BAD_SHIFT)
    /* Translators: %s is a number */
    return g_strdup_printf (_ ("A shift count must be a number from 0 to 63, not %s"), value);
  if (error->value == 0)
    return g_strdup (_ ("Exactly one square is needed here, and this set is empty"));
  /* Translators: %s is a number, two at least */
  return g_strdup_printf (_ ("Exactly one square is needed here, and this set has %s"), value);
}

/* What is wrong with a table or its index. */
static char *
table_message (const ChessExprError *error, const char *text, gsize length)
{
  g_autofree char *quoted = quote_word (error, text, length);
  g_autofree char *value = dup_value (error);
  guint n = (guint) error->limit;

  switch (error->kind)
    {
    case CHESS_EXPR_INDEX_EXPECTED:
      /* Translators: the name of a table in quotation marks, how many entries it has, and how
       * one of them is written */
      return g_strdup_printf (_ ("%s is a table of %u: name an entry, as in [%s]"), quoted, n,
                              n == CHESS_N_SQUARES ? "e4" : "0");
    case CHESS_EXPR_NOT_A_TABLE:
      /* Translators: %s is the name of a set in quotation marks */
      return g_strdup_printf (_ ("%s is one set and has no entries"), quoted);
    case CHESS_EXPR_NOT_BY_SQUARE:
      /* Translators: how many entries a table has */
      return g_strdup_printf (ngettext ("A table of %u entry takes a number here, not squares",
                                        "A table of %u entries takes a number here, not squares",
                                        n),
                              n);
    default:
      /* Translators: the last entry of a table, then the number of one that is not there */
      return g_strdup_printf (_ ("The table has entries 0 to %u, not %s"), n - 1, value);
    }
}

char *
checkbit_message_expr_error_short (const ChessExprError *error, const char *text, gsize length)
{
  g_return_val_if_fail (error != NULL, NULL);

  switch (error->kind)
    {
    case CHESS_EXPR_OK:
      return g_strdup (_ ("Nothing is wrong with this expression"));
    case CHESS_EXPR_VALUE_EXPECTED:
      return expected_message (error, _ ("The text ends where a value is expected"),
                               /* Translators: %s is a character in quotation marks */
                               _ ("A value is expected here, not %s"));
    case CHESS_EXPR_OPERATOR_EXPECTED:
      return operator_expected_message (error);
    case CHESS_EXPR_INDEX_EXPECTED:
    case CHESS_EXPR_NOT_A_TABLE:
    case CHESS_EXPR_BAD_INDEX:
    case CHESS_EXPR_NOT_BY_SQUARE:
      return table_message (error, text, length);
    case CHESS_EXPR_CLOSE_EXPECTED:
      if (error->limit > 0)
        return expected_message (error, _ ("A “]” is missing"),
                                 /* Translators: %s is a character in quotation marks */
                                 _ ("An operator or a “]” is expected here, not %s"));
      return expected_message (error, _ ("A “)” is missing"),
                               /* Translators: %s is a character in quotation marks */
                               _ ("An operator or a “)” is expected here, not %s"));
    case CHESS_EXPR_ARGUMENT_COUNT:
      return argument_count_message (error);
    case CHESS_EXPR_BAD_LITERAL:
      return expected_message (error, _ ("The number ends before its first digit"),
                               /* Translators: %s is a character in quotation marks */
                               _ ("%s is not a digit of this number"));
    case CHESS_EXPR_LITERAL_TOO_LARGE:
      return g_strdup (_ ("This number has more than 64 bits"));
    case CHESS_EXPR_BAD_SHIFT:
    case CHESS_EXPR_NOT_ONE_SQUARE:
      return value_message (error, text, length);
    case CHESS_EXPR_TOO_DEEP:
      return g_strdup (_ ("Brackets and operators are nested too deeply here"));
    case CHESS_EXPR_TOO_LONG:
      return g_strdup (_ ("The expression is too long"));
    default:
      return word_message (error, text, length);
    }
}

char *
checkbit_message_expr_error (const ChessExprError *error, const char *text, gsize length)
{
  g_autofree char *sentence = checkbit_message_expr_error_short (error, text, length);

  g_return_val_if_fail (sentence != NULL, NULL);

  if (error->column == 0)
    return g_steal_pointer (&sentence);
  /* Translators: a sentence that says what is wrong, then where in the text */
  return g_strdup_printf (_ ("%s (column %d)"), sentence, error->column);
}

/* --- What is no error ----------------------------------------------------------------------- */

/* The end of a number, including separators between its digits. */
static gsize
find_number_end (const char *text, gsize length, gsize start)
{
  gsize end = start;

  while (end < length && (g_ascii_isalnum (text[end]) || text[end] == '_' || text[end] == '\''))
    end++;
  return end;
}

/* The note on a number that begins with a zero and another digit; NULL if all languages agree.
 * (transfer full) (nullable) */
static char *
tell_leading_zero (const char *number, gsize length)
{
  g_autofree char *shown = g_strndup (number, length);
  g_autofree char *value = NULL;
  guint64 word;

  if (chess_literal_read (number, length, &word, NULL) != CHESS_LITERAL_OK || word < 8)
    return NULL;
  if (chess_literal_bare_base (number, length) == 10)
    /* Translators: %s is a number that begins with a zero, such as 089 */
    return g_strdup_printf (_ ("%s is decimal here, but not valid in C, where numbers that begin "
                               "with 0 are octal."),
                            shown);
  if (chess_literal_bare_base (number, length) != 8)
    return NULL;
  value = g_strdup_printf ("%" G_GUINT64_FORMAT, word);
  /* Translators: a number that begins with a zero, such as 010, and its value */
  return g_strdup_printf (_ ("%s is octal, as in C: it is %s."), shown, value);
}

char *
checkbit_message_expr_note (const char *text, gsize length)
{
  char *note = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  for (gsize at = 0, end; at < length && note == NULL; at = MAX (end, at + 1))
    {
      end = find_number_end (text, length, at);
      if (end > at + 1 && text[at] == '0' && g_ascii_isdigit (text[at + 1]))
        note = tell_leading_zero (text + at, end - at);
    }
  return note;
}
