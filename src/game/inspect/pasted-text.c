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

static void
write_group (GString *text, CheckbitPastedGroup *group)
{
  g_string_append (text, "group\n");
  for (guint i = 0; i < checkbit_pasted_group_get_n_entries (group); i++)
    write_entry (text, checkbit_pasted_group_get_entry (group, i));
}

char *
checkbit_pasted_text_write (CheckbitPastedList *list)
{
  GString *text = g_string_new ("# Checkbit: pasted sets\n");

  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (list), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (CheckbitPastedGroup) group = g_list_model_get_item (G_LIST_MODEL (list), i);

      write_group (text, group);
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

gboolean
checkbit_pasted_text_begins_group (const char *line)
{
  g_return_val_if_fail (line != NULL, FALSE);

  return g_str_equal (line, "group");
}

/* (element-type CheckbitPastedGroup) (transfer full) */
static GPtrArray *
read_groups (const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) length);
  g_auto (GStrv) lines = g_strsplit (valid, "\n", -1);
  GPtrArray *groups = g_ptr_array_new_with_free_func (g_object_unref);
  CheckbitPastedGroup *group = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      CheckbitPastedEntry *entry;

      if (checkbit_pasted_text_begins_group (lines[i]))
        {
          group = checkbit_pasted_group_new ();
          g_ptr_array_add (groups, group);
        }
      else if (group != NULL && (entry = read_entry (lines[i])) != NULL)
        checkbit_pasted_group_add (group, entry);
    }
  return groups;
}

void
checkbit_pasted_text_read (CheckbitPastedList *list, const char *text, gsize length)
{
  g_autoptr (GPtrArray) groups = NULL;

  g_return_if_fail (CHECKBIT_IS_PASTED_LIST (list));
  g_return_if_fail (text != NULL || length == 0);

  groups = read_groups (text, length);
  for (guint i = 0; i < groups->len; i++)
    checkbit_pasted_list_restore (list, G_MAXUINT, groups->pdata[i]);
}

/* --- Following -------------------------------------------------------------------------------- */

static char *
dup_group (CheckbitPastedGroup *group)
{
  GString *text = g_string_new (NULL);

  write_group (text, group);
  return g_string_free (text, FALSE);
}

/* The groups of a list by their texts. (transfer full) */
static GHashTable *
index_groups (CheckbitPastedList *list)
{
  GHashTable *by_text = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  gpointer group;

  for (guint i = 0; (group = g_list_model_get_item (G_LIST_MODEL (list), i)) != NULL; i++)
    g_hash_table_replace (by_text, dup_group (group), group);
  return by_text;
}

/* Texts of groups differ, as their names do. */
void
checkbit_pasted_text_follow (CheckbitPastedList *list, const char *text, gsize length)
{
  g_autoptr (GPtrArray) groups = NULL;
  g_autoptr (GHashTable) by_text = NULL;

  g_return_if_fail (CHECKBIT_IS_PASTED_LIST (list));
  g_return_if_fail (text != NULL);

  groups = read_groups (text, length);
  by_text = index_groups (list);
  for (guint i = 0; i < groups->len; i++)
    {
      g_autofree char *written = dup_group (groups->pdata[i]);
      CheckbitPastedGroup *known = g_hash_table_lookup (by_text, written);

      if (known == NULL)
        continue;
      g_object_unref (groups->pdata[i]);
      groups->pdata[i] = g_object_ref (known);
      g_hash_table_remove (by_text, written);
    }
  checkbit_pasted_list_replace (list, groups);
}
