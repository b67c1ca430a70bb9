/* A move that waits for its “yes”: it is seen on the board, with two buttons beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include <glib/gi18n-lib.h>

gboolean
checkbit_board_cancel_pending (CheckbitBoard *self)
{
  GtkWidget *confirm = g_steal_pointer (&self->confirm);

  if (confirm == NULL)
    return FALSE;
  gtk_widget_unparent (confirm);
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag_gesture));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

gboolean
checkbit_board_confirm (CheckbitBoard *self)
{
  CheckbitBoardPending pending = self->pending;

  if (!checkbit_board_cancel_pending (self))
    return FALSE;
  checkbit_board_emit_requested (self, pending.from, pending.to, pending.promotion);
  return TRUE;
}

static GtkWidget *
button_new (CheckbitBoard *self,
            const char *icon,
            const char *name,
            const char *tooltip,
            GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_can_focus (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

/* The focus stays on the board, where Enter and Escape answer too. */
static GtkWidget *
confirm_new (CheckbitBoard *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *yes = button_new (self, "object-select-symbolic", _ ("Play this move"),
                               _ ("Play This Move (Enter)"), G_CALLBACK (checkbit_board_confirm));

  gtk_widget_add_css_class (yes, "suggested-action");
  gtk_box_append (GTK_BOX (box), yes);
  gtk_box_append (GTK_BOX (box), button_new (self, "window-close-symbolic", _ ("Take it back"),
                                             _ ("Take It Back (Escape)"),
                                             G_CALLBACK (checkbit_board_cancel_pending)));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_can_focus (popover, FALSE);
  gtk_widget_add_css_class (popover, "confirm-move");
  return popover;
}

void
checkbit_board_hold (CheckbitBoard *self,
                     ChessSquare from,
                     ChessSquare to,
                     ChessPieceType promotion)
{
  graphene_rect_t rect;

  checkbit_board_cancel_pending (self);
  self->pending = (CheckbitBoardPending){ from, to, promotion };
  self->confirm = confirm_new (self);
  gtk_widget_set_parent (self->confirm, GTK_WIDGET (self));
  checkbit_board_geometry_get_square (&self->geometry, to, &rect);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->confirm),
                               &(GdkRectangle){ (int) rect.origin.x, (int) rect.origin.y,
                                                (int) rect.size.width, (int) rect.size.height });
  gtk_popover_popup (GTK_POPOVER (self->confirm));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  checkbit_board_emit_held (self);
}

ChessPiece
checkbit_board_get_pending_piece (CheckbitBoard *self)
{
  ChessPiece piece;

  if (self->confirm == NULL)
    return CHESS_PIECE_NONE;
  piece = chess_position_piece_at (&self->position, self->pending.from);
  if (self->pending.promotion == CHESS_PAWN)
    return piece;
  return CHESS_PIECE (chess_piece_color (piece), self->pending.promotion);
}
