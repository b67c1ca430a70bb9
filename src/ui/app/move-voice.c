/* What a screen reader speaks of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/move-voice.h"

#include <glib/gi18n-lib.h>

#include "game/controller/last-heard.h"
#include "game/controller/title.h"
#include "game/text/messages.h"
#include "game/text/shown-text.h"
#include "ui/base/accessible.h"
#include "ui/base/links.h"
#include "ui/base/move-text.h"
#include "ui/base/settings.h"
#include "ui/record/move-cell.h"

struct _CheckbitMoveVoice
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game;   /* the controller's */
  CheckbitClock *clock; /* the controller's */
  GSettings *settings;  /* NULL where there is no schema */
  GtkWidget *widget;
  CheckbitLastHeard heard;
  guint timeout; /* until a clock is to be heard; 0 for none */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitMoveVoice, controller, checkbit_controller),
  CHECKBIT_LINK ("settings", CheckbitMoveVoice, settings, g_settings),
  CHECKBIT_WEAK_LINK ("widget", CheckbitMoveVoice, widget, gtk_widget),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitMoveVoice, checkbit_move_voice, G_TYPE_OBJECT)

static void
announce (CheckbitMoveVoice *self, const char *sentence)
{
  if (self->widget != NULL && gtk_widget_get_mapped (self->widget))
    checkbit_accessible_announce (self->widget, sentence);
}

/* --- Moves ---------------------------------------------------------------------------------- */

static void
announce_status (CheckbitMoveVoice *self, CheckbitNode *node)
{
  g_autofree char *status = checkbit_move_text_status (node);

  announce (self, status);
}

static gboolean
is_brief (CheckbitMoveVoice *self)
{
  g_autofree char *form
      = self->settings != NULL ? g_settings_get_string (self->settings, "spoken-moves") : NULL;

  return g_strcmp0 (form, "brief") == 0;
}

/* "The knight goes from g1 to f3. Black to move": two sentences, in the order in which they happen,
 * for every language. In the short form just "knight f3", without whose turn it is; but how the
 * game ended is always told. */
static char *
dup_move (CheckbitNode *node, gboolean brief)
{
  const ChessPosition *before = checkbit_node_get_position (checkbit_node_get_parent (node));
  ChessMove move = checkbit_node_get_move (node);
  g_autofree char *status = checkbit_move_text_status (node);
  g_autofree char *told = NULL;

  if (brief && checkbit_node_get_result (node) == CHECKBIT_RESULT_OPEN)
    return checkbit_message_move_brief (before, move);
  told = brief ? checkbit_move_text_brief (node) : checkbit_message_move (before, move);
  return g_strjoin (brief ? ". " : " ", told, status, NULL);
}

/* Whether a move just made is the person's own, which the settings may leave unspoken. */
static gboolean
is_left_out (CheckbitMoveVoice *self, CheckbitNode *node)
{
  const ChessPosition *before = checkbit_node_get_position (checkbit_node_get_parent (node));

  return !checkbit_settings_get_boolean (self->settings, "speak-own-moves", TRUE)
         && !checkbit_match_is_engine (checkbit_controller_get_match (self->controller),
                                       chess_position_side (before));
}

/* made: just now; else it is one that someone has gone to. */
static void
announce_move (CheckbitMoveVoice *self, CheckbitNode *node, gboolean made)
{
  g_autofree char *text = NULL;

  if (!made || !is_left_out (self, node))
    text = dup_move (node, is_brief (self));
  else if (checkbit_node_get_result (node) != CHECKBIT_RESULT_OPEN)
    text = checkbit_move_text_status (node);
  if (text != NULL)
    announce (self, text);
}

/* If the focus is in the move list, it follows the game, and the focused move is read out. */
static gboolean
is_told_by_list (CheckbitMoveVoice *self)
{
  GtkWidget *focus
      = GTK_IS_WINDOW (self->widget) ? gtk_window_get_focus (GTK_WINDOW (self->widget)) : NULL;

  return CHECKBIT_IS_MOVE_CELL (focus);
}

/* Announces the position after going back or jumping elsewhere in the game. */
static void
announce_place (CheckbitMoveVoice *self, CheckbitNode *node)
{
  g_autofree char *place = checkbit_move_text_spoken (node, FALSE);
  g_autofree char *status = checkbit_move_text_status (node);
  g_autofree char *text = g_strjoin (". ", place, status, NULL);

  announce (self, text);
}

/* Announces another game: its players, if known, and whose turn it is. */
static void
announce_game (CheckbitMoveVoice *self)
{
  CheckbitMatch *match = checkbit_controller_get_match (self->controller);
  g_autofree char *players = checkbit_title_dup_players (self->game, match, checkbit_shown_line);
  g_autofree char *status = checkbit_move_text_status (checkbit_game_get_current (self->game));
  g_autofree char *text
      = players != NULL ? g_strjoin (". ", players, status, NULL) : g_strdup (status);

  announce (self, text);
}

/* Undo and redo of several moves, as against an engine, or from elsewhere in the game, are edits
 * that take the board to another place. */
