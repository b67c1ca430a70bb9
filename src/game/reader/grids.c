/* Drawings that are written as lists of zeros and ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/grids.h"

#include "game/reader/finder.h"

static gboolean
is_bit (const Node *node)
{
  return node->kind == NODE_VALUE && node->flags & NODE_LITERAL && node->value < 2
         && node->name == NULL && node->index < 0 && node->repeat < 2;
}

/* Adds the bit of a cell to a drawing, rank 8 first. */
static void
draw (Finder *finder, guint cell, guint64 bit, guint64 *set)
{
  if (bit != 0)
    *set |= chess_layout_write (finder->reader->layout,
                                CHESS_BIT (CHESS_SQUARE (cell % 8, 7 - cell / 8)));
}

/* Eight lists of eight zeros and ones. */
static gboolean
is_grid_of_lists (Finder *finder, const Node *list, guint64 *set)
{
  guint cell = 0;

  *set = 0;
  if (list->n_children != 8)
    return FALSE;
  for (const Node *row = list->children; row != NULL; row = row->next)
    {
      if (row->kind != NODE_LIST || row->n_children != 8 || row->name != NULL)
        return FALSE;
      for (const Node *child = row->children; child != NULL; child = child->next)
        if (is_bit (child))
          draw (finder, cell++, child->value, set);
        else
          return FALSE;
    }
  return TRUE;
}

gboolean
finder_is_grid (Finder *finder, const Node *list, guint64 *set)
{
  guint cell = 0, line = 0;
  const Token *tokens = finder->reader->tokens;

  if (is_grid_of_lists (finder, list, set))
    return TRUE;
  *set = 0;
  if (list->n_children != 64)
    return FALSE;
  for (const Node *child = list->children; child != NULL; child = child->next, cell++)
    {
      guint here = tokens[child->first].line;
      if (!is_bit (child) || (cell > 0 && (cell % 8 == 0) != (here != line)))
        return FALSE;
      line = here;
      draw (finder, cell, child->value, set);
    }
  return TRUE;
}
