/* The record in its window: how the list of moves is written, what undo would take back, playing
 * the game through, and going from one variation to another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "ui/base/tooltip.h"

/* --- Undo ------------------------------------------------------------------------------------ */

/* The buttons tell what they would take back or make again. */
static void
update_tooltips (CheckbitWindow *self)
{
  g_autofree char *undo = checkbit_game_dup_undo_label (self->game);
  g_autofree char *redo = checkbit_game_dup_redo_label (self->game);

  checkbit_tooltip_set (self->undo_button, undo != NULL ? undo : _ ("Undo"));
  checkbit_tooltip_set (self->redo_button, redo != NULL ? redo : _ ("Redo"));
}

static void
bring_back (gpointer data)
{
  CheckbitWindow *self = data;

  g_action_group_activate_action (G_ACTION_GROUP (self), "undo", NULL);
}

static void
edited_cb (CheckbitWindow *self, const char *sentence)
{
  checkbit_window_offer (self, sentence, _ ("_Undo"), CHECKBIT_OFFER_LAST_CHANGE, bring_back);
}

/* --- Playing the game through ---------------------------------------------------------------- */

static const struct
{
  const char *name;
  guint pause; /* between two moves, in milliseconds */
} speeds[] = {
  { "normal", 2000 },
  { "slow", 4000 },
  { "fast", 800 },
};

static guint
get_pause (CheckbitWindow *self)
{
  g_autofree char *name = NULL;

  if (self->settings != NULL)
    name = g_settings_get_string (self->settings, "autoplay-speed");
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_strcmp0 (name, speeds[i].name) == 0)
      return speeds[i].pause;
  return speeds[0].pause;
}

static void
stop_playing (CheckbitWindow *self)
{
  if (self->autoplay_source == 0)
    return;
  g_clear_handle_id (&self->autoplay_source, g_source_remove);
  checkbit_window_set_action_state (self, "autoplay", FALSE);
}

static gboolean
play_next_cb (gpointer user_data)
{
  CheckbitWindow *self = user_data;

  self->autoplay_steps = TRUE;
  checkbit_game_go_forward (self->game);
  self->autoplay_steps = FALSE;
  if (checkbit_node_get_next (checkbit_game_get_current (self->game)) != NULL)
    return G_SOURCE_CONTINUE;

  self->autoplay_source = 0;
  checkbit_window_set_action_state (self, "autoplay", FALSE);
  return G_SOURCE_REMOVE;
}

/* At the end of a line it begins again from the start. */
static void
start_playing (CheckbitWindow *self)
{
  if (checkbit_node_get_next (checkbit_game_get_current (self->game)) == NULL)
    checkbit_game_go_to_start (self->game);
  if (checkbit_node_get_next (checkbit_game_get_current (self->game)) == NULL)
    return;
  self->autoplay_source = g_timeout_add (get_pause (self), play_next_cb, self);
  checkbit_window_set_action_state (self, "autoplay", TRUE);
}

static void
autoplay_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  if (self->autoplay_source != 0)
    stop_playing (self);
  else
    start_playing (self);
}

/* Whatever a person does stops it; the button that plays, and its key, see to that themselves. */
static gboolean
any_input_cb (GtkEventControllerLegacy *controller, GdkEvent *event, CheckbitWindow *self)
{
  GdkEventType type = gdk_event_get_event_type (event);
  GtkWidget *widget = GTK_WIDGET (self);
  double x, y;

  if (self->autoplay_source == 0)
    return GDK_EVENT_PROPAGATE;
  if (type == GDK_KEY_PRESS && gdk_key_event_get_keyval (event) == GDK_KEY_F5)
    return GDK_EVENT_PROPAGATE;
  else if (type == GDK_KEY_PRESS)
    widget = gtk_window_get_focus (GTK_WINDOW (self));
  else if ((type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
           && gdk_event_get_position (event, &x, &y))
    widget = gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT);
  else if (type != GDK_SCROLL)
    return GDK_EVENT_PROPAGATE;

  if (!checkbit_move_list_is_play_button (self->move_list, widget))
    stop_playing (self);
  return GDK_EVENT_PROPAGATE;
}

static void
speed_changed_cb (CheckbitWindow *self)
{
  if (self->autoplay_source == 0)
    return;
  g_clear_handle_id (&self->autoplay_source, g_source_remove);
  self->autoplay_source = g_timeout_add (get_pause (self), play_next_cb, self);
}

/* --- Comment and variations ------------------------------------------------------------------ */

static void
comment_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_move_list_edit_comment (CHECKBIT_WINDOW (user_data)->move_list);
}

/* The same move's place in the variation beside: the move that was played instead, by 1 or -1. */
static CheckbitNode *
get_beside (CheckbitWindow *self, int by)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  CheckbitNode *parent = checkbit_node_get_parent (current);
  int index = (int) checkbit_node_get_index (current) + by;

  if (parent == NULL || index < 0 || index >= (int) checkbit_node_get_n_children (parent))
    return NULL;
  return checkbit_node_get_child (parent, (guint) index);
}

static void
previous_variation_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  checkbit_game_go_to (self->game, get_beside (self, -1));
}

static void
next_variation_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  checkbit_game_go_to (self->game, get_beside (self, 1));
}

void
checkbit_window_update_record (CheckbitWindow *self)
{
  CheckbitNode *root = checkbit_game_get_root (self->game);

  checkbit_window_set_action_enabled (self, "autoplay", checkbit_node_get_n_children (root) > 0);
  checkbit_window_set_action_enabled (self, "previous-variation", get_beside (self, -1) != NULL);
  checkbit_window_set_action_enabled (self, "next-variation", get_beside (self, 1) != NULL);
}

/* --- All of it ------------------------------------------------------------------------------- */

static void
game_changed_cb (CheckbitWindow *self)
{
  if (!self->autoplay_steps)
    stop_playing (self);
  update_tooltips (self);
  checkbit_window_update_record (self);
}

static const GActionEntry actions[] = {
  { .name = "comment", .activate = comment_cb },
  { .name = "autoplay", .activate = autoplay_cb, .state = "false" },
  { .name = "previous-variation", .activate = previous_variation_cb },
  { .name = "next-variation", .activate = next_variation_cb },
};

/* Keys of the settings that the menu of the list changes, and the properties that follow them. */
static void
bind_settings (CheckbitWindow *self)
{
  static const char *const names[] = { "move-times", "move-scores", "autoplay-speed" };

  if (self->settings == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, names[i]);
      g_action_map_add_action (G_ACTION_MAP (self), action);
    }
  g_settings_bind (self->settings, "notation", self->move_list, "notation", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "move-times", self->move_list, "times", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "move-scores", self->move_list, "scores", G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->settings, "changed::autoplay-speed", G_CALLBACK (speed_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

void
checkbit_window_init_record (CheckbitWindow *self)
{
  GtkEventController *input = gtk_event_controller_legacy_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  bind_settings (self);
  gtk_event_controller_set_propagation_phase (input, GTK_PHASE_CAPTURE);
  g_signal_connect (input, "event", G_CALLBACK (any_input_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), input);
  g_signal_connect_object (self->move_list, "edited", G_CALLBACK (edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  game_changed_cb (self);
}

void
checkbit_window_dispose_record (CheckbitWindow *self)
{
  g_clear_handle_id (&self->autoplay_source, g_source_remove);
}
