/* Two players, their clock and a game.
 *
 * Asking engines and delaying their answers is in match-engines.c, the clock at each move in
 * match-times.c, draws and resignations of engines in match-scores.c, moves taken back in
 * match-taken.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/match.h"

#include "game/match/match-engines.h"
#include "game/match/match-enums.h"
#include "game/match/match-scores.h"
#include "game/match/match-taken.h"
#include "game/match/match-times.h"
#include "game/match/premove.h"
#include "game/tree/edit.h"
#include "game/tree/record.h"

struct _CheckbitMatch
{
  GObject parent_instance;

  /* Owned. */
  CheckbitGame *game;
  CheckbitClock *clock;
  CheckbitPlayer *players[CHESS_N_COLORS];
  GError *error;

  CheckbitMatchEngines engines;
  CheckbitMatchTimes times;
  CheckbitMatchScores scores;
  CheckbitMatchTaken taken;
  CheckbitPremove premove;

  CheckbitMatchState state;
  gboolean halted; /* PAUSED only because the answer of an engine was taken back */
  ChessColor failed_side;
  CheckbitNode *failed_node; /* of the failure; borrowed, only compared */

  CheckbitNode *stamped; /* the node just played; borrowed, only compared */
  CheckbitNode *place;   /* the game's last position, as last seen; likewise */
  CheckbitScore score;   /* of the engine's move that is just being played, if known */
  guint depth;

  guint flag; /* ends the game after a fallen flag; 0 for none */
  int draw_offer;
};

enum
{
  PROP_0,
  PROP_STATE,
  PROP_THINKING,
  PROP_DRAW_OFFER,
  PROP_PREMOVE,
  N_PROPS,
};

enum
{
  PLAYERS_CHANGED,
  ENGINE_FAILED,
  DRAW_DECLINED,
  PREMOVE_DROPPED,
  MOVE_REPEATED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitMatch, checkbit_match, G_TYPE_OBJECT)

/* --- Announcing ------------------------------------------------------------------------------- */

static void
notify (CheckbitMatch *self, guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_state (CheckbitMatch *self, CheckbitMatchState state)
{
  if (self->state == state)
    return;
  self->state = state;
  notify (self, PROP_STATE);
}

static void
set_draw_offer (CheckbitMatch *self, int by)
{
  if (self->draw_offer == by)
    return;
  self->draw_offer = by;
  notify (self, PROP_DRAW_OFFER);
}

static void
emit_engine_failed (CheckbitMatch *self, ChessColor side, const GError *error)
{
  g_signal_emit (self, signals[ENGINE_FAILED], 0, (int) side, error);
}

static void
emit_draw_declined (CheckbitMatch *self, ChessColor by)
{
  g_signal_emit (self, signals[DRAW_DECLINED], 0, (int) by);
}

static void
emit_premove_dropped (CheckbitMatch *self)
{
  g_signal_emit (self, signals[PREMOVE_DROPPED], 0);
}

static void
emit_move_repeated (CheckbitMatch *self, ChessColor side)
{
  g_signal_emit (self, signals[MOVE_REPEATED], 0, (int) side);
}

/* --- The match's position --------------------------------------------------------------------- */

static CheckbitNode *
get_place (CheckbitMatch *self)
{
  return checkbit_game_get_end (self->game);
}

static CheckbitResult
get_result (CheckbitMatch *self)
{
  return checkbit_node_get_result (get_place (self));
}

static void
set_place (CheckbitMatch *self, CheckbitNode *node)
{
  checkbit_game_set_live (self->game, node);
  self->place = node;
}

/* The match's current position, whatever the board shows. */
static const ChessPosition *
get_position (CheckbitMatch *self)
{
  return checkbit_node_get_position (get_place (self));
}

/* --- Draws ------------------------------------------------------------------------------------ */

static void
agree (CheckbitMatch *self)
{
  set_draw_offer (self, -1);
  checkbit_game_declare (self->game, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT, NULL);
}

static void
consider_draw (CheckbitMatch *self, ChessColor side)
{
  ChessColor other = chess_color_opposite (side);

  if (get_result (self) != CHECKBIT_RESULT_OPEN
      || !checkbit_match_scores_is_even (&self->scores, side, get_position (self)))
    return;

  if (checkbit_match_is_engine (self, other))
    {
      if (checkbit_match_scores_is_even (&self->scores, other, get_position (self)))
        agree (self);
    }
  else if (checkbit_match_scores_offers (&self->scores, side))
    set_draw_offer (self, (int) side);
}

/* --- Offers ----------------------------------------------------------------------------------- */

void
checkbit_match_offer_draw (CheckbitMatch *self, ChessColor by)
{
  ChessColor other = chess_color_opposite (by);

  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (get_result (self) != CHECKBIT_RESULT_OPEN)
    return;
  if (self->draw_offer == (int) other)
    agree (self);
  else if (!checkbit_match_is_engine (self, other))
    set_draw_offer (self, (int) by);
  else if (checkbit_match_scores_accepts (&self->scores, other, get_position (self)))
    agree (self);
  else
    emit_draw_declined (self, other);
}

void
checkbit_match_accept_draw (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->draw_offer >= 0 && get_result (self) == CHECKBIT_RESULT_OPEN)
    agree (self);
}

