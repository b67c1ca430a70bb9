/* What is heard of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/move-sounds.h"

#include "game/controller/last-heard.h"
#include "ui/base/links.h"
#include "ui/base/settings.h"
#include "ui/base/sounds.h"

#define KEY "sounds"

struct _CheckbitMoveSounds
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game;   /* the controller's */
  CheckbitMatch *match; /* the controller's */
  GSettings *settings;  /* NULL where there is no schema */
  GtkWidget *widget;
  CheckbitLastHeard heard;
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitMoveSounds, controller, checkbit_controller),
  CHECKBIT_LINK ("settings", CheckbitMoveSounds, settings, g_settings),
  CHECKBIT_WEAK_LINK ("widget", CheckbitMoveSounds, widget, gtk_widget),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitMoveSounds, checkbit_move_sounds, G_TYPE_OBJECT)

static void
play (CheckbitMoveSounds *self, CheckbitChangeKind kind, const CheckbitHeard *heard)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  CheckbitNode *parent = checkbit_node_get_parent (current);

  if (kind == CHECKBIT_CHANGE_PLAY)
    checkbit_sounds_play (checkbit_sounds_for_move (checkbit_node_get_position (parent),
                                                    checkbit_node_get_move (current),
                                                    heard->ended == current));
  /* Against an engine two moves are taken back at once, as an edit. */
  else if (kind == CHECKBIT_CHANGE_UNDO || (kind == CHECKBIT_CHANGE_EDIT && heard->moved))
    checkbit_sounds_play (CHECKBIT_SOUND_MOVE);
  else if (kind != CHECKBIT_CHANGE_RESET && !heard->moved && heard->ended != NULL)
    checkbit_sounds_play (CHECKBIT_SOUND_END);
}

static void
play_elsewhere (CheckbitNode *end)
{
  gboolean ended = checkbit_node_get_result (end) != CHECKBIT_RESULT_OPEN;

  checkbit_sounds_play (
      checkbit_sounds_for_move (checkbit_node_get_position (checkbit_node_get_parent (end)),
                                checkbit_node_get_move (end), ended));
}

/* Whether sounds are enabled and the window is visible. */
static gboolean
may_be_heard (CheckbitMoveSounds *self)
{
  return checkbit_settings_get_boolean (self->settings, KEY, TRUE)
         && gtk_widget_get_mapped (self->widget);
}

static void
game_changed_cb (CheckbitMoveSounds *self, CheckbitChangeKind kind)
{
  CheckbitHeard heard = checkbit_last_heard_update (&self->heard, self->controller);

  if (!may_be_heard (self))
    return;
  if (heard.elsewhere != NULL)
    play_elsewhere (heard.elsewhere);
  else
    play (self, kind, &heard);
}

static void
low_time_cb (CheckbitMoveSounds *self, int side)
{
  if (!checkbit_match_is_engine (self->match, (ChessColor) side) && may_be_heard (self))
    checkbit_sounds_play (CHECKBIT_SOUND_LOW_TIME);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_move_sounds_constructed (GObject *object)
{
  CheckbitMoveSounds *self = CHECKBIT_MOVE_SOUNDS (object);

  G_OBJECT_CLASS (checkbit_move_sounds_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  self->match = checkbit_controller_get_match (self->controller);
  checkbit_last_heard_update (&self->heard, self->controller);
  g_signal_connect_object (self->controller, "game-changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_match_get_clock (self->match), "low-time",
                           G_CALLBACK (low_time_cb), self, G_CONNECT_SWAPPED);
}

static void
checkbit_move_sounds_class_init (CheckbitMoveSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_move_sounds_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_move_sounds_init (CheckbitMoveSounds *self)
{
}
