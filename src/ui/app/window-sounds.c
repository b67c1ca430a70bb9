/* What is heard of the game in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include "ui/base/settings.h"
#include "ui/base/sounds.h"

#define KEY "sounds"

static void
play (CheckbitWindow *self, CheckbitChangeKind kind, gboolean ended)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  CheckbitNode *parent = checkbit_node_get_parent (current);

  if (kind == CHECKBIT_CHANGE_PLAY)
    checkbit_sounds_play (checkbit_sounds_for_move (checkbit_node_get_position (parent),
                                                    checkbit_node_get_move (current), ended));
  else if (kind == CHECKBIT_CHANGE_UNDO)
    checkbit_sounds_play (CHECKBIT_SOUND_MOVE);
  else if (kind == CHECKBIT_CHANGE_STATE && ended)
    checkbit_sounds_play (CHECKBIT_SOUND_END);
}

/* Whether a move was made in the match while the board shows something else. */
static gboolean
is_move_elsewhere (CheckbitWindow *self, CheckbitNode *end)
{
  return checkbit_match_is_looking_back (self->match) && self->heard_end != NULL
         && end != self->heard_end && checkbit_node_get_parent (end) == self->heard_end;
}

static void
play_elsewhere (CheckbitNode *end)
{
  gboolean ended = checkbit_node_get_result (end) != CHECKBIT_RESULT_OPEN;

  checkbit_sounds_play (
      checkbit_sounds_for_move (checkbit_node_get_position (checkbit_node_get_parent (end)),
                                checkbit_node_get_move (end), ended));
}

void
checkbit_window_play_sound (CheckbitWindow *self, CheckbitChangeKind kind)
{
  gboolean over = checkbit_game_get_result (self->game) != CHECKBIT_RESULT_OPEN;
  gboolean ended = over && !self->over;

  CheckbitNode *end = checkbit_game_get_end (self->game);
  gboolean elsewhere = is_move_elsewhere (self, end);

  self->over = over;
  self->heard_end = end;
  if (checkbit_settings_get_boolean (self->settings, KEY, TRUE)
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      if (elsewhere)
        play_elsewhere (end);
      else
        play (self, kind, ended);
    }
}
