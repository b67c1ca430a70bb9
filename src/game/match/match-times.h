/* The state of the clock at each move of a match. Only for this room.
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
  GHashTable *at;       /* node to the clock's state there */
  gboolean placed;      /* the ply of the clock's state is known */
  guint ply;
} CheckbitMatchTimes;

void checkbit_match_times_init (CheckbitMatchTimes *self);
void checkbit_match_times_clear (CheckbitMatchTimes *self);
/* Forgets all nodes. */
void checkbit_match_times_forget (CheckbitMatchTimes *self);

/* Stores the state of the clock for a node; restores it. */
void checkbit_match_times_save (CheckbitMatchTimes *self, CheckbitNode *node);
void checkbit_match_times_restore (CheckbitMatchTimes *self, CheckbitNode *node);
/* Whether the time of a side is up. */
gboolean checkbit_match_times_is_flag_down (const CheckbitMatchTimes *self);
/* After a loss on time that was taken back: if a flag has fallen, the times are again those at the
 * beginning of the move at a node, and so is that of its move if that came too late. */
void checkbit_match_times_lift_flag (CheckbitMatchTimes *self, CheckbitNode *node);
/* The contrary, after that was redone: the time of the side is up again. */
void checkbit_match_times_drop_flag (CheckbitMatchTimes *self, CheckbitNode *node, ChessColor side);
/* Presses the clock for a move, and stores the times in its node. */
void checkbit_match_times_stamp (CheckbitMatchTimes *self, CheckbitNode *node);

G_END_DECLS
