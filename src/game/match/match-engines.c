/* The engines of a match: asking one of them for a move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/match-engines.h"

#include "game/engine/engine-entry.h"
#include "game/engine/engine-strength.h"

/* The thinking time of an engine with neither a clock nor a limit. */
#define THINK_MS 1000

static void
set_thinking (CheckbitMatchEngines *self, gboolean thinking)
{
  if (self->thinking == thinking)
    return;
  self->thinking = thinking;
  self->funcs->thinking (self->owner);
}

void
checkbit_match_engines_stop (CheckbitMatchEngines *self)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      if (self->engines[side] != NULL)
        checkbit_engine_abort (self->engines[side]);
    }
  self->search = 0;
  self->asked = NULL;
  checkbit_match_pace_take (&self->pace);
  set_thinking (self, FALSE);
}

static void
set_clocks (CheckbitClock *clock, ChessColor side, CheckbitEngineGo *go)
{
  if (!checkbit_clock_has_control (clock, side))
    {
      go->movetime_ms = THINK_MS;
      return;
    }

  go->clocks = TRUE;
  go->moves_to_go = checkbit_clock_get_moves_to_go (clock, side);
  for (ChessColor color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      /* The opponent's time must be sent as well; without a clock it is the same as one's own. An
       * engine knows no delay: that is time, and comes with each move. */
      ChessColor whose = checkbit_clock_has_control (clock, color) ? color : side;

      go->time_ms[color] = checkbit_clock_get_usable_ms (clock, whose);
      go->increment_ms[color] = checkbit_clock_get_bonus_ms (clock, whose);
    }
}

static void
set_limits (const CheckbitMatchTurn *turn, CheckbitEngineGo *go)
{
  const CheckbitPlayer *player = turn->player;

  switch (player->think)
    {
    case CHECKBIT_THINK_TIME:
      go->movetime_ms = checkbit_match_pace_find_fixed_ms (turn);
      break;
    case CHECKBIT_THINK_DEPTH:
      go->depth = (guint) CLAMP (player->amount, 1, 1000);
      break;
    case CHECKBIT_THINK_NODES:
      go->nodes = MAX (player->amount, 1);
      break;
    default:
      set_clocks (turn->clock, turn->side, go);
    }
}

/* Sends the position to an engine that is ready, and starts its clock. */
static void
search (CheckbitMatchEngines *self)
{
  CheckbitEngine *engine = self->engines[self->side];
  CheckbitEngineGo go = { 0 };
  const CheckbitMatchTurn turn = {
    .player = self->player,
    .side = self->side,
    .position = checkbit_node_get_position (self->asked),
    .clock = self->clock,
    .both_engines = self->both_engines,
  };

  set_limits (&turn, &go);
  checkbit_strength_apply (self->player->strength, engine, &go);
  checkbit_clock_start (self->clock);
  checkbit_match_pace_begin (&self->pace, &turn);
  self->search = checkbit_engine_search_node (engine, self->asked, &go);
  if (self->pace.hurried) /* while it was starting */
    checkbit_engine_move_now (engine);
}

static void
ready_cb (CheckbitEngine *engine, CheckbitMatchEngines *self)
{
  if (self->thinking && self->search == 0 && self->engines[self->side] == engine)
    search (self);
}

/* Passes on the answer that was held back, if there is one. */
static void
hand_on (CheckbitMatchEngines *self)
{
  ChessMove move = checkbit_match_pace_take (&self->pace);

  if (move == CHESS_MOVE_NONE)
    return;
  set_thinking (self, FALSE);
  self->search = 0;
  self->funcs->answer (self->owner, move);
}

static gboolean
due_cb (gpointer data)
{
  CheckbitMatchEngines *self = data;
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  hand_on (self);

  return G_SOURCE_REMOVE;
}

static void
best_move_cb (
    CheckbitEngine *engine, guint id, guint move, guint ponder, CheckbitMatchEngines *self)
{
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);
  gboolean current
      = self->thinking && id == self->search && self->asked == self->funcs->get_place (self->owner);

  if (current && move != CHESS_MOVE_NONE
      && checkbit_match_pace_hold (&self->pace, (ChessMove) move))
    hand_on (self);
}

/* An engine that fails while it is not needed, as its answer is there, is restarted when it is. One
 * that was to move at once thinks as usual when it is restarted. */
static void
failed_cb (CheckbitEngine *engine, GError *error, CheckbitMatchEngines *self)
{
  if (!self->thinking || self->engines[self->side] != engine || self->pace.held != CHESS_MOVE_NONE)
    return;

  checkbit_clock_pause (self->clock);
  checkbit_match_pace_take (&self->pace);
  self->search = 0;
  set_thinking (self, FALSE);
  self->funcs->failed (self->owner, self->side, error);
}

void
checkbit_match_engines_drop (CheckbitMatchEngines *self, ChessColor side)
{
  if (self->engines[side] == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->engines[side], self);
  checkbit_engine_quit (self->engines[side]);
  g_clear_object (&self->engines[side]);
}

void
checkbit_match_engines_drop_all (CheckbitMatchEngines *self)
{
  checkbit_match_engines_drop (self, CHESS_WHITE);
  checkbit_match_engines_drop (self, CHESS_BLACK);
}

static void
make_engine (CheckbitMatchEngines *self, ChessColor side)
{
  CheckbitEngine *engine;

  if (self->engines[side] != NULL)
    return;

  engine = checkbit_engine_entry_create (self->player->entry);
  checkbit_engine_new_game (engine);
  g_signal_connect (engine, "ready", G_CALLBACK (ready_cb), self);
  g_signal_connect (engine, "best-move", G_CALLBACK (best_move_cb), self);
  g_signal_connect (engine, "failed", G_CALLBACK (failed_cb), self);
  self->engines[side] = engine;
}

void
checkbit_match_engines_start_search (CheckbitMatchEngines *self,
                                     ChessColor side,
                                     const CheckbitPlayer *player,
                                     gboolean both)
{
  CheckbitEngineState state;

  self->side = side;
  self->player = player;
  self->both_engines = both;
  make_engine (self, side);
  self->asked = self->funcs->get_place (self->owner);
  self->search = 0;
  set_thinking (self, TRUE);

  state = checkbit_engine_get_state (self->engines[side]);
  if (state == CHECKBIT_ENGINE_READY || state == CHECKBIT_ENGINE_SEARCHING)
    {
      search (self);
      return;
    }
  /* The clock of an engine waits until it is ready. */
  checkbit_clock_pause (self->clock);
  checkbit_engine_start (self->engines[side]);
}

void
checkbit_match_engines_hurry (CheckbitMatchEngines *self)
{
  if (self->pace.held != CHESS_MOVE_NONE)
    hand_on (self);
  else if (self->thinking)
    {
      self->pace.hurried = TRUE;
      if (self->search != 0)
        checkbit_engine_move_now (self->engines[self->side]);
    }
}

void
checkbit_match_engines_new_game (CheckbitMatchEngines *self)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      if (self->engines[side] != NULL)
        checkbit_engine_new_game (self->engines[side]);
    }
}

void
checkbit_match_engines_init (CheckbitMatchEngines *self,
                             const CheckbitMatchEnginesFuncs *funcs,
                             GObject *owner)
{
  self->funcs = funcs;
  self->owner = owner;
  checkbit_match_pace_init (&self->pace, due_cb, self);
}
