/* What is allowed now: a table with modes and a condition per line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/situation.h"

#include "game/tree/edit.h"

gboolean
checkbit_match_is_on (CheckbitMatch *match)
{
  return checkbit_match_get_state (match) != CHECKBIT_MATCH_IDLE;
}

gboolean
checkbit_match_get_human (CheckbitMatch *match, ChessColor *human)
{
  gboolean white = checkbit_match_is_engine (match, CHESS_WHITE);
  gboolean black = checkbit_match_is_engine (match, CHESS_BLACK);

  *human = white ? CHESS_BLACK : CHESS_WHITE;
  return checkbit_match_is_on (match) && white != black;
}

CheckbitMode
checkbit_situation_get_mode (const CheckbitSituation *self)
{
  CheckbitNode *end = checkbit_game_get_end (self->game);

  if (self->setup != NULL)
    return CHECKBIT_MODE_SETUP;
  if (checkbit_node_get_result (end) != CHECKBIT_RESULT_OPEN
      || checkbit_match_get_state (self->match) == CHECKBIT_MATCH_OVER)
    return CHECKBIT_MODE_OVER;
  if (!checkbit_match_is_on (self->match))
    return CHECKBIT_MODE_FREE;
  return checkbit_match_is_looking_back (self->match) ? CHECKBIT_MODE_LOOKING_BACK
                                                      : CHECKBIT_MODE_MATCH;
}

/* --- Navigating and undoing ----------------------------------------------------------------- */

static gboolean
can_undo (const CheckbitSituation *self)
{
  if (self->setup != NULL)
    return checkbit_setup_get_can_undo (self->setup);
  return checkbit_take_back_can_undo (self->match)
         || (checkbit_game_get_can_undo (self->game)
             && !checkbit_take_back_bars_undo (self->match));
}

static gboolean
can_redo (const CheckbitSituation *self)
{
  if (self->setup != NULL)
    return checkbit_setup_get_can_redo (self->setup);
  return checkbit_take_back_can_redo (self->match)
         || (checkbit_game_get_can_redo (self->game)
             && !checkbit_take_back_bars_redo (self->match));
}

static gboolean
can_go_back (const CheckbitSituation *self)
{
  return checkbit_node_get_parent (checkbit_game_get_current (self->game)) != NULL;
}

static gboolean
can_go_forward (const CheckbitSituation *self)
{
  return checkbit_game_get_can_go_forward (self->game);
}

static gboolean
can_go_end (const CheckbitSituation *self)
{
  return can_go_forward (self)
         || checkbit_game_get_current (self->game) != checkbit_game_get_end (self->game);
}

/* --- Moving --------------------------------------------------------------------------------- */

/* Whether the board shows a position in which the game has not ended. */
static gboolean
is_open_here (const CheckbitSituation *self)
{
  return checkbit_game_get_result (self->game) == CHECKBIT_RESULT_OPEN;
}

static gboolean
can_move (const CheckbitSituation *self)
{
  return is_open_here (self) && checkbit_match_person_may_move (self->match);
}

/* An engine is thinking, and a human may premove. */
static gboolean
can_premove (const CheckbitSituation *self)
{
  ChessColor human;

  return self->premoves && is_open_here (self) && checkbit_match_get_human (self->match, &human)
         && checkbit_match_get_state (self->match) == CHECKBIT_MATCH_RUNNING
         && checkbit_match_get_side (self->match) != human;
}

/* --- The end of a game, and its match ------------------------------------------------------- */

static gboolean
can_end_game (const CheckbitSituation *self)
{
  return checkbit_game_get_can_end (self->game);
}

/* Whether the result was the last change, so that undo takes back nothing else. */
static gboolean
can_undo_result (const CheckbitSituation *self)
{
  CheckbitEditKind kind;

  return checkbit_game_get_undo_kind (self->game, &kind) && kind == CHECKBIT_EDIT_RESULT;
}

static gboolean
is_thinking (const CheckbitSituation *self)
{
  return checkbit_match_get_thinking (self->match);
}

static gboolean
can_pause (const CheckbitSituation *self)
{
  return checkbit_match_is_live (self->match)
         || checkbit_match_get_state (self->match) == CHECKBIT_MATCH_PAUSED;
}

static gboolean
is_draw_offered (const CheckbitSituation *self)
{
  return checkbit_match_get_draw_offer (self->match) >= 0;
}

static gboolean
can_offer_draw (const CheckbitSituation *self)
{
  return checkbit_match_is_live (self->match) && !is_draw_offered (self)
         && (!checkbit_match_is_engine (self->match, CHESS_WHITE)
             || !checkbit_match_is_engine (self->match, CHESS_BLACK));
}

