/* How soon an engine's answer is played. Inside the room only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/base/clock.h"
#include "game/match/player.h"
#include "game/tree/node.h"

G_BEGIN_DECLS

/* Whose answer it is. */
typedef struct
{
  const CheckbitPlayer *player;
  ChessColor side;
  const ChessPosition *position; /* that it thinks about */
  CheckbitClock *clock;
  gboolean both_engines; /* whether the other player is an engine as well */
} CheckbitMatchTurn;

typedef struct
{
  guint least_ms;  /* for a move between two engines */
  guint settle_ms; /* for any move of an engine */

  gint64 asked_us;  /* when an engine was asked, in monotonic time */
  guint pace_ms;    /* how long after that its answer is played, at the earliest */
  ChessMove held;   /* an answer that waits for it */
  guint hold;       /* until then; 0 for none */
  gboolean hurried; /* a person wants the answer at once */
  GSourceFunc due;  /* called when it is time, with data */
  gpointer data;
} CheckbitMatchPace;

void checkbit_match_pace_init (CheckbitMatchPace *self, GSourceFunc due, gpointer data);

/* An engine is asked now. */
void checkbit_match_pace_begin (CheckbitMatchPace *self, const CheckbitMatchTurn *turn);
/* Keeps an answer until it is time for it; TRUE where that is now. */
gboolean checkbit_match_pace_hold (CheckbitMatchPace *self, ChessMove move);
/* Hands out the answer that is kept and forgets it; CHESS_MOVE_NONE for none. */
ChessMove checkbit_match_pace_take (CheckbitMatchPace *self);

G_END_DECLS