void
checkbit_match_decline_draw (CheckbitMatch *self)
{
  ChessColor by;

  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->draw_offer < 0)
    return;
  by = chess_color_opposite ((ChessColor) self->draw_offer);
  set_draw_offer (self, -1);
  emit_draw_declined (self, by);
}

static void
lapse_offer (CheckbitMatch *self, ChessColor mover)
{
  if (self->draw_offer >= 0 && self->draw_offer != (int) mover)
    checkbit_match_decline_draw (self);
}

int
checkbit_match_get_draw_offer (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), -1);

  return self->draw_offer;
}

void
checkbit_match_set_draw_rule (CheckbitMatch *self, guint centipawns, guint moves)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  self->scores.draw_rule = (CheckbitMatchRule){ centipawns, MAX (moves, 1) };
}

void
checkbit_match_set_resign_rule (CheckbitMatch *self, guint centipawns, guint moves)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  self->scores.resign_rule = (CheckbitMatchRule){ centipawns, MAX (moves, 1) };
}

/* --- Premoves --------------------------------------------------------------------------------- */

gboolean
checkbit_match_set_premove (CheckbitMatch *self,
                            ChessSquare from,
                            ChessSquare to,
                            ChessPieceType promotion)
{
  ChessColor side;

  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  side = checkbit_match_get_side (self);
  if (self->state != CHECKBIT_MATCH_RUNNING || !checkbit_match_is_engine (self, side)
      || checkbit_match_is_engine (self, chess_color_opposite (side)))
    return FALSE;

  self->premove = (CheckbitPremove){ TRUE, from, to, promotion };
  notify (self, PROP_PREMOVE);

  return TRUE;
}

gboolean
checkbit_match_get_premove (CheckbitMatch *self, ChessSquare *from, ChessSquare *to)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  if (self->premove.set && from != NULL)
    *from = self->premove.from;
  if (self->premove.set && to != NULL)
    *to = self->premove.to;

  return self->premove.set;
}

void
checkbit_match_clear_premove (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (!self->premove.set)
    return;
  self->premove.set = FALSE;
  notify (self, PROP_PREMOVE);
}

/* A draw that is offered with the engine's move is for the person to answer: a move made before
 * that would decline it. After a move that ends the game nobody is to move. */
static void
play_premove (CheckbitMatch *self)
{
  CheckbitPremove premove = self->premove;
  ChessMove move;

  if (!premove.set || checkbit_match_is_engine (self, checkbit_match_get_side (self)))
    return;

  checkbit_match_clear_premove (self);
  if (self->draw_offer >= 0 || get_result (self) != CHECKBIT_RESULT_OPEN)
    return;
  move = checkbit_premove_find (&premove, get_position (self));
  if (move == CHESS_MOVE_NONE || !checkbit_game_play_live (self->game, move, NULL))
    emit_premove_dropped (self);
}

/* --- Changes of the position
 * ------------------------------------------------------------------- */

static void
leave_place (CheckbitMatch *self)
{
  checkbit_match_engines_stop (&self->engines);
  if (checkbit_match_is_live (self) || self->state == CHECKBIT_MATCH_PAUSED)
    {
      checkbit_clock_pause (self->clock);
      checkbit_match_times_save (&self->times, self->place);
    }
  checkbit_match_scores_forget (&self->scores);
  set_draw_offer (self, -1);
  checkbit_match_clear_premove (self);
}

