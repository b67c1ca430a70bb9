/* Moves that are typed on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include "ui/board/typed-move-entry.h"

gboolean
checkbit_board_close_typing (CheckbitBoard *self)
{
  GtkWidget *typing = g_steal_pointer (&self->typing);

  if (typing == NULL)
    return FALSE;
  g_signal_handlers_disconnect_by_data (typing, self);
  gtk_widget_unparent (typing);
  return TRUE;
}

/* The king is dropped on its rook: that castles whatever else it could do there. */
static void
chosen_cb (GtkWidget *typing, guint chosen, CheckbitBoard *self)
{
  ChessMove move = (ChessMove) chosen;
  ChessPieceType promotion = CHESS_PAWN;

  if (chess_move_kind (move) == CHESS_MOVE_PROMOTION)
    promotion = chess_move_promotion (move);
  checkbit_board_close_typing (self);
  checkbit_board_cancel (self);
  checkbit_board_request (self, chess_move_from (move), chess_move_to (move), promotion, NULL);
}

static void
refused_cb (GtkWidget *typing, guint refused, CheckbitBoard *self)
{
  ChessMove move = (ChessMove) refused;

  checkbit_board_emit_refused (self, chess_move_from (move), chess_move_to (move));
}

static void
cancelled_cb (GtkWidget *typing, CheckbitBoard *self)
{
  checkbit_board_close_typing (self);
}

/* Under the board, and over what stands there. */
static void
open_typing (CheckbitBoard *self)
{
  const CheckbitBoardGeometry *geometry = &self->geometry;
  int side = (int) (geometry->size * 8);

  checkbit_board_cancel (self);
  self->typing = checkbit_typed_move_entry_new (&self->position, self->notation);
  gtk_widget_set_parent (self->typing, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (
      GTK_POPOVER (self->typing),
      &(GdkRectangle){ (int) geometry->x, (int) geometry->y + side, side, 1 });
  g_signal_connect (self->typing, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect (self->typing, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect (self->typing, "cancelled", G_CALLBACK (cancelled_cb), self);
}

gboolean
checkbit_board_type (CheckbitBoard *self, guint keyval, GdkModifierType state)
{
  g_autoptr (GtkWidget) typing = NULL;
  gboolean opens = self->typing == NULL;

  if (opens
      && (!self->interactive || self->promotion != NULL
          || !checkbit_typed_move_entry_begins (keyval, state, self->notation)))
    return FALSE;
  if (opens)
    open_typing (self);
  typing = g_object_ref (self->typing);
  if (!checkbit_typed_move_entry_key (CHECKBIT_TYPED_MOVE_ENTRY (typing), keyval, state))
    return FALSE;
  if (opens && self->typing != NULL)
    gtk_popover_popup (GTK_POPOVER (self->typing));
  return TRUE;
}
