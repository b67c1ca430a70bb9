/* The findings in a text, before they are returned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

typedef struct
{
  CheckbitReadingItem item;
  guint first, end;           /* tokens */
  guint list_first, list_end; /* of an unreadable entry: the tokens of its list; else the same */
  gboolean number;            /* a set written as a number */
  /* Of each value its words, as in a node; NULL if the layout of the values is known anyway. */
  const guint64 *const *words;
  gboolean paired;            /* from a drawing, or combined with its number */
  gboolean dropped;           /* it is part of another finding */
} Finding;

/* Goes through the tree of a text. has_map: whether a map of squares proves the layout map_layout.
 * (element-type Finding) (transfer full) */
GArray *reader_find (Reader *reader, const Node *root, gboolean *has_map, ChessLayout *map_layout);
