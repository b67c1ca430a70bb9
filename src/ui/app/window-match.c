/* A match in the window: it is chosen, begun and begun again; who may move is told to the board,
 * and what a person wants beside moving has an action.
 *
 * What is seen of the players is in window-players.c, the banner in window-banner.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/match/match-plan.h"
#include "ui/match/new-game-dialog.h"
#include "ui/base/settings.h"
#include "ui/base/sounds.h"

#define PLAN_KEY "new-match"
#define PREMOVE_KEY "premove"

/* --- Who may move --------------------------------------------------------------------------- */

static void
premove_changed_cb (CheckbitWindow *self)
{
  ChessSquare from = CHESS_SQUARE_NONE, to = CHESS_SQUARE_NONE;

  checkbit_match_get_premove (self->match, &from, &to);
  checkbit_board_set_premove (self->board, from, to);
}

void
checkbit_window_update_moving (CheckbitWindow *self)
{
  gboolean interactive = checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_MOVE);
  gboolean premoves = checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_PREMOVE);

  /* One of both stays on from one turn to the next: a piece in hand is kept. */
  if (premoves)
    {
      g_object_set (self->move_chooser, "premoves", TRUE, NULL);
      /* One that was made before one looked back is seen again. */
      premove_changed_cb (self);
    }
  checkbit_move_chooser_set_interactive (self->move_chooser, interactive);
  if (!premoves)
    {
      /* A premove whose turn has come is the match's: it is not taken back here. */
      checkbit_board_set_premove (self->board, CHESS_SQUARE_NONE, CHESS_SQUARE_NONE);
      g_object_set (self->move_chooser, "premoves", FALSE, NULL);
    }
}

static void
premove_key_cb (CheckbitWindow *self)
{
  checkbit_controller_set_premoves (
      self->controller, checkbit_settings_get_boolean (self->settings, PREMOVE_KEY, TRUE));
  checkbit_window_update_moving (self);
}

static void
premove_requested_cb (CheckbitWindow *self, guint from, guint to, guint promotion)
{
  ChessPieceType piece = promotion != CHESS_PAWN ? (ChessPieceType) promotion : CHESS_QUEEN;

  checkbit_match_set_premove (self->match, (ChessSquare) from, (ChessSquare) to, piece);
}

static void
premove_cancelled_cb (CheckbitWindow *self)
{
  checkbit_match_clear_premove (self->match);
}

static void
premove_dropped_cb (CheckbitWindow *self)
{
  checkbit_window_say (self, _ ("Your premove is not possible any more: it is your move."));
}

/* --- Beginning ------------------------------------------------------------------------------ */

static CheckbitEngineList *
get_engines (void)
{
  return checkbit_engine_list_get_default ();
}

/* Whether the game is a position that nobody has moved in yet: what one wants to play from next. */
static gboolean
is_set_up (CheckbitWindow *self)
{
  CheckbitNode *root = checkbit_game_get_root (self->game);

  return checkbit_node_get_n_children (root) == 0
         && !checkbit_controller_in_match (self->controller)
         && chess_position_key (checkbit_node_get_position (root))
                != chess_position_key (&chess_position_start);
}

/* What was chosen last, else what a first game is. (transfer full) */
static CheckbitMatchPlan *
create_plan (CheckbitWindow *self)
{
  CheckbitMatchPlan *plan = checkbit_match_plan_new (get_engines ());
  CheckbitEngineEntry *usual = checkbit_analysis_get_entry (self->analysis);

  if (usual != NULL)
    checkbit_match_plan_set_engine (plan, usual);
  if (self->settings != NULL)
    {
      g_autoptr (GVariant) kept = g_settings_get_value (self->settings, PLAN_KEY);
      checkbit_match_plan_read (plan, kept, get_engines ());
    }
  if (is_set_up (self))
    plan->start = CHECKBIT_PLAN_BOARD;
  return plan;
}

static void
set_name_tag (CheckbitTags *tags, const char *tag, const CheckbitPlayer *player)
{
  if (*player->name != '\0')
    checkbit_tags_set (tags, tag, player->name);
}

