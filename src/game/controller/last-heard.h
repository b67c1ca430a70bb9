/* Finds out what has happened in a game since the last time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* The state at the last time; initially zero. Its nodes are only compared. */
typedef struct
{
  CheckbitNode *current; /* the position on the board */
  CheckbitNode *end;     /* the game's last position */
  guint64 revision;      /* of the record */
  gboolean over;         /* the game had ended on the board */
  gboolean end_over;     /* it had ended at its last position */
} CheckbitLastHeard;

typedef struct
{
  gboolean moved;          /* the board shows another position, */
  gboolean made;           /* and not only because someone went there */
  CheckbitNode *ended;     /* where the game has ended since then: on the board, or at its last
                            * position, whatever the board shows; NULL for not (transfer none) */
  CheckbitNode *elsewhere; /* the move made in the match while the board shows something else;
                            * NULL for none (transfer none) */
} CheckbitHeard;

/* Compares a controller's game with the last time, and stores its state. */
CheckbitHeard checkbit_last_heard_update (CheckbitLastHeard *self, CheckbitController *controller);

G_END_DECLS
