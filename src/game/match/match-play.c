/* A match goes on: who is to move is asked, and what comes back is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit.h"
#include "game/match/match-private.h"
#include "game/tree/record.h"

/* How long an engine thinks that has neither a clock nor a limit. */
#define THINK_MS 1000

/* --- Asking an engine ------------------------------------------------------------------------- */

void
checkbit_match_stop_asking (CheckbitMatch *self)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      if (self->engines[side] != NULL)
        checkbit_engine_abort (self->engines[side]);
    }
  self->search = 0;
  self->asked = NULL;
  checkbit_match_drop_held (self);
  checkbit_match_set_thinking (self, FALSE);
}

static void
set_clocks (CheckbitMatch *self, ChessColor side, CheckbitEngineGo *go)
{
  if (!checkbit_clock_has_control (self->clock, side))
    {
      go->movetime_ms = THINK_MS;
      return;
    }

  go->clocks = TRUE;
  go->moves_to_go = checkbit_clock_get_moves_to_go (self->clock, side);
  for (ChessColor color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      /* An opponent without a clock is told to have as much time as oneself. */
      ChessColor whose = checkbit_clock_has_control (self->clock, color) ? color : side;

      go->time_ms[color] = checkbit_clock_get_remaining_ms (self->clock, whose);
      go->increment_ms[color] = checkbit_clock_get_bonus_ms (self->clock, whose);
    }
}

static void
set_limits (CheckbitMatch *self, ChessColor side, CheckbitEngineGo *go)
{
  const CheckbitPlayer *player = self->players[side];

  switch (player->think)
    {
    case CHECKBIT_THINK_TIME:
      go->movetime_ms = (guint) CLAMP (player->amount, 1, CHECKBIT_TIME_MAX_MS);
      break;
    case CHECKBIT_THINK_DEPTH:
      go->depth = (guint) CLAMP (player->amount, 1, 1000);
      break;
    case CHECKBIT_THINK_NODES:
      go->nodes = MAX (player->amount, 1);
      break;
    default:
      set_clocks (self, side, go);
    }
}

/* Asks an engine that is ready. From here on its clock runs. */
static void
search (CheckbitMatch *self, ChessColor side)
{
  CheckbitEngineGo go = { 0 };

  set_limits (self, side, &go);
  checkbit_strength_apply (self->players[side]->strength, self->engines[side], &go);
  checkbit_clock_start (self->clock);
  self->asked_us = g_get_monotonic_time ();
  self->pace_ms = checkbit_match_get_pace_ms (self, side);
  self->search = checkbit_engine_search_node (self->engines[side], self->asked, &go);
}

static void
ready_cb (CheckbitEngine *engine, CheckbitMatch *self)
{
  ChessColor side = checkbit_match_get_side (self);

  if (self->thinking && self->search == 0 && self->engines[side] == engine)
    search (self, side);
}

static void
best_move_cb (CheckbitEngine *engine, guint id, guint move, guint ponder, CheckbitMatch *self)
{
  G_GNUC_UNUSED g_autoptr (CheckbitMatch) alive = g_object_ref (self);
  gboolean current
      = self->thinking && id == self->search && self->asked == checkbit_match_get_place (self);

  if (current && move != CHESS_MOVE_NONE)
    checkbit_match_hold (self, (ChessMove) move);
}

void
checkbit_match_play_answer (CheckbitMatch *self, ChessMove move)
{
  ChessColor side = checkbit_match_get_side (self);

  checkbit_match_set_thinking (self, FALSE);
  self->search = 0;
  if (checkbit_match_judge (self, side))
    {
      checkbit_game_resign (self->game, NULL);
      return;
    }
  if (!checkbit_game_play_live (self->game, move, NULL))
    return;
  if (checkbit_match_was_taken (self, checkbit_match_get_place (self)))
    checkbit_match_emit_move_repeated (self, side);
  checkbit_match_consider_draw (self, side);
  checkbit_match_play_premove (self);
}

/* An engine that fails while it is not asked is started again when it is. */
static void
failed_cb (CheckbitEngine *engine, GError *error, CheckbitMatch *self)
{
  ChessColor side = checkbit_match_get_side (self);

  if (!self->thinking || self->engines[side] != engine)
    return;

  checkbit_clock_pause (self->clock);
  self->search = 0;
  checkbit_match_set_thinking (self, FALSE);
  self->failed_side = side;
  self->failed_node = checkbit_match_get_place (self);
  g_clear_error (&self->error);
  self->error = g_error_copy (error);
  checkbit_match_set_state (self, CHECKBIT_MATCH_FAILED);
  checkbit_match_emit_engine_failed (self, side, error);
}

void
checkbit_match_drop_engine (CheckbitMatch *self, ChessColor side)
{
  if (self->engines[side] == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->engines[side], self);
  checkbit_engine_quit (self->engines[side]);
  g_clear_object (&self->engines[side]);
}

static void
make_engine (CheckbitMatch *self, ChessColor side)
{
  CheckbitEngine *engine;

  if (self->engines[side] != NULL)
    return;

  engine = checkbit_engine_entry_create (self->players[side]->entry);
  checkbit_engine_new_game (engine);
  g_signal_connect (engine, "ready", G_CALLBACK (ready_cb), self);
  g_signal_connect (engine, "best-move", G_CALLBACK (best_move_cb), self);
  g_signal_connect (engine, "failed", G_CALLBACK (failed_cb), self);
  self->engines[side] = engine;
}

