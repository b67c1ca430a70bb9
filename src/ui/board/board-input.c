/* What the person's hand does to a board: pressing, dragging, and the choice of a promotion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include "chess/premove.h"
#include "ui/board/square.h"

/* How far a press may wander, in logical pixels, before it is a drag. */
#define DRAG_THRESHOLD 3

/* Whether a square holds a piece that may be moved now. */
static gboolean
is_movable (CheckbitBoard *self, ChessSquare square)
{
  ChessBitboard own = chess_position_color (&self->position, chess_position_side (&self->position));

  return (self->interactive && chess_bitboard_has (own, square))
         || checkbit_board_is_premovable (self, square);
}

static gboolean
is_target (CheckbitBoard *self, ChessSquare square)
{
  return self->selected != CHESS_SQUARE_NONE && chess_bitboard_has (self->targets, square);
}

/* --- Promotion ----------------------------------------------------------------------------- */

void
checkbit_board_close_promotion (CheckbitBoard *self)
{
  GtkWidget *promotion = g_steal_pointer (&self->promotion);

  if (promotion == NULL)
    return;
  g_signal_handlers_disconnect_by_data (promotion, self);
  /* The focus must not fall out of the board with the button that had it. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == promotion)
    gtk_widget_grab_focus (self->squares[self->cursor]);
  gtk_widget_unparent (promotion);
  /* The board declined the press on the chosen button; its release went away with the button, and a
   * gesture that still waits for it would miss the next press. */
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag_gesture));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
promotion_chosen_cb (CheckbitPromotion *promotion, guint type, CheckbitBoard *self)
{
  ChessSquare from = self->promotion_from, to = self->promotion_to;

  checkbit_board_cancel (self);
  checkbit_board_request (self, from, to, (ChessPieceType) type, NULL);
}

static void
promotion_cancelled_cb (CheckbitPromotion *promotion, CheckbitBoard *self)
{
  checkbit_board_cancel (self);
}

static void
open_promotion (CheckbitBoard *self, ChessSquare from, ChessSquare to)
{
  gboolean upwards = checkbit_board_geometry_get_row (&self->geometry, to) == 7;

  checkbit_board_close_promotion (self);
  self->promotion_from = from;
  self->promotion_to = to;
  self->promotion
      = checkbit_promotion_new (chess_piece_color (chess_position_piece_at (&self->position, from)),
                                upwards, self->geometry.pixels);
  g_signal_connect (self->promotion, "chosen", G_CALLBACK (promotion_chosen_cb), self);
  g_signal_connect (self->promotion, "cancelled", G_CALLBACK (promotion_cancelled_cb), self);
  gtk_widget_set_parent (self->promotion, GTK_WIDGET (self));
  gtk_widget_grab_focus (self->promotion);
}

/* --- Moves --------------------------------------------------------------------------------- */

/* Whether a pawn becomes a queen without being asked. */
static gboolean
chooses_queen (CheckbitBoard *self)
{
  return (self->auto_queen != FALSE) != (self->control != FALSE);
}

void
checkbit_board_request (CheckbitBoard *self,
                        ChessSquare from,
                        ChessSquare to,
                        ChessPieceType promotion,
                        const CheckbitBoardDrag *drag)
{
  gboolean ahead = checkbit_board_is_premovable (self, from);

  checkbit_board_select (self, CHESS_SQUARE_NONE);
  if (ahead)
    checkbit_board_emit_premove (self, from, to, promotion);
  else if (self->confirm_moves)
    checkbit_board_hold (self, from, to, promotion);
  if (ahead || self->confirm_moves)
    return;
  self->dropped = drag;
  checkbit_board_emit_requested (self, from, to, promotion);
  self->dropped = NULL;
}

