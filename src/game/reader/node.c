/* Nodes of the tree, and the names defined for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/node.h"

#include "game/reader/context.h"
#include "game/reader/names.h"

void
reader_append (Reader *reader, Node *list, const Node *node)
{
  Node *copy = reader_alloc (reader, sizeof *copy);

  *copy = *node;
  copy->next = NULL;
  if (list->last_child != NULL)
    list->last_child->next = copy;
  else
    list->children = copy;
  list->last_child = copy;
  list->n_children++;
}

Node
reader_node_range (NodeKind kind, CheckbitReadingReason reason, guint first, guint end)
{
  return (Node){ .kind = (guint8) kind,
                 .reason = (guint8) reason,
                 .first = first,
                 .end = end,
                 .index = -1,
                 .square = -1,
                 .name_square = -1 };
}

void
reader_define (Reader *reader, const char *name, const Node *node)
{
  Symbol *symbol;

  if (name == NULL || (node->kind != NODE_VALUE && node->kind != NODE_LIST))
    return;
  symbol = reader_alloc (reader, sizeof *symbol);
  *symbol = (Symbol){ .kind = SYMBOL_VALUE,
                      .value = node->value,
                      .words = node->words,
                      .flags = node->flags & NODE_PLACE,
                      .square = node->square };
  if (node->kind == NODE_LIST)
    {
      Node *list = reader_alloc (reader, sizeof *list);
      *list = *node;
      symbol->kind = SYMBOL_LIST;
      symbol->list = list;
    }
  reader_set_symbol (reader, name, symbol);
  if (node->name_square >= 0 && node->kind == NODE_VALUE && node->value < 64 && node->words == NULL)
    reader_set_symbol (reader, reader_square_key (node->name_square), symbol);
}

Node
reader_node_new (NodeKind kind, guint first)
{
  return (Node){ .kind = (guint8) kind,
                 .first = first,
                 .end = first,
                 .index = -1,
                 .square = -1,
                 .name_square = -1 };
}

Node
reader_node_unknown (guint first, CheckbitReadingReason reason)
{
  Node node = reader_node_new (NODE_UNKNOWN, first);

  node.reason = (guint8) reason;
  return node;
}

Node
reader_node_unwrap (Node list)
{
  Node *only = list.children;

  if (list.n_children != 1 || only->name != NULL || only->element != NULL || only->index >= 0
      || only->repeat > 1)
    return list;
  Node node = *only;
  node.next = NULL;
  node.first = list.first;
  node.end = list.end;
  node.flags &= (guint16) ~(NODE_ENTRY | NODE_SEMICOLON);
  return node;
}

const Node *
reader_node_nth (const Node *list, guint n)
{
  const Node *child = list->children;

  while (child != NULL && n-- > 0)
    child = child->next;
  return child;
}
