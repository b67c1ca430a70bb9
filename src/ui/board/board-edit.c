/* Setting up a position with the board itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-edit.h"

#include "ui/board/pointer-drag.h"

/* How far the pointer may move, in logical pixels, before a press becomes a drag. */
#define DRAG_THRESHOLD 3

#define N_CONTROLLERS 3

struct _CheckbitBoardEdit
{
  GObject parent_instance;

  CheckbitBoard *board; /* owned until stopped; so is the set-up */
  CheckbitSetup *setup;
  GtkEventController *controllers[N_CONTROLLERS]; /* owned by the board */

  guint tool;
  graphene_point_t point; /* the current position of the pointer */

  gboolean painting;
  ChessPiece paint;   /* what a stroke paints */
  ChessPiece removed; /* what an eraser stroke removes; CHESS_PIECE_NONE for everything */

  ChessSquare from; /* whose piece is pressed or dragged; CHESS_SQUARE_NONE for none */
  graphene_point_t start;
};

G_DEFINE_FINAL_TYPE (CheckbitBoardEdit, checkbit_board_edit, G_TYPE_OBJECT)

enum
{
  PROP_TOOL = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* --- What is shown -------------------------------------------------------------------------- */

static const CheckbitBoardScene *
get_scene (CheckbitBoardEdit *self)
{
  return checkbit_board_get_scene (self->board);
}

static ChessPiece
piece_at (CheckbitBoardEdit *self, ChessSquare square)
{
  return chess_position_piece_at (checkbit_setup_get_position (self->setup), square);
}

static ChessSquare
find_square (CheckbitBoardEdit *self, double x, double y)
{
  return checkbit_board_geometry_find (&get_scene (self)->geometry, x, y);
}

static gboolean
is_lifted (CheckbitBoardEdit *self)
{
  return get_scene (self)->lifted.square != CHESS_SQUARE_NONE;
}

/* Selects a piece to move. No targets are marked, as it may go anywhere. */
static void
choose (CheckbitBoardEdit *self, ChessSquare square)
{
  checkbit_board_set_selected (self->board, square, CHESS_NO_SQUARES);
}

static void
let_go (CheckbitBoardEdit *self)
{
  self->from = CHESS_SQUARE_NONE;
  checkbit_board_set_lifted (self->board, NULL);
  choose (self, CHESS_SQUARE_NONE);
}

/* A change by key may come while the pointer is at work: a piece that is held is put down, and a
 * stroke that undo has ended does not go on. */
static void
setup_changed_cb (CheckbitBoardEdit *self)
{
  self->painting = self->painting && checkbit_setup_is_in_stroke (self->setup);
  if (is_lifted (self))
    checkbit_board_edit_cancel (self);
  else
    let_go (self);
  checkbit_board_set_position (self->board, checkbit_setup_get_position (self->setup),
                               CHESS_MOVE_NONE, CHECKBIT_BOARD_JUMP);
}

/* --- Painting ------------------------------------------------------------------------------- */

static void
paint_square (CheckbitBoardEdit *self, ChessSquare square)
{
  if (square == CHESS_SQUARE_NONE)
    return;
  /* A stroke that began by toggling a piece off only removes pieces of that kind. */
  if (self->paint == CHESS_PIECE_NONE && self->removed != CHESS_PIECE_NONE
      && piece_at (self, square) != self->removed)
    return;
  checkbit_setup_put (self->setup, square, self->paint);
}

/* Painting a piece where it already is removes it. */
static void
begin_painting (CheckbitBoardEdit *self, ChessSquare square, ChessPiece piece)
{
  gboolean again = piece != CHESS_PIECE_NONE && piece_at (self, square) == piece;

  self->painting = TRUE;
  self->paint = again ? CHESS_PIECE_NONE : piece;
  self->removed = again ? piece : CHESS_PIECE_NONE;
  checkbit_setup_begin_stroke (self->setup);
  paint_square (self, square);
}

/* Fast strokes must not leave gaps: paints all squares on the way. */
static void
paint_to (CheckbitBoardEdit *self, graphene_point_t end)
{
  const CheckbitBoardGeometry *geometry = &get_scene (self)->geometry;
  graphene_point_t start = self->point;
  double length = graphene_point_distance (&start, &end, NULL, NULL);
  int steps = 1 + (int) (4 * length / MAX (geometry->size, 1));

  for (int i = 1; i <= steps; i++)
    {
      graphene_point_t point;

      graphene_point_interpolate (&start, &end, (double) i / steps, &point);
      paint_square (self, checkbit_board_geometry_find (geometry, point.x, point.y));
    }
  self->point = end;
}

static void
end_painting (CheckbitBoardEdit *self)
{
  self->painting = FALSE;
  checkbit_setup_end_stroke (self->setup);
}

/* --- Moving --------------------------------------------------------------------------------- */

/* The piece follows the pointer once it has left its square. */
static void
move_to (CheckbitBoardEdit *self, graphene_point_t point)
{
  if (!is_lifted (self))
    {
      if (piece_at (self, self->from) == CHESS_PIECE_NONE
          || graphene_point_distance (&self->start, &point, NULL, NULL) <= DRAG_THRESHOLD)
        return;
      choose (self, self->from);
      checkbit_board_set_drop_anywhere (self->board, TRUE);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self->board), "grabbing");
    }
  checkbit_board_set_lifted (self->board,
                             &(CheckbitBoardLifted){ .square = self->from, .point = point });
}

