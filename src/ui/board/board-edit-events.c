/* What GTK tells of hand and keys, to a board on which a position is set up. The board's own use of them
 * is passed over: these controllers come first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-edit-private.h"

/* --- The pointer ---------------------------------------------------------------------------- */

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, CheckbitBoardEdit *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  checkbit_board_edit_press (self, x, y, button == GDK_BUTTON_SECONDARY);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, CheckbitBoardEdit *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    checkbit_board_edit_drag_to (self, x + dx, y + dy);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, CheckbitBoardEdit *self)
{
  GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    checkbit_board_edit_release (self, x + dx, y + dy, (state & GDK_CONTROL_MASK) != 0);
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, CheckbitBoardEdit *self)
{
  checkbit_board_edit_cancel (self);
}

static GtkEventController *
pointer_new (CheckbitBoardEdit *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  return GTK_EVENT_CONTROLLER (drag);
}

/* --- Keys ----------------------------------------------------------------------------------- */

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                CheckbitBoardEdit *self)
{
  return checkbit_board_edit_key (self, keyval, state);
}

static GtkEventController *
keys_new (CheckbitBoardEdit *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  return keys;
}

/* --- Pieces from elsewhere ------------------------------------------------------------------ */

static GdkDragAction
drop_motion_cb (GtkDropTarget *target, double x, double y, CheckbitBoardEdit *self)
{
  checkbit_board_edit_set_dropping (self, TRUE);
  checkbit_board_edit_point (self, x, y);
  return self->board->hovered != CHESS_SQUARE_NONE ? GDK_ACTION_COPY : 0;
}

static void
drop_leave_cb (GtkDropTarget *target, CheckbitBoardEdit *self)
{
  checkbit_board_edit_set_dropping (self, FALSE);
  checkbit_board_set_hovered (self->board, CHESS_SQUARE_NONE);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, CheckbitBoardEdit *self)
{
  ChessSquare square = checkbit_board_geometry_find (&self->board->geometry, x, y);
  guint piece = g_value_get_uint (value);

  checkbit_board_edit_set_dropping (self, FALSE);
  if (square == CHESS_SQUARE_NONE || piece >= CHESS_N_PIECES)
    return FALSE;
  checkbit_board_set_cursor (self->board, square, FALSE);
  checkbit_setup_put (self->setup, square, (ChessPiece)piece);
  return TRUE;
}

static GtkEventController *
drop_target_new (CheckbitBoardEdit *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);

  g_signal_connect (target, "motion", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect (target, "leave", G_CALLBACK (drop_leave_cb), self);
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  return GTK_EVENT_CONTROLLER (target);
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_board_edit_add_events (CheckbitBoardEdit *self)
{
  self->events[0] = pointer_new (self);
  self->events[1] = keys_new (self);
  self->events[2] = drop_target_new (self);
  gtk_event_controller_set_propagation_phase (self->events[0], GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (self->events[1], GTK_PHASE_CAPTURE);
  for (int i = 0; i < CHECKBIT_BOARD_EDIT_N_EVENTS; i++)
    gtk_widget_add_controller (GTK_WIDGET (self->board), self->events[i]);
}

void
checkbit_board_edit_remove_events (CheckbitBoardEdit *self)
{
  for (int i = 0; i < CHECKBIT_BOARD_EDIT_N_EVENTS; i++)
    if (self->events[i] != NULL)
      gtk_widget_remove_controller (GTK_WIDGET (self->board), self->events[i]);
  memset (self->events, 0, sizeof self->events);
}
