/* Setting up a position in the window: the board and what is around it show the set-up, and the
 * game waits untouched until a new one is begun from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

#define GAME_PAGE "game"
#define SETUP_PAGE "setup"

/* What has no meaning while there is no game on the board; each comes back with it. */
static const char *const game_actions[]
    = { "go-back",      "go-forward", "go-start",    "go-end",       "draw",
        "resign",       "hint",       "analysis",    "set-up",       "play-move",
        "ask-why-not",  "pause",      "move-now",    "offer-draw",   "accept-draw",
        "decline-draw", "end-match",  "ask-targets", "set-up-resume" };

gboolean
checkbit_window_setup_bars (CheckbitWindow *self, const char *action)
{
  if (checkbit_controller_is_setting_up (self->controller))
    for (gsize i = 0; i < G_N_ELEMENTS (game_actions); i++)
      if (g_str_equal (action, game_actions[i]))
        return TRUE;
  return FALSE;
}

/* --- Following the set-up ------------------------------------------------------------------- */

static void
update_actions (CheckbitWindow *self)
{
  CheckbitController *controller = self->controller;

  checkbit_window_update_game_actions (self);
  checkbit_window_set_action_enabled (
      self, "set-up-cancel", checkbit_controller_allows (controller, CHECKBIT_ALLOWED_LEAVE_SETUP));
  checkbit_window_set_action_enabled (
      self, "set-up-done", checkbit_controller_allows (controller, CHECKBIT_ALLOWED_FINISH_SETUP));
  checkbit_window_set_action_enabled (
      self, "set-up-resume",
      checkbit_controller_allows (controller, CHECKBIT_ALLOWED_RESUME_SETUP));
}

static void
show_fen (CheckbitWindow *self)
{
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_setup_get_position (self->setup), fen);
  checkbit_fen_entry_set_fen (self->fen_entry, fen);
}

void
checkbit_window_update_setup (CheckbitWindow *self)
{
  show_fen (self);
  checkbit_status_line_clear_message (self->status);
  checkbit_status_line_set_status (self->status, _ ("Drag pieces, or choose one and paint."));
  update_actions (self);
  checkbit_window_update_title (self);
}

char *
checkbit_window_dup_setup_status (CheckbitWindow *self)
{
  return g_strdup (_ ("Setting up a position"));
}

gboolean
checkbit_window_step_setup (CheckbitWindow *self, gboolean undo)
{
  if (self->setup == NULL)
    return FALSE;
  if (undo)
    checkbit_setup_undo (self->setup);
  else
    checkbit_setup_redo (self->setup);
  return TRUE;
}

gboolean
checkbit_window_load_setup (CheckbitWindow *self, const char *fen)
{
  g_autoptr (GError) error = NULL;

  if (self->setup == NULL)
    return FALSE;
  if (!checkbit_setup_load_fen (self->setup, fen, &error))
    checkbit_window_say (self, error->message);
  return TRUE;
}

/* --- In and out ----------------------------------------------------------------------------- */

/* The panel is made when it is first needed. */
static void
ensure_panel (CheckbitWindow *self)
{
  if (self->setup_panel != NULL)
    return;
  self->setup_panel = CHECKBIT_SETUP_PANEL (checkbit_setup_panel_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->setup_panel), "card");
  gtk_widget_set_overflow (GTK_WIDGET (self->setup_panel), GTK_OVERFLOW_HIDDEN);
  gtk_stack_add_named (self->side, GTK_WIDGET (self->setup_panel), SETUP_PAGE);
}

/* What is drawn on the board of the game is not for the set-up. */
static void
clear_board (CheckbitWindow *self)
{
  g_object_set (self->drawing, "shown", FALSE, NULL);
  for (guint place = 0; place < CHECKBIT_N_ARROWS_PLACES; place++)
    checkbit_arrows_clear (self->arrows, place);
  checkbit_board_input_cancel (self->board_input);
}

static void
go_on (gpointer data)
{
  CheckbitWindow *self = data;

  g_action_group_activate_action (G_ACTION_GROUP (self), "set-up-resume", NULL);
}