static void
ask (CheckbitMatch *self, ChessColor side)
{
  CheckbitEngineState state;

  make_engine (self, side);
  self->asked = checkbit_match_get_place (self);
  self->search = 0;
  checkbit_match_set_thinking (self, TRUE);

  state = checkbit_engine_get_state (self->engines[side]);
  if (state == CHECKBIT_ENGINE_READY || state == CHECKBIT_ENGINE_SEARCHING)
    {
      search (self, side);
      return;
    }
  /* Its clock waits until it is ready. */
  checkbit_clock_pause (self->clock);
  checkbit_engine_start (self->engines[side]);
}

/* --- Where the match stands ------------------------------------------------------------------- */

CheckbitNode *
checkbit_match_get_place (CheckbitMatch *self)
{
  return checkbit_game_get_end (self->game);
}

CheckbitResult
checkbit_match_get_result (CheckbitMatch *self)
{
  return checkbit_node_get_result (checkbit_match_get_place (self));
}

void
checkbit_match_set_place (CheckbitMatch *self, CheckbitNode *node)
{
  checkbit_game_set_live (self->game, node);
  self->place = node;
}

void
checkbit_match_leave_place (CheckbitMatch *self)
{
  checkbit_match_stop_asking (self);
  if (checkbit_match_is_live (self) || self->state == CHECKBIT_MATCH_PAUSED)
    {
      checkbit_clock_pause (self->clock);
      checkbit_match_save_time (self, self->place);
    }
  checkbit_match_forget_scores (self);
  checkbit_match_set_draw_offer (self, -1);
  checkbit_match_clear_premove (self);
}

static CheckbitMatchState
find_state (CheckbitMatch *self)
{
  if (self->state == CHECKBIT_MATCH_IDLE)
    return CHECKBIT_MATCH_IDLE;
  if (checkbit_match_get_result (self) != CHECKBIT_RESULT_OPEN)
    return CHECKBIT_MATCH_OVER;
  if (self->state == CHECKBIT_MATCH_PAUSED)
    return CHECKBIT_MATCH_PAUSED;
  if (self->state == CHECKBIT_MATCH_FAILED && self->failed_node == checkbit_match_get_place (self))
    return CHECKBIT_MATCH_FAILED;
  if (checkbit_match_is_looking_back (self))
    return CHECKBIT_MATCH_BROWSING;

  return CHECKBIT_MATCH_RUNNING;
}

void
checkbit_match_settle (CheckbitMatch *self)
{
  CheckbitMatchState state = find_state (self);
  ChessColor side = checkbit_match_get_side (self);

  if (state != CHECKBIT_MATCH_FAILED)
    g_clear_error (&self->error);
  checkbit_match_set_state (self, state);
  if (!checkbit_match_is_live (self))
    {
      checkbit_match_stop_asking (self);
      checkbit_clock_pause (self->clock);
    }
  else if (!checkbit_match_is_engine (self, side))
    checkbit_clock_start (self->clock);
  else if (!self->thinking || self->asked != checkbit_match_get_place (self))
    ask (self, side);
}

/* Called before anyone hears of a move: its time is taken. A move inside the game is made at the
 * time of that moment. */
static void
stamp_cb (CheckbitGame *game, CheckbitNode *node, gpointer data)
{
  CheckbitMatch *self = data;

  if (self->state == CHECKBIT_MATCH_IDLE)
    return;

  if (checkbit_node_get_parent (node) != self->place)
    {
      checkbit_match_leave_place (self);
      checkbit_match_restore_time (self, checkbit_node_get_parent (node));
    }
  checkbit_match_stamp_time (self, node);
  if (self->score.kind != CHECKBIT_SCORE_NONE)
    checkbit_node_set_score (node, self->score, self->depth);
  self->score.kind = CHECKBIT_SCORE_NONE;
  self->stamped = node;
}

/* The match goes on elsewhere, without a new move having been made: by undo, redo, a line taken
 * out, or a move that was there. An engine that its answer was taken from is not asked for it again
 * at once. */
static void
follow_place (CheckbitMatch *self, CheckbitNode *place)
{
  gboolean forward = checkbit_node_get_parent (place) == self->place;

  if (checkbit_node_get_ply (place) < checkbit_node_get_ply (self->place))
    checkbit_match_remember_taken (self, self->place, place);
  checkbit_match_leave_place (self);
  checkbit_match_restore_time (self, place);
  if (!forward && checkbit_match_is_live (self)
      && checkbit_match_is_engine (self, checkbit_match_get_side (self)))
    checkbit_match_set_state (self, CHECKBIT_MATCH_PAUSED);
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
      checkbit_match_stop_asking (self);
      if (played)
        checkbit_match_lapse_offer (self, chess_color_opposite (checkbit_match_get_side (self)));
      else
        follow_place (self, place);
      self->place = place;
    }
  checkbit_match_settle (self);
}

void
checkbit_match_connect (CheckbitMatch *self)
{
  checkbit_game_set_stamp_func (self->game, stamp_cb, self);
  g_signal_connect (self->game, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (self->clock, "flag", G_CALLBACK (checkbit_match_flag_cb), self);
}

void
checkbit_match_disconnect (CheckbitMatch *self)
{
  checkbit_game_set_stamp_func (self->game, NULL, NULL);
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (self->clock, self);
}
