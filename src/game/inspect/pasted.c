/* How the inspector handles a pasted text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/pasted.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/expr.h"
#include "game/inspect/pasted-group.h"
#include "game/inspect/value-text.h"
#include "game/reader/verdict.h"
#include "game/text/messages.h"
#include "game/text/value-forms.h"

/* "b6 c7"; "none" for no squares. (transfer full) */
static char *
dup_squares (ChessBitboard set)
{
  return set != CHESS_NO_SQUARES ? checkbit_value_list_squares (CHESS_LAYOUT_A1B1, set)
                                 : g_strdup ("none");
}

/* What an entry shows for a set that does not fit there literally; read_for: the layout used for
 * reading. (transfer full) */
static char *
dup_set (const CheckbitReadingItem *item, ChessLayout read_for)
{
  if (checkbit_reading_item_is_word (item))
    return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", item->values[0]);
  return dup_squares (checkbit_reading_item_get_set (item, 0, read_for, read_for));
}

static gboolean
is_table (const CheckbitReadingItem *item)
{
  return item->kind == CHECKBIT_READING_TABLE && item->n_values == CHESS_N_SQUARES;
}

/* How many sets and tables were read; only: one of them. */
static guint
count_read (const CheckbitReading *reading, const CheckbitReadingItem **only)
{
  guint n = 0;

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);

      if (item->kind == CHECKBIT_READING_LEFT)
        continue;
      *only = item;
      n++;
    }
  return n;
}

/* Whether a line is an expression or a value in itself; value: the reading of the latter. */
static gboolean
is_line_of_entry (const char *line, ChessLayout layout, CheckbitReading **value)
{
  ChessExpr expr;

  if (strpbrk (line, "\r\n") != NULL)
    return FALSE;
  if (chess_expr_read (line, strlen (line), &expr, NULL))
    return TRUE;
  *value = checkbit_value_read_for (line, layout);
  if (*value != NULL && checkbit_reading_get_only_set (*value)->form != CHECKBIT_READING_DRAWING)
    return TRUE;
  g_clear_pointer (value, checkbit_reading_free);
  return FALSE;
}

/* Takes a reading. FALSE if it is empty. */
static gboolean
take (CheckbitPasted *self, CheckbitReading *reading)
{
  const CheckbitReadingItem *only = NULL;
  guint n = count_read (reading, &only);

  if (n == 0)
    return FALSE;
  self->verdict = checkbit_reading_tell_read (reading);
  self->left = checkbit_reading_tell_left (reading);
  self->all_left = checkbit_reading_list_left (reading);
  self->kind = CHECKBIT_PASTED_SEVERAL;
  if (n == 1 && only->kind == CHECKBIT_READING_SET)
    {
      self->kind = CHECKBIT_PASTED_TEXT;
      self->text = dup_set (only, checkbit_reading_get_layout (reading));
    }
  else if (n == 1 && is_table (only))
    {
      self->kind = CHECKBIT_PASTED_TABLE;
      memcpy (self->words, only->values, sizeof self->words);
    }
  return TRUE;
}

void
checkbit_pasted_init (CheckbitPasted *self, const char *text, ChessLayout layout)
{
  g_autofree char *line = NULL;
  gboolean is_line;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  line = g_strstrip (g_strdup (text));
  is_line = strpbrk (line, "\r\n") == NULL && *line != '\0';
  *self = (CheckbitPasted){ .kind = CHECKBIT_PASTED_TEXT };
  if (is_line && is_line_of_entry (line, layout, &self->reading))
    {
      self->text = g_steal_pointer (&line);
      return;
    }
  self->reading = checkbit_reading_new (text, -1, layout);
  if ((!is_line || checkbit_reading_is_complete (self->reading)) && take (self, self->reading))
    return;
  if (is_line && strlen (line) <= CHESS_EXPR_MAX_LENGTH)
    {
      self->text = g_steal_pointer (&line);
      return;
    }
  self->kind = CHECKBIT_PASTED_REFUSED;
  self->reason = checkbit_reading_tell_refusal (self->reading);
}

