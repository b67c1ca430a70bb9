/* The players around the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/players-view.h"

#include "game/tree/edit.h"
#include "ui/base/links.h"

struct _CheckbitPlayersView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game;   /* the controller's */
  CheckbitMatch *match; /* the controller's */
  CheckbitBoard *board;
  CheckbitPlayerBar *upper;
  CheckbitPlayerBar *lower;
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitPlayersView, controller, checkbit_controller),
  CHECKBIT_LINK ("board", CheckbitPlayersView, board, checkbit_board),
  CHECKBIT_LINK ("upper", CheckbitPlayersView, upper, checkbit_player_bar),
  CHECKBIT_LINK ("lower", CheckbitPlayersView, lower, checkbit_player_bar),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitPlayersView, checkbit_players_view, G_TYPE_OBJECT)

/* A tag of a player; NULL if there is none. */
static const char *
get_tag (CheckbitPlayersView *self, ChessColor side)
{
  return checkbit_tags_get_known (checkbit_game_get_tags (self->game),
                                  side == CHESS_WHITE ? "White" : "Black");
}

static void
show_match_player (CheckbitPlayersView *self, CheckbitPlayerBar *bar, ChessColor side)
{
  const CheckbitPlayer *player = checkbit_match_get_player (self->match, side);
  gboolean engine = checkbit_player_is_engine (player);

  checkbit_player_bar_set_player (
      bar, player->name, engine ? checkbit_strength_get_title (player->strength) : NULL, engine);
}

/* A player of a record, with the rating if known. */
static void
show_record_player (CheckbitPlayersView *self, CheckbitPlayerBar *bar, ChessColor side)
{
  const CheckbitTags *tags = checkbit_game_get_tags (self->game);
  const char *elo = checkbit_tags_get_known (tags, side == CHESS_WHITE ? "WhiteElo" : "BlackElo");

  checkbit_player_bar_set_player (bar, get_tag (self, side), elo, FALSE);
}

static void
update_bar (CheckbitPlayersView *self, CheckbitPlayerBar *bar, ChessColor side)
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
                                             && bar == self->lower);
}

/* The bars stay even without players, so that the board does not move. */
static void
update (CheckbitPlayersView *self)
{
  ChessColor lower = checkbit_board_get_flipped (self->board) ? CHESS_BLACK : CHESS_WHITE;
  ChessMaterial material;

  chess_material_compare (checkbit_node_get_position (checkbit_game_get_root (self->game)),
                          checkbit_game_get_position (self->game), &material);
  update_bar (self, self->upper, chess_color_opposite (lower));
  update_bar (self, self->lower, lower);
  checkbit_player_bar_set_material (self->upper, &material);
  checkbit_player_bar_set_material (self->lower, &material);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
follow (CheckbitPlayersView *self)
{
  const struct
  {
    gpointer object;
    const char *signal;
  } events[] = {
    { self->game, "changed" },
    { self->match, "notify::state" },
    { self->match, "notify::thinking" },
    { self->match, "players-changed" },
    { self->controller, "notify::mode" },
    { self->board, "notify::flipped" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
}

static void
checkbit_players_view_constructed (GObject *object)
{
  CheckbitPlayersView *self = CHECKBIT_PLAYERS_VIEW (object);

  G_OBJECT_CLASS (checkbit_players_view_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  self->match = checkbit_controller_get_match (self->controller);
  follow (self);
  update (self);
}

static void
checkbit_players_view_class_init (CheckbitPlayersViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_players_view_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_players_view_init (CheckbitPlayersView *self)
{
}