/* A piece may be sent to any square it could reach, and back to where it is. */
static void
attempt_ahead (CheckbitBoard *self, ChessSquare from, ChessSquare to, const CheckbitBoardDrag *drag)
{
  ChessPiece piece = chess_position_piece_at (&self->position, from);
  gboolean last = chess_square_rank (to) == 0 || chess_square_rank (to) == 7;
  gboolean possible = chess_bitboard_has (chess_premove_targets (&self->position, from), to);

  if (drag != NULL)
    checkbit_board_slide_home (self, from, &drag->point);
  if (!possible)
    checkbit_board_select (self, CHESS_SQUARE_NONE);
  else if (chess_piece_type (piece) == CHESS_PAWN && last && !chooses_queen (self))
    open_promotion (self, from, to);
  else
    checkbit_board_request (
        self, from, to, chess_piece_type (piece) == CHESS_PAWN && last ? CHESS_QUEEN : CHESS_PAWN,
        NULL);
}

/* Tries the move from one square to another as they were pointed at. drag: what was dropped, or
   NULL. */
static void
attempt (CheckbitBoard *self, ChessSquare from, ChessSquare to, const CheckbitBoardDrag *drag)
{
  ChessMove move = CHESS_MOVE_NONE;

  if (checkbit_board_is_premovable (self, from))
    {
      attempt_ahead (self, from, to, drag);
      return;
    }
  if (is_movable (self, from))
    move = chess_movegen_find (&self->position, from, to);
  if (move == CHESS_MOVE_NONE)
    {
      if (drag != NULL)
        checkbit_board_slide_home (self, from, &drag->point);
      checkbit_board_emit_refused (self, from, to);
    }
  else if (chess_move_kind (move) == CHESS_MOVE_PROMOTION && !chooses_queen (self))
    {
      open_promotion (self, from, to);
    }
  else if (chess_move_kind (move) == CHESS_MOVE_PROMOTION)
    {
      checkbit_board_request (self, from, to, CHESS_QUEEN, drag);
    }
  else
    {
      checkbit_board_request (self, from, to, CHESS_PAWN, drag);
    }
}

/* A click or Enter that picks nothing new up. */
static void
click (CheckbitBoard *self, ChessSquare square, gboolean reselected)
{
  if (self->selected == square)
    {
      if (reselected)
        checkbit_board_select (self, CHESS_SQUARE_NONE);
    }
  else if (self->selected != CHESS_SQUARE_NONE)
    {
      attempt (self, self->selected, square, NULL);
    }
  else
    {
      checkbit_board_emit_clear (self);
      if (chess_position_piece_at (&self->position, square) != CHESS_PIECE_NONE)
        checkbit_board_emit_refused (self, square, square);
    }
}

void
checkbit_board_activate_square (CheckbitBoard *self, ChessSquare square)
{
  gboolean reselected = self->selected == square;

  if (is_movable (self, square) && !reselected && !is_target (self, square))
    checkbit_board_select (self, square);
  else
    click (self, square, reselected);
}

/* --- Pointer ------------------------------------------------------------------------------- */

/* The shape of the pointer tells what can be taken hold of. */
static void
update_pointer (CheckbitBoard *self)
{
  const char *name = NULL;

  if (self->drag.lifted)
    name = "grabbing";
  else if (self->pointed == CHESS_SQUARE_NONE || self->promotion != NULL)
    name = NULL;
  else if (is_target (self, self->pointed))
    name = "pointer";
  else if (is_movable (self, self->pointed))
    name = "grab";
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), name);
}

static void
set_pointed (CheckbitBoard *self, ChessSquare square)
{
  self->pointed = square;
  if (self->promotion == NULL)
    checkbit_board_set_hovered (self, square);
  update_pointer (self);
}

/* Whether a point lies on the promotion chooser, which looks after itself. */
static gboolean
is_on_promotion (CheckbitBoard *self, double x, double y)
{
  GtkWidget *picked;

  if (self->promotion == NULL)
    return FALSE;
  picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  return picked != NULL
         && (picked == self->promotion || gtk_widget_is_ancestor (picked, self->promotion));
}