static CheckbitMatchState
find_state (CheckbitMatch *self)
{
  if (self->state == CHECKBIT_MATCH_IDLE)
    return CHECKBIT_MATCH_IDLE;
  if (get_result (self) != CHECKBIT_RESULT_OPEN)
    return CHECKBIT_MATCH_OVER;
  if (self->state == CHECKBIT_MATCH_PAUSED)
    return CHECKBIT_MATCH_PAUSED;
  if (self->state == CHECKBIT_MATCH_FAILED && self->failed_node == get_place (self))
    return CHECKBIT_MATCH_FAILED;
  if (checkbit_match_is_looking_back (self))
    return CHECKBIT_MATCH_BROWSING;

  return CHECKBIT_MATCH_RUNNING;
}

static gboolean put_flag_down_cb (gpointer data);

static void
put_flag_down_soon (CheckbitMatch *self)
{
  if (self->flag == 0)
    self->flag = g_timeout_add (0, put_flag_down_cb, self);
}

/* The side that has lost on time; -1 for none. */
static int
find_late_side (CheckbitNode *place)
{
  const ChessPosition *position = checkbit_node_get_position (place);
  ChessColor side = chess_position_side (position);
  CheckbitResult result = checkbit_node_get_result (place);

  if (checkbit_node_get_reason (place) != CHECKBIT_REASON_TIME_FORFEIT)
    return -1;
  return (int) (checkbit_clock_flag_result (position, side) == result
                    ? side
                    : chess_color_opposite (side));
}

/* Where the game is lost on time that time is up, however the match came there: a loss that was
 * taken back has given the time back, and the times of a place are those before its flag fell. */
static void
take_late_time (CheckbitMatch *self)
{
  int side = find_late_side (get_place (self));

  if (side >= 0 && checkbit_clock_has_control (self->clock, (ChessColor) side)
      && !checkbit_match_times_is_flag_down (&self->times))
    checkbit_match_times_drop_flag (&self->times, get_place (self), (ChessColor) side);
}

static void
settle (CheckbitMatch *self)
{
  CheckbitMatchState state = find_state (self);
  ChessColor side = checkbit_match_get_side (self);

  if (state != CHECKBIT_MATCH_FAILED)
    g_clear_error (&self->error);
  if (state == CHECKBIT_MATCH_OVER)
    take_late_time (self);
  set_state (self, state);
  if (!checkbit_match_is_live (self))
    {
      checkbit_match_engines_stop (&self->engines);
      checkbit_clock_pause (self->clock);
    }
  else if (checkbit_match_times_is_flag_down (&self->times)) /* just before it was put aside */
    put_flag_down_soon (self);
  else if (!checkbit_match_is_engine (self, side))
    checkbit_clock_start (self->clock);
  else if (!self->engines.thinking || self->engines.asked != get_place (self))
    checkbit_match_engines_start_search (
        &self->engines, side, self->players[side],
        checkbit_match_is_engine (self, chess_color_opposite (side)));
}

/* Called before anyone is notified of a move: stores its time. A move within the game uses the time
 * at that node. */
static void
stamp_cb (CheckbitGame *game, CheckbitNode *node, gpointer data)
{
  CheckbitMatch *self = data;

  if (self->state == CHECKBIT_MATCH_IDLE)
    return;

  if (checkbit_node_get_parent (node) != self->place)
    {
      leave_place (self);
      checkbit_match_times_restore (&self->times, checkbit_node_get_parent (node));
    }
  checkbit_match_times_stamp (&self->times, node);
  if (self->score.kind != CHECKBIT_SCORE_NONE)
    checkbit_node_set_score (node, self->score, self->depth);
  self->stamped = node;
}

/* The match goes on elsewhere without a new move: after undo, redo, a deleted line, or a known
 * move. An engine whose answer was taken back is not asked again at once, not even if the game was
 * over by that answer, or if the other engine has failed after it; with the answer back, the match
 * goes on. */