static void
show_setup (CheckbitWindow *self)
{
  clear_board (self);
  checkbit_window_withdraw_offers (self, go_on);
  checkbit_games_view_set_shown (self->games, FALSE);
  ensure_panel (self);
  self->setup = g_object_ref (checkbit_controller_get_setup (self->controller));
  for (gsize i = 0; i < G_N_ELEMENTS (game_actions); i++)
    checkbit_window_set_action_enabled (self, game_actions[i], FALSE);
  checkbit_window_update_moving (self);
  checkbit_window_update_banner (self);
  checkbit_window_update_players (self);
  /* Before the panel hears of a change: it gives the focus to what can be done then. */
  g_signal_connect_object (self->setup, "changed", G_CALLBACK (checkbit_window_update_setup), self,
                           G_CONNECT_SWAPPED);
  self->board_edit = checkbit_board_edit_new (self->board, self->setup);
  g_object_bind_property (self->setup_panel, "tool", self->board_edit, "tool",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  checkbit_setup_panel_set_setup (self->setup_panel, self->setup);
  checkbit_fen_entry_set_any_board (self->fen_entry, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->setup_panel), TRUE);
  gtk_stack_set_visible_child_name (self->side, SETUP_PAGE);
  checkbit_window_update_setup (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The board, the panel and the entry let go of the set-up. */
static void
detach (CheckbitWindow *self)
{
  g_signal_handlers_disconnect_by_data (self->setup, self);
  checkbit_board_edit_stop (self->board_edit);
  g_clear_object (&self->board_edit);
  checkbit_setup_panel_set_setup (self->setup_panel, NULL);
  checkbit_fen_entry_restore (self->fen_entry);
  checkbit_fen_entry_set_any_board (self->fen_entry, FALSE);
  gtk_stack_set_visible_child_name (self->side, GAME_PAGE);
  /* Or a screen reader finds it still. */
  gtk_widget_set_visible (GTK_WIDGET (self->setup_panel), FALSE);
}

/* The game has its board, its actions and its clocks again. */
static void
show_game (CheckbitWindow *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (game_actions); i++)
    checkbit_window_set_action_enabled (self, game_actions[i], TRUE);
  update_actions (self);
  checkbit_window_update_match (self);
  checkbit_window_show_game (self);
  g_object_set (self->drawing, "shown", TRUE, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
setup_cb (CheckbitWindow *self)
{
  if (self->setup != NULL)
    {
      detach (self);
      g_clear_object (&self->setup);
    }
  if (checkbit_controller_get_setup (self->controller) != NULL)
    show_setup (self);
  else
    show_game (self);
}

gboolean
checkbit_window_cancel_setup (CheckbitWindow *self)
{
  if (!checkbit_controller_leave_setup (self->controller))
    return FALSE;
  if (!checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_RESUME_SETUP))
    return TRUE;
  checkbit_window_offer (self, _ ("Back to the game"), _ ("_Go On Setting Up"),
                         CHECKBIT_OFFER_LAST_CHANGE, go_on);
  return TRUE;
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
set_up_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_controller_set_up (CHECKBIT_WINDOW (user_data)->controller, NULL);
}

static void
resume_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_controller_resume_setup (CHECKBIT_WINDOW (user_data)->controller);
}

/* A FEN of a board that nobody can play on: there it can be mended. */
static void
set_up_text_cb (CheckbitWindow *self, const char *text)
{
  checkbit_controller_set_up (self->controller, text);
}

static void
cancel_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_window_cancel_setup (user_data);
}

static void
done_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  ChessPosition position;

  if (!checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_FINISH_SETUP)
      || checkbit_controller_finish_setup (self->controller, &position))
    return;
  checkbit_window_put_match_aside (self);
  checkbit_window_replace_game (self, &position, checkbit_document_new (NULL, NULL),
                                _ ("New game from the position set up"));
}

static const GActionEntry actions[] = {
  { .name = "set-up", .activate = set_up_cb },
  { .name = "set-up-cancel", .activate = cancel_cb },
  { .name = "set-up-done", .activate = done_cb },
  { .name = "set-up-resume", .activate = resume_cb },
};

void
checkbit_window_add_setup_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (self->fen_entry, "set-up-requested", G_CALLBACK (set_up_text_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "notify::setup", G_CALLBACK (setup_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "notify::can-resume-setup",
                           G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  update_actions (self);
}

void
checkbit_window_dispose_setup (CheckbitWindow *self)
{
  if (self->board_edit != NULL)
    checkbit_board_edit_stop (self->board_edit);
  g_clear_object (&self->board_edit);
  if (self->setup != NULL)
    g_signal_handlers_disconnect_by_data (self->setup, self);
  g_clear_object (&self->setup);
}
