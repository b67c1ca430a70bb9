/* When an engine's answer is played. Only for this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/base/clock.h"
#include "game/match/player.h"
#include "game/tree/node.h"

G_BEGIN_DECLS

/* The default minimum time for a move between two engines, so that people can follow. */
#define CHECKBIT_MATCH_LEAST_MS 500

/* The engine that is asked. */
typedef struct
{
  const CheckbitPlayer *player;
  ChessColor side;
  const ChessPosition *position; /* the position to think about */
  CheckbitClock *clock;
  gboolean both_engines; /* whether the other player is an engine as well */
} CheckbitMatchTurn;

typedef struct
{
  guint least_ms;  /* for a move between two engines */
  guint settle_ms; /* for every move of an engine */

  gint64 asked_us;  /* when the engine was asked, in monotonic time */
  guint pace_ms;    /* how long after that its answer is played, at least */
  ChessMove held;   /* the answer that waits for it */
  guint hold;       /* plays it; 0 for none */
  gboolean hurried; /* a person wants the answer at once */
  GSourceFunc due;  /* called when the answer is due, with data */
  gpointer data;
} CheckbitMatchPace;

void checkbit_match_pace_init (CheckbitMatchPace *self, GSourceFunc due, gpointer data);

/* How long the engine of a turn with a fixed time thinks: that time, unless its clock would run
 * out; in milliseconds. */
guint checkbit_match_pace_find_fixed_ms (const CheckbitMatchTurn *turn);

/* An engine was just asked. */
void checkbit_match_pace_begin (CheckbitMatchPace *self, const CheckbitMatchTurn *turn);
/* Holds an answer until it is due; TRUE if it already is. */
gboolean checkbit_match_pace_hold (CheckbitMatchPace *self, ChessMove move);
/* Takes the answer that is held; CHESS_MOVE_NONE for none. */
ChessMove checkbit_match_pace_take (CheckbitMatchPace *self);

G_END_DECLS