static void
drop (CheckbitBoardEdit *self, ChessSquare from, ChessSquare to, gboolean copy)
{
  checkbit_board_edit_cancel (self);
  if (from == to)
    return;
  if (copy && to != CHESS_SQUARE_NONE)
    checkbit_setup_put (self->setup, to, piece_at (self, from));
  else if (!copy)
    checkbit_setup_move (self->setup, from, to);
}

/* A click with the move tool: selects a piece, deselects it, or moves it to an empty square. */
static void
click (CheckbitBoardEdit *self, ChessSquare square)
{
  ChessSquare chosen = get_scene (self)->selected;

  if (chosen == square)
    checkbit_board_edit_cancel (self);
  else if (piece_at (self, square) != CHESS_PIECE_NONE)
    choose (self, square);
  else if (chosen != CHESS_SQUARE_NONE)
    drop (self, chosen, square, FALSE);
}

/* --- The pointer ---------------------------------------------------------------------------- */

void
checkbit_board_edit_press (CheckbitBoardEdit *self, double x, double y, gboolean second)
{
  ChessSquare square;

  g_return_if_fail (CHECKBIT_IS_BOARD_EDIT (self));

  square = find_square (self, x, y);
  self->point = self->start = GRAPHENE_POINT_INIT ((float) x, (float) y);
  if (square == CHESS_SQUARE_NONE)
    return;
  checkbit_board_set_cursor (self->board, square, FALSE);
  checkbit_board_set_hovered (self->board, square);
  if (second || self->tool != CHECKBIT_TOOL_MOVE)
    begin_painting (self, square, second ? CHESS_PIECE_NONE : (ChessPiece) self->tool);
  else
    self->from = square;
}

void
checkbit_board_edit_drag_to (CheckbitBoardEdit *self, double x, double y)
{
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  g_return_if_fail (CHECKBIT_IS_BOARD_EDIT (self));

  if (self->painting)
    paint_to (self, point);
  else if (self->from != CHESS_SQUARE_NONE)
    move_to (self, point);
  else
    return;
  checkbit_board_set_hovered (self->board, find_square (self, x, y));
}

void
checkbit_board_edit_release (CheckbitBoardEdit *self, double x, double y, gboolean copy)
{
  ChessSquare from, square;

  g_return_if_fail (CHECKBIT_IS_BOARD_EDIT (self));

  checkbit_board_edit_drag_to (self, x, y);
  from = self->from;
  self->from = CHESS_SQUARE_NONE;
  square = find_square (self, x, y);
  if (self->painting)
    end_painting (self);
  else if (from != CHESS_SQUARE_NONE && is_lifted (self))
    drop (self, from, square, copy);
  else if (from != CHESS_SQUARE_NONE && square == from)
    click (self, square);
}

/* --- Keys ----------------------------------------------------------------------------------- */

