/* The two players over and under the board: shown where there is something to say about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

/* What the record says of a player; NULL where nothing. */
static const char *
get_tag (CheckbitWindow *self, ChessColor side)
{
  return checkbit_tags_get_known (checkbit_game_get_tags (self->game),
                                  side == CHESS_WHITE ? "White" : "Black");
}

static void
show_match_player (CheckbitWindow *self, CheckbitPlayerBar *bar, ChessColor side)
{
  const CheckbitPlayer *player = checkbit_match_get_player (self->match, side);
  gboolean engine = checkbit_player_is_engine (player);

  checkbit_player_bar_set_player (
      bar, player->name, engine ? checkbit_strength_get_title (player->strength) : NULL, engine);
}

/* A player of a record: with the rating where it is known. */
static void
show_record_player (CheckbitWindow *self, CheckbitPlayerBar *bar, ChessColor side)
{
  const CheckbitTags *tags = checkbit_game_get_tags (self->game);
  const char *elo = checkbit_tags_get_known (tags, side == CHESS_WHITE ? "WhiteElo" : "BlackElo");

  checkbit_player_bar_set_player (bar, get_tag (self, side), elo, FALSE);
}

static void
update_bar (CheckbitWindow *self, CheckbitPlayerBar *bar, ChessColor side)
{
  CheckbitMatchState state = checkbit_match_get_state (self->match);
  gboolean to_move = checkbit_match_get_side (self->match) == side;
  CheckbitClock *clock = checkbit_match_get_clock (self->match);

  checkbit_player_bar_set_side (bar, side, state != CHECKBIT_MATCH_IDLE ? clock : NULL);
  if (state != CHECKBIT_MATCH_IDLE)
    show_match_player (self, bar, side);
  else
    show_record_player (self, bar, side);
  checkbit_player_bar_set_to_move (bar, to_move && checkbit_match_is_live (self->match));
  checkbit_player_bar_set_thinking (bar, to_move && checkbit_match_get_thinking (self->match));
  checkbit_player_bar_set_pausable (bar, state != CHECKBIT_MATCH_IDLE
                                             && checkbit_clock_has_control (clock, side)
                                             && bar == self->lower_bar);
}

/* Beside the players; where those are not shown, under the board. */
static void
update_material (CheckbitWindow *self, gboolean with_players)
{
  ChessMaterial material;

  chess_material_compare (checkbit_node_get_position (checkbit_game_get_root (self->game)),
                          checkbit_game_get_position (self->game), &material);
  checkbit_player_bar_set_material (self->upper_bar, &material);
  checkbit_player_bar_set_material (self->lower_bar, &material);
  checkbit_status_line_set_material (self->status, with_players ? NULL : &material);
}

void
checkbit_window_update_players (CheckbitWindow *self)
{
  ChessColor lower = checkbit_board_get_flipped (self->board) ? CHESS_BLACK : CHESS_WHITE;
  /* On a phone, a set-up needs the room. */
  gboolean room = !self->narrow || !checkbit_controller_is_setting_up (self->controller);
  gboolean shown
      = room
        && (checkbit_controller_in_match (self->controller) || get_tag (self, CHESS_WHITE) != NULL
            || get_tag (self, CHESS_BLACK) != NULL);

  update_bar (self, self->upper_bar, chess_color_opposite (lower));
  update_bar (self, self->lower_bar, lower);
  update_material (self, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->upper_bar), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->lower_bar), shown);
}

void
checkbit_window_init_players (CheckbitWindow *self)
{
  g_signal_connect_object (self->board, "notify::flipped",
                           G_CALLBACK (checkbit_window_update_players), self, G_CONNECT_SWAPPED);
  checkbit_window_update_players (self);
}
