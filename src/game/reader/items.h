/* The items of one bracket, as they are gathered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* What is known of the items of one bracket. */
typedef struct
{
  Node *list;
  guint end;
  gboolean root, prose;
  gboolean enumeration;       /* entries without a value count on, */
  guint64 next;               /* from here */
  guint formula, formula_end; /* of Go's iota: tokens; 0 for none */
  guint16 pending;            /* flags of the next node */
} Items;

/* Adds a node to the items. */
void reader_items_append (Reader *reader, Items *items, Node node);

/* Leaves a part of the text that holds a number. */
void reader_items_leave (
    Reader *reader, Items *items, guint first, guint end, CheckbitReadingReason reason);