static gboolean
can_rematch (const CheckbitSituation *self)
{
  return self->planned && checkbit_match_is_on (self->match);
}

static gboolean
is_looking_back (const CheckbitSituation *self)
{
  return checkbit_match_is_looking_back (self->match);
}

static gboolean
is_on (const CheckbitSituation *self)
{
  return checkbit_match_is_on (self->match);
}

/* The opponent's scores are secret until the match is over. */
static gboolean
is_against_engine (const CheckbitSituation *self)
{
  ChessColor human;

  return checkbit_match_get_human (self->match, &human)
         && checkbit_match_get_state (self->match) != CHECKBIT_MATCH_OVER;
}

/* --- The set-up ----------------------------------------------------------------------------- */

static gboolean
is_sound (const CheckbitSituation *self)
{
  return checkbit_setup_get_problems (self->setup) == 0;
}

static gboolean
has_left_setup (const CheckbitSituation *self)
{
  return self->left_setup != NULL;
}

/* --- The table ------------------------------------------------------------------------------ */

static const struct
{
  const char *name;
  unsigned modes;                                    /* the property is FALSE in all others */
  gboolean (*condition) (const CheckbitSituation *); /* NULL for none */
} allowed[] = {
  [CHECKBIT_ALLOWED_UNDO] = { "can-undo", CHECKBIT_MODES_ALL, can_undo },
  [CHECKBIT_ALLOWED_REDO] = { "can-redo", CHECKBIT_MODES_ALL, can_redo },
  [CHECKBIT_ALLOWED_GO_BACK] = { "can-go-back", CHECKBIT_MODES_GAME, can_go_back },
  [CHECKBIT_ALLOWED_GO_FORWARD] = { "can-go-forward", CHECKBIT_MODES_GAME, can_go_forward },
  [CHECKBIT_ALLOWED_GO_END] = { "can-go-end", CHECKBIT_MODES_GAME, can_go_end },
  [CHECKBIT_ALLOWED_MOVE] = { "can-move", CHECKBIT_MODES_GAME, can_move },
  [CHECKBIT_ALLOWED_PREMOVE] = { "can-premove", CHECKBIT_MODES_GAME, can_premove },
  [CHECKBIT_ALLOWED_END_GAME] = { "can-end-game", CHECKBIT_MODES_GAME, can_end_game },
  [CHECKBIT_ALLOWED_UNDO_RESULT] = { "can-undo-result", CHECKBIT_MODES_GAME, can_undo_result },
  [CHECKBIT_ALLOWED_MOVE_NOW] = { "can-move-now", CHECKBIT_MODES_GAME, is_thinking },
  [CHECKBIT_ALLOWED_PAUSE] = { "can-pause", CHECKBIT_MODES_GAME, can_pause },
  [CHECKBIT_ALLOWED_OFFER_DRAW] = { "can-offer-draw", CHECKBIT_MODES_GAME, can_offer_draw },
  [CHECKBIT_ALLOWED_ANSWER_DRAW] = { "can-answer-draw", CHECKBIT_MODES_GAME, is_draw_offered },
  [CHECKBIT_ALLOWED_REMATCH] = { "can-rematch", CHECKBIT_MODES_ALL, can_rematch },
  [CHECKBIT_ALLOWED_GO_ON_HERE] = { "can-go-on-here", CHECKBIT_MODES_GAME, is_looking_back },
  [CHECKBIT_ALLOWED_END_MATCH] = { "can-end-match", CHECKBIT_MODES_GAME, is_on },
  [CHECKBIT_ALLOWED_SEE_SCORES] = { "can-see-scores", CHECKBIT_MODES_ALL, is_against_engine },
  [CHECKBIT_ALLOWED_SET_UP] = { "can-set-up", CHECKBIT_MODES_GAME, NULL },
  [CHECKBIT_ALLOWED_LEAVE_SETUP] = { "can-leave-setup", CHECKBIT_MODE_SETUP, NULL },
  [CHECKBIT_ALLOWED_FINISH_SETUP] = { "can-finish-setup", CHECKBIT_MODE_SETUP, is_sound },
  [CHECKBIT_ALLOWED_RESUME_SETUP] = { "can-resume-setup", CHECKBIT_MODES_GAME, has_left_setup },
};

G_STATIC_ASSERT (G_N_ELEMENTS (allowed) == CHECKBIT_N_ALLOWED);

gboolean
checkbit_situation_allows (const CheckbitSituation *self, CheckbitAllowed what)
{
  return (allowed[what].modes & checkbit_situation_get_mode (self)) != 0
         && (allowed[what].condition == NULL || allowed[what].condition (self));
}

const char *
checkbit_allowed_get_name (CheckbitAllowed what)
{
  return allowed[what].name;
}
