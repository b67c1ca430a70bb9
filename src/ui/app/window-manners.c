/* How the engines of a match behave: when they agree to a draw or give up, as the preferences have
 * it, and that they do not show the cards they play with. What an engine thinks of the game that a
 * person plays against it is hidden until that is over, unless the person asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include "ui/base/settings.h"

#define DRAWS_KEY "engine-draws"
#define RESIGNS_KEY "engine-resigns"

/* In centipawns, and for how many moves in a row. */
#define EVEN 10
#define EVEN_MOVES 8
#define LOST 900
#define LOST_MOVES 4

static void
update (CheckbitWindow *self)
{
  gboolean draws = checkbit_settings_get_boolean (self->settings, DRAWS_KEY, TRUE);
  gboolean resigns = checkbit_settings_get_boolean (self->settings, RESIGNS_KEY, FALSE);

  checkbit_match_set_draw_rule (self->match, draws ? EVEN : 0, EVEN_MOVES);
  checkbit_match_set_resign_rule (self->match, resigns ? LOST : 0, LOST_MOVES);
}

/* --- What an opponent thinks ---------------------------------------------------------------- */

static gboolean
is_against_engine (CheckbitWindow *self)
{
  ChessColor person;

  return checkbit_controller_get_human (self->controller, &person)
         && checkbit_match_get_state (self->match) != CHECKBIT_MATCH_OVER;
}

void
checkbit_window_update_manners (CheckbitWindow *self)
{
  gboolean against = is_against_engine (self);

  checkbit_window_set_action_enabled (self, "opponent-scores", against);
  checkbit_window_set_action_state (self, "opponent-scores", self->sees_scores);
  checkbit_move_list_set_secret (self->move_list, against && !self->sees_scores);
}

void
checkbit_window_hide_scores (CheckbitWindow *self)
{
  self->sees_scores = FALSE;
  if (is_against_engine (self))
    checkbit_analysis_set_active (self->analysis, FALSE);
  checkbit_window_update_manners (self);
}

static void
opponent_scores_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  self->sees_scores = !self->sees_scores;
  checkbit_window_update_manners (self);
}

static const GActionEntry actions[] = {
  { .name = "opponent-scores", .activate = opponent_scores_cb, .state = "false" },
};

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_window_init_manners (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  update (self);
  checkbit_window_update_manners (self);
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::" DRAWS_KEY, G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" RESIGNS_KEY, G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}