/* CHESS_PIECE_NONE if it is not the letter of a piece. */
static ChessPiece
piece_of_letter (guint keyval)
{
  ChessPiece piece = 0;

  while (piece < CHESS_N_PIECES
         && (guint) chess_piece_letter (piece) != gdk_keyval_to_unicode (keyval))
    piece++;
  return piece < CHESS_N_PIECES ? piece : CHESS_PIECE_NONE;
}

/* What a key does while the pointer paints is no part of the stroke, for Undo. */
static void
interrupt_painting (CheckbitBoardEdit *self)
{
  if (self->painting)
    end_painting (self);
}

static gboolean
put (CheckbitBoardEdit *self, ChessPiece piece)
{
  ChessSquare square = get_scene (self)->cursor;

  interrupt_painting (self);
  checkbit_board_set_cursor (self->board, square, TRUE);
  checkbit_setup_put (self->setup, square, piece);
  return TRUE;
}

static gboolean
use_tool (CheckbitBoardEdit *self)
{
  ChessSquare square = get_scene (self)->cursor;

  interrupt_painting (self);
  checkbit_board_set_cursor (self->board, square, TRUE);
  if (self->tool == CHECKBIT_TOOL_MOVE)
    click (self, square);
  else
    {
      begin_painting (self, square, (ChessPiece) self->tool);
      end_painting (self);
    }
  return TRUE;
}

/* Typed moves and the menu of the game's pieces are not available here. */
static gboolean
is_swallowed (guint keyval)
{
  return keyval == GDK_KEY_Menu || keyval == GDK_KEY_F10 || gdk_keyval_to_unicode (keyval) > ' ';
}

gboolean
checkbit_board_edit_key (CheckbitBoardEdit *self, guint keyval, GdkModifierType state)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD_EDIT (self), FALSE);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (piece_of_letter (keyval) != CHESS_PIECE_NONE)
    return put (self, piece_of_letter (keyval));
  switch (keyval)
    {
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return put (self, CHESS_PIECE_NONE);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return use_tool (self);
    case GDK_KEY_Escape:
      return checkbit_board_edit_cancel (self);
    default:
      return is_swallowed (keyval);
    }
}

gboolean
checkbit_board_edit_cancel (CheckbitBoardEdit *self)
{
  gboolean something;

  g_return_val_if_fail (CHECKBIT_IS_BOARD_EDIT (self), FALSE);

  something = self->painting || is_lifted (self) || get_scene (self)->selected != CHESS_SQUARE_NONE;
  if (self->painting)
    end_painting (self);
  let_go (self);
  checkbit_board_set_drop_anywhere (self->board, FALSE);
  gtk_widget_set_cursor (GTK_WIDGET (self->board), NULL);
  return something;
}

/* --- Event controllers ---------------------------------------------------------------------- */

static gboolean
press_cb (const CheckbitPointer *pointer, gpointer self)
{
  checkbit_board_edit_press (self, pointer->x, pointer->y, pointer->button == GDK_BUTTON_SECONDARY);
  return TRUE;
}

static void
move_cb (const CheckbitPointer *pointer, gpointer self)
{
  checkbit_board_edit_drag_to (self, pointer->x, pointer->y);
}

static void
release_cb (const CheckbitPointer *pointer, gpointer self)
{
  checkbit_board_edit_release (self, pointer->x, pointer->y,
                               (pointer->state & GDK_CONTROL_MASK) != 0);
}

static void
cancel_cb (gpointer self)
{
  checkbit_board_edit_cancel (self);
}

static gboolean
key_pressed_cb (CheckbitBoardEdit *self, guint keyval, guint keycode, GdkModifierType state)
{
  return checkbit_board_edit_key (self, keyval, state);
}

static GdkDragAction
drop_motion_cb (CheckbitBoardEdit *self, double x, double y)
{
  checkbit_board_set_drop_anywhere (self->board, TRUE);
  checkbit_board_set_hovered (self->board, find_square (self, x, y));
  return get_scene (self)->hovered != CHESS_SQUARE_NONE ? GDK_ACTION_COPY : 0;
}

static void
drop_leave_cb (CheckbitBoardEdit *self)
{
  checkbit_board_set_drop_anywhere (self->board, FALSE);
  checkbit_board_set_hovered (self->board, CHESS_SQUARE_NONE);
}

