/* What the files that make up CheckbitMatch share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/match/match.h"

G_BEGIN_DECLS

/* When engines agree to draws or give up. */
typedef struct
{
  guint centipawns; /* 0: never */
  guint moves;
} CheckbitMatchRule;

typedef struct
{
  gboolean set;
  ChessSquare from;
  ChessSquare to;
  ChessPieceType promotion;
} CheckbitPremove;

struct _CheckbitMatch
{
  GObject parent_instance;

  /* Owned. */
  CheckbitGame *game;
  CheckbitClock *clock;
  CheckbitPlayer *players[CHESS_N_COLORS];
  CheckbitEngine *engines[CHESS_N_COLORS]; /* NULL: not needed yet */
  GHashTable *times;                       /* node to CheckbitMatchTime */
  GError *error;

  CheckbitMatchState state;
  ChessColor failed_side;
  CheckbitNode *failed_node; /* where the board stood; borrowed, only compared */

  gboolean thinking;   /* whether an engine is to answer */
  guint search;        /* its search; 0 while it still starts */
  gint64 asked_us;     /* when that began, in monotonic time */
  guint pace_ms;       /* how long after that its answer is played, at the earliest */
  ChessMove held;      /* an answer that waits for it */
  guint hold;          /* until then; 0 for none */
  gboolean hurried;    /* a person wants the answer at once */
  guint least_ms;      /* for a move between two engines */
  guint settle_ms;     /* for any move of an engine */
  GHashTable *taken;   /* of what was taken back: see match-pace.c */
  CheckbitNode *asked; /* where; borrowed, only compared */

  CheckbitNode *stamped; /* the node that was just played; borrowed, only compared */
  CheckbitNode *place;   /* the game's last position as it was last seen; likewise */
  CheckbitScore score;   /* of the move being played, where an engine gave one */
  guint depth;

  guint flag; /* until a fallen flag is put down; 0 for none */
  CheckbitPremove premove;
  int draw_offer;
  CheckbitMatchRule draw_rule;
  CheckbitMatchRule resign_rule;
  guint n_even[CHESS_N_COLORS]; /* moves in a row that looked even to an engine */
  guint n_lost[CHESS_N_COLORS];
  int last_score[CHESS_N_COLORS]; /* centipawns, from the engine's own view */
};

/* --- match.c ---------------------------------------------------------------------------------- */

void checkbit_match_set_state (CheckbitMatch *self, CheckbitMatchState state);
void checkbit_match_set_thinking (CheckbitMatch *self, gboolean thinking);
void checkbit_match_set_draw_offer (CheckbitMatch *self, int by);
void checkbit_match_emit_engine_failed (CheckbitMatch *self, ChessColor side, GError *error);
void checkbit_match_emit_draw_declined (CheckbitMatch *self, ChessColor by);
void checkbit_match_emit_premove_dropped (CheckbitMatch *self);
void checkbit_match_emit_move_repeated (CheckbitMatch *self, ChessColor side);
void checkbit_match_notify_premove (CheckbitMatch *self);

/* --- match-play.c ----------------------------------------------------------------------------- */

/* Where the match goes on. */
CheckbitNode *checkbit_match_get_place (CheckbitMatch *self);
CheckbitResult checkbit_match_get_result (CheckbitMatch *self);
/* Lets it go on at a node of the game. */
void checkbit_match_set_place (CheckbitMatch *self, CheckbitNode *node);
/* It is to go on elsewhere: what was asked for and agreed on there is off. */
void checkbit_match_leave_place (CheckbitMatch *self);
/* Looks at where the game stands and does what that asks for. */
void checkbit_match_settle (CheckbitMatch *self);
/* Whoever thinks need not answer any more. */
void checkbit_match_stop_asking (CheckbitMatch *self);
void checkbit_match_drop_engine (CheckbitMatch *self, ChessColor side);
void checkbit_match_connect (CheckbitMatch *self);
void checkbit_match_disconnect (CheckbitMatch *self);

/* Plays what the engine that is asked has answered. */
void checkbit_match_play_answer (CheckbitMatch *self, ChessMove move);

/* --- match-pace.c ----------------------------------------------------------------------------- */

void checkbit_match_init_pace (CheckbitMatch *self);
/* How long an engine takes for a move at least, as things stand. */
guint checkbit_match_get_pace_ms (CheckbitMatch *self, ChessColor side);
/* Plays an answer, when it is time for it; now; never. */
void checkbit_match_hold (CheckbitMatch *self, ChessMove move);
void checkbit_match_release (CheckbitMatch *self);
void checkbit_match_drop_held (CheckbitMatch *self);
/* Remembers the moves from a node back to another as taken back. */
void checkbit_match_remember_taken (CheckbitMatch *self, CheckbitNode *from, CheckbitNode *to);
gboolean checkbit_match_was_taken (CheckbitMatch *self, CheckbitNode *node);

/* --- match-time.c ----------------------------------------------------------------------------- */

/* Presses the clock for a move and writes the times beside it. */
void checkbit_match_stamp_time (CheckbitMatch *self, CheckbitNode *node);
/* Remembers the clock as it stands at a node, and sets it back to what it was there. */
void checkbit_match_save_time (CheckbitMatch *self, CheckbitNode *node);
void checkbit_match_restore_time (CheckbitMatch *self, CheckbitNode *node);
/* Puts a fallen flag down, soon: a game is not changed while it tells of a change. */
void checkbit_match_flag_cb (CheckbitClock *clock, int side, CheckbitMatch *self);

/* --- match-agree.c ---------------------------------------------------------------------------- */

/* Takes what an engine thought of its move. Whether it gives up instead of playing it. */
gboolean checkbit_match_judge (CheckbitMatch *self, ChessColor side);
/* After an engine's move: offers or agrees to a draw. */
void checkbit_match_consider_draw (CheckbitMatch *self, ChessColor side);
/* A move was made: an offer to its side is declined by it. */
void checkbit_match_lapse_offer (CheckbitMatch *self, ChessColor mover);
void checkbit_match_forget_scores (CheckbitMatch *self);
/* Plays the premove, if there is one. */
void checkbit_match_play_premove (CheckbitMatch *self);

G_END_DECLS