/* The tags that say who plays, when, and with how much time. */
static void
set_tags (CheckbitTags *tags, const CheckbitMatchPlan *plan, CheckbitPlayer *const players[])
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y.%m.%d");
  const CheckbitTimeControl *control = &plan->sides[CHESS_WHITE].control;
  g_autofree char *time = checkbit_time_control_format_pgn (control);

  checkbit_tags_set (tags, "Date", date);
  set_name_tag (tags, "White", players[CHESS_WHITE]);
  set_name_tag (tags, "Black", players[CHESS_BLACK]);
  if (checkbit_time_control_equal (control, &plan->sides[CHESS_BLACK].control))
    checkbit_tags_set (tags, "TimeControl", time);
}

/* The person sits below. */
static void
turn_board (CheckbitWindow *self)
{
  ChessColor person;

  if (checkbit_controller_get_human (self->controller, &person))
    checkbit_board_set_flipped (self->board, person == CHESS_BLACK);
}

/* Pieces take this much longer to arrive than they slide: the next frame. */
#define ARRIVAL_MS 50

void
checkbit_window_set_pace (CheckbitWindow *self, const CheckbitMatchPlan *plan)
{
  guint slide = 0;

  if (adw_get_enable_animations (GTK_WIDGET (self->board)))
    g_object_get (self->board, "animation-time", &slide, NULL);
  checkbit_match_set_settle_time (self->match, slide > 0 ? slide + ARRIVAL_MS : 0);
  checkbit_match_set_least_time (self->match, plan->least_ms);
}

/* Seats the players and gives them their time, as a plan has it. */
static void
seat (CheckbitWindow *self, const CheckbitMatchPlan *plan, CheckbitPlayer *const players[])
{
  CheckbitClock *clock = checkbit_match_get_clock (self->match);

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      checkbit_match_set_player (self->match, side, players[side]);
      checkbit_clock_set_control (clock, side, &plan->sides[side].control);
    }
  checkbit_window_set_pace (self, plan);
}

/* Begins a match from a position, with the sides as the plan has them. */
static void
begin (CheckbitWindow *self, const CheckbitMatchPlan *plan, const ChessPosition *position)
{
  gboolean pristine = checkbit_window_is_pristine (self);
  CheckbitRecord *record = checkbit_record_new (position);
  g_autoptr (CheckbitPlayer) white
      = checkbit_match_plan_create_player (plan, CHESS_WHITE, get_engines ());
  g_autoptr (CheckbitPlayer) black
      = checkbit_match_plan_create_player (plan, CHESS_BLACK, get_engines ());
  CheckbitPlayer *players[] = { white, black };

  set_tags (checkbit_record_get_tags (record), plan, players);
  checkbit_window_replace_record (self, record, checkbit_document_new (NULL, NULL),
                                  pristine ? NULL : _ ("New match"));
  seat (self, plan, players);
  checkbit_match_start (self->match, TRUE);
  checkbit_window_hide_scores (self);
  turn_board (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Draws lots where that was chosen, and begins; takes the plan. */
static void
begin_drawn (CheckbitWindow *self, CheckbitMatchPlan *plan, const ChessPosition *position)
{
  if (plan->random_colors && g_random_boolean ())
    checkbit_match_plan_swap (plan);
  checkbit_window_put_match_aside (self);
  checkbit_controller_set_plan (self->controller, plan);
  begin (self, plan, position);
}

void
checkbit_window_start_match (CheckbitWindow *self, const CheckbitMatchPlan *plan)
{
  ChessPosition position;
  g_autoptr (GError) error = NULL;

  if (!checkbit_match_plan_get_position (plan, checkbit_game_get_position (self->game), &position,
                                         &error))
    {
      checkbit_window_say (self, error->message);
      return;
    }
  begin_drawn (self, checkbit_match_plan_copy (plan), &position);
}

static void
start_cb (CheckbitWindow *self, CheckbitMatchPlan *plan)
{
  if (self->settings != NULL)
    g_settings_set_value (self->settings, PLAN_KEY, checkbit_match_plan_to_variant (plan));
  checkbit_window_start_match (self, plan);
}

static void
new_match_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  g_autoptr (CheckbitMatchPlan) plan = create_plan (self);
  GtkWidget *dialog = checkbit_new_game_dialog_new (plan, G_LIST_MODEL (get_engines ()));

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The same again, from where this game began, or from another place drawn by lot. */
static void
play_again (CheckbitWindow *self, CheckbitMatchPlan *plan)
{
  ChessPosition position = *checkbit_node_get_position (checkbit_game_get_root (self->game));

  if (plan->start == CHECKBIT_PLAN_CHESS960 && plan->chess960 == CHECKBIT_PLAN_RANDOM_NUMBER)
    checkbit_match_plan_get_position (plan, &position, &position, NULL);
  begin_drawn (self, plan, &position);
}

gboolean
checkbit_window_rematch (CheckbitWindow *self)
{
  if (!checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_REMATCH))
    return FALSE;
  play_again (self, checkbit_match_plan_copy (checkbit_controller_get_plan (self->controller)));
  return TRUE;
}

static void
rematch_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_window_rematch (user_data);
}

