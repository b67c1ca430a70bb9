/* Two players, their clock and a game: who is to move is asked, clocks are pressed, and the game
 * ends when time or agreement ends it.
 *
 * The match goes on at the game's last position (checkbit_game_get_end()), wherever the board
 * stands: stepping back only looks at the game, the clocks run on, an engine thinks on, and its
 * move comes. Playing another move inside the game goes on from there with the times of that
 * moment. An engine that fails stops the clocks and nothing else.
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
  CHECKBIT_MATCH_IDLE,     /* not begun: a board to move pieces on */
  CHECKBIT_MATCH_RUNNING,  /* a person is to move, or an engine thinks */
  CHECKBIT_MATCH_PAUSED,   /* by a person */
  CHECKBIT_MATCH_BROWSING, /* running, while the board stands elsewhere in the game */
  CHECKBIT_MATCH_FAILED,   /* an engine failed: restart it, or replace it by a person */
  CHECKBIT_MATCH_OVER,
} CheckbitMatchState;

#define CHECKBIT_TYPE_MATCH (checkbit_match_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMatch, checkbit_match, CHECKBIT, MATCH, GObject)

/* Two persons and no clock. clock: NULL for a new one.
 *
 * Properties that notify: "state", "thinking" (whether an engine is to answer now), "draw-offer"
 * (int: the ChessColor that has offered, -1 for none), "premove" (whether one is set).
 * Signal "players-changed".
 * Signal "engine-failed" (ChessColor side, GError *error): state is FAILED already.
 * Signal "draw-declined" (ChessColor by).
 * Signal "premove-dropped": it was not legal when its turn came.
 * Signal "move-repeated" (ChessColor side): an engine has played again what was taken back. */
CheckbitMatch *checkbit_match_new (CheckbitGame *game, CheckbitClock *clock);

CheckbitGame *checkbit_match_get_game (CheckbitMatch *self);
CheckbitClock *checkbit_match_get_clock (CheckbitMatch *self);
CheckbitMatchState checkbit_match_get_state (CheckbitMatch *self);
/* Whether clocks run and engines think: it is RUNNING, or BROWSING. */
gboolean checkbit_match_is_live (CheckbitMatch *self);
/* Whose turn it is in the match, whatever the board shows. */
ChessColor checkbit_match_get_side (CheckbitMatch *self);
/* Whether the board stands elsewhere than at the game's last position. */
gboolean checkbit_match_is_looking_back (CheckbitMatch *self);

/* --- Players -------------------------------------------------------------------------------- */

/* Copies the player. An engine that thinks for this side is ended; if it is this side's turn, the
 * new player is asked. */
void checkbit_match_set_player (CheckbitMatch *self, ChessColor side, const CheckbitPlayer *player);
const CheckbitPlayer *checkbit_match_get_player (CheckbitMatch *self, ChessColor side);
/* The engine of a side, NULL for a person or before it was first needed. */
CheckbitEngine *checkbit_match_get_engine (CheckbitMatch *self, ChessColor side);
gboolean checkbit_match_is_engine (CheckbitMatch *self, ChessColor side);
/* Exchanges players, engines and time controls. */
void checkbit_match_swap_sides (CheckbitMatch *self);

/* --- Playing -------------------------------------------------------------------------------- */

/* Begins with all the time from where the board stands (fresh), or goes on at the game's last
 * position. */
void checkbit_match_start (CheckbitMatch *self, gboolean fresh);
/* Back to IDLE: engines ended, clocks stopped, the game as it is. */
void checkbit_match_end (CheckbitMatch *self);
void checkbit_match_pause (CheckbitMatch *self);
/* After a pause: goes on at the game's last position. */
void checkbit_match_resume (CheckbitMatch *self);
/* Goes on where the board stands, with the times of that moment; what was played after it stays in
 * the game. */
void checkbit_match_go_on_here (CheckbitMatch *self);

/* Whether the side to move on the board is a person who may move now. */
gboolean checkbit_match_person_may_move (CheckbitMatch *self);
gboolean checkbit_match_get_thinking (CheckbitMatch *self);
/* The engine that thinks answers at once. */
void checkbit_match_move_now (CheckbitMatch *self);
/* How long each of two engines takes for a move at least; half a second where nobody says so. */
void checkbit_match_set_least_time (CheckbitMatch *self, guint ms);
/* How long after a move an engine's next one may come at the earliest: until the pieces have
 * arrived. 0 where nobody says so. */
void checkbit_match_set_settle_time (CheckbitMatch *self, guint ms);
/* Takes back what was played since a person last had the move; in a match of two persons, or of
 * two engines, one move. Clocks go back to that moment, and the board to the game's last
 * position; where it is an engine's turn then, the match pauses. FALSE where there is nothing to
 * take back. */
gboolean checkbit_match_take_back (CheckbitMatch *self);

/* Starts a failed engine again and asks it for the same move. */
void checkbit_match_restart_engine (CheckbitMatch *self);
/* Why the match stands still; NULL unless it has FAILED. */
const GError *checkbit_match_get_error (CheckbitMatch *self);
/* The side whose engine failed. */
ChessColor checkbit_match_get_failed_side (CheckbitMatch *self);

/* --- Premove -------------------------------------------------------------------------------- */

/* Played as soon as the engine has moved, if it is legal then. promotion: read where a pawn gets
 * to the last rank. FALSE where it is not an engine's turn against a person. */
gboolean checkbit_match_set_premove (CheckbitMatch *self,
                                     ChessSquare from,
                                     ChessSquare to,
                                     ChessPieceType promotion);
gboolean checkbit_match_get_premove (CheckbitMatch *self, ChessSquare *from, ChessSquare *to);
void checkbit_match_clear_premove (CheckbitMatch *self);

/* --- Agreement ------------------------------------------------------------------------------ */

/* A person offers a draw; an engine answers by its last evaluation, a person by the next two. */
void checkbit_match_offer_draw (CheckbitMatch *self, ChessColor by);
void checkbit_match_accept_draw (CheckbitMatch *self);
void checkbit_match_decline_draw (CheckbitMatch *self);
/* -1 for none. */
int checkbit_match_get_draw_offer (CheckbitMatch *self);

/* Whether engines agree to draws (at most this many centipawns from even, after move 30, for this
 * many moves in a row), and give up (this far behind, for as many). 0 centipawns: never. */
void checkbit_match_set_draw_rule (CheckbitMatch *self, guint centipawns, guint moves);
void checkbit_match_set_resign_rule (CheckbitMatch *self, guint centipawns, guint moves);

G_END_DECLS
