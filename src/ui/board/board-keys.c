/* The board by keyboard: a cursor that arrow keys move, Enter and Space on it, and the way in and
 * out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include "ui/board/square.h"

ChessSquare
checkbit_board_get_visible_cursor (CheckbitBoard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (self->cursor_visible && focus != NULL && CHECKBIT_IS_SQUARE (focus))
    return self->cursor;
  return CHESS_SQUARE_NONE;
}

void
checkbit_board_set_cursor (CheckbitBoard *self, ChessSquare square, gboolean visible)
{
  self->cursor = square;
  self->cursor_visible = visible;
  gtk_widget_grab_focus (self->squares[square]);
  if (visible)
    checkbit_board_set_hovered (self, square);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
move_cursor (CheckbitBoard *self, int columns, int rows)
{
  int column = checkbit_board_geometry_get_column (&self->geometry, self->cursor) + columns;
  int row = checkbit_board_geometry_get_row (&self->geometry, self->cursor) + rows;
  ChessSquare square
      = checkbit_board_geometry_get_cell (&self->geometry, CLAMP (column, 0, 7), CLAMP (row, 0, 7));

  checkbit_board_set_cursor (self, square, TRUE);
  return TRUE;
}

static gboolean
pick_or_drop (CheckbitBoard *self)
{
  checkbit_board_set_cursor (self, self->cursor, TRUE);
  if (!checkbit_board_confirm (self) && !checkbit_board_finish_arrow (self, self->cursor))
    checkbit_board_activate_square (self, self->cursor);
  return TRUE;
}

/* At the square's middle: a menu hides as little as it can there. */
static gboolean
ask_for_menu (CheckbitBoard *self)
{
  graphene_point_t center;

  checkbit_board_set_cursor (self, self->cursor, TRUE);
  checkbit_board_geometry_get_center (&self->geometry, self->cursor, &center);
  checkbit_board_emit_menu (self, self->cursor, center.x, center.y);
  return TRUE;
}

static gboolean
escape (CheckbitBoard *self)
{
  CheckbitBoardDrag drag = self->drag;

  if (drag.lifted)
    checkbit_board_slide_home (self, drag.from, &drag.point);
  return checkbit_board_cancel (self) || checkbit_board_cancel_premove (self);
}

gboolean
checkbit_board_key (CheckbitBoard *self, guint keyval, GdkModifierType state)
{
  if (checkbit_board_type (self, keyval, state))
    return TRUE;
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK) || self->promotion != NULL)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return move_cursor (self, -1, 0);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return move_cursor (self, 1, 0);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return move_cursor (self, 0, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return move_cursor (self, 0, 1);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return pick_or_drop (self);
    case GDK_KEY_Menu:
      return ask_for_menu (self);
    case GDK_KEY_F10:
      return (state & GDK_SHIFT_MASK) != 0 && ask_for_menu (self);
    case GDK_KEY_Escape:
      return escape (self);
    default:
      return FALSE;
    }
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                CheckbitBoard *self)
{
  return checkbit_board_key (self, keyval, state);
}

static void
focus_leave_cb (GtkEventControllerFocus *controller, CheckbitBoard *self)
{
  checkbit_board_close_typing (self);
  checkbit_board_set_hovered (self, self->pointed);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Whether the focus comes by the person's keys. A window that opens gives its focus away before it
 * is active: a cursor on the board would then only be in the way. */
static gboolean
is_shown_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root))
         && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* One stop for Tab: from outside to the cursor's square, from a square outside again. */
gboolean
checkbit_board_enter (CheckbitBoard *self, GtkDirectionType direction)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->promotion != NULL)
    return gtk_widget_child_focus (self->promotion, direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  checkbit_board_set_cursor (self, self->cursor, is_shown_focus (widget));
  return TRUE;
}

void
checkbit_board_add_keys (CheckbitBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);

  g_signal_connect (focus, "leave", G_CALLBACK (focus_leave_cb), self);
  gtk_widget_add_controller (widget, focus);
}
