/* A text being typed, and its current set.
 *
 * The set language always uses layout a1b1. But a number alone is a word from a program rather than
 * an expression, so it is read in the current layout, as is the result of only numbers and
 * operators, 1ULL << 3.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/query.h"

#include <string.h>

#include "game/inspect/value-text.h"

struct _CheckbitQuery
{
  CheckbitSet parent_instance;

  CheckbitInspection *inspection; /* weak */
  char *text;
  CheckbitQueryState state;
  CheckbitExpression *expression; /* owned; NULL for a value */
  CheckbitReading *value;         /* owned: of one set; NULL for an expression */
  ChessLayout layout;             /* the one that the text was read in */
  CheckbitPastedNames *names;     /* owned: those used for parsing the text */
  gboolean is_word;               /* the text is a single word of the language */
  gboolean is_constant;           /* the expression consists of numbers and operators */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitQuery, checkbit_query, CHECKBIT_TYPE_SET)

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\r\n")] == '\0';
}

/* Whether a text is a single number: 0x10, -1, 16ULL. */
static gboolean
is_number (const char *text)
{
  const char *start = text + strspn (text, " \t+-");
  const char *end = start;

  while (g_ascii_isalnum (*end) || *end == '_' || *end == '\'')
    end++;
  return g_ascii_isdigit (*start) && is_blank (end);
}

/* Whether a text consists of numbers and operators: 1ULL << 3, ~(0xFF | 0x80). */
static gboolean
is_constant (const char *text)
{
  gboolean has_number = FALSE;

  while (*text != '\0')
    {
      if (g_ascii_isdigit (*text))
        {
          has_number = TRUE;
          while (g_ascii_isalnum (*text) || *text == '_' || *text == '\'')
            text++;
        }
      else if (strchr (" \t\r\n()~-+*<>&^|", *text) != NULL)
        text++;
      else
        return FALSE;
    }
  return has_number;
}

/* Whether a text is one word of the set language: attacks_white, e4. */
static gboolean
is_word_of_language (const char *text)
{
  const char *start = text + strspn (text, " \t");
  const char *end = start;
  g_autoptr (CheckbitExpression) expression = NULL;

  while (g_ascii_isalnum (*end) || *end == '_')
    end++;
  if (end == start || !is_blank (end))
    return FALSE;
  expression = checkbit_expression_new (text);
  return checkbit_expression_get_mistake (expression) == NULL;
}

static void
take_value (CheckbitQuery *self, CheckbitReading *value)
{
  g_clear_pointer (&self->expression, checkbit_expression_free);
  self->value = value;
  self->state = checkbit_value_is_word (value) ? CHECKBIT_QUERY_VALUE : CHECKBIT_QUERY_SQUARES;
}

/* A number alone is a value; any other text is first tried in the set language. What else it may be
 * depends on the layout: in RANK_2 << 8 the squares stand for their bits, and 1 << (E1 - 8) is a
 * square or none. */
static void
read_text (CheckbitQuery *self)
{
  CheckbitReading *value;

  g_clear_pointer (&self->expression, checkbit_expression_free);
  g_clear_pointer (&self->value, checkbit_reading_free);
  self->state = CHECKBIT_QUERY_EMPTY;
  self->is_word = self->is_constant = FALSE;
  if (is_blank (self->text))
    return;

  self->is_word = is_word_of_language (self->text);
  self->is_constant = is_constant (self->text);
  self->expression = checkbit_expression_new_for (self->text, self->names, self->layout);
  self->state = CHECKBIT_QUERY_EXPRESSION;
  value = is_number (self->text) ? checkbit_value_read (self->text)
                                 : checkbit_expression_steal_value (self->expression);
  if (value != NULL)
    take_value (self, value);
}

static ChessLayout
get_layout (CheckbitQuery *self)
{
  return checkbit_word_form_get_layout (checkbit_inspection_get_word_form (self->inspection));
}

/* A value in the set language. (transfer full) */
static char *
dup_value_expression (ChessBitboard bits)
{
  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", bits);
}

static void
compute_value (CheckbitQuery *self)
{
  ChessBitboard bits = checkbit_value_get_set (self->value, get_layout (self));
  g_autofree char *expression = dup_value_expression (bits);

  checkbit_set_set_expression (CHECKBIT_SET (self), expression);
  checkbit_set_store_bits (CHECKBIT_SET (self), bits, CHESS_NO_SQUARES);
}

/* The result of numbers and operators is a word in the current layout. */
static void
compute_constant (CheckbitQuery *self)
{
  ChessBitboard word;
  gboolean good = checkbit_expression_evaluate (
      self->expression, checkbit_inspection_get_input (self->inspection), &word);
  ChessBitboard bits = chess_layout_read (get_layout (self), word);
  g_autofree char *expression = get_layout (self) == CHESS_LAYOUT_A1B1
                                    ? g_strdup (self->text)
                                    : dup_value_expression (bits);

  self->state = good ? CHECKBIT_QUERY_VALUE : CHECKBIT_QUERY_WRONG;
  checkbit_set_set_expression (CHECKBIT_SET (self), good ? expression : NULL);
  checkbit_set_store_bits (CHECKBIT_SET (self), bits, CHESS_NO_SQUARES);
}