/* Who played White plays Black: no lots are drawn. */
static void
swap_sides_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  const CheckbitMatchPlan *old = checkbit_controller_get_plan (self->controller);
  CheckbitMatchPlan *plan;

  if (old == NULL)
    return;
  plan = checkbit_match_plan_copy (old);
  checkbit_match_plan_swap (plan);
  plan->random_colors = FALSE;
  play_again (self, plan);
}

/* --- During a match ------------------------------------------------------------------------- */

static void
move_now_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_match_move_now (CHECKBIT_WINDOW (user_data)->match);
}

/* Stops the clocks, or goes on. */
static void
pause_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  if (checkbit_match_is_live (self->match))
    checkbit_match_pause (self->match);
  else
    checkbit_match_resume (self->match);
}

static void
go_on_here_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_match_go_on_here (CHECKBIT_WINDOW (user_data)->match);
}

static void
end_match_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_match_end (CHECKBIT_WINDOW (user_data)->match);
}

/* Analysis is of the game, not of a match that goes on. */
static void
analyze_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  checkbit_match_end (self->match);
  checkbit_analysis_set_active (self->analysis, TRUE);
}

/* --- Draws ---------------------------------------------------------------------------------- */

/* A person offers: the only one there is, else whose move it is. */
static void
offer_draw_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  ChessColor by;

  if (!checkbit_controller_get_human (self->controller, &by))
    by = checkbit_match_get_side (self->match);
  checkbit_match_offer_draw (self->match, by);
}

static void
accept_draw_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_match_accept_draw (CHECKBIT_WINDOW (user_data)->match);
}

static void
decline_draw_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_match_decline_draw (CHECKBIT_WINDOW (user_data)->match);
}

/* The same move again looks as if nothing had happened. */
static void
move_repeated_cb (CheckbitWindow *self, int side)
{
  const char *san = checkbit_node_get_san (checkbit_game_get_end (self->game));
  g_autofree char *sentence
      /* Translators: %s is a move, such as Nf6 */
      = g_strdup_printf (
          side == CHESS_WHITE ? _ ("White plays %s again.") : _ ("Black plays %s again."), san);

  checkbit_window_say (self, sentence);
}

static void
draw_declined_cb (CheckbitWindow *self, int by)
{
  checkbit_window_say (self, by == CHESS_WHITE ? _ ("White declines the draw.")
                                               : _ ("Black declines the draw."));
}

/* --- Engines that fail ---------------------------------------------------------------------- */

static void
restart_engine_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_match_restart_engine (CHECKBIT_WINDOW (user_data)->match);
}

/* The game goes on without the engine. */
static void
replace_engine_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  g_autoptr (CheckbitPlayer) person = checkbit_player_new_person (NULL);
  ChessColor side = checkbit_match_get_failed_side (self->match);

  if (checkbit_match_get_state (self->match) == CHECKBIT_MATCH_FAILED)
    checkbit_match_set_player (self->match, side, person);
}

static void
engine_details_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  ChessColor side = checkbit_match_get_failed_side (self->match);
  CheckbitEngine *engine = checkbit_match_get_engine (self->match, side);
  g_autofree char *words = NULL;

  if (engine == NULL)
    return;
  words = checkbit_engine_dup_last_words (engine);
  checkbit_window_explain (self, _ ("The engine’s last words"),
                           *words != '\0' ? words : _ ("It has said nothing."));
}

/* Presses a button of this window's engines of one kind; returns how many there are. */
static guint
press_engines (CheckbitWindow *self, CheckbitEngineEntry *entry, const char *option)
{
  guint n = 0;

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      CheckbitEngine *engine = checkbit_match_get_engine (self->match, side);

      if (engine == NULL || checkbit_match_get_player (self->match, side)->entry != entry)
        continue;
      checkbit_engine_set_option (engine, option, NULL);
      n++;
    }
  return n;
}

