/* Assignments to the elements of a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/elements.h"

#include <string.h>

#include "game/reader/finder.h"
#include "game/reader/findings.h"

typedef struct
{
  const char *name;
  GPtrArray *nodes; /* the index in the text */
} Elements;

static void
elements_free (gpointer data)
{
  Elements *elements = data;

  g_ptr_array_unref (elements->nodes);
  g_free (elements);
}

static int
compare_index (gconstpointer a, gconstpointer b)
{
  const Node *left = *(const Node *const *) a, *right = *(const Node *const *) b;

  return left->index < right->index ? -1 : left->index > right->index;
}

/* Assignments to a contiguous part of a table are a table; otherwise each is a set. */
static void
emit_elements (Finder *finder, Elements *elements)
{
  GPtrArray *nodes = elements->nodes;
  guint first = G_MAXUINT, end = 0;
  gboolean whole = nodes->len > 1;

  for (guint i = 0; i < nodes->len; i++)
    {
      const Node *node = nodes->pdata[i];
      first = MIN (first, node->first);
      end = MAX (end, node->end);
    }
  g_autofree gpointer *order = g_memdup2 (nodes->pdata, nodes->len * sizeof (gpointer));
  g_ptr_array_sort (nodes, compare_index);
  finder_begin (finder);
  for (guint i = 0; i < nodes->len; i++)
    {
      const Node *node = nodes->pdata[i], *lowest = nodes->pdata[0];
      whole = whole && node->index == lowest->index + i;
      finder_push (finder, node, 1);
    }
  if (whole)
    {
      Finding *finding;
      for (guint i = 0; i < nodes->len; i++)
        {
          const Node *node = nodes->pdata[i];
          reader_claim (finder->reader, node->first, node->end);
        }
      finder_add_table (finder, elements->name, CHECKBIT_READING_ASSIGNMENTS, first, first + 1);
      finding = &g_array_index (finder->found, Finding, finder->found->len - 1);
      finding->end = finding->list_end = end;
      return;
    }
  for (guint i = 0; i < nodes->len; i++)
    {
      const Node *node = order[i];
      g_autofree char *name
          = g_strdup_printf ("%s[%" G_GINT64_FORMAT "]", node->element, node->index);
      finder_add_set (finder, node, reader_strndup (finder->reader, name, strlen (name)));
    }
}

static gboolean
has_index (const GPtrArray *nodes, gint64 index)
{
  /* they are usually in order */
  for (guint i = nodes->len; i > 0; i--)
    {
      const Node *node = nodes->pdata[i - 1];
      if (node->index == index)
        return TRUE;
      if (i == nodes->len && node->index < index && node->index + 1 == (gint64) nodes->len)
        return FALSE;
    }
  return FALSE;
}

void
finder_gather_elements (Finder *finder, const Node *list)
{
  g_autoptr (GHashTable) open = NULL;
  g_autoptr (GPtrArray) all = NULL;

  for (const Node *node = list->children; node != NULL; node = node->next)
    if (node->element != NULL && node->kind == NODE_VALUE)
      {
        if (open == NULL)
          {
            open = g_hash_table_new (g_str_hash, g_str_equal);
            all = g_ptr_array_new_with_free_func (elements_free);
          }
        Elements *elements = g_hash_table_lookup (open, node->element);
        if (elements == NULL || has_index (elements->nodes, node->index))
          {
            elements = g_new (Elements, 1);
            elements->name = node->element;
            elements->nodes = g_ptr_array_new ();
            g_ptr_array_add (all, elements);
            g_hash_table_insert (open, (gpointer) node->element, elements);
          }
        g_ptr_array_add (elements->nodes, (gpointer) node);
      }
  for (guint i = 0; all != NULL && i < all->len; i++)
    emit_elements (finder, all->pdata[i]);
}