static void
compute_expression (CheckbitQuery *self)
{
  const ChessMaskInput *before = checkbit_inspection_get_input_before (self->inspection);
  ChessBitboard bits, old;
  gboolean marked = before != NULL && checkbit_expression_evaluate (self->expression, before, &old);
  gboolean good = checkbit_expression_evaluate (
      self->expression, checkbit_inspection_get_input (self->inspection), &bits);

  self->state = good ? CHECKBIT_QUERY_EXPRESSION : CHECKBIT_QUERY_WRONG;
  checkbit_set_set_expression (CHECKBIT_SET (self), good ? self->text : NULL);
  checkbit_set_store_bits (CHECKBIT_SET (self), bits,
                           marked && good ? bits ^ old : CHESS_NO_SQUARES);
}

/* Takes the current names and layout. Returns whether they have changed. */
static gboolean
take_surroundings (CheckbitQuery *self)
{
  CheckbitPastedNames *names = checkbit_inspection_get_names (self->inspection);

  if (self->names == names && self->layout == get_layout (self))
    return FALSE;
  self->layout = get_layout (self);
  g_clear_pointer (&self->names, checkbit_pasted_names_unref);
  self->names = checkbit_pasted_names_ref (names);
  return TRUE;
}

static void
update (CheckbitQuery *self)
{
  if (self->inspection == NULL)
    return;

  if (take_surroundings (self))
    read_text (self);
  if (self->value != NULL)
    compute_value (self);
  else if (self->expression != NULL && self->is_constant)
    compute_constant (self);
  else if (self->expression != NULL)
    compute_expression (self);
  else
    {
      checkbit_set_set_expression (CHECKBIT_SET (self), NULL);
      checkbit_set_store_bits (CHECKBIT_SET (self), CHESS_NO_SQUARES, CHESS_NO_SQUARES);
    }
  checkbit_set_announce_bits (CHECKBIT_SET (self));
  g_signal_emit (self, changed_signal, 0);
}

static void
checkbit_query_finalize (GObject *object)
{
  CheckbitQuery *self = CHECKBIT_QUERY (object);

  g_clear_weak_pointer (&self->inspection);
  g_clear_pointer (&self->expression, checkbit_expression_free);
  g_clear_pointer (&self->value, checkbit_reading_free);
  g_clear_pointer (&self->names, checkbit_pasted_names_unref);
  g_free (self->text);
  G_OBJECT_CLASS (checkbit_query_parent_class)->finalize (object);
}

static void
checkbit_query_class_init (CheckbitQueryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_query_finalize;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_QUERY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
checkbit_query_init (CheckbitQuery *self)
{
  self->text = g_strdup ("");
}

CheckbitQuery *
checkbit_query_new (CheckbitInspection *inspection, const char *text)
{
  CheckbitQuery *self;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  self = g_object_new (CHECKBIT_TYPE_QUERY, NULL);
  g_set_weak_pointer (&self->inspection, inspection);
  g_signal_connect_object (inspection, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_inspection_get_word_form (inspection), "notify::layout",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  checkbit_query_set_text (self, text);
  return self;
}

const char *
checkbit_query_get_text (CheckbitQuery *self)
{
  g_return_val_if_fail (CHECKBIT_IS_QUERY (self), NULL);

  return self->text;
}

void
checkbit_query_set_text (CheckbitQuery *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_QUERY (self));
  g_return_if_fail (text != NULL);

  if (g_str_equal (self->text, text))
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  if (self->inspection != NULL)
    take_surroundings (self);
  read_text (self);
  checkbit_set_set_title (CHECKBIT_SET (self), text);
  update (self);
}

CheckbitQueryState
checkbit_query_get_state (CheckbitQuery *self)
{
  g_return_val_if_fail (CHECKBIT_IS_QUERY (self), CHECKBIT_QUERY_EMPTY);

  return self->state;
}

gboolean
checkbit_query_is_good (CheckbitQuery *self)
{
  g_return_val_if_fail (CHECKBIT_IS_QUERY (self), FALSE);

  return self->state != CHECKBIT_QUERY_EMPTY && self->state != CHECKBIT_QUERY_WRONG;
}

gboolean
checkbit_query_is_compared (CheckbitQuery *self)
{
  g_return_val_if_fail (CHECKBIT_IS_QUERY (self), FALSE);

  if (self->state == CHECKBIT_QUERY_EXPRESSION)
    return !self->is_word;
  return checkbit_query_is_good (self);
}

const CheckbitMistake *
checkbit_query_get_mistake (CheckbitQuery *self)
{
  g_return_val_if_fail (CHECKBIT_IS_QUERY (self), NULL);

  return self->expression != NULL ? checkbit_expression_get_mistake (self->expression) : NULL;
}

ChessBitboard
checkbit_query_find_wrapped (CheckbitQuery *self)
{
  g_return_val_if_fail (CHECKBIT_IS_QUERY (self), CHESS_NO_SQUARES);

  /* Wrapping is only detected for steps in layout a1b1. */
  if (self->inspection == NULL || self->expression == NULL
      || (self->is_constant && get_layout (self) != CHESS_LAYOUT_A1B1))
    return CHESS_NO_SQUARES;
  return checkbit_expression_find_wrapped (self->expression,
                                           checkbit_inspection_get_input (self->inspection));
}

/* Digits that are not part of a name or a square. */
static gboolean
has_number (const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    if (g_ascii_isdigit (*c) && (c == text || (!g_ascii_isalnum (c[-1]) && c[-1] != '_')))
      return TRUE;
  return FALSE;
}

gboolean
checkbit_query_mixes_layouts (CheckbitQuery *self)
{
  g_return_val_if_fail (CHECKBIT_IS_QUERY (self), FALSE);

  return self->inspection != NULL && self->state == CHECKBIT_QUERY_EXPRESSION
         && get_layout (self) != CHESS_LAYOUT_A1B1 && has_number (self->text);
}
