/* What the second button and a long touch do to a board: arrows and circles are drawn, a menu is
 * asked for, and what the first button has begun is called off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

/* --- The arrow that is being drawn --------------------------------------------------------- */

/* Plain, Shift, Alt, and Control or both: as many programs have it. Where the desktop moves windows
 * with Alt, Control and Shift do the same. */
static CheckbitArrowStyle
get_style (GdkModifierType state)
{
  gboolean shift = (state & GDK_SHIFT_MASK) != 0, alt = (state & GDK_ALT_MASK) != 0;
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  if (control && shift)
    return CHECKBIT_ARROW_BLUE;
  if (control || (shift && alt))
    return CHECKBIT_ARROW_YELLOW;
  if (shift)
    return CHECKBIT_ARROW_RED;
  return alt ? CHECKBIT_ARROW_BLUE : CHECKBIT_ARROW_GREEN;
}

static void
set_sketch (CheckbitBoard *self, ChessSquare to, CheckbitArrowStyle style)
{
  CheckbitBoardSketch *sketch = &self->sketch;

  if (sketch->to == to && sketch->style == style)
    return;
  sketch->to = to;
  sketch->style = style;
  checkbit_board_forget_arrows (self);
}

/* Takes the arrow away; answers whether there was one. */
gboolean
checkbit_board_cancel_sketch (CheckbitBoard *self)
{
  if (!self->sketch.active)
    return FALSE;
  self->sketch = (CheckbitBoardSketch){ 0 };
  checkbit_board_forget_arrows (self);
  return TRUE;
}

void
checkbit_board_begin_arrow (CheckbitBoard *self, ChessSquare from, CheckbitArrowStyle style)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail (from < CHESS_N_SQUARES);

  checkbit_board_cancel (self);
  self->sketch = (CheckbitBoardSketch){
    .active = TRUE, .waiting = TRUE, .from = from, .to = from, .style = style
  };
  checkbit_board_set_cursor (self, from, TRUE);
  checkbit_board_forget_arrows (self);
}

gboolean
checkbit_board_finish_arrow (CheckbitBoard *self, ChessSquare to)
{
  CheckbitBoardSketch sketch = self->sketch;

  if (!sketch.active || !sketch.waiting)
    return FALSE;
  checkbit_board_cancel_sketch (self);
  checkbit_board_emit_shape (self, sketch.from, to, sketch.style);
  return TRUE;
}

void
checkbit_board_point_arrow (CheckbitBoard *self, ChessSquare square)
{
  if (self->sketch.active && self->sketch.waiting && square != CHESS_SQUARE_NONE)
    set_sketch (self, square, self->sketch.style);
}

/* --- The second button --------------------------------------------------------------------- */

/* Lets go of what the first button holds; answers whether it held something. */
static gboolean
call_off (CheckbitBoard *self)
{
  CheckbitBoardDrag drag = self->drag;

  if (drag.lifted)
    checkbit_board_slide_home (self, drag.from, &drag.point);
  if (drag.lifted || self->promotion != NULL)
    return checkbit_board_cancel (self);
  return checkbit_board_cancel_pending (self) || checkbit_board_cancel_premove (self)
         || checkbit_board_cancel_sketch (self);
}

gboolean
checkbit_board_second_press (CheckbitBoard *self, double x, double y, GdkModifierType state)
{
  ChessSquare square = checkbit_board_geometry_find (&self->geometry, x, y);

  if (call_off (self) || square == CHESS_SQUARE_NONE)
    return FALSE;
  self->sketch = (CheckbitBoardSketch){
    .active = TRUE, .from = square, .to = square, .style = get_style (state)
  };
  checkbit_board_forget_arrows (self);
  return TRUE;
}

void
checkbit_board_second_drag_to (CheckbitBoard *self, double x, double y, GdkModifierType state)
{
  ChessSquare square = checkbit_board_geometry_find (&self->geometry, x, y);

  if (!self->sketch.active || self->sketch.waiting)
    return;
  self->sketch.left |= square != self->sketch.from;
  set_sketch (self, square == CHESS_SQUARE_NONE ? self->sketch.from : square, get_style (state));
}

/* A plain click asks for the menu; one with a modifier draws a circle, as a drag draws an arrow. A
 * drag that comes back draws a circle, too. Beside the board, an arrow is let go of. */
void
checkbit_board_second_release (CheckbitBoard *self, double x, double y, GdkModifierType state)
{
  ChessSquare square = checkbit_board_geometry_find (&self->geometry, x, y);
  CheckbitBoardSketch sketch = self->sketch;
  CheckbitArrowStyle style = get_style (state);

  if (!sketch.active || sketch.waiting)
    return;
  checkbit_board_cancel_sketch (self);
  if (square == CHESS_SQUARE_NONE)
    return;
  if (square == sketch.from && style == CHECKBIT_ARROW_GREEN && !sketch.left)
    checkbit_board_emit_menu (self, square, x, y);
  else
    checkbit_board_emit_shape (self, sketch.from, square, style);
}

/* --- Gestures ------------------------------------------------------------------------------ */

static GdkModifierType
get_state (GtkGestureDrag *gesture)
{
  return gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, CheckbitBoard *self)
{
  gboolean used = checkbit_board_second_press (self, x, y, get_state (gesture));

  gtk_gesture_set_state (GTK_GESTURE (gesture),
                         used ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, CheckbitBoard *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    checkbit_board_second_drag_to (self, x + dx, y + dy, get_state (gesture));
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, CheckbitBoard *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    checkbit_board_second_release (self, x + dx, y + dy, get_state (gesture));
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, CheckbitBoard *self)
{
  if (!self->sketch.waiting)
    checkbit_board_cancel_sketch (self);
}

/* A finger that rests on a square asks for its menu; the piece it has taken hold of stays. */
static void
long_pressed_cb (GtkGestureLongPress *gesture, double x, double y, CheckbitBoard *self)
{
  ChessSquare square = checkbit_board_geometry_find (&self->geometry, x, y);

  if (square == CHESS_SQUARE_NONE || self->drag.lifted || self->promotion != NULL)
    return;
  checkbit_board_cancel (self);
  checkbit_board_emit_menu (self, square, x, y);
}

void
checkbit_board_add_second (CheckbitBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_SECONDARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (hold, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));
  /* The first button's gesture claims every touch: in a group they share it. */
  gtk_gesture_group (hold, self->drag_gesture);
}