gboolean
checkbit_board_press (CheckbitBoard *self, double x, double y, gboolean touch)
{
  ChessSquare square = checkbit_board_geometry_find (&self->geometry, x, y);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  self->drag.active = self->drag.lifted = FALSE;
  checkbit_board_close_typing (self);
  checkbit_board_cancel_pending (self);
  checkbit_board_cancel_premove (self);
  if (is_on_promotion (self, x, y))
    return FALSE;
  if (self->promotion != NULL)
    return checkbit_board_cancel (self);
  if (square == CHESS_SQUARE_NONE)
    return FALSE;

  checkbit_board_set_cursor (self, square, FALSE);
  if (checkbit_board_finish_arrow (self, square))
    return TRUE;
  set_pointed (self, square);
  self->drag = (CheckbitBoardDrag){ .active = TRUE,
                                    .reselected = self->selected == square,
                                    .touch = touch,
                                    .from = square,
                                    .start = point,
                                    .point = point };
  if (is_movable (self, square) && !is_target (self, square))
    checkbit_board_select (self, square);
  return TRUE;
}

static void
lift (CheckbitBoard *self)
{
  self->drag.lifted = TRUE;
  checkbit_board_select (self, self->drag.from);
}

void
checkbit_board_drag_to (CheckbitBoard *self, double x, double y)
{
  CheckbitBoardDrag *drag = &self->drag;

  if (!drag->active)
    return;
  drag->point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  if (!drag->lifted && self->move_input != CHECKBIT_MOVE_INPUT_CLICK
      && is_movable (self, drag->from)
      && graphene_point_distance (&drag->start, &drag->point, NULL, NULL) > DRAG_THRESHOLD)
    lift (self);
  set_pointed (self, checkbit_board_geometry_find (&self->geometry, x, y));
  if (drag->lifted)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drop (CheckbitBoard *self, const CheckbitBoardDrag *drag, ChessSquare square)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (square == drag->from)
    {
      checkbit_board_slide_home (self, drag->from, &drag->point);
    }
  else if (square == CHESS_SQUARE_NONE)
    {
      checkbit_board_slide_home (self, drag->from, &drag->point);
      checkbit_board_cancel (self);
    }
  else
    {
      attempt (self, drag->from, square, drag);
    }
}

void
checkbit_board_release (CheckbitBoard *self, double x, double y)
{
  ChessSquare square = checkbit_board_geometry_find (&self->geometry, x, y);
  CheckbitBoardDrag drag;

  checkbit_board_drag_to (self, x, y);
  drag = self->drag;
  self->drag.active = self->drag.lifted = FALSE;
  if (!drag.active)
    return;
  if (drag.lifted)
    drop (self, &drag, square);
  else if (square == drag.from && self->move_input == CHECKBIT_MOVE_INPUT_DRAG
           && is_movable (self, square))
    checkbit_board_select (self, CHESS_SQUARE_NONE);
  else if (square == drag.from)
    click (self, square, drag.reselected);
  else if (square != CHESS_SQUARE_NONE
           && chess_position_piece_at (&self->position, drag.from) != CHESS_PIECE_NONE)
    checkbit_board_emit_refused (self, drag.from, square);
  update_pointer (self);
}

static gboolean
is_touch (GtkGesture *gesture)
{
  GdkEventSequence *sequence
      = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture));
  GdkEvent *event = gtk_gesture_get_last_event (gesture, sequence);
  GdkDevice *device = event ? gdk_event_get_device (event) : NULL;

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, CheckbitBoard *self)
{
  gboolean used = checkbit_board_press (self, x, y, is_touch (GTK_GESTURE (gesture)));

  gtk_gesture_set_state (GTK_GESTURE (gesture),
                         used ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, CheckbitBoard *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    checkbit_board_drag_to (self, x + dx, y + dy);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, CheckbitBoard *self)
{
  double x, y;

  self->control = (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture))
                   & GDK_CONTROL_MASK)
                  != 0;
  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    checkbit_board_release (self, x + dx, y + dy);
  self->control = FALSE;
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, CheckbitBoard *self)
{
  if (self->drag.active)
    checkbit_board_cancel (self);
}

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, CheckbitBoard *self)
{
  if (!self->drag.active)
    set_pointed (self, checkbit_board_geometry_find (&self->geometry, x, y));
}

static void
leave_cb (GtkEventControllerMotion *controller, CheckbitBoard *self)
{
  set_pointed (self, CHESS_SQUARE_NONE);
  checkbit_board_set_hovered (self, checkbit_board_get_visible_cursor (self));
}

void
checkbit_board_add_pointer (CheckbitBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  self->drag_gesture = drag;

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);
}
