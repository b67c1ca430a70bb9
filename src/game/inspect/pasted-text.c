/* Pasted sets as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/pasted-text.h"

#include <string.h>

#include "game/text/shown-text.h"

#define N_FIELDS 4

/* --- Writing ---------------------------------------------------------------------------------- */

static void
write_entry (GString *text, const CheckbitPastedEntry *entry)
{
  g_string_append_printf (text, "%s\t%s\t%s\t", entry->is_word ? "word" : "set", entry->name,
                          entry->title);
  for (gsize i = 0; i < entry->n; i++)
    g_string_append_printf (text, "%s0x%016" G_GINT64_MODIFIER "X", i > 0 ? " " : "",
                            entry->values[i]);
  g_string_append_c (text, '\n');
}

char *
checkbit_pasted_text_write (CheckbitPastedList *list)
{
  GString *text = g_string_new ("# Checkbit: pasted sets\n");

  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (list), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (CheckbitPastedGroup) group = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_string_append (text, "group\n");
      for (guint k = 0; k < checkbit_pasted_group_get_n_entries (group); k++)
        write_entry (text, checkbit_pasted_group_get_entry (group, k));
    }
  return g_string_free (text, FALSE);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* (element-type guint64) (transfer full) (nullable) */
static GArray *
read_values (const char *field)
{
  g_auto (GStrv) words = g_strsplit (field, " ", -1);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 value;

      if (!g_str_has_prefix (words[i], "0x")
          || !g_ascii_string_to_unsigned (words[i] + 2, 16, 0, G_MAXUINT64, &value, NULL))
        return NULL;
      g_array_append_val (values, value);
    }
  return values->len > 0 ? g_steal_pointer (&values) : NULL;
}

/* A valid name in the set language, and a title that fits into a line. */
static CheckbitPastedEntry *
read_entry (const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", N_FIELDS);
  g_autoptr (GArray) values = NULL;
  g_autofree char *name = NULL, *title = NULL;

  if (g_strv_length (fields) != N_FIELDS || *fields[1] == '\0'
      || (!g_str_equal (fields[0], "word") && !g_str_equal (fields[0], "set"))
      || (values = read_values (fields[3])) == NULL)
    return NULL;
  name = checkbit_pasted_names_make (fields[1]);
  title = checkbit_shown_line (fields[2], CHECKBIT_SHOWN_NAME);
  return checkbit_pasted_entry_new (title, name, g_str_equal (fields[0], "word"),
                                    (const guint64 *) (gpointer) values->data, values->len);
}

static void
append (CheckbitPastedList *list, CheckbitPastedGroup *group)
{
  if (group != NULL)
    checkbit_pasted_list_restore (list, G_MAXUINT, group);
}

void
checkbit_pasted_text_read (CheckbitPastedList *list, const char *text, gsize length)
{
  g_autofree char *valid = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (CheckbitPastedGroup) group = NULL;

  g_return_if_fail (CHECKBIT_IS_PASTED_LIST (list));
  g_return_if_fail (text != NULL || length == 0);

  valid = g_utf8_make_valid (text, (gssize) length);
  lines = g_strsplit (valid, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      CheckbitPastedEntry *entry;

      if (g_str_equal (lines[i], "group"))
        {
          append (list, group);
          g_set_object (&group, NULL);
          group = checkbit_pasted_group_new ();
        }
      else if (group != NULL && (entry = read_entry (lines[i])) != NULL)
        checkbit_pasted_group_add (group, entry);
    }
  append (list, group);
}
