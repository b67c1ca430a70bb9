/* What was taken back in a match: an engine that plays it again is noticed. Inside the room only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

typedef struct
{
  GHashTable *keys; /* positions with their ply; owned */
} CheckbitMatchTaken;

void checkbit_match_taken_init (CheckbitMatchTaken *self);
void checkbit_match_taken_clear (CheckbitMatchTaken *self);
void checkbit_match_taken_forget (CheckbitMatchTaken *self);

/* Remembers the places from one back to another, which is not of them. */
void checkbit_match_taken_add (CheckbitMatchTaken *self, CheckbitNode *from, CheckbitNode *to);

gboolean checkbit_match_taken_contains (const CheckbitMatchTaken *self, CheckbitNode *node);

G_END_DECLS