static void
follow_place (CheckbitMatch *self, CheckbitNode *place)
{
  gboolean forward = checkbit_node_get_parent (place) == self->place;

  if (checkbit_node_get_ply (place) < checkbit_node_get_ply (self->place))
    checkbit_match_taken_add (&self->taken, self->place, place);
  leave_place (self);
  checkbit_match_times_restore (&self->times, place);
  if (forward && self->state == CHECKBIT_MATCH_PAUSED && self->halted)
    set_state (self, CHECKBIT_MATCH_RUNNING);
  if (!forward && get_result (self) == CHECKBIT_RESULT_OPEN
      && checkbit_match_is_engine (self, checkbit_match_get_side (self)))
    {
      self->halted = self->state != CHECKBIT_MATCH_PAUSED || self->halted;
      set_state (self, CHECKBIT_MATCH_PAUSED);
    }
}

/* The game goes on after its end was taken back. */
static void
reopen (CheckbitMatch *self)
{
  checkbit_match_times_lift_flag (&self->times, self->place);
  checkbit_match_scores_play_on (&self->scores,
                                 checkbit_match_is_engine (self, CHESS_WHITE)
                                     && checkbit_match_is_engine (self, CHESS_BLACK));
}

static void
changed_cb (CheckbitGame *game,
            CheckbitChangeKind kind,
            CheckbitNode *before,
            CheckbitNode *after,
            CheckbitMatch *self)
{
  CheckbitNode *place = checkbit_game_get_end (game);
  gboolean played = self->stamped == place;

  self->stamped = NULL;
  if (self->state == CHECKBIT_MATCH_IDLE)
    return;
  if (kind == CHECKBIT_CHANGE_RESET || before == NULL)
    {
      checkbit_match_end (self);
      return;
    }

  if (place != self->place)
    {
      checkbit_match_engines_stop (&self->engines);
      if (played)
        lapse_offer (self, chess_color_opposite (checkbit_match_get_side (self)));
      else
        follow_place (self, place);
      self->place = place;
    }
  else if (self->state == CHECKBIT_MATCH_OVER && get_result (self) == CHECKBIT_RESULT_OPEN)
    reopen (self);
  settle (self);
}

/* --- A flag ------------------------------------------------------------------------------------ */

static gboolean
put_flag_down_cb (gpointer data)
{
  g_autoptr (CheckbitMatch) self = g_object_ref (data);
  const ChessPosition *position = checkbit_node_get_position (get_place (self));
  ChessColor side;

  self->flag = 0;
  side = checkbit_clock_get_flagged (self->clock, CHESS_WHITE) ? CHESS_WHITE : CHESS_BLACK;
  if (self->state != CHECKBIT_MATCH_IDLE && checkbit_clock_get_flagged (self->clock, side)
      && get_result (self) == CHECKBIT_RESULT_OPEN)
    checkbit_game_declare (self->game, checkbit_clock_flag_result (position, side),
                           CHECKBIT_REASON_TIME_FORFEIT, NULL);

  return G_SOURCE_REMOVE;
}

static void
flag_cb (CheckbitClock *clock, int side, CheckbitMatch *self)
{
  checkbit_match_engines_stop (&self->engines);
  put_flag_down_soon (self);
}

/* --- Answers of engines ----------------------------------------------------------------------- */

/* Plays an engine's move, which is written down with the engine's score for it. The score goes with
 * this move only: it must not wait for another one if this is not a new move of the game. */
static gboolean
play_scored (CheckbitMatch *self, ChessMove move, const CheckbitEngineLine *line)
{
  gboolean played;

  self->score = checkbit_match_scores_after (line, move, checkbit_match_get_side (self));
  self->depth = line != NULL ? line->depth : 0;
  played = checkbit_game_play_live (self->game, move, NULL);
  self->score.kind = CHECKBIT_SCORE_NONE;

  return played;
}

static void
answer_cb (GObject *owner, ChessMove move)
{
  CheckbitMatch *self = CHECKBIT_MATCH (owner);
  ChessColor side = checkbit_match_get_side (self);
  const CheckbitEngineLine *line = checkbit_engine_get_line (self->engines.engines[side], 0);

  if (checkbit_match_scores_take (&self->scores, side, line))
    {
      checkbit_game_resign (self->game, NULL);
      return;
    }
  if (!play_scored (self, move, line))
    return;
  if (checkbit_match_taken_contains (&self->taken, get_place (self)))
    emit_move_repeated (self, side);
  consider_draw (self, side);
  play_premove (self);
}

