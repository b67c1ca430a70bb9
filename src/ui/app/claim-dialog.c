/* Claiming a draw; where the claim depends on a move, the move is chosen here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/claim-dialog.h"

#include <glib/gi18n-lib.h>

#include "chess/san.h"
#include "game/controller/ending.h"
#include "ui/base/dialog.h"
#include "ui/base/plain-name.h"

/* The dialog; it owns this struct. */
typedef struct
{
  CheckbitController *controller; /* owned */
  AdwMessageDialog *dialog;
  ChessMoveList moves; /* those that allow the claim; none: it needs no move */
  guint chosen;        /* the index of the chosen move */
} Claim;

static void
claim_free (gpointer data)
{
  Claim *claim = data;

  g_object_unref (claim->controller);
  g_free (claim);
}

static CheckbitGame *
get_game (const Claim *claim)
{
  return checkbit_controller_get_game (claim->controller);
}

/* CHESS_MOVE_NONE where the draw can be claimed at once. */
static ChessMove
get_move (const Claim *claim)
{
  return claim->moves.count > 0 ? claim->moves.moves[claim->chosen] : CHESS_MOVE_NONE;
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, Claim *claim)
{
  g_autoptr (GError) error = NULL;

  if (g_str_equal (response, "claim")
      && !checkbit_ending_claim (checkbit_controller_get_match (claim->controller),
                                 get_move (claim), &error))
    checkbit_controller_announce (claim->controller, error->message);
}

/* Why the draw can be claimed; depends on the chosen move, if any. */
static void
explain (Claim *claim)
{
  g_autofree char *reason = checkbit_ending_dup_reason (get_game (claim), get_move (claim));

  if (reason != NULL)
    adw_message_dialog_set_body (claim->dialog, reason);
}

static void
selected_cb (GtkDropDown *choice, GParamSpec *pspec, Claim *claim)
{
  claim->chosen = MIN (gtk_drop_down_get_selected (choice), claim->moves.count - 1);
  explain (claim);
}

/* The list of moves that allow the claim. */
static void
add_choice (Claim *claim)
{
  const ChessPosition *position
      = checkbit_node_get_position (checkbit_game_get_end (get_game (claim)));
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
  checkbit_plain_name_inner (choice);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (selected_cb), claim);
  adw_message_dialog_set_extra_child (claim->dialog, choice);
}

void
checkbit_claim_dialog_present (GtkWindow *parent,
                               CheckbitController *controller,
                               const ChessMoveList *moves)
{
  GtkWidget *dialog = checkbit_dialog_new (parent, _ ("Claim a Draw?"), NULL);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);
  Claim *claim = g_new0 (Claim, 1);

  claim->controller = g_object_ref (controller);
  claim->dialog = message;
  claim->moves = *moves;
  g_object_set_data_full (G_OBJECT (dialog), "claim", claim, claim_free);
  adw_message_dialog_add_responses (message, "play-on", _ ("_Play On"), "claim", _ ("_Claim Draw"),
                                    NULL);
  adw_message_dialog_set_response_appearance (message, "claim", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (message, "claim");
  adw_message_dialog_set_close_response (message, "play-on");
  explain (claim);
  if (moves->count > 1)
    add_choice (claim);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), claim);
  checkbit_plain_name_buttons (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}
