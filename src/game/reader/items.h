/* Collects the items of a bracket.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* The state while collecting the items of a bracket. */
typedef struct
{
  Node *list;
  guint end;
  gboolean root, prose;
  gboolean enumeration;       /* entries without a value are numbered, */
  guint64 next;               /* starting with this */
  guint formula, formula_end; /* the formula of Go's iota: tokens; 0 for none */
  guint16 pending;            /* flags of the next node */
  guint sound_rows;           /* there is no invalid square in rows before this token */
} Items;

/* Adds a node to the items. */
void reader_items_append (Reader *reader, Items *items, Node node);

/* Adds a part of the text with a number as unreadable. */
void reader_items_leave (
    Reader *reader, Items *items, guint first, guint end, CheckbitReadingReason reason);
