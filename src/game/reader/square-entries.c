/* Maps of squares, and the layout that they prove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/square-entries.h"

#include "game/reader/finder.h"

/* Whether a value is the number of its square in a layout, or its bit. */
static gboolean
fits (ChessLayout layout, gboolean bits, const Node *node)
{
  unsigned number = chess_layout_bit (layout, (ChessSquare) node->name_square);

  return node->value == (bits ? (guint64) 1 << number : number);
}

gboolean
finder_is_square_entry (const Node *node)
{
  return node->kind == NODE_VALUE && node->name_square >= 0 && node->element == NULL
         && !(node->flags & NODE_DRAWN);
}

/* Notes which layout the entries from first to end prove. What squares play a part in was worked
 * out in the layout used for reading, and proves none. */
static void
prove (Finder *finder, const Node *first, const Node *end)
{
  for (const Node *node = first; node != end; node = node->next)
    if (node->words != NULL)
      return;
  for (guint i = 0; i < 2 * CHESS_N_LAYOUTS; i++)
    {
      ChessLayout layout = i % CHESS_N_LAYOUTS;
      gboolean bits = i >= CHESS_N_LAYOUTS;
      const Node *node = first;
      while (node != end && (!finder_is_square_entry (node) || fits (layout, bits, node)))
        node = node->next;
      if (node != end)
        continue;
      finder->proven = TRUE;
      finder->layout = layout;
      return;
    }
}

const Node *
finder_emit_squares (Finder *finder, const Node *first, const char *name)
{
  const Node *node = first, *last = first;
  guint n = 0;

  finder_begin (finder);
  for (; node != NULL && finder_is_square_entry (node); node = node->next)
    {
      finder_push (finder, node, 1);
      last = node;
      n++;
    }
  if (n == 1)
    finder_add_set (finder, first, first->name);
  else
    {
      finder_add_table (finder, name, CHECKBIT_READING_SQUARE_MAP, first->first, last->end);
      prove (finder, first, node);
    }
  return node;
}
