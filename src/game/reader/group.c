/* The contents of brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/group.h"

#include "game/reader/comprehension.h"
#include "game/reader/map-entries.h"
#include "game/reader/node.h"

Node
reader_read_group (Reader *reader, guint open, guint end, guint flags, gboolean prose)
{
  guint close = reader_token (reader, open)->match;
  Node list = reader_node_new (NODE_LIST, open);

  if (close <= open || close > end)
    close = end;
  reader_enter (reader, 1);
  if (reader_has_room (reader))
    reader_read_inner (reader, open + 1, MIN (close, end), &list, (flags & NODE_ENUM) != 0, prose);
  reader_leave (reader, 1);
  list.end = MIN (close + 1, end);
  return list;
}

/* Marks the values of a list as entries, in case one is unreadable. */
static void
mark_entries (Node *list)
{
  for (Node *child = list->children; child != NULL; child = child->next)
    child->flags |= NODE_ENTRY;
}

Node
reader_read_brackets (Reader *reader, guint *at, guint end)
{
  guint open = *at, close = reader_token (reader, open)->match;
  Node list;

  if (reader_read_comprehension (reader, at, end, &list))
    return list;
  if (close <= open)
    close = end; /* the copy ends within the bracket */
  else if (close >= end)
    return reader_node_new (NODE_SYNTAX, open);
  list = reader_read_group (reader, open, end, 0, FALSE);
  mark_entries (&list);
  reader_take_keys (reader, open, &list);
  *at = MIN (close + 1, end);
  list.end = *at;
  if (token_is (reader_token (reader, open), '('))
    list = reader_node_unwrap (list);
  if (list.kind == NODE_LIST && list.n_children == 0)
    list.kind = NODE_NONE;
  return list;
}
