/* Turns nodes into items: sets, tables and unreadable parts; and the layout that a text proves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/findings.h"

#include <string.h>

#include "game/reader/elements.h"
#include "game/reader/finder.h"
#include "game/reader/grids.h"
#include "game/reader/pairs.h"
#include "game/reader/square-entries.h"
#include "game/reader/squares.h"

static void emit_list (Finder *finder, const Node *list, const char *name);

static gboolean
is_indexed (const Node *node, gboolean root)
{
  return node != NULL && node->kind == NODE_VALUE && node->name == NULL
         && (node->index >= 0 || (!root && !(node->flags & NODE_ALONE)));
}

/* Puts values at their indices. FALSE if two have the same index, or there are too many. */
static gboolean
gather_places (Finder *finder, const Node *first, gint64 lowest, gboolean root)
{
  g_autoptr (GByteArray) taken = g_byte_array_new ();
  gint64 place = 0;

  for (const Node *node = first; is_indexed (node, root); node = node->next)
    {
      if (node->index >= 0)
        place = node->index - lowest;
      if (!finder_has_room (finder, (gsize) place + node_times (node)))
        return FALSE;
      finder_note (finder, node);
      for (guint i = 0; i < node_times (node); i++, place++)
        {
          guint n = taken->len;

          if (place >= (gint64) n)
            {
              g_array_set_size (finder->values, (guint) place + 1);
              g_byte_array_set_size (taken, (guint) place + 1);
              memset (taken->data + n, 0, taken->len - n);
            }
          if (taken->data[place]++)
            return FALSE;
          finder_put (finder, (gsize) place, node);
        }
    }
  return TRUE;
}

/* Whether a value, or a later one in the same list, has an explicit index: 1, 2, [7] = 3. */
static gboolean
begins_indexed (const Node *node, gboolean root)
{
  if (node->index >= 0)
    return node->kind == NODE_VALUE;
  for (; !root && is_indexed (node, root); node = node->next)
    if (node->index >= 0)
      return TRUE;
  return FALSE;
}

/* Emits values with explicit indices and those between them. If two have the same index, so that
 * one would be lost, they stay in the order of the text, as do too many. Returns the node after them. */
static const Node *
emit_indexed (Finder *finder, const Node *first, const char *name, gboolean root)
{
  const Node *node = first, *last = first;
  gint64 lowest = root ? first->index : 0;

  for (; is_indexed (node, root); node = node->next)
    {
      if (node->index >= 0)
        lowest = MIN (lowest, node->index);
      last = node;
    }
  finder_begin (finder);
  if (!gather_places (finder, first, lowest, root))
    {
      finder_begin (finder);
      for (const Node *one = first; one != node; one = one->next)
        finder_push (finder, one, node_times (one));
    }
  if (finder->values->len > 1)
    finder_add_table (finder, name, CHECKBIT_READING_LIST, first->first, last->end);
  else
    finder_add_set (finder, first, name);
  return node;
}

static gboolean
joins (const Node *node, const Node *before)
{
  if (!node_is_scalar (node) || node->name != NULL || node->element != NULL || node->index >= 0
      || node->flags & (NODE_ALONE | NODE_BREAK))
    return FALSE;
  if (node->flags & NODE_SEMICOLON)
    return (node->flags & before->flags & NODE_SQUARE) != 0;
  return node->kind == NODE_VALUE || node->flags & NODE_ENTRY;
}

/* The first unreadable one of a run; NULL for none. */
static const Node *
find_bad (const Node *first, const Node *end)
{
  for (const Node *node = first; node != end; node = node->next)
    if (node->kind == NODE_UNKNOWN)
      return node;
  return NULL;
}

/* A set of squares. */
static void
emit_square_names (
    Finder *finder, const Node *first, const Node *end, const Node *last, const char *name)
{
  Node all = *first;
  ChessBitboard set = 0;

  for (const Node *node = first; node != end; node = node->next)
    set |= CHESS_BIT ((ChessSquare) node->square);
  reader_put_set (finder->reader, &all, set);
  all.end = last->end;
  finder_add_set (finder, &all, name);
}

/* Emits values separated only by commas and blanks. Returns the node after them. */
static const Node *
emit_run (Finder *finder, const Node *first, const char *name)
{
  const Node *node = first->next, *last = first, *bad;
  gboolean squares = (first->flags & NODE_SQUARE) != 0;
  guint n = node_times (first);

  for (; node != NULL && !(first->flags & NODE_ALONE) && joins (node, last); node = node->next)
    {
      squares = squares && node->flags & NODE_SQUARE;
      n += node_times (node);
      last = node;
    }
  if ((bad = find_bad (first, node)) != NULL)
    finder_add_left_of_list (finder, bad, first->first, last->end);
  else if (squares)
    emit_square_names (finder, first, node, last, name);
  else if (n == 1)
    finder_add_set (finder, first, name);
  else
    {
      finder_begin (finder);
      for (const Node *one = first; one != node; one = one->next)
        finder_push (finder, one, node_times (one));
      finder_add_table (finder, name, CHECKBIT_READING_LIST, first->first, last->end);
    }
  return node;
}

