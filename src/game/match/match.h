/* Two players, their clock and a game: the match asks the player to move, presses the clock, and
 * ends the game on time or by agreement.
 *
 * The match goes on at the game's last position (checkbit_game_get_end()), whatever the board
 * shows: stepping back only changes the view; the clocks go on, and an engine continues to think
 * and plays its move. Playing another move at an earlier position continues from there with the
 * times at that move. If an engine fails, only the clocks stop. If a loss on time is undone, the
 * clocks show again what they did when the move began.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/base/clock.h"
#include "game/tree/game.h"
#include "game/match/player.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_MATCH_IDLE,     /* no match: a board for moving pieces */
  CHECKBIT_MATCH_RUNNING,  /* a person is to move, or an engine is thinking */
  CHECKBIT_MATCH_PAUSED,   /* by a person */
  CHECKBIT_MATCH_BROWSING, /* running, while the board shows another position */
  CHECKBIT_MATCH_FAILED,   /* an engine failed: restart it, or replace it with a person */
  CHECKBIT_MATCH_OVER,
} CheckbitMatchState;

#define CHECKBIT_TYPE_MATCH (checkbit_match_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMatch, checkbit_match, CHECKBIT, MATCH, GObject)

/* Two persons and no clock. clock: NULL for a new one.
 *
 * Properties that notify: "state", "thinking" (whether an engine is to move), "draw-offer" (int:
 * the ChessColor that has offered, -1 for none), "premove" (whether one is set). Signal
 * "players-changed". Signal "engine-failed" (ChessColor side, GError *error): state is FAILED
 * already. Signal "draw-declined" (ChessColor by). Signal "premove-dropped": it was not legal when
 * its turn came. Signal "move-repeated" (ChessColor side): an engine has repeated a move that was
 * taken back. */
CheckbitMatch *checkbit_match_new (CheckbitGame *game, CheckbitClock *clock);

CheckbitGame *checkbit_match_get_game (CheckbitMatch *self);
CheckbitClock *checkbit_match_get_clock (CheckbitMatch *self);
CheckbitMatchState checkbit_match_get_state (CheckbitMatch *self);
/* Whether clocks run and engines think: RUNNING or BROWSING. */
gboolean checkbit_match_is_live (CheckbitMatch *self);
/* The side to move in the match, whatever the board shows. */
ChessColor checkbit_match_get_side (CheckbitMatch *self);
/* Whether the board shows a position other than the game's last one. */
gboolean checkbit_match_is_looking_back (CheckbitMatch *self);

/* --- Players -------------------------------------------------------------------------------- */

/* Copies the player. If an engine is thinking for this side, it is ended; if this side is to move,
 * the new player is asked. */
void checkbit_match_set_player (CheckbitMatch *self, ChessColor side, const CheckbitPlayer *player);
const CheckbitPlayer *checkbit_match_get_player (CheckbitMatch *self, ChessColor side);
/* The engine of a side, NULL for a person or until it is needed. */
CheckbitEngine *checkbit_match_get_engine (CheckbitMatch *self, ChessColor side);
gboolean checkbit_match_is_engine (CheckbitMatch *self, ChessColor side);

/* --- Playing -------------------------------------------------------------------------------- */

/* Starts at the position on the board with full clocks (fresh), or resumes at the game's last
 * position. */
void checkbit_match_start (CheckbitMatch *self, gboolean fresh);
/* Returns to IDLE: ends engines and stops clocks; the game stays. */
void checkbit_match_end (CheckbitMatch *self);
void checkbit_match_pause (CheckbitMatch *self);
/* Resumes after a pause, at the game's last position. */
void checkbit_match_resume (CheckbitMatch *self);
/* Continues from the position on the board, with the times at that move; later moves stay in the
 * game. */
void checkbit_match_go_on_here (CheckbitMatch *self);

/* Whether a person is to move in the position on the board, and may move now. */
gboolean checkbit_match_person_may_move (CheckbitMatch *self);
gboolean checkbit_match_get_thinking (CheckbitMatch *self);
/* Makes the engine answer at once. */
void checkbit_match_move_now (CheckbitMatch *self);
/* The minimum time for a move between two engines; half a second by default. */
void checkbit_match_set_least_time (CheckbitMatch *self, guint ms);
/* The earliest time for an engine's move after the previous one: when the pieces have arrived. 0 by
 * default. */
void checkbit_match_set_settle_time (CheckbitMatch *self, guint ms);
/* Takes back everything since a person last had the move; in a match of two persons, or of two
 * engines, one move. The clocks are set back to that move, and the board goes to the game's last
 * position; if an engine is to move then, the match pauses. Where other lines go on from those
 * moves, as after checkbit_match_go_on_here(), they stay in the game. FALSE if there is nothing to
 * take back. */
gboolean checkbit_match_take_back (CheckbitMatch *self);

/* Restarts a failed engine and asks it for the same move. */
void checkbit_match_restart_engine (CheckbitMatch *self);
/* Why the match has stopped; NULL unless it is FAILED. */
const GError *checkbit_match_get_error (CheckbitMatch *self);
/* The side whose engine failed. */
ChessColor checkbit_match_get_failed_side (CheckbitMatch *self);

/* --- Premove -------------------------------------------------------------------------------- */

/* Played right after the engine's move, if it is legal then and no draw is offered. promotion: used
 * if a pawn gets to the last rank. FALSE if it is not an engine's turn against a person. */
gboolean checkbit_match_set_premove (CheckbitMatch *self,
                                     ChessSquare from,
                                     ChessSquare to,
                                     ChessPieceType promotion);
gboolean checkbit_match_get_premove (CheckbitMatch *self, ChessSquare *from, ChessSquare *to);
void checkbit_match_clear_premove (CheckbitMatch *self);

/* --- Agreement ------------------------------------------------------------------------------ */

/* A person offers a draw; an engine decides by its last score, a person has the next two moves to
 * accept. */
void checkbit_match_offer_draw (CheckbitMatch *self, ChessColor by);
void checkbit_match_accept_draw (CheckbitMatch *self);
void checkbit_match_decline_draw (CheckbitMatch *self);
/* -1 for none. */
int checkbit_match_get_draw_offer (CheckbitMatch *self);

/* Whether engines accept draws (within this many centipawns, after move 30, for this many
 * consecutive moves), and resign (at least this far behind, for as many). 0 centipawns: never. */
void checkbit_match_set_draw_rule (CheckbitMatch *self, guint centipawns, guint moves);
void checkbit_match_set_resign_rule (CheckbitMatch *self, guint centipawns, guint moves);

G_END_DECLS