guint
checkbit_window_press_engines (CheckbitEngineEntry *entry, const char *option)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  guint n = 0;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (entry), 0);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);
      if (CHECKBIT_IS_WINDOW (window))
        n += press_engines (CHECKBIT_WINDOW (window), entry, option);
    }
  return n;
}

/* --- Following ------------------------------------------------------------------------------ */

static void
update_actions (CheckbitWindow *self)
{
  static const struct
  {
    const char *name;
    CheckbitAllowed allowed;
  } names[] = {
    { "move-now", CHECKBIT_ALLOWED_MOVE_NOW },
    { "pause", CHECKBIT_ALLOWED_PAUSE },
    { "offer-draw", CHECKBIT_ALLOWED_OFFER_DRAW },
    { "accept-draw", CHECKBIT_ALLOWED_ANSWER_DRAW },
    { "decline-draw", CHECKBIT_ALLOWED_ANSWER_DRAW },
    { "rematch", CHECKBIT_ALLOWED_REMATCH },
    { "swap-sides", CHECKBIT_ALLOWED_REMATCH },
    { "go-on-here", CHECKBIT_ALLOWED_GO_ON_HERE },
    { "end-match", CHECKBIT_ALLOWED_END_MATCH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    checkbit_window_set_action_enabled (
        self, names[i].name, checkbit_controller_allows (self->controller, names[i].allowed));
  checkbit_window_set_action_state (
      self, "pause", checkbit_match_get_state (self->match) == CHECKBIT_MATCH_PAUSED);
}

/* Something about the match is other than it was. */
void
checkbit_window_update_match (CheckbitWindow *self)
{
  checkbit_window_update_moving (self);
  checkbit_window_update_manners (self);
  update_actions (self);
  checkbit_window_update_game_actions (self);
  checkbit_window_update_players (self);
  checkbit_window_update_banner (self);
}

static void
low_time_cb (CheckbitWindow *self, int side)
{
  if (checkbit_match_is_engine (self->match, (ChessColor) side))
    return;
  checkbit_window_say (self, side == CHESS_WHITE ? _ ("White has little time left.")
                                                 : _ ("Black has little time left."));
  if (checkbit_settings_get_boolean (self->settings, "sounds", TRUE)
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    checkbit_sounds_play (CHECKBIT_SOUND_LOW_TIME);
}

static const GActionEntry actions[] = {
  { .name = "new-match", .activate = new_match_cb },
  { .name = "rematch", .activate = rematch_cb },
  { .name = "swap-sides", .activate = swap_sides_cb },
  { .name = "move-now", .activate = move_now_cb },
  { .name = "pause", .activate = pause_cb, .state = "false" },
  { .name = "go-on-here", .activate = go_on_here_cb },
  { .name = "end-match", .activate = end_match_cb },
  { .name = "analyze-match", .activate = analyze_cb },
  { .name = "offer-draw", .activate = offer_draw_cb },
  { .name = "accept-draw", .activate = accept_draw_cb },
  { .name = "decline-draw", .activate = decline_draw_cb },
  { .name = "restart-engine", .activate = restart_engine_cb },
  { .name = "replace-engine", .activate = replace_engine_cb },
  { .name = "engine-details", .activate = engine_details_cb },
};

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_window_add_match_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

static void
follow_match (CheckbitWindow *self)
{
  static const char *const signals[]
      = { "notify::state", "notify::thinking", "notify::draw-offer", "players-changed" };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->match, signals[i], G_CALLBACK (checkbit_window_update_match),
                             self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify::premove", G_CALLBACK (premove_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "premove-dropped", G_CALLBACK (premove_dropped_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "move-repeated", G_CALLBACK (move_repeated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "draw-declined", G_CALLBACK (draw_declined_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_match_get_clock (self->match), "low-time",
                           G_CALLBACK (low_time_cb), self, G_CONNECT_SWAPPED);
}

void
checkbit_window_init_match (CheckbitWindow *self)
{
  follow_match (self);
  g_signal_connect_object (self->move_chooser, "premove-requested", G_CALLBACK (premove_requested_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->move_chooser, "premove-cancelled", G_CALLBACK (premove_cancelled_cb),
                           self, G_CONNECT_SWAPPED);
  premove_key_cb (self);
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::" PREMOVE_KEY, G_CALLBACK (premove_key_cb),
                             self, G_CONNECT_SWAPPED);
  checkbit_window_init_manners (self);
  checkbit_window_init_players (self);
  update_actions (self);
}

void
checkbit_window_dispose_match (CheckbitWindow *self)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
}