/* The most lists and values that lists repeated in repeated lists come to. */
#define MAX_AGAIN ((guint) 1 << 18)

/* Emits a list as often as it is repeated. */
static void
emit_child_list (Finder *finder, const Node *child, const char *name, guint *n_lists)
{
  for (guint i = 0; i < MIN (node_times (child), 64); i++)
    {
      if (i > 0 && finder->n_again > MAX_AGAIN)
        break;
      finder->repeating += i > 0;
      g_autofree char *text = NULL;
      const char *given = child->name;

      if (given == NULL && name != NULL && !(child->flags & NODE_BLOCK))
        {
          text = child->index >= 0
                     ? g_strdup_printf ("%s[%" G_GINT64_FORMAT "]", name, child->index)
                     : g_strdup_printf ("%s[%u]", name, *n_lists);
          given = reader_strndup (finder->reader, text, strlen (text));
        }
      ++*n_lists;
      emit_list (finder, child, given);
      finder->repeating -= i > 0;
    }
}

static void
emit_list (Finder *finder, const Node *list, const char *name)
{
  const Node *only = list->children, *node;
  guint n_lists = 0;
  gboolean root = list->first == list->end || list->flags & NODE_BLOCK;
  guint64 set;

  if (finder->repeating > 0)
    finder->n_again += 1 + list->n_children;
  if (list->n_children == 1 && only->kind == NODE_LIST && only->name == NULL && only->repeat < 2
      && !root)
    {
      emit_list (finder, only, name);
      return;
    }
  if (finder_is_grid (finder, list, &set))
    {
      Node drawn = *list;
      drawn.value = set;
      drawn.flags = NODE_DRAWN;
      drawn.first = root ? list->children->first : list->first;
      drawn.end = root ? list->last_child->end : list->end;
      finder_add_set (finder, &drawn, name);
      return;
    }
  finder_gather_elements (finder, list);
  for (node = list->children; node != NULL;)
    {
      const Node *next = node->next;
      if (node->kind == NODE_LIST)
        emit_child_list (finder, node, name, &n_lists);
      else if (!node_is_scalar (node) || node->element != NULL)
        ;
      else if (finder_is_square_entry (node))
        next = finder_emit_squares (finder, node, root ? NULL : name);
      else if (node->name != NULL && node->kind == NODE_VALUE)
        finder_add_set (finder, node, node->name);
      else if (begins_indexed (node, root))
        next = emit_indexed (finder, node, name, root);
      else if (node->kind == NODE_UNKNOWN && (root || node->flags & NODE_ALONE)
               && !(node->flags & NODE_ENTRY))
        finder_add_left (finder, node);
      else
        next = emit_run (finder, node, name);
      node = next;
    }
  if (!root)
    reader_claim (finder->reader, list->first, list->first + 1);
}

/* Numbers that belong to no item: nothing is dropped silently. */
static void
leave_the_rest (Finder *finder)
{
  Reader *reader = finder->reader;

  for (guint i = 0; i < reader_n_tokens (reader); i++)
    {
      const Token *token = reader_token (reader, i);
      Node node = { .reason = CHECKBIT_READING_OTHER, .first = i, .end = i + 1 };
      gboolean number = token->kind == TOKEN_NUMBER || token->flags & TOKEN_BROKEN;

      if (token->flags & TOKEN_CLAIMED)
        continue;
      for (gsize at = token->start; token->kind == TOKEN_STRING && at < token->end; at++)
        number = number
                 || (g_ascii_isdigit (reader_char (reader, at))
                     && (at == token->start
                         || (!g_ascii_isalnum (reader_char (reader, at - 1))
                             && strchr ("_%.$", reader_char (reader, at - 1)) == NULL)));
      if (number)
        finder_add_left (finder, &node);
    }
}

static int
compare_place (gconstpointer a, gconstpointer b)
{
  const Finding *left = a, *right = b;

  return left->first != right->first ? (left->first < right->first ? -1 : 1) : 0;
}

GArray *
reader_find (Reader *reader, const Node *root, gboolean *has_map, ChessLayout *map_layout)
{
  Finder finder = { .reader = reader,
                    .found = g_array_new (FALSE, TRUE, sizeof (Finding)),
                    .values = g_array_new (FALSE, TRUE, sizeof (guint64)) };

  emit_list (&finder, root, NULL);
  finder_settle (&finder);
  leave_the_rest (&finder);
  g_array_sort (finder.found, compare_place);
  finder_pair_drawings (&finder);
  g_array_unref (finder.values);
  *has_map = finder.proven;
  *map_layout = finder.layout;
  return finder.found;
}
