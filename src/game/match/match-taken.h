/* Moves taken back in a match: to notice if an engine plays one again. Only for this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

typedef struct
{
  GHashTable *keys; /* positions with their plies; owned */
} CheckbitMatchTaken;

void checkbit_match_taken_init (CheckbitMatchTaken *self);
void checkbit_match_taken_clear (CheckbitMatchTaken *self);
void checkbit_match_taken_forget (CheckbitMatchTaken *self);

/* Remembers the nodes from one back to another, but not that one. */
void checkbit_match_taken_add (CheckbitMatchTaken *self, CheckbitNode *from, CheckbitNode *to);

gboolean checkbit_match_taken_contains (const CheckbitMatchTaken *self, CheckbitNode *node);

G_END_DECLS
