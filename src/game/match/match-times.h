/* The clock as it stood at each move of a match. Inside the room only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/base/clock.h"
#include "game/tree/node.h"

G_BEGIN_DECLS

typedef struct
{
  CheckbitClock *clock; /* borrowed */
  GHashTable *at;       /* node to the clock there */
} CheckbitMatchTimes;

void checkbit_match_times_init (CheckbitMatchTimes *self);
void checkbit_match_times_clear (CheckbitMatchTimes *self);
/* Nothing is known of any node any more. */
void checkbit_match_times_forget (CheckbitMatchTimes *self);

/* Remembers the clock as it stands at a node, and sets it back to what it was there. */
void checkbit_match_times_save (CheckbitMatchTimes *self, CheckbitNode *node);
void checkbit_match_times_restore (CheckbitMatchTimes *self, CheckbitNode *node);
/* Presses the clock for a move and writes the times beside it. */
void checkbit_match_times_stamp (CheckbitMatchTimes *self, CheckbitNode *node);

G_END_DECLS