static void
failed_cb (GObject *owner, ChessColor side, const GError *error)
{
  CheckbitMatch *self = CHECKBIT_MATCH (owner);

  self->failed_side = side;
  self->failed_node = get_place (self);
  g_clear_error (&self->error);
  self->error = g_error_copy (error);
  set_state (self, CHECKBIT_MATCH_FAILED);
  emit_engine_failed (self, side, error);
}

static void
thinking_cb (GObject *owner)
{
  g_object_notify_by_pspec (owner, properties[PROP_THINKING]);
}

static CheckbitNode *
get_place_cb (GObject *owner)
{
  return get_place (CHECKBIT_MATCH (owner));
}

static const CheckbitMatchEnginesFuncs engine_funcs
    = { thinking_cb, get_place_cb, answer_cb, failed_cb };

/* --- Players ---------------------------------------------------------------------------------- */

void
checkbit_match_set_player (CheckbitMatch *self, ChessColor side, const CheckbitPlayer *player)
{
  CheckbitPlayer *copy;

  g_return_if_fail (CHECKBIT_IS_MATCH (self));
  g_return_if_fail (player != NULL);

  copy = checkbit_player_copy (player);
  checkbit_match_engines_stop (&self->engines);
  checkbit_match_engines_drop (&self->engines, side);
  checkbit_match_scores_forget_side (&self->scores, side);
  checkbit_player_free (self->players[side]);
  self->players[side] = copy;
  self->failed_node = NULL;
  checkbit_match_clear_premove (self);
  g_signal_emit (self, signals[PLAYERS_CHANGED], 0);
  settle (self);
}

const CheckbitPlayer *
checkbit_match_get_player (CheckbitMatch *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), NULL);

  return self->players[side];
}

CheckbitEngine *
checkbit_match_get_engine (CheckbitMatch *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), NULL);

  return self->engines.engines[side];
}

gboolean
checkbit_match_is_engine (CheckbitMatch *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  return checkbit_player_is_engine (self->players[side]);
}

/* --- Playing ---------------------------------------------------------------------------------- */

/* Resets all times, and forgets the clock at all nodes. */
static void
start_afresh (CheckbitMatch *self)
{
  checkbit_match_times_forget (&self->times);
  checkbit_match_taken_forget (&self->taken);
  checkbit_clock_reset (self->clock, checkbit_match_get_side (self));
  checkbit_match_times_save (&self->times, get_place (self));
  checkbit_match_engines_new_game (&self->engines);
}

void
checkbit_match_start (CheckbitMatch *self, gboolean fresh)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  checkbit_match_engines_stop (&self->engines);
  checkbit_match_scores_forget (&self->scores);
  set_draw_offer (self, -1);
  set_place (self,
             fresh ? checkbit_game_get_current (self->game) : checkbit_game_get_end (self->game));
  if (fresh)
    start_afresh (self);
  else
    checkbit_match_times_restore (&self->times, get_place (self));

  self->failed_node = NULL;
  self->state = CHECKBIT_MATCH_RUNNING;
  notify (self, PROP_STATE);
  settle (self);
}

void
checkbit_match_end (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  checkbit_match_engines_stop (&self->engines);
  checkbit_clock_pause (self->clock);
  checkbit_match_engines_drop_all (&self->engines);
  g_clear_handle_id (&self->flag, g_source_remove);
  checkbit_match_times_forget (&self->times);
  checkbit_match_clear_premove (self);
  set_draw_offer (self, -1);
  g_clear_error (&self->error);
  set_place (self, NULL);
  set_state (self, CHECKBIT_MATCH_IDLE);
}

void
checkbit_match_pause (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (!checkbit_match_is_live (self))
    return;
  self->halted = FALSE;
  set_state (self, CHECKBIT_MATCH_PAUSED);
  settle (self);
}

void
checkbit_match_resume (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->state != CHECKBIT_MATCH_PAUSED)
    return;

  /* Sets the state before settling, which may change it, so that only the final one is notified. */
  self->state = CHECKBIT_MATCH_RUNNING;
  notify (self, PROP_STATE);
  settle (self);
}

void
checkbit_match_go_on_here (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->state == CHECKBIT_MATCH_IDLE)
    return;

  leave_place (self);
  set_place (self, checkbit_game_get_current (self->game));
  checkbit_match_times_restore (&self->times, get_place (self));
  self->state = CHECKBIT_MATCH_RUNNING;
  notify (self, PROP_STATE);
  settle (self);
}

