/* Describes in sentences what was read from a text, and which parts are unreadable.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/verdict.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/shown-text.h"

/* How many characters of an unreadable part a sentence quotes, and how many names it lists. */
#define QUOTE_LENGTH 40
#define N_NAMES 6

/* --- What was read -------------------------------------------------------------------------- */

/* A name that fits into a line; NULL for none. (transfer full) (nullable) */
static char *
dup_name (const CheckbitReadingItem *item)
{
  return item->name != NULL ? checkbit_shown_line (item->name, CHECKBIT_SHOWN_NAME) : NULL;
}

/* (transfer full) */
static char *
tell_assignments (const CheckbitReadingItem *item)
{
  g_autofree char *name = dup_name (item);

  /* Translators: the %s is the name of a table in a program */
  return g_strdup_printf (ngettext ("%u assignment to %s, read as a table",
                                    "%u assignments to %s, read as a table",
                                    (guint) item->n_values),
                          (guint) item->n_values, name != NULL ? name : "–");
}

/* (transfer full) */
static char *
tell_table (const CheckbitReadingItem *item)
{
  guint n = (guint) item->n_values;

  switch (item->form)
    {
    case CHECKBIT_READING_SQUARE_MAP:
      return g_strdup_printf (ngettext ("a map of %u square", "a map of %u squares", n), n);
    case CHECKBIT_READING_DUMP:
      return g_strdup_printf (ngettext ("%u word of a memory dump", "%u words of a memory dump", n),
                              n);
    default:
      return g_strdup_printf (ngettext ("a table of %u value", "a table of %u values", n), n);
    }
}

/* (transfer full) */
static char *
tell_set (const CheckbitReadingItem *item)
{
  switch (item->form)
    {
    case CHECKBIT_READING_DRAWING:
      return g_strdup (item->has_layout ? _ ("a drawing and its number") : _ ("a drawing"));
    case CHECKBIT_READING_SQUARES:
      return g_strdup (_ ("squares by name"));
    case CHECKBIT_READING_EXPRESSION:
      return g_strdup (_ ("an expression, worked out"));
    default:
      return g_strdup (_ ("a number"));
    }
}

/* One item: "knights: a table of 64 values". (transfer full) */
static char *
tell_item (const CheckbitReadingItem *item)
{
  g_autofree char *name = dup_name (item), *what = NULL;

  if (item->form == CHECKBIT_READING_ASSIGNMENTS && item->kind == CHECKBIT_READING_TABLE)
    return tell_assignments (item);
  what = item->kind == CHECKBIT_READING_TABLE ? tell_table (item) : tell_set (item);
  if (name == NULL)
    return g_strdup_printf (_ ("Read as %s"), what);
  /* Translators: the name of a set or table in a program, then what it was read as: "a table of 64
   * values" */
  return g_strdup_printf (_ ("%s, read as %s"), name, what);
}

/* The first names of what was read, separated by commas. (transfer full) */
static char *
list_names (const CheckbitReading *reading)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      g_autofree char *name = dup_name (checkbit_reading_get_item (reading, i));

      if (name == NULL)
        continue;
      if (n++ == N_NAMES)
        {
          g_string_append (names, " …");
          break;
        }
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* "2 tables and 3 sets". (transfer full) */
static char *
tell_counts (guint n_tables, guint n_sets)
{
  g_autofree char *tables
      = g_strdup_printf (ngettext ("%u table", "%u tables", n_tables), n_tables);
  g_autofree char *sets = g_strdup_printf (ngettext ("%u set", "%u sets", n_sets), n_sets);

  if (n_tables == 0)
    return g_steal_pointer (&sets);
  if (n_sets == 0)
    return g_steal_pointer (&tables);
  /* Translators: "2 tables", then "3 sets" */
  return g_strdup_printf (_ ("%s and %s"), tables, sets);
}

/* Counts the items of a kind; first: set to the first readable one. */
static guint
count (const CheckbitReading *reading, CheckbitReadingKind kind, const CheckbitReadingItem **first)
{
  guint n = 0;

  for (guint i = checkbit_reading_get_n_items (reading); i-- > 0;)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);

      if (item->kind != kind)
        continue;
      *first = item;
      n++;
    }
  return n;
}

char *
checkbit_reading_tell_read (const CheckbitReading *reading)
{
  const CheckbitReadingItem *item = NULL;
  guint n_tables, n_sets;

  g_return_val_if_fail (reading != NULL, NULL);

  n_tables = count (reading, CHECKBIT_READING_TABLE, &item);
  n_sets = count (reading, CHECKBIT_READING_SET, &item);
  if (n_tables + n_sets == 0)
    return NULL;
  if (n_tables + n_sets == 1)
    return tell_item (item);

  g_autofree char *counts = tell_counts (n_tables, n_sets), *names = list_names (reading);
  if (*names == '\0')
    return g_steal_pointer (&counts);
  /* Translators: "2 tables and 3 sets", then their names */
  return g_strdup_printf (_ ("%s: %s"), counts, names);
}

