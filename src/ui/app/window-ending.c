/* How the game in the window ends: giving up, and claiming a draw, at once or with a move that a
 * person intends to play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "chess/san.h"
#include "game/text/messages.h"
#include "ui/base/dialog.h"
#include "ui/base/plain-name.h"

/* What a person has ended is seen to have ended, whatever the board showed. */
static void
show_end (CheckbitWindow *self)
{
  checkbit_game_go_to (self->game, checkbit_game_get_end (self->game));
}

/* --- Giving up ------------------------------------------------------------------------------ */

static void
take_back_resignation (gpointer data)
{
  CheckbitWindow *self = data;

  checkbit_game_undo (self->game);
}

/* The only person of a match, whoever is to move; else the side to move. */
static gboolean
resign (CheckbitWindow *self)
{
  ChessColor person;

  if (!checkbit_controller_get_human (self->controller, &person))
    return checkbit_game_resign (self->game, NULL);
  return checkbit_game_declare (
      self->game, person == CHESS_WHITE ? CHECKBIT_RESULT_BLACK_WINS : CHECKBIT_RESULT_WHITE_WINS,
      CHECKBIT_REASON_RESIGNATION, NULL);
}

static void
resign_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  if (!resign (self))
    return;
  show_end (self);
  g_autofree char *status = checkbit_window_dup_status (self);
  checkbit_window_offer (self, status, _ ("_Undo"), CHECKBIT_OFFER_LAST_CHANGE,
                         take_back_resignation);
}

/* --- Claiming a draw ------------------------------------------------------------------------ */

/* A dialog that asks; it owns this. */
typedef struct
{
  CheckbitWindow *window; /* not owned: the dialog is its own */
  AdwMessageDialog *dialog;
  ChessMoveList moves; /* those to claim with; none: the draw can be claimed as it stands */
  guint chosen;        /* which of them */
} Claim;

static void
claim_response_cb (AdwMessageDialog *dialog, const char *response, Claim *claim)
{
  CheckbitGame *game = claim->window->game;
  g_autoptr (GError) error = NULL;
  gboolean claimed;

  if (!g_str_equal (response, "claim"))
    return;
  claimed
      = claim->moves.count == 0
            ? checkbit_game_claim_draw (game, &error)
            : checkbit_game_claim_draw_by_move (game, claim->moves.moves[claim->chosen], &error);
  if (!claimed)
    checkbit_window_say (claim->window, error->message);
  else
    show_end (claim->window);
}

/* Why the draw can be claimed, with the move chosen where there is one. */
static void
explain (Claim *claim)
{
  CheckbitGame *game = claim->window->game;
  ChessMove move = claim->moves.moves[claim->chosen];
  gboolean at_once = claim->moves.count == 0;
  ChessClaims claims
      = at_once ? checkbit_game_get_claims (game) : checkbit_game_get_claims_by_move (game, move);
  char san[CHESS_SAN_SIZE] = "";

  if (claims == CHESS_CLAIM_NONE)
    return;
  if (!at_once)
    chess_san_write (checkbit_node_get_position (checkbit_game_get_end (game)), move, san);
  g_autofree char *reason = checkbit_message_claim (claims, at_once ? NULL : san);
  adw_message_dialog_set_body (claim->dialog, reason);
}

static void
selected_cb (GtkDropDown *choice, GParamSpec *pspec, Claim *claim)
{
  claim->chosen = MIN (gtk_drop_down_get_selected (choice), claim->moves.count - 1);
  explain (claim);
}

/* The moves to claim with, to choose from. */
static void
add_choice (Claim *claim)
{
  const ChessPosition *position
      = checkbit_node_get_position (checkbit_game_get_end (claim->window->game));
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *choice;

  for (guint i = 0; i < claim->moves.count; i++)
    {
      char san[CHESS_SAN_SIZE];

      chess_san_write (position, claim->moves.moves[i], san);
      gtk_string_list_append (names, san);
    }
  choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Move to claim the draw with"), -1);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (selected_cb), claim);
  adw_message_dialog_set_extra_child (claim->dialog, choice);
}

/* moves: those to claim with; none where the draw can be claimed at once. */
static void
offer_claim (CheckbitWindow *self, const ChessMoveList *moves)
{
  GtkWidget *dialog = checkbit_dialog_new (GTK_WINDOW (self), _ ("Claim a Draw?"), NULL);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);
  Claim *claim = g_new0 (Claim, 1);

  claim->window = self;
  claim->dialog = message;
  claim->moves = *moves;
  g_object_set_data_full (G_OBJECT (dialog), "claim", claim, g_free);
  adw_message_dialog_add_responses (message, "play-on", _ ("_Play On"), "claim", _ ("_Claim Draw"),
                                    NULL);
  adw_message_dialog_set_response_appearance (message, "claim", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (message, "claim");
  adw_message_dialog_set_close_response (message, "play-on");
  explain (claim);
  if (moves->count > 1)
    add_choice (claim);
  g_signal_connect (dialog, "response", G_CALLBACK (claim_response_cb), claim);
  checkbit_plain_name_buttons (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Says how far the game is from a draw that could be claimed. (transfer full) */
static char *
dup_no_claim (CheckbitWindow *self)
{
  CheckbitNode *end = checkbit_game_get_end (self->game);
  guint times = checkbit_node_get_repetitions (end);
  guint quiet = chess_position_halfmove (checkbit_node_get_position (end)) / 2;

  /* Translators: a quiet move is one that neither captures nor moves a pawn */
  return g_strdup_printf (_ ("No draw can be claimed yet: this position has stood %u of 3 times, "
                             "%u of 50 quiet moves."),
                          times, quiet);
}

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  ChessMoveList moves = { 0 };

  if (checkbit_game_get_claims (self->game) == CHESS_CLAIM_NONE)
    checkbit_game_get_claiming_moves (self->game, &moves);
  if (moves.count > 0 || checkbit_game_get_claims (self->game) != CHESS_CLAIM_NONE)
    {
      offer_claim (self, &moves);
      return;
    }

  g_autofree char *sentence = dup_no_claim (self);
  checkbit_window_say (self, sentence);
}

static const GActionEntry actions[] = {
  { .name = "draw", .activate = draw_cb },
  { .name = "resign", .activate = resign_cb },
};

void
checkbit_window_add_ending_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
