/* The game in its window: moves and why they are refused, going back and forth, one game after
 * another. How it ends is in window-ending.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

/* --- A move --------------------------------------------------------------------------------- */

void
checkbit_window_play (CheckbitWindow *self, ChessMove move)
{
  g_autoptr (GError) error = NULL;

  if (!checkbit_match_person_may_move (self->match)
      && checkbit_game_get_result (self->game) == CHECKBIT_RESULT_OPEN)
    checkbit_window_say (self, _ ("It is not your move now."));
  else if (!checkbit_game_play (self->game, move, &error))
    checkbit_window_say (self, error->message);
}

static void
move_requested_cb (CheckbitWindow *self, guint from, guint to, guint promotion)
{
  ChessMove move = chess_movegen_find (checkbit_game_get_position (self->game), (ChessSquare) from,
                                       (ChessSquare) to);
  if (move == CHESS_MOVE_NONE)
    {
      checkbit_window_ask (self, (ChessSquare) from, (ChessSquare) to);
      return;
    }
  if (chess_move_kind (move) == CHESS_MOVE_PROMOTION && promotion != CHESS_PAWN)
    move = chess_move_new_promotion (chess_move_from (move), chess_move_to (move),
                                     (ChessPieceType) promotion);
  checkbit_window_play (self, move);
}

static void
move_refused_cb (CheckbitWindow *self, guint from, guint to)
{
  checkbit_window_ask (self, (ChessSquare) from, (ChessSquare) to);
}

/* --- Following the game --------------------------------------------------------------------- */

char *
checkbit_window_dup_status (CheckbitWindow *self)
{
  const ChessPosition *position = checkbit_game_get_position (self->game);

  if (checkbit_controller_is_setting_up (self->controller))
    return checkbit_window_dup_setup_status (self);
  return checkbit_message_status (
      chess_position_side (position), checkbit_game_get_result (self->game),
      checkbit_game_get_reason (self->game), chess_position_in_check (position));
}

/* Where a game of Chess960 begins, which of the 960 positions it is; else what the title says.
 * (transfer full) */
static char *
dup_status (CheckbitWindow *self)
{
  int number = checkbit_game_get_chess960 (self->game);
  char *status = checkbit_window_dup_status (self);
  char *longer;

  if (number < 0 || checkbit_node_get_parent (checkbit_game_get_current (self->game)) != NULL)
    return status;
  /* Translators: "White to move. Position 518 of Chess960"; they are numbered from 0 to 959 */
  longer = g_strdup_printf (_ ("%s. Position %d of Chess960"), status, number);
  g_free (status);
  return longer;
}

/* What the match has come to while one looks at something else in its game. */
static void
show_reviewing (CheckbitWindow *self)
{
  CheckbitNode *end = checkbit_game_get_end (self->game);
  const char *format;
  g_autofree char *text = NULL;

  if (end == self->seen_end || checkbit_node_get_parent (end) == NULL)
    {
      checkbit_status_line_set_status (self->status, _ ("Reviewing – End returns to the game"));
      return;
    }
  /* Translators: %s is the move, such as Nf6 */
  format = chess_position_side (checkbit_node_get_position (end)) == CHESS_BLACK
               ? _ ("Reviewing – White has played %s. End returns to the game")
               : _ ("Reviewing – Black has played %s. End returns to the game");
  text = g_strdup_printf (format, checkbit_node_get_san (end));
  checkbit_status_line_set_status (self->status, text);
}

/* The line under the board repeats the title where that matters most, and says what else can be
 * done. */
static void
update_status_line (CheckbitWindow *self)
{
  gboolean at_end = checkbit_game_get_current (self->game) == checkbit_game_get_end (self->game);
  ChessClaims claims = at_end ? checkbit_game_get_claims (self->game) : CHESS_CLAIM_NONE;

  if (claims & CHESS_CLAIM_THREEFOLD_REPETITION)
    checkbit_status_line_set_status (
        self->status, _ ("This position has stood three times: a draw can be claimed."));
  else if (claims & CHESS_CLAIM_FIFTY_MOVES)
    checkbit_status_line_set_status (
        self->status, _ ("Fifty moves without capture or pawn move: a draw can be claimed."));
  else if (checkbit_match_is_looking_back (self->match))
    show_reviewing (self);
  else
    {
      g_autofree char *status = dup_status (self);
      checkbit_status_line_set_status (self->status, status);
    }
}