static gboolean
drop_cb (CheckbitBoardEdit *self, const GValue *value, double x, double y)
{
  ChessSquare square = find_square (self, x, y);
  guint piece = g_value_get_uint (value);

  checkbit_board_set_drop_anywhere (self->board, FALSE);
  if (square == CHESS_SQUARE_NONE || piece >= CHESS_N_PIECES)
    return FALSE;
  checkbit_board_set_cursor (self->board, square, FALSE);
  checkbit_setup_put (self->setup, square, (ChessPiece) piece);
  return TRUE;
}

/* These controllers see events before those of the board's own input, which are then ignored. */
static void
add_controllers (CheckbitBoardEdit *self)
{
  static const CheckbitPointerDragFuncs funcs = { press_cb, move_cb, release_cb, cancel_cb };
  GtkEventController *pointer = GTK_EVENT_CONTROLLER (checkbit_pointer_drag_new (0, &funcs, self));
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (target, "motion", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect_swapped (target, "leave", G_CALLBACK (drop_leave_cb), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_event_controller_set_propagation_phase (pointer, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  self->controllers[0] = pointer;
  self->controllers[1] = keys;
  self->controllers[2] = GTK_EVENT_CONTROLLER (target);
  for (int i = 0; i < N_CONTROLLERS; i++)
    gtk_widget_add_controller (GTK_WIDGET (self->board), self->controllers[i]);
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_board_edit_set_tool (CheckbitBoardEdit *self, guint tool)
{
  g_return_if_fail (CHECKBIT_IS_BOARD_EDIT (self));
  g_return_if_fail (tool < CHECKBIT_N_TOOLS);

  if (self->tool == tool)
    return;
  checkbit_board_edit_cancel (self);
  self->tool = tool;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOOL]);
}

static void
checkbit_board_edit_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_TOOL)
    g_value_set_uint (value, CHECKBIT_BOARD_EDIT (object)->tool);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_board_edit_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  if (prop_id == PROP_TOOL)
    checkbit_board_edit_set_tool (CHECKBIT_BOARD_EDIT (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

void
checkbit_board_edit_stop (CheckbitBoardEdit *self)
{
  g_return_if_fail (CHECKBIT_IS_BOARD_EDIT (self));

  if (self->board == NULL)
    return;
  checkbit_board_edit_cancel (self);
  for (int i = 0; i < N_CONTROLLERS; i++)
    gtk_widget_remove_controller (GTK_WIDGET (self->board), self->controllers[i]);
  g_signal_handlers_disconnect_by_data (self->setup, self);
  g_clear_object (&self->setup);
  g_clear_object (&self->board);
}

static void
checkbit_board_edit_dispose (GObject *object)
{
  checkbit_board_edit_stop (CHECKBIT_BOARD_EDIT (object));
  G_OBJECT_CLASS (checkbit_board_edit_parent_class)->dispose (object);
}

static void
checkbit_board_edit_class_init (CheckbitBoardEditClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = checkbit_board_edit_dispose;
  object_class->get_property = checkbit_board_edit_get_property;
  object_class->set_property = checkbit_board_edit_set_property;
  props[PROP_TOOL]
      = g_param_spec_uint ("tool", NULL, NULL, 0, CHECKBIT_TOOL_MOVE, CHECKBIT_TOOL_MOVE,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_board_edit_init (CheckbitBoardEdit *self)
{
  self->tool = CHECKBIT_TOOL_MOVE;
  self->from = CHESS_SQUARE_NONE;
}

CheckbitBoardEdit *
checkbit_board_edit_new (CheckbitBoard *board, CheckbitSetup *setup)
{
  CheckbitBoardEdit *self;

  g_return_val_if_fail (CHECKBIT_IS_BOARD (board), NULL);
  g_return_val_if_fail (CHECKBIT_IS_SETUP (setup), NULL);

  self = g_object_new (CHECKBIT_TYPE_BOARD_EDIT, NULL);
  self->board = g_object_ref (board);
  self->setup = g_object_ref (setup);
  add_controllers (self);
  g_signal_connect_swapped (setup, "changed", G_CALLBACK (setup_changed_cb), self);
  setup_changed_cb (self);
  return self;
}
