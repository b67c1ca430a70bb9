/* Collects the items of a bracket.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/items.h"

#include "game/reader/node.h"
#include "game/reader/scan.h"

void
reader_items_append (Reader *reader, Items *items, Node node)
{
  node.flags |= items->pending;
  items->pending = 0;
  reader_append (reader, items->list, &node);
}

void
reader_items_leave (
    Reader *reader, Items *items, guint first, guint end, CheckbitReadingReason reason)
{
  Node node = reader_node_range (NODE_UNKNOWN, reason, first, end);

  if (!reader_has_number (reader, first, end))
    {
      items->pending |= NODE_BREAK;
      return;
    }
  node.flags = NODE_ALONE;
  reader_items_append (reader, items, node);
}