static gboolean
goes_elsewhere (CheckbitChangeKind kind, const CheckbitHeard *heard)
{
  return kind == CHECKBIT_CHANGE_UNDO || kind == CHECKBIT_CHANGE_JUMP
         || (kind == CHECKBIT_CHANGE_EDIT && heard->moved);
}

static void
announce_change (CheckbitMoveVoice *self, CheckbitChangeKind kind, const CheckbitHeard *heard)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  gboolean elsewhere = goes_elsewhere (kind, heard);

  if ((elsewhere || kind == CHECKBIT_CHANGE_PLAY) && is_told_by_list (self))
    return;
  if (kind == CHECKBIT_CHANGE_PLAY)
    announce_move (self, current, heard->made);
  else if (elsewhere)
    announce_place (self, current);
  else if (kind == CHECKBIT_CHANGE_RESET)
    announce_game (self);
  else if (!heard->moved && heard->ended != NULL)
    announce_status (self, heard->ended);
}

static void schedule (CheckbitMoveVoice *self);

static void
game_changed_cb (CheckbitMoveVoice *self, CheckbitChangeKind kind)
{
  CheckbitHeard heard = checkbit_last_heard_update (&self->heard, self->controller);

  if (heard.elsewhere != NULL)
    announce_move (self, heard.elsewhere, TRUE);
  else
    announce_change (self, kind, &heard);
  schedule (self);
}

/* --- Clocks --------------------------------------------------------------------------------- */

/* "White’s clock, 1:00". (transfer full) */
static char *
dup_clock (CheckbitMoveVoice *self, ChessColor side)
{
  gint64 left = checkbit_clock_get_remaining_us (self->clock, side);
  g_autofree char *time = checkbit_clock_format (left);

  return g_strdup_printf (
      "%s, %s", side == CHESS_WHITE ? _ ("White’s clock") : _ ("Black’s clock"), time);
}

/* The remaining times at which a clock is announced. */
static const gint64 times_us[] = { 60 * G_USEC_PER_SEC, 10 * G_USEC_PER_SEC };

static gboolean
timeout_cb (gpointer data)
{
  CheckbitMoveVoice *self = data;
  g_autofree char *text = dup_clock (self, checkbit_clock_get_side (self->clock));

  self->timeout = 0;
  if (checkbit_clock_get_running (self->clock)
      && checkbit_settings_get_boolean (self->settings, "speak-clocks", TRUE))
    announce (self, text);
  schedule (self);
  return G_SOURCE_REMOVE;
}

/* Waits until the running clock reaches the next of these times. */
static void
schedule (CheckbitMoveVoice *self)
{
  ChessColor side = checkbit_clock_get_side (self->clock);
  gint64 left;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (!checkbit_clock_get_running (self->clock) || !checkbit_clock_has_control (self->clock, side))
    return;
  left = checkbit_clock_get_remaining_us (self->clock, side);
  for (guint i = 0; i < G_N_ELEMENTS (times_us) && self->timeout == 0; i++)
    if (left > times_us[i])
      self->timeout = g_timeout_add (
          (guint) ((left - times_us[i] + checkbit_clock_get_delay_us (self->clock, side)) / 1000
                   + 1),
          timeout_cb, self);
}

/* --- What is asked for ---------------------------------------------------------------------- */

char *
checkbit_move_voice_dup_last_move (CheckbitMoveVoice *self)
{
  CheckbitNode *current;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_VOICE (self), NULL);

  current = checkbit_game_get_current (self->game);
  if (checkbit_node_get_parent (current) == NULL)
    return NULL;
  return dup_move (current, is_brief (self));
}

char *
checkbit_move_voice_dup_status (CheckbitMoveVoice *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_VOICE (self), NULL);

  return checkbit_move_text_status (checkbit_game_get_current (self->game));
}

char *
checkbit_move_voice_dup_clocks (CheckbitMoveVoice *self)
{
  char *clocks[3] = { NULL };
  guint n = 0;
  char *text;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_VOICE (self), NULL);

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    if (checkbit_clock_has_control (self->clock, side))
      clocks[n++] = dup_clock (self, side);
  text = n > 0 ? g_strjoinv (". ", clocks) : NULL;
  for (guint i = 0; i < n; i++)
    g_free (clocks[i]);
  return text;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_move_voice_dispose (GObject *object)
{
  CheckbitMoveVoice *self = CHECKBIT_MOVE_VOICE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  G_OBJECT_CLASS (checkbit_move_voice_parent_class)->dispose (object);
}

static void
checkbit_move_voice_constructed (GObject *object)
{
  CheckbitMoveVoice *self = CHECKBIT_MOVE_VOICE (object);

  G_OBJECT_CLASS (checkbit_move_voice_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  self->clock = checkbit_match_get_clock (checkbit_controller_get_match (self->controller));
  checkbit_last_heard_update (&self->heard, self->controller);
  g_signal_connect_object (self->controller, "game-changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "changed", G_CALLBACK (schedule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "notify::running", G_CALLBACK (schedule), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_move_voice_class_init (CheckbitMoveVoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_move_voice_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_move_voice_dispose;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_move_voice_init (CheckbitMoveVoice *self)
{
}
