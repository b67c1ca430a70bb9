/* Drawings as lists of zeros and ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/grids.h"

#include <string.h>

#include "game/reader/drawing.h"
#include "game/reader/finder.h"
#include "game/reader/scan.h"

static gboolean
is_bit (const Node *node)
{
  return node->kind == NODE_VALUE && node->flags & NODE_LITERAL && node->value < 2
         && node->name == NULL && node->index < 0 && node->repeat < 2;
}

/* Adds the bit of a cell to a drawing, starting with rank 8. */
static void
draw (Finder *finder, guint cell, guint64 bit, guint64 *set)
{
  if (bit != 0)
    *set |= reader_write_set (finder->reader, CHESS_BIT (CHESS_SQUARE (cell % 8, 7 - cell / 8)));
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

/* Eight strings of eight marks, on one line or several: read as if each were a line of a
 * drawing. */
static gboolean
is_grid_of_strings (Finder *finder, const Node *list, guint64 *set)
{
  const Reader *reader = finder->reader;
  char text[8 * 9 + 1];
  guint n = 0;
  Drawing drawing;

  for (guint i = list->first; i < list->end; i++)
    {
      const Token *token = reader_token (reader, i);
      if (token->kind == TOKEN_STRING && n < 8 && token_length (token) == 8)
        {
          memcpy (text + 9 * n, reader_text (reader, token), 8);
          text[9 * n++ + 8] = '\n';
        }
      else if (!token_is (token, ',') && !token_is_open (token) && !token_is_close (token))
        return FALSE;
    }
  if (n < 8 || !reader_find_drawing (text, 8 * 9, 0, &drawing))
    return FALSE;
  *set = reader_write_set (reader, drawing.set);
  return TRUE;
}

gboolean
finder_is_grid (Finder *finder, const Node *list, guint64 *set)
{
  guint cell = 0, line = 0;

  if (is_grid_of_lists (finder, list, set) || is_grid_of_strings (finder, list, set))
    return TRUE;
  *set = 0;
  if (list->n_children != 64)
    return FALSE;
  for (const Node *child = list->children; child != NULL; child = child->next, cell++)
    {
      guint here = reader_token (finder->reader, child->first)->line;
      if (!is_bit (child) || (cell > 0 && (cell % 8 == 0) != (here != line)))
        return FALSE;
      line = here;
      draw (finder, cell, child->value, set);
    }
  return TRUE;
}
