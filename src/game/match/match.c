/* Two players, their clock and a game.
 *
 * What happens when is in match-play.c, times in match-time.c, offers and premoves in
 * match-agree.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit.h"
#include "game/match/match-enums.h"
#include "game/match/match-private.h"

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

/* When engines think a game even: a tenth of a pawn, eight moves in a row. */
static const CheckbitMatchRule usual_draw_rule = { 10, 8 };
/* They never give up unless told to. */
static const CheckbitMatchRule usual_resign_rule = { 0, 1 };

/* --- Announcing ------------------------------------------------------------------------------- */

static void
notify (CheckbitMatch *self, guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
checkbit_match_set_state (CheckbitMatch *self, CheckbitMatchState state)
{
  if (self->state == state)
    return;
  self->state = state;
  notify (self, PROP_STATE);
}

void
checkbit_match_set_thinking (CheckbitMatch *self, gboolean thinking)
{
  if (self->thinking == thinking)
    return;
  self->thinking = thinking;
  notify (self, PROP_THINKING);
}

void
checkbit_match_set_draw_offer (CheckbitMatch *self, int by)
{
  if (self->draw_offer == by)
    return;
  self->draw_offer = by;
  notify (self, PROP_DRAW_OFFER);
}

void
checkbit_match_notify_premove (CheckbitMatch *self)
{
  notify (self, PROP_PREMOVE);
}

void
checkbit_match_emit_engine_failed (CheckbitMatch *self, ChessColor side, GError *error)
{
  g_signal_emit (self, signals[ENGINE_FAILED], 0, (int) side, error);
}

void
checkbit_match_emit_draw_declined (CheckbitMatch *self, ChessColor by)
{
  g_signal_emit (self, signals[DRAW_DECLINED], 0, (int) by);
}

void
checkbit_match_emit_premove_dropped (CheckbitMatch *self)
{
  g_signal_emit (self, signals[PREMOVE_DROPPED], 0);
}

void
checkbit_match_emit_move_repeated (CheckbitMatch *self, ChessColor side)
{
  g_signal_emit (self, signals[MOVE_REPEATED], 0, (int) side);
}

/* --- Players ---------------------------------------------------------------------------------- */

void
checkbit_match_set_player (CheckbitMatch *self, ChessColor side, const CheckbitPlayer *player)
{
  CheckbitPlayer *copy;

  g_return_if_fail (CHECKBIT_IS_MATCH (self));
  g_return_if_fail (player != NULL);

  copy = checkbit_player_copy (player);
  checkbit_match_stop_asking (self);
  checkbit_match_drop_engine (self, side);
  checkbit_player_free (self->players[side]);
  self->players[side] = copy;
  self->failed_node = NULL;
  checkbit_match_clear_premove (self);
  g_signal_emit (self, signals[PLAYERS_CHANGED], 0);
  checkbit_match_settle (self);
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

  return self->engines[side];
}

gboolean
checkbit_match_is_engine (CheckbitMatch *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  return checkbit_player_is_engine (self->players[side]);
}

void
checkbit_match_swap_sides (CheckbitMatch *self)
{
  CheckbitPlayer *player;
  CheckbitEngine *engine;
  CheckbitTimeControl control;

  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  checkbit_match_end (self);
  player = self->players[CHESS_WHITE];
  self->players[CHESS_WHITE] = self->players[CHESS_BLACK];
  self->players[CHESS_BLACK] = player;
  engine = self->engines[CHESS_WHITE];
  self->engines[CHESS_WHITE] = self->engines[CHESS_BLACK];
  self->engines[CHESS_BLACK] = engine;
  control = *checkbit_clock_get_control (self->clock, CHESS_WHITE);
  checkbit_clock_set_control (self->clock, CHESS_WHITE,
                              checkbit_clock_get_control (self->clock, CHESS_BLACK));
  checkbit_clock_set_control (self->clock, CHESS_BLACK, &control);
  g_signal_emit (self, signals[PLAYERS_CHANGED], 0);
}

/* --- Playing ---------------------------------------------------------------------------------- */

/* All the time for everyone, and nothing is known of what was before. */
static void
start_afresh (CheckbitMatch *self)
{
  g_hash_table_remove_all (self->times);
  g_hash_table_remove_all (self->taken);
  checkbit_clock_reset (self->clock, checkbit_match_get_side (self));
  checkbit_match_save_time (self, checkbit_match_get_place (self));
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      if (self->engines[side] != NULL)
        checkbit_engine_new_game (self->engines[side]);
    }
}

void
checkbit_match_start (CheckbitMatch *self, gboolean fresh)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  checkbit_match_stop_asking (self);
  checkbit_match_forget_scores (self);
  checkbit_match_set_draw_offer (self, -1);
  checkbit_match_set_place (self, fresh ? checkbit_game_get_current (self->game)
                                        : checkbit_game_get_end (self->game));
  if (fresh)
    start_afresh (self);
  else
    checkbit_match_restore_time (self, checkbit_match_get_place (self));

  self->failed_node = NULL;
  self->state = CHECKBIT_MATCH_RUNNING;
  notify (self, PROP_STATE);
  checkbit_match_settle (self);
}

