/* The engines that play in a match: one of them is asked for a move, and its answer is handed on
 * when it is time. Inside the room only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine.h"
#include "game/match/match-pace.h"

G_BEGIN_DECLS

/* Who listens: each is told to the owner. */
typedef struct
{
  /* Whether an engine is to answer has become another. */
  void (*thinking) (GObject *owner);
  /* Where the match goes on. */
  CheckbitNode *(*get_place) (GObject *owner);
  /* The engine that was asked wants to play a move. */
  void (*answer) (GObject *owner, ChessMove move);
  /* The engine that was asked has failed; the clock stands. */
  void (*failed) (GObject *owner, ChessColor side, const GError *error);
} CheckbitMatchEnginesFuncs;

typedef struct
{
  const CheckbitMatchEnginesFuncs *funcs;
  GObject *owner;       /* borrowed */
  CheckbitClock *clock; /* borrowed */

  CheckbitEngine *engines[CHESS_N_COLORS]; /* owned; NULL: not needed yet */
  gboolean thinking;                       /* whether an engine is to answer */
  ChessColor side;                         /* whose it is */
  const CheckbitPlayer *player;            /* borrowed, as long as it thinks */
  gboolean both_engines;
  CheckbitNode *asked; /* where; borrowed, only compared while nobody thinks */
  guint search;        /* its search; 0 while it still starts */
  CheckbitMatchPace pace;
} CheckbitMatchEngines;

void checkbit_match_engines_init (CheckbitMatchEngines *self,
                                  const CheckbitMatchEnginesFuncs *funcs,
                                  GObject *owner);

/* Asks the engine of a side, which is started where it does not run. both: whether the other side
 * is an engine as well. */
void checkbit_match_engines_start_search (CheckbitMatchEngines *self,
                                          ChessColor side,
                                          const CheckbitPlayer *player,
                                          gboolean both);
/* The one that thinks answers at once. */
void checkbit_match_engines_hurry (CheckbitMatchEngines *self);
/* Whoever thinks need not answer any more. */
void checkbit_match_engines_stop (CheckbitMatchEngines *self);
/* Ends the engine of a side; that of both. */
void checkbit_match_engines_drop (CheckbitMatchEngines *self, ChessColor side);
void checkbit_match_engines_drop_all (CheckbitMatchEngines *self);
void checkbit_match_engines_swap (CheckbitMatchEngines *self);
void checkbit_match_engines_new_game (CheckbitMatchEngines *self);

G_END_DECLS