char *
checkbit_pasted_tell_squares (const CheckbitPasted *self, ChessLayout layout)
{
  g_autofree char *squares = NULL;
  guint64 word;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->reading == NULL || !checkbit_pasted_find_square_numbers (self->reading, &word))
    return NULL;
  squares = dup_squares (chess_layout_read (layout, word));
  /* Translators: a numbering of the squares, “a1b1”, then squares that numbers of a text may stand
   * for: “e4 d5” */
  return g_strdup_printf (_ ("As numbers of squares in layout %s: %s."), chess_layout_name (layout),
                          squares);
}

const CheckbitReadingItem *
checkbit_pasted_find_table (const CheckbitPasted *self)
{
  const CheckbitReadingItem *found = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; self->reading != NULL && i < checkbit_reading_get_n_items (self->reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (self->reading, i);

      if (is_table (item))
        return item;
      if (found == NULL && item->n_values > CHECKBIT_PASTED_MAX_SHOWN)
        found = item;
    }
  return found;
}

gboolean
checkbit_pasted_has_names (const CheckbitPasted *self)
{
  const CheckbitReadingItem *only = NULL;
  guint n;

  g_return_val_if_fail (self != NULL, FALSE);

  n = self->reading != NULL ? count_read (self->reading, &only) : 0;
  return n > 1 || (n == 1 && (only->n_values > 1 || only->name != NULL));
}

void
checkbit_pasted_clear (CheckbitPasted *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->reading, checkbit_reading_free);
  g_clear_pointer (&self->verdict, g_free);
  g_clear_pointer (&self->left, g_free);
  g_clear_pointer (&self->all_left, g_free);
  g_clear_pointer (&self->reason, g_free);
}

/* A sentence that several values are not a set. (transfer full) */
static char *
tell_several (const CheckbitReading *reading)
{
  gsize n = 0;

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    n += checkbit_reading_get_item (reading, i)->n_values;
  /* Translators: shown for a text that is not one set */
  return g_strdup_printf (ngettext ("There is %u value here: press Enter to take it",
                                    "There are %u values here: press Enter to take them",
                                    (guint) n),
                          (guint) n);
}

char *
checkbit_pasted_explain (const char *text)
{
  g_autoptr (CheckbitReading) reading = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      CheckbitReadingReason reason = checkbit_reading_get_item (reading, i)->reason;

      if (reason == CHECKBIT_READING_TOO_LARGE || reason == CHECKBIT_READING_TOO_NEGATIVE
          || reason == CHECKBIT_READING_ROW_LENGTH || reason == CHECKBIT_READING_ROW_COUNT)
        return checkbit_reading_tell_left (reading);
    }
  if (checkbit_reading_is_complete (reading) && checkbit_reading_get_only_set (reading) == NULL)
    return tell_several (reading);
  return NULL;
}

/* The item whose numbers are meant: the only one, or the only table with one number per square. */
static const CheckbitReadingItem *
find_numbers (const CheckbitReading *reading)
{
  const CheckbitReadingItem *found = checkbit_reading_get_only_set (reading);

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);

      if (!is_table (item))
        continue;
      if (found != NULL)
        return NULL;
      found = item;
    }
  return found;
}

guint
checkbit_pasted_read_numbers (const char *text,
                              ChessLayout layout,
                              guint64 words[static CHESS_N_SQUARES],
                              char **sentence)
{
  g_autoptr (CheckbitReading) reading = NULL;
  const CheckbitReadingItem *item;

  g_return_val_if_fail (text != NULL && sentence != NULL, 0);

  *sentence = NULL;
  reading = checkbit_reading_new (text, -1, layout);
  item = find_numbers (reading);
  if (item != NULL)
    {
      memcpy (words, item->values, item->n_values * sizeof *words);
      return (guint) item->n_values;
    }
  if (checkbit_reading_is_complete (reading))
    {
      g_autofree char *read = checkbit_reading_tell_read (reading);

      /* Translators: %s says what was found instead: "Read as a table of 63 values" */
      *sentence = g_strdup_printf (_ ("A number or a table of 64 is needed. %s."), read);
    }
  else if (text[strspn (text, " \t\r\n")] != '\0')
    *sentence = checkbit_reading_tell_refusal (reading);
  return 0;
}
