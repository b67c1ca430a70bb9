/* What a player must know or answer now: the game is over, an engine has failed, a draw is
 * offered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/mode.h"
#include "game/match/match.h"
#include "game/tree/game.h"

G_BEGIN_DECLS

/* The most pressing of these. */
typedef enum
{
  CHECKBIT_STANDING_NOTHING,
  CHECKBIT_STANDING_OVER,    /* the game ended on this board */
  CHECKBIT_STANDING_FAILED,  /* the engine that is to move has failed */
  CHECKBIT_STANDING_PAUSED,
  CHECKBIT_STANDING_OFFERED, /* a draw is offered and waits for an answer */
  CHECKBIT_STANDING_CLAIM,   /* a person who is to move can claim a draw */
} CheckbitStanding;

/* Stores whether the game ended on this board. Start with zeros and call
 * checkbit_end_watch_update() with CHECKBIT_CHANGE_RESET. */
typedef struct
{
  gboolean over;       /* the game had ended when it last changed */
  gboolean ended_here; /* by a move or a declaration; one opened already finished does not count */
} CheckbitEndWatch;

/* Call it at each change of the match's game. */
void checkbit_end_watch_update (CheckbitEndWatch *self,
                                CheckbitMatch *match,
                                CheckbitChangeKind kind);

/* The last position: in a match its current one, whatever the board shows, otherwise the end of the
 * main line. */
CheckbitNode *checkbit_standing_get_last (CheckbitMatch *match);

CheckbitStanding
checkbit_standing_find (CheckbitMatch *match, CheckbitMode mode, const CheckbitEndWatch *watch);

G_END_DECLS
