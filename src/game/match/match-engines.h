/* The engines of a match: one of them is asked for a move, and its answer is passed on when it is
 * due. Only for this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine.h"
#include "game/match/match-pace.h"

G_BEGIN_DECLS

/* Callbacks to the owner. */
typedef struct
{
  /* The answer to "is an engine thinking" has changed. */
  void (*thinking) (GObject *owner);
  /* Returns the node where the match goes on. */
  CheckbitNode *(*get_place) (GObject *owner);
  /* The engine has chosen a move. */
  void (*answer) (GObject *owner, ChessMove move);
  /* The engine has failed; the clock is stopped. */
  void (*failed) (GObject *owner, ChessColor side, const GError *error);
} CheckbitMatchEnginesFuncs;

typedef struct
{
  const CheckbitMatchEnginesFuncs *funcs;
  GObject *owner;       /* borrowed */
  CheckbitClock *clock; /* borrowed */

  CheckbitEngine *engines[CHESS_N_COLORS]; /* owned; NULL: not needed yet */
  gboolean thinking;                       /* whether an engine is to move */
  ChessColor side;                         /* its side */
  const CheckbitPlayer *player;            /* borrowed, while it thinks */
  gboolean both_engines;
  CheckbitNode *asked; /* of the question; borrowed, only compared while nobody thinks */
  guint search;        /* of the engine; 0 while it is starting */
  CheckbitMatchPace pace;
} CheckbitMatchEngines;

void checkbit_match_engines_init (CheckbitMatchEngines *self,
                                  const CheckbitMatchEnginesFuncs *funcs,
                                  GObject *owner);

/* Asks the engine of a side, and starts it if necessary. both: whether the other side is an engine
 * as well. */
void checkbit_match_engines_start_search (CheckbitMatchEngines *self,
                                          ChessColor side,
                                          const CheckbitPlayer *player,
                                          gboolean both);
/* Makes the engine answer at once. */
void checkbit_match_engines_hurry (CheckbitMatchEngines *self);
/* Cancels the current question. */
void checkbit_match_engines_stop (CheckbitMatchEngines *self);
/* Ends the engine of a side; the next one, both engines. */
void checkbit_match_engines_drop (CheckbitMatchEngines *self, ChessColor side);
void checkbit_match_engines_drop_all (CheckbitMatchEngines *self);
void checkbit_match_engines_new_game (CheckbitMatchEngines *self);

G_END_DECLS
