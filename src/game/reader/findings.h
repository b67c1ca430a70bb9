/* What was found in a text, before it is given out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

typedef struct
{
  CheckbitReadingItem item;
  guint first, end;           /* tokens */
  guint list_first, list_end; /* of an entry that was left: those of its list; else the same */
  gboolean number;            /* a set that was written as a number */
  gboolean paired;            /* with a drawing, or with its number */
  gboolean dropped;           /* it is in another one */
} Finding;

/* Goes over the tree of a text. has_map: whether a map of squares shows the numbering, which is
 * then map_layout. (element-type Finding) (transfer full) */
GArray *reader_find (Reader *reader, const Node *root, gboolean *has_map, ChessLayout *map_layout);