void
checkbit_window_update_game_actions (CheckbitWindow *self)
{
  static const struct
  {
    const char *name;
    CheckbitAllowed allowed;
  } names[] = {
    { "undo", CHECKBIT_ALLOWED_UNDO },
    { "redo", CHECKBIT_ALLOWED_REDO },
    { "go-back", CHECKBIT_ALLOWED_GO_BACK },
    { "go-start", CHECKBIT_ALLOWED_GO_BACK },
    { "go-forward", CHECKBIT_ALLOWED_GO_FORWARD },
    { "go-end", CHECKBIT_ALLOWED_GO_END },
    { "draw", CHECKBIT_ALLOWED_END_GAME },
    { "resign", CHECKBIT_ALLOWED_END_GAME },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    checkbit_window_set_action_enabled (
        self, names[i].name, checkbit_controller_allows (self->controller, names[i].allowed));
}

static void
update_state (CheckbitWindow *self)
{
  /* Where one leaves the game, to tell by what was played since. */
  if (!checkbit_match_is_looking_back (self->match))
    self->seen_end = checkbit_game_get_current (self->game);
  checkbit_window_update_moving (self);
  checkbit_status_line_clear_message (self->status);
  update_status_line (self);
  checkbit_window_update_game_actions (self);
  checkbit_window_update_title (self);
  checkbit_window_update_players (self);
  checkbit_window_update_banner (self);
}

static void
update_position (CheckbitWindow *self, CheckbitChangeKind kind)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  const ChessPosition *position = checkbit_node_get_position (current);
  gboolean one_move = kind == CHECKBIT_CHANGE_PLAY || kind == CHECKBIT_CHANGE_UNDO;

  checkbit_board_set_position (self->board, position, checkbit_node_get_move (current),
                               one_move ? CHECKBIT_BOARD_ANIMATE : CHECKBIT_BOARD_JUMP);
  checkbit_window_update_fen (self);
}

void
checkbit_window_show_game (CheckbitWindow *self)
{
  update_position (self, CHECKBIT_CHANGE_JUMP);
  update_state (self);
}

/* What happens to a game while a position is set up is not seen before that is over. */
static void
game_changed_cb (CheckbitWindow *self, CheckbitChangeKind kind)
{
  if (kind == CHECKBIT_CHANGE_RESET)
    checkbit_window_bring_match_back (self);
  if (checkbit_controller_is_setting_up (self->controller))
    {
      checkbit_window_update_setup (self);
      return;
    }
  if (kind != CHECKBIT_CHANGE_STATE)
    update_position (self, kind);
  update_state (self);
  checkbit_window_play_sound (self, kind);
}

/* --- One game after another ----------------------------------------------------------------- */

void
checkbit_window_replace_record (CheckbitWindow *self,
                                CheckbitRecord *record,
                                CheckbitDocument *document,
                                const char *toast)
{
  checkbit_controller_replace (self->controller, record, document, toast);
}

void
checkbit_window_replace_record_at (CheckbitWindow *self,
                                   CheckbitRecord *record,
                                   CheckbitNode *current,
                                   CheckbitDocument *document,
                                   const char *toast)
{
  checkbit_controller_replace_at (self->controller, record, current, document, toast);
}

void
checkbit_window_replace_game (CheckbitWindow *self,
                              const ChessPosition *position,
                              CheckbitDocument *document,
                              const char *toast)
{
  checkbit_window_replace_record (self, checkbit_record_new (position), document, toast);
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  checkbit_window_cancel_setup (self);
  if (checkbit_window_rematch (self))
    return;
  if (!checkbit_controller_has_blank_game (self->controller))
    checkbit_window_replace_game (self, NULL, checkbit_document_new (NULL, NULL), _ ("New game"));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* --- Back and forth ------------------------------------------------------------------------- */

/* A move is seen to go and come; any other change is named. */
static void
name_change (CheckbitWindow *self, gboolean known, CheckbitEditKind kind, gboolean undone)
{
  if (known && kind != CHECKBIT_EDIT_MOVE)
    checkbit_window_say (self, undone ? checkbit_edit_get_undone (kind)
                                      : checkbit_edit_get_redone (kind));
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  CheckbitEditKind kind;
  gboolean known = checkbit_game_get_undo_kind (self->game, &kind);

  if (checkbit_window_step_setup (self, TRUE) || checkbit_controller_take_back (self->controller))
    return;
  checkbit_game_undo (self->game);
  name_change (self, known, kind, TRUE);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  CheckbitEditKind kind;
  gboolean known = checkbit_game_get_redo_kind (self->game, &kind);

  if (checkbit_window_step_setup (self, FALSE) || checkbit_controller_play_again (self->controller))
    return;
  checkbit_game_redo (self->game);
  name_change (self, known, kind, FALSE);
}

static void
go_back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_game_go_back (CHECKBIT_WINDOW (user_data)->game);
}

static void
go_forward_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_game_go_forward (CHECKBIT_WINDOW (user_data)->game);
}

static void
go_start_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_game_go_to_start (CHECKBIT_WINDOW (user_data)->game);
}

static void
go_end_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_game_go_to_end (CHECKBIT_WINDOW (user_data)->game);
}

static const GActionEntry actions[] = {
  { .name = "new-game", .activate = new_game_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "go-back", .activate = go_back_cb },
  { .name = "go-forward", .activate = go_forward_cb },
  { .name = "go-start", .activate = go_start_cb },
  { .name = "go-end", .activate = go_end_cb },
};

void
checkbit_window_add_game_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
checkbit_window_init_game (CheckbitWindow *self)
{
  g_signal_connect_object (self->move_chooser, "move-requested", G_CALLBACK (move_requested_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->move_chooser, "move-refused", G_CALLBACK (move_refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::modified",
                           G_CALLBACK (checkbit_window_update_title), self, G_CONNECT_SWAPPED);
  checkbit_move_list_set_game (self->move_list, self->game);
  update_position (self, CHECKBIT_CHANGE_RESET);
  update_state (self);
}
