/* Finds out what has happened in a game since the last time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* The state at the last time; initially zero. */
typedef struct
{
  gboolean over;     /* the game had ended */
  CheckbitNode *end; /* its last position; only compared */
} CheckbitLastHeard;

typedef struct
{
  gboolean ended;          /* the game has ended since then */
  CheckbitNode *elsewhere; /* the move made in the match while the board shows something else;
                            * NULL for none (transfer none) */
} CheckbitHeard;

/* Compares a controller's game with the last time, and stores its state. */
CheckbitHeard checkbit_last_heard_update (CheckbitLastHeard *self, CheckbitController *controller);

G_END_DECLS
