/* Recognizes the tables in a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/tables.h"

#include <string.h>

#include "chess/scan.h"

/* --- Tables --------------------------------------------------------------------------------- */

static void
table_free (gpointer data)
{
  CheckbitRecognizedTable *table = data;

  g_free (table->name);
  g_free (table->values);
  g_free (table);
}

/* The lists of a run of items, concatenated. length: of the name, in bytes. */
static CheckbitRecognizedTable *
table_new (const CheckbitReading *reading, guint first, guint end, gsize length)
{
  CheckbitRecognizedTable *table = g_new0 (CheckbitRecognizedTable, 1);
  const char *name = checkbit_reading_get_item (reading, first)->name;
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint i = first; i < end; i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);

      g_array_append_vals (values, item->values, (guint) item->n_values);
    }
  table->name = name != NULL ? g_strndup (name, length) : NULL;
  table->n_values = values->len;
  table->values = (guint64 *) (gpointer) g_array_free (g_steal_pointer (&values), FALSE);
  chess_table_recognize (table->values, table->n_values, &table->finding);
  return table;
}

/* --- Lists of one name ---------------------------------------------------------------------- */

/* The length of an item's name without the indices after it: for NAME[2][63] that of NAME. */
static gsize
base_length (const CheckbitReadingItem *item)
{
  gsize length = item->name != NULL ? strlen (item->name) : 0;

  while (length > 0 && item->name[length - 1] == ']')
    {
      gsize open = length - 1;

      while (open > 0 && g_ascii_isdigit (item->name[open - 1]))
        open--;
      if (open == 0 || item->name[open - 1] != '[')
        break;
      length = open - 1;
    }
  return length;
}

/* Whether two items are parts of the same nested list: with the same name, or both without. */
static gboolean
belong_together (const CheckbitReadingItem *a, const CheckbitReadingItem *b)
{
  gsize length = base_length (a);

  if (b->kind != CHECKBIT_READING_TABLE || a->n_values != b->n_values
      || (a->name == NULL) != (b->name == NULL))
    return FALSE;
  return a->name == NULL
         || (a->name[length] == '[' && base_length (b) == length && b->name[length] == '['
             && memcmp (a->name, b->name, length) == 0);
}

/* Where the lists end that belong to the one at first. */
static guint
find_end (const CheckbitReading *reading, guint first)
{
  const CheckbitReadingItem *item = checkbit_reading_get_item (reading, first);
  guint end = first + 1;

  while (end < checkbit_reading_get_n_items (reading)
         && belong_together (item, checkbit_reading_get_item (reading, end)))
    end++;
  return end;
}

/* The table that the lists form together: about two squares, or keys of which one list repeats
 * another's. NULL if they form none. (transfer full) (nullable) */
static CheckbitRecognizedTable *
recognize_together (const CheckbitReading *reading, guint first, guint end)
{
  const CheckbitReadingItem *item = checkbit_reading_get_item (reading, first);
  CheckbitRecognizedTable *table;

  if (end - first < 2 || (end - first) * item->n_values > CHESS_N_SQUARES * CHESS_N_SQUARES)
    return NULL;
  table = table_new (reading, first, end, base_length (item));
  if (table->finding.n_readings > 0
      && (table->finding.readings[0].kind == CHESS_TABLE_KEYS
          || (end - first == CHESS_N_SQUARES && item->n_values == CHESS_N_SQUARES)))
    return table;
  table_free (table);
  return NULL;
}

GPtrArray *
checkbit_reading_recognize (const CheckbitReading *reading)
{
  GPtrArray *tables = g_ptr_array_new_with_free_func (table_free);
  guint end;

  g_return_val_if_fail (reading != NULL, NULL);

  for (guint first = 0; first < checkbit_reading_get_n_items (reading); first = end)
    {
      CheckbitRecognizedTable *together;

      end = first + 1;
      if (checkbit_reading_get_item (reading, first)->kind != CHECKBIT_READING_TABLE)
        continue;
      end = find_end (reading, first);
      together = recognize_together (reading, first, end);
      if (together != NULL)
        g_ptr_array_add (tables, together);
      for (guint i = first; i < end && together == NULL; i++)
        {
          const char *name = checkbit_reading_get_item (reading, i)->name;

          g_ptr_array_add (tables, table_new (reading, i, i + 1, name != NULL ? strlen (name) : 0));
        }
    }
  return tables;
}

/* --- Lines ---------------------------------------------------------------------------------- */

static void
write_what (GString *text, const ChessTableReading *reading)
{
  g_string_append_printf (text, "\t%s", chess_table_kind_id (reading->kind));
  /* Without a value, it is the constant that most programs use. */
  if (reading->constant != 0 && reading->constant != CHESS_SCAN_DE_BRUIJN)
    g_string_append_printf (text, "-of-0x%016" G_GINT64_MODIFIER "X", reading->constant);
  g_string_append_printf (
      text, "\t%s\t%s",
      chess_table_kind_is_indexed (reading->kind) ? chess_layout_name (reading->squares) : "-",
      chess_table_kind_has_bits (reading->kind) ? chess_layout_name (reading->bits) : "-");
}

static void
write_wrong (GString *text, const CheckbitRecognizedTable *table, const ChessTableReading *reading)
{
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];
  gsize n_wrong = 0;

  g_string_append_printf (text, "\t%u", table->finding.n_wrong);
  if (table->finding.n_wrong > 0)
    n_wrong = chess_table_find_wrong (table->values, table->n_values, reading, wrong);
  for (gsize i = 0; i < n_wrong; i++)
    {
      g_string_append_printf (text, "\t%zu:0x%016" G_GINT64_MODIFIER "X:", wrong[i].index,
                              wrong[i].found);
      if (wrong[i].has_expected)
        g_string_append_printf (text, "0x%016" G_GINT64_MODIFIER "X", wrong[i].expected);
      else
        g_string_append_c (text, '-');
    }
  g_string_append_c (text, '\n');
}

/* A name in one line. (transfer full) */
static char *
dup_name (const CheckbitRecognizedTable *table)
{
  return table->name != NULL ? g_strdelimit (g_strdup (table->name), "\t\r\n", ' ')
                             : g_strdup ("-");
}

gboolean
checkbit_recognized_table_is_known (const CheckbitRecognizedTable *table)
{
  return table->finding.n_readings > 0 && table->finding.n_wrong <= CHESS_MAX_WRONG_ENTRIES;
}

char *
checkbit_recognized_table_write (const CheckbitRecognizedTable *table)
{
  GString *text = g_string_new (NULL);
  g_autofree char *name = dup_name (table);
  gboolean known = checkbit_recognized_table_is_known (table);

  if (!known)
    g_string_append_printf (text, "table\t%s\t-\t-\t-\t0\n", name);
  for (gsize i = 0; i < table->finding.n_readings && known; i++)
    {
      g_string_append_printf (text, "table\t%s", name);
      write_what (text, &table->finding.readings[i]);
      write_wrong (text, table, &table->finding.readings[i]);
    }
  return g_string_free (text, FALSE);
}