/* The side to move in the position on the board. */
static ChessColor
board_side (CheckbitMatch *self)
{
  return chess_position_side (checkbit_game_get_position (self->game));
}

gboolean
checkbit_match_person_may_move (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  switch (self->state)
    {
    case CHECKBIT_MATCH_IDLE:
      return TRUE;
    case CHECKBIT_MATCH_RUNNING:
    case CHECKBIT_MATCH_BROWSING:
      return !checkbit_match_is_engine (self, board_side (self));
    case CHECKBIT_MATCH_OVER:
      /* From an earlier position of a finished game one may play on. */
      return checkbit_match_is_looking_back (self)
             && !checkbit_match_is_engine (self, board_side (self));
    default:
      return FALSE;
    }
}

gboolean
checkbit_match_get_thinking (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  return self->engines.thinking;
}

void
checkbit_match_move_now (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  checkbit_match_engines_hurry (&self->engines);
}

void
checkbit_match_set_least_time (CheckbitMatch *self, guint ms)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  self->engines.pace.least_ms = ms;
}

void
checkbit_match_set_settle_time (CheckbitMatch *self, guint ms)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  self->engines.pace.settle_ms = ms;
}

/* How many moves to take back: until a person is to move, if there is one in the match. */
static guint
count_moves_back (CheckbitMatch *self)
{
  ChessColor side = checkbit_match_get_side (self);
  gboolean one_engine = checkbit_match_is_engine (self, CHESS_WHITE)
                        != checkbit_match_is_engine (self, CHESS_BLACK);

  return one_engine && !checkbit_match_is_engine (self, side) ? 2 : 1;
}

/* Whether the moves from a node to the place are the only ones there: none goes on from the place,
 * and no other line begins on the way. */
static gboolean
is_only_line (CheckbitMatch *self, CheckbitNode *node)
{
  CheckbitNode *at = get_place (self);

  if (checkbit_node_get_n_children (at) > 0)
    return FALSE;
  for (; at != node; at = checkbit_node_get_parent (at))
    if (checkbit_node_get_n_children (checkbit_node_get_parent (at)) > 1)
      return FALSE;
  return TRUE;
}

gboolean
checkbit_match_take_back (CheckbitMatch *self)
{
  CheckbitNode *node;
  CheckbitEditKind kind;

  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  /* A declaration is taken back first: a resignation, an agreement, a flag. */
  if (get_result (self) != CHECKBIT_RESULT_OPEN && checkbit_game_get_undo_kind (self->game, &kind)
      && kind == CHECKBIT_EDIT_RESULT)
    return checkbit_game_undo (self->game);

  node = get_place (self);
  if (checkbit_node_get_parent (node) == NULL)
    return FALSE;
  /* The move of an engine that begins has nothing before it. */
  if (count_moves_back (self) == 2
      && checkbit_node_get_parent (checkbit_node_get_parent (node)) != NULL)
    node = checkbit_node_get_parent (node);

  checkbit_game_go_to (self->game, get_place (self));
  checkbit_match_engines_stop (&self->engines);

  return is_only_line (self, node)
             ? checkbit_game_take_back_from (self->game, node)
             : checkbit_game_take_back_to (self->game, checkbit_node_get_parent (node));
}

void
checkbit_match_restart_engine (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->state != CHECKBIT_MATCH_FAILED)
    return;
  self->failed_node = NULL;
  settle (self);
}

/* --- Asking ----------------------------------------------------------------------------------- */

CheckbitGame *
checkbit_match_get_game (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), NULL);

  return self->game;
}

CheckbitClock *
checkbit_match_get_clock (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), NULL);

  return self->clock;
}

CheckbitMatchState
checkbit_match_get_state (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), CHECKBIT_MATCH_IDLE);

  return self->state;
}

const GError *
checkbit_match_get_error (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), NULL);

  return self->error;
}

ChessColor
checkbit_match_get_failed_side (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), CHESS_WHITE);

  return self->failed_side;
}

gboolean
checkbit_match_is_live (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  return self->state == CHECKBIT_MATCH_RUNNING || self->state == CHECKBIT_MATCH_BROWSING;
}

gboolean
checkbit_match_is_looking_back (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  return self->state != CHECKBIT_MATCH_IDLE
         && checkbit_game_get_current (self->game) != get_place (self);
}