/* --- Unreadable parts ----------------------------------------------------------------------- */

/* A part of the text in quotation marks, cut if it is too long. (transfer full) */
static char *
quote (const CheckbitReadingItem *item)
{
  g_autofree char *shown = checkbit_shown_line (item->text, QUOTE_LENGTH);

  /* Translators: a part of a text in quotation marks */
  return g_strdup_printf (_ ("“%s”"), shown);
}

/* (transfer full) */
static char *
tell_reason (const CheckbitReadingItem *item)
{
  g_autofree char *quoted = quote (item);

  switch (item->reason)
    {
    case CHECKBIT_READING_BAD_NUMBER:
      /* Translators: here and below, %s is a part of a text in quotation marks */
      return g_strdup_printf (_ ("%s is not a valid number"), quoted);
    case CHECKBIT_READING_TOO_LARGE:
      return g_strdup_printf (_ ("%s has more than 64 bits"), quoted);
    case CHECKBIT_READING_TOO_NEGATIVE:
      return g_strdup_printf (_ ("%s is below the smallest number of 64 bits"), quoted);
    case CHECKBIT_READING_BAD_SHIFT:
      return g_strdup_printf (_ ("%s shifts by more than 63"), quoted);
    case CHECKBIT_READING_UNKNOWN:
      return g_strdup_printf (_ ("%s has a name that is not recognized"), quoted);
    case CHECKBIT_READING_PROSE:
      return g_strdup_printf (_ ("%s stands among words and was not read as a set"), quoted);
    case CHECKBIT_READING_POSITION:
      return g_strdup_printf (_ ("%s is a position, not a set"), quoted);
    case CHECKBIT_READING_ROW_LENGTH:
      /* Translators: of a board drawn with characters; the last number is how many squares stand in
       * the row */
      return g_strdup_printf (_ ("Row %u of a drawing must have 8 squares, not %u"), item->row,
                              item->n_wrong);
    case CHECKBIT_READING_ROW_COUNT:
      /* Translators: of a board drawn with characters; the number is how many rows it has */
      return g_strdup_printf (_ ("A drawing must have 8 rows, not %u"), item->n_wrong);
    default:
      return g_strdup_printf (_ ("%s was not recognized"), quoted);
    }
}

/* The last line that is not empty. */
static guint
get_last_line (const CheckbitReading *reading)
{
  guint n = checkbit_reading_get_n_items (reading);

  return n > 0 ? checkbit_reading_get_item (reading, n - 1)->line : 1;
}

/* With the position: the line is only given if there are several. (transfer full) */
static char *
tell_part (const CheckbitReading *reading, const CheckbitReadingItem *item)
{
  g_autofree char *reason = tell_reason (item);

  if (get_last_line (reading) > 1)
    /* Translators: a sentence that says what is wrong, then where in the text */
    return g_strdup_printf (_ ("%s (line %u, column %u)"), reason, item->line, item->column);
  /* Translators: a sentence that says what is wrong, then where in the text */
  return g_strdup_printf (_ ("%s (column %u)"), reason, item->column);
}

char *
checkbit_reading_tell_left (const CheckbitReading *reading)
{
  const CheckbitReadingItem *first = NULL;
  guint n;

  g_return_val_if_fail (reading != NULL, NULL);

  n = count (reading, CHECKBIT_READING_LEFT, &first);
  if (n == 0)
    return NULL;

  g_autofree char *part = tell_part (reading, first);
  if (n == 1)
    return g_steal_pointer (&part);
  /* Translators: what is wrong with one part of a text, then how many others are not understood */
  return g_strdup_printf (ngettext ("%s, and %u other part was left", "%s, and %u other parts were left",
                                    n - 1),
                          part, n - 1);
}

char *
checkbit_reading_list_left (const CheckbitReading *reading)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  g_return_val_if_fail (reading != NULL, NULL);

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);
      g_autofree char *part
          = item->kind == CHECKBIT_READING_LEFT ? tell_part (reading, item) : NULL;

      if (part != NULL)
        g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", part);
    }
  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

char *
checkbit_reading_tell_refusal (const CheckbitReading *reading)
{
  char *left;

  g_return_val_if_fail (reading != NULL, NULL);

  left = checkbit_reading_tell_left (reading);
  return left != NULL ? left : g_strdup (_ ("There is no number, square or board in this text"));
}
