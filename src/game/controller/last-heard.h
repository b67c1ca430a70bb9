/* What has happened in a game since somebody last heard of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* What was last heard; zero at first. */
typedef struct
{
  gboolean over;     /* the game had ended */
  CheckbitNode *end; /* its last position; only compared */
} CheckbitLastHeard;

typedef struct
{
  gboolean ended;          /* the game has, since then */
  CheckbitNode *elsewhere; /* the move that was made in the match while the board shows something
                              else; NULL where none was (transfer none) */
} CheckbitHeard;

/* Looks at a controller's game, and keeps how it is for the next time. */
CheckbitHeard checkbit_last_heard_update (CheckbitLastHeard *self, CheckbitController *controller);

G_END_DECLS