void
checkbit_match_end (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  checkbit_match_stop_asking (self);
  checkbit_clock_pause (self->clock);
  checkbit_match_drop_engine (self, CHESS_WHITE);
  checkbit_match_drop_engine (self, CHESS_BLACK);
  g_clear_handle_id (&self->flag, g_source_remove);
  g_hash_table_remove_all (self->times);
  checkbit_match_clear_premove (self);
  checkbit_match_set_draw_offer (self, -1);
  g_clear_error (&self->error);
  checkbit_match_set_place (self, NULL);
  checkbit_match_set_state (self, CHECKBIT_MATCH_IDLE);
}

void
checkbit_match_pause (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (!checkbit_match_is_live (self))
    return;
  checkbit_match_set_state (self, CHECKBIT_MATCH_PAUSED);
  checkbit_match_settle (self);
}

void
checkbit_match_resume (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->state != CHECKBIT_MATCH_PAUSED)
    return;

  /* The state that is announced is the one that it settles in. */
  self->state = CHECKBIT_MATCH_RUNNING;
  notify (self, PROP_STATE);
  checkbit_match_settle (self);
}

void
checkbit_match_go_on_here (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->state == CHECKBIT_MATCH_IDLE)
    return;

  checkbit_match_leave_place (self);
  checkbit_match_set_place (self, checkbit_game_get_current (self->game));
  checkbit_match_restore_time (self, checkbit_match_get_place (self));
  self->state = CHECKBIT_MATCH_RUNNING;
  notify (self, PROP_STATE);
  checkbit_match_settle (self);
}

/* Who is to move where the board stands. */
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
      /* From inside a game that has ended another one may go on. */
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

  return self->thinking;
}

void
checkbit_match_move_now (CheckbitMatch *self)
{
  ChessColor side;

  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  side = checkbit_match_get_side (self);
  if (self->held != CHESS_MOVE_NONE)
    checkbit_match_release (self);
  else if (self->thinking)
    {
      self->hurried = TRUE;
      if (self->search != 0)
        checkbit_engine_move_now (self->engines[side]);
    }
}

/* How many moves go back: to where a person had the move, if there is one in the match. */
static guint
count_moves_back (CheckbitMatch *self)
{
  ChessColor side = checkbit_match_get_side (self);
  gboolean one_engine = checkbit_match_is_engine (self, CHESS_WHITE)
                        != checkbit_match_is_engine (self, CHESS_BLACK);

  return one_engine && !checkbit_match_is_engine (self, side) ? 2 : 1;
}

gboolean
checkbit_match_take_back (CheckbitMatch *self)
{
  CheckbitNode *node;
  CheckbitEditKind kind;

  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  /* What was declared comes first: a resignation, an agreement, a flag. */
  if (checkbit_match_get_result (self) != CHECKBIT_RESULT_OPEN
      && checkbit_game_get_undo_kind (self->game, &kind) && kind == CHECKBIT_EDIT_RESULT)
    return checkbit_game_undo (self->game);

  node = checkbit_match_get_place (self);
  for (guint n = count_moves_back (self); n > 1; n--)
    node = checkbit_node_get_parent (node) != NULL ? checkbit_node_get_parent (node) : node;
  if (checkbit_node_get_parent (node) == NULL)
    return FALSE;

  checkbit_game_go_to (self->game, checkbit_match_get_place (self));
  checkbit_match_stop_asking (self);

  return checkbit_game_delete_from (self->game, node);
}

void
checkbit_match_restart_engine (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->state != CHECKBIT_MATCH_FAILED)
    return;
  self->failed_node = NULL;
  checkbit_match_settle (self);
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
         && checkbit_game_get_current (self->game) != checkbit_match_get_place (self);
}

ChessColor
checkbit_match_get_side (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), CHESS_WHITE);

  return chess_position_side (checkbit_node_get_position (checkbit_match_get_place (self)));
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
      g_value_set_boolean (value, self->thinking);
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
checkbit_match_dispose (GObject *object)
{
  CheckbitMatch *self = CHECKBIT_MATCH (object);

  g_clear_handle_id (&self->flag, g_source_remove);
  checkbit_match_drop_held (self);
  checkbit_match_drop_engine (self, CHESS_WHITE);
  checkbit_match_drop_engine (self, CHESS_BLACK);
  if (self->game != NULL)
    {
      checkbit_clock_pause (self->clock);
      checkbit_match_disconnect (self);
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
  g_hash_table_unref (self->times);
  g_hash_table_unref (self->taken);
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
  self->times = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->players[CHESS_WHITE] = checkbit_player_new_person (NULL);
  self->players[CHESS_BLACK] = checkbit_player_new_person (NULL);
  self->taken = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  checkbit_match_init_pace (self);
  self->draw_offer = -1;
  self->draw_rule = usual_draw_rule;
  self->resign_rule = usual_resign_rule;
}

CheckbitMatch *
checkbit_match_new (CheckbitGame *game, CheckbitClock *clock)
{
  CheckbitMatch *self;

  g_return_val_if_fail (CHECKBIT_IS_GAME (game), NULL);

  self = g_object_new (CHECKBIT_TYPE_MATCH, NULL);
  self->game = g_object_ref (game);
  self->clock = clock != NULL ? g_object_ref (clock) : checkbit_clock_new (NULL, NULL);
  checkbit_match_connect (self);

  return self;
}
