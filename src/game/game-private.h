/* What the files that make up CheckbitGame share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/game.h"
#include "game/node-private.h"

G_BEGIN_DECLS

/* What properties tell about a game, remembered as it was last announced. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
  gboolean modified;
  CheckbitResult result;
} CheckbitGameState;

struct _CheckbitGame
{
  GObject parent_instance;

  /* Owned; never NULL. */
  CheckbitNode *root;
  /* Somewhere below root; never NULL. */
  CheckbitNode *current;
  gboolean modified;

  CheckbitGameState announced;
};

/* Tells everyone, once, about a change that is complete. before: where the board stood, NULL after
 * a reset. */
void checkbit_game_announce (CheckbitGame *self, CheckbitChangeKind kind, CheckbitNode *before);

/* Sets the error of an attempt to go on with a game that has ended. */
void checkbit_game_set_error_over (CheckbitGame *self, GError **error);

G_END_DECLS
