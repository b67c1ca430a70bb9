/* Pointer and keyboard on a set's board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/set-board-private.h"

#include "ui/inspector/set-square.h"

static ChessSquare
square_at (CheckbitSetBoard *self, double x, double y)
{
  CheckbitSetBoardPlace place;

  checkbit_set_board_get_place (self, &place);
  x -= place.x;
  y -= place.y;
  if (place.cell == 0 || x < 0 || y < 0 || x >= 8 * place.cell || y >= 8 * place.cell)
    return CHESS_SQUARE_NONE;
  return CHESS_SQUARE ((int) x / place.cell, 7 - (int) y / place.cell);
}

static void
motion_cb (CheckbitSetBoard *self, double x, double y)
{
  checkbit_set_board_emit_pointed (self, square_at (self, x, y));
}

static void
leave_cb (CheckbitSetBoard *self)
{
  checkbit_set_board_emit_pointed (self, CHESS_SQUARE_NONE);
}

static void
released_cb (CheckbitSetBoard *self, int n_press, double x, double y)
{
  ChessSquare square = square_at (self, x, y);

  if (square == CHESS_SQUARE_NONE || !self->editable)
    return;
  self->cursor = square;
  gtk_widget_grab_focus (self->cells[square]);
  checkbit_set_board_emit_activated (self, square);
}

static void
set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (widget);
  GtkWidgetClass *parent_class = g_type_class_peek (GTK_TYPE_WIDGET);

  parent_class->set_focus_child (widget, child);
  if (child != NULL)
    self->cursor = checkbit_set_square_get_square (CHECKBIT_SET_SQUARE (child));
  checkbit_set_board_emit_pointed (self, child != NULL ? self->cursor : CHESS_SQUARE_NONE);
}

/* Moves the focus by files and ranks; stays at the edge. */
static gboolean
move_by (CheckbitSetBoard *self, int files, int ranks)
{
  int file = CLAMP ((int) chess_square_file (self->cursor) + files, 0, 7);
  int rank = CLAMP ((int) chess_square_rank (self->cursor) + ranks, 0, 7);

  return gtk_widget_grab_focus (self->cells[CHESS_SQUARE (file, rank)]);
}

/* One stop for Tab: from outside to the cursor's square, from a square outside again. */
static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (widget);

  if (gtk_widget_get_focus_child (widget) == NULL)
    return gtk_widget_grab_focus (self->cells[self->cursor]);
  switch (direction)
    {
    case GTK_DIR_LEFT:
      return move_by (self, -1, 0);
    case GTK_DIR_RIGHT:
      return move_by (self, 1, 0);
    case GTK_DIR_UP:
      return move_by (self, 0, 1);
    case GTK_DIR_DOWN:
      return move_by (self, 0, -1);
    default:
      return FALSE;
    }
}

static gboolean
home_end_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  return move_by (CHECKBIT_SET_BOARD (widget), g_variant_get_boolean (parameter) ? -7 : 7, 0);
}

static gboolean
activate_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (widget);

  if (!self->editable || gtk_widget_get_focus_child (widget) == NULL)
    return GDK_EVENT_PROPAGATE;
  checkbit_set_board_emit_activated (self, self->cursor);
  return GDK_EVENT_STOP;
}

void
checkbit_set_board_class_init_input (GtkWidgetClass *widget_class)
{
  static const guint keys[]
      = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter };

  widget_class->focus = focus;
  widget_class->set_focus_child = set_focus_child;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i], 0, activate_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, home_end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, home_end_cb, "b", FALSE);
}

void
checkbit_set_board_init_input (CheckbitSetBoard *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