ChessColor
checkbit_match_get_side (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), CHESS_WHITE);

  return chess_position_side (checkbit_node_get_position (get_place (self)));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
checkbit_match_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitMatch *self = CHECKBIT_MATCH (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_enum (value, self->state);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->engines.thinking);
      break;
    case PROP_DRAW_OFFER:
      g_value_set_int (value, self->draw_offer);
      break;
    case PROP_PREMOVE:
      g_value_set_boolean (value, self->premove.set);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
connect_all (CheckbitMatch *self)
{
  checkbit_game_set_stamp_func (self->game, stamp_cb, self);
  g_signal_connect (self->game, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (self->clock, "flag", G_CALLBACK (flag_cb), self);
}

static void
disconnect_all (CheckbitMatch *self)
{
  checkbit_game_set_stamp_func (self->game, NULL, NULL);
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (self->clock, self);
}

static void
checkbit_match_dispose (GObject *object)
{
  CheckbitMatch *self = CHECKBIT_MATCH (object);

  g_clear_handle_id (&self->flag, g_source_remove);
  checkbit_match_pace_take (&self->engines.pace);
  checkbit_match_engines_drop_all (&self->engines);
  if (self->game != NULL)
    {
      checkbit_clock_pause (self->clock);
      disconnect_all (self);
    }
  g_clear_object (&self->game);
  g_clear_object (&self->clock);

  G_OBJECT_CLASS (checkbit_match_parent_class)->dispose (object);
}

static void
checkbit_match_finalize (GObject *object)
{
  CheckbitMatch *self = CHECKBIT_MATCH (object);

  checkbit_player_free (self->players[CHESS_WHITE]);
  checkbit_player_free (self->players[CHESS_BLACK]);
  checkbit_match_times_clear (&self->times);
  checkbit_match_taken_clear (&self->taken);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (checkbit_match_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_STATE] = g_param_spec_enum ("state", NULL, NULL, CHECKBIT_TYPE_MATCH_STATE,
                                              CHECKBIT_MATCH_IDLE, flags);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, flags);
  properties[PROP_DRAW_OFFER]
      = g_param_spec_int ("draw-offer", NULL, NULL, -1, CHESS_BLACK, -1, flags);
  properties[PROP_PREMOVE] = g_param_spec_boolean ("premove", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static guint
add_signal (const char *name, guint n_params, GType second)
{
  return g_signal_new (name, CHECKBIT_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_params, G_TYPE_INT, second);
}

static void
checkbit_match_class_init (CheckbitMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_match_get_property;
  object_class->dispose = checkbit_match_dispose;
  object_class->finalize = checkbit_match_finalize;

  install_properties (object_class);

  signals[PLAYERS_CHANGED] = add_signal ("players-changed", 0, G_TYPE_NONE);
  signals[ENGINE_FAILED] = add_signal ("engine-failed", 2, G_TYPE_ERROR);
  signals[DRAW_DECLINED] = add_signal ("draw-declined", 1, G_TYPE_NONE);
  signals[PREMOVE_DROPPED] = add_signal ("premove-dropped", 0, G_TYPE_NONE);
  signals[MOVE_REPEATED] = add_signal ("move-repeated", 1, G_TYPE_NONE);
}

static void
checkbit_match_init (CheckbitMatch *self)
{
  checkbit_match_times_init (&self->times);
  checkbit_match_scores_init (&self->scores);
  checkbit_match_engines_init (&self->engines, &engine_funcs, G_OBJECT (self));
  self->players[CHESS_WHITE] = checkbit_player_new_person (NULL);
  self->players[CHESS_BLACK] = checkbit_player_new_person (NULL);
  checkbit_match_taken_init (&self->taken);
  self->draw_offer = -1;
}

CheckbitMatch *
checkbit_match_new (CheckbitGame *game, CheckbitClock *clock)
{
  CheckbitMatch *self;

  g_return_val_if_fail (CHECKBIT_IS_GAME (game), NULL);

  self = g_object_new (CHECKBIT_TYPE_MATCH, NULL);
  self->game = g_object_ref (game);
  self->clock = clock != NULL ? g_object_ref (clock) : checkbit_clock_new (NULL, NULL);
  self->times.clock = self->engines.clock = self->clock;
  connect_all (self);

  return self;
}
