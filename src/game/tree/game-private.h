/* What the files that make up CheckbitGame share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/history.h"

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

  CheckbitWhole whole;
  CheckbitHistory history;
  CheckbitNode *live;  /* where the game is being played, in the tree; NULL for nowhere. Borrowed */
  guint64 last_number; /* the last that was given to a record or a state */
  guint64 revision;

  CheckbitStampFunc stamp; /* NULL for none */
  gpointer stamp_data;

  CheckbitGameState announced;
};

/* The state of a record that was never saved as it is. */
#define CHECKBIT_NEVER_SAVED 0

/* Tells everyone, once, about a change that is complete. before: where the board stood, NULL after
 * a reset. */
void checkbit_game_announce (CheckbitGame *self, CheckbitChangeKind kind, CheckbitNode *before);

/* Makes a new step, (transfer full), lets the board go somewhere (NULL: it stays), and announces
 * it. */
void checkbit_game_commit (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place);

/* Announces that the record is another, in the place where the board stands. */
void checkbit_game_announce_edit (CheckbitGame *self);

/* Puts a record, (transfer full), in a whole of its own. current: NULL for the root. */
CheckbitWhole
checkbit_game_new_whole (CheckbitGame *self, CheckbitRecord *record, CheckbitNode *current);

/* Whether the game goes on at a node and a move is legal there; else FALSE with the reason. */
gboolean checkbit_game_check_move (CheckbitNode *node, ChessMove move, GError **error);

/* The step that plays a legal move at a node, or follows it; CHESS_MOVE_NONE is a null move.
 * (transfer full) */
CheckbitStep *checkbit_game_new_move_step (CheckbitGame *self, CheckbitNode *node, ChessMove move);

/* Sets the error of an attempt to go on with a game that has ended at a node. */
void checkbit_game_set_error_over (CheckbitNode *node, GError **error);

G_END_DECLS
