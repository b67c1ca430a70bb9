/* Input on a board by pointer, touch, keys and wheel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-input.h"

#include "ui/base/focus-within.h"
#include "ui/board/arrow-tool.h"
#include "ui/board/pointer-drag.h"

/* How far the pointer may move, in logical pixels, before a press becomes a drag. */
#define DRAG_THRESHOLD 3

/* A press of the pointer that is not over yet. */
typedef struct
{
  gboolean active;
  gboolean lifted;     /* the piece has left its square and follows the pointer */
  gboolean reselected; /* the piece was selected already, so that a click deselects it */
  gboolean touch;
  ChessSquare from;
  graphene_point_t start; /* where it was pressed */
  graphene_point_t point; /* the current position of the pointer */
} Press;

#define N_CONTROLLERS 8

struct _CheckbitBoardInput
{
  GObject parent_instance;

  CheckbitBoard *board;                           /* weak */
  CheckbitMoveChooser *chooser;                   /* owned */
  GtkEventController *controllers[N_CONTROLLERS]; /* owned by the board */
  GtkEventController *first_button;               /* one of them */

  CheckbitMoveInput move_input;
  Press press;
  CheckbitArrowTool arrow;
  ChessSquare pointed; /* under the pointer */
  double scrolled;     /* of the wheel, in steps, since the last whole one */
};

G_DEFINE_FINAL_TYPE (CheckbitBoardInput, checkbit_board_input, G_TYPE_OBJECT)

enum
{
  PROP_BOARD = 1,
  PROP_CHOOSER,
  PROP_MOVE_INPUT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  MENU_REQUESTED,
  STEP_REQUESTED,
  ARROW_PRESSED,
  SHAPE_DRAWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Starting and cancelling --------------------------------------------------------------- */

static const CheckbitBoardScene *
get_scene (CheckbitBoardInput *self)
{
  return checkbit_board_get_scene (self->board);
}

static ChessSquare
find_square (CheckbitBoardInput *self, double x, double y)
{
  return checkbit_board_geometry_find (&get_scene (self)->geometry, x, y);
}

static ChessPiece
piece_at (const ChessPosition *position, ChessSquare square)
{
  return square < CHESS_N_SQUARES ? chess_position_piece_at (position, square) : CHESS_PIECE_NONE;
}

/* Updates the lifted piece on the board. */
static void
show_press (CheckbitBoardInput *self)
{
  const Press *press = &self->press;

  checkbit_move_chooser_set_held (self->chooser, press->active ? press->from : CHESS_SQUARE_NONE);
  checkbit_board_set_lifted (
      self->board,
      press->lifted ? &(CheckbitBoardLifted){ press->from, press->point, press->touch } : NULL);
}

static void
end_press (CheckbitBoardInput *self)
{
  if (!self->press.active)
    return;
  self->press.active = self->press.lifted = FALSE;
  show_press (self);
}

/* Lets the lifted piece slide back. */
static void
slide_home (CheckbitBoardInput *self)
{
  if (self->press.lifted)
    checkbit_board_slide_home (self->board, self->press.from, &self->press.point);
}

static void
emit_shape (CheckbitBoardInput *self, const CheckbitBoardArrow *shape)
{
  g_signal_emit (self, signals[SHAPE_DRAWN], 0, (guint) shape->from, (guint) shape->to,
                 (guint) shape->style);
}

static void
emit_menu (CheckbitBoardInput *self, ChessSquare square, double x, double y)
{
  g_signal_emit (self, signals[MENU_REQUESTED], 0, (guint) square, x, y);
}

gboolean
checkbit_board_input_cancel (CheckbitBoardInput *self)
{
  gboolean something;

  g_return_val_if_fail (CHECKBIT_IS_BOARD_INPUT (self), FALSE);

  if (self->board == NULL || self->chooser == NULL)
    return FALSE;
  something = self->press.lifted;
  something |= checkbit_arrow_tool_cancel (&self->arrow);
  end_press (self);
  something |= checkbit_move_chooser_cancel (self->chooser);
  return something;
}

/* The chooser has cancelled everything. */
static void
cancelled_cb (CheckbitBoardInput *self)
{
  checkbit_arrow_tool_cancel (&self->arrow);
  end_press (self);
}

/* The press was on a button over the board and was declined. Its release went away with the button,
 * so a gesture still waiting for it would miss the next press: reset it. */
static void
closed_cb (CheckbitBoardInput *self)
{
  gtk_event_controller_reset (self->first_button);
}

static void
position_changed_cb (CheckbitBoardInput *self, const ChessPosition *before)
{
  checkbit_arrow_tool_cancel (&self->arrow);
  if (!checkbit_move_chooser_is_enabled (self->chooser)
      || piece_at (before, self->press.from)
             != piece_at (&get_scene (self)->position, self->press.from))
    end_press (self);
}

static void
hovered_cb (CheckbitBoardInput *self)
{
  checkbit_arrow_tool_point (&self->arrow, get_scene (self)->hovered);
}

/* --- The first button ---------------------------------------------------------------------- */

/* The cursor's shape shows what can be grabbed. */
static void
update_pointer (CheckbitBoardInput *self)
{
  const char *name = NULL;

  if (self->press.lifted)
    name = "grabbing";
  else if (self->pointed == CHESS_SQUARE_NONE || checkbit_move_chooser_is_promoting (self->chooser))
    name = NULL;
  else if (checkbit_move_chooser_is_target (self->chooser, self->pointed))
    name = "pointer";
  else if (checkbit_move_chooser_is_movable (self->chooser, self->pointed))
    name = "grab";
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->board), name);
}

static void
set_pointed (CheckbitBoardInput *self, ChessSquare square)
{
  self->pointed = square;
  if (!checkbit_move_chooser_is_promoting (self->chooser))
    checkbit_board_set_hovered (self->board, square);
  update_pointer (self);
}

/* Whether a point is on the promotion chooser, which handles its own input. */
static gboolean
is_on_promotion (CheckbitBoardInput *self, double x, double y)
{
  GtkWidget *promotion = checkbit_board_get_promotion (self->board);
  GtkWidget *picked;

  if (promotion == NULL)
    return FALSE;
  picked = gtk_widget_pick (GTK_WIDGET (self->board), x, y, GTK_PICK_DEFAULT);
  return picked != NULL && (picked == promotion || gtk_widget_is_ancestor (picked, promotion));
}

/* Ends an arrow that waits for its end; returns whether there was one. */
static gboolean
finish_arrow (CheckbitBoardInput *self, ChessSquare square)
{
  CheckbitBoardArrow shape;

  if (!checkbit_arrow_tool_finish (&self->arrow, square, &shape))
    return FALSE;
  emit_shape (self, &shape);
  return TRUE;
}

gboolean
checkbit_board_input_press (CheckbitBoardInput *self, double x, double y, gboolean touch)
{
  ChessSquare square = find_square (self, x, y);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  end_press (self);
  checkbit_move_chooser_forget_typed (self->chooser);
  checkbit_move_chooser_cancel_typing (self->chooser);
  checkbit_move_chooser_cancel_confirmation (self->chooser);
  checkbit_move_chooser_cancel_premove (self->chooser);
  if (is_on_promotion (self, x, y))
    return FALSE;
  if (checkbit_move_chooser_is_promoting (self->chooser))
    return checkbit_board_input_cancel (self);
  if (square == CHESS_SQUARE_NONE)
    return FALSE;

  checkbit_board_set_cursor (self->board, square, FALSE);
  if (finish_arrow (self, square))
    return TRUE;
  set_pointed (self, square);
  self->press = (Press){ .active = TRUE,
                         .reselected = get_scene (self)->selected == square,
                         .touch = touch,
                         .from = square,
                         .start = point,
                         .point = point };
  show_press (self);
  if (checkbit_move_chooser_is_movable (self->chooser, square)
      && !checkbit_move_chooser_is_target (self->chooser, square))
    checkbit_move_chooser_select (self->chooser, square);
  return TRUE;
}

void
checkbit_board_input_drag_to (CheckbitBoardInput *self, double x, double y)
{
  Press *press = &self->press;

  if (!press->active)
    return;
  press->point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  if (!press->lifted && self->move_input != CHECKBIT_MOVE_INPUT_CLICK
      && checkbit_move_chooser_is_movable (self->chooser, press->from)
      && graphene_point_distance (&press->start, &press->point, NULL, NULL) > DRAG_THRESHOLD)
    {
      press->lifted = TRUE;
      checkbit_move_chooser_select (self->chooser, press->from);
    }
  if (press->lifted)
    show_press (self);
  set_pointed (self, find_square (self, x, y));
}

/* Drops the lifted piece. */
static void
drop (CheckbitBoardInput *self, const Press *press, ChessSquare square, GdkModifierType state)
{
  if (square != press->from && square != CHESS_SQUARE_NONE)
    {
      checkbit_move_chooser_move (self->chooser, press->from, square, &press->point, state);
      return;
    }
  checkbit_board_slide_home (self->board, press->from, &press->point);
  if (square == CHESS_SQUARE_NONE)
    checkbit_board_input_cancel (self);
}

/* Ends a press that did not lift anything. */
static void
end_click (CheckbitBoardInput *self, const Press *press, ChessSquare square, GdkModifierType state)
{
  if (square == press->from && self->move_input == CHECKBIT_MOVE_INPUT_DRAG
      && checkbit_move_chooser_is_movable (self->chooser, square))
    checkbit_move_chooser_select (self->chooser, CHESS_SQUARE_NONE);
  else if (square == press->from)
    checkbit_move_chooser_click (self->chooser, square, press->reselected, state);
  else if (square != CHESS_SQUARE_NONE
           && piece_at (&get_scene (self)->position, press->from) != CHESS_PIECE_NONE)
    checkbit_move_chooser_refuse (self->chooser, press->from, square);
}

void
checkbit_board_input_release (CheckbitBoardInput *self, double x, double y, GdkModifierType state)
{
  ChessSquare square = find_square (self, x, y);
  Press press;

  checkbit_board_input_drag_to (self, x, y);
  press = self->press;
  if (!press.active)
    return;
  end_press (self);
  if (press.lifted)
    drop (self, &press, square, state);
  else
    end_click (self, &press, square, state);
  update_pointer (self);
}

/* --- The second button --------------------------------------------------------------------- */

void
checkbit_board_input_begin_arrow (CheckbitBoardInput *self,
                                  ChessSquare from,
                                  CheckbitArrowStyle style)
{
  g_return_if_fail (CHECKBIT_IS_BOARD_INPUT (self));
  g_return_if_fail (from < CHESS_N_SQUARES);

  checkbit_board_input_cancel (self);
  checkbit_arrow_tool_begin (&self->arrow, from, style);
  checkbit_board_set_cursor (self->board, from, TRUE);
}

/* Drops what the first button holds; returns whether it held something. */
static gboolean
call_off (CheckbitBoardInput *self)
{
  slide_home (self);
  if (self->press.lifted || checkbit_move_chooser_is_promoting (self->chooser))
    return checkbit_board_input_cancel (self);
  return checkbit_move_chooser_cancel_confirmation (self->chooser)
         || checkbit_move_chooser_cancel_premove (self->chooser)
         || checkbit_arrow_tool_cancel (&self->arrow);
}

gboolean
checkbit_board_input_secondary_press (CheckbitBoardInput *self,
                                      double x,
                                      double y,
                                      GdkModifierType state)
{
  ChessSquare square = find_square (self, x, y);

  if (call_off (self) || square == CHESS_SQUARE_NONE)
    return FALSE;
  checkbit_arrow_tool_press (&self->arrow, square, checkbit_arrow_tool_get_style (state));
  return TRUE;
}

void
checkbit_board_input_secondary_drag_to (CheckbitBoardInput *self,
                                        double x,
                                        double y,
                                        GdkModifierType state)
{
  checkbit_arrow_tool_move (&self->arrow, find_square (self, x, y),
                            checkbit_arrow_tool_get_style (state));
}

void
checkbit_board_input_secondary_release (CheckbitBoardInput *self,
                                        double x,
                                        double y,
                                        GdkModifierType state)
{
  CheckbitBoardArrow shape;

  if (checkbit_arrow_tool_release (&self->arrow, find_square (self, x, y),
                                   checkbit_arrow_tool_get_style (state), &shape))
    emit_shape (self, &shape);
}

/* --- Keys and wheel ------------------------------------------------------------------------ */

/* Arrow keys move the cursor while it is visible; until then they may step through the game. */
static gboolean
press_arrow (CheckbitBoardInput *self, int columns, int rows)
{
  gboolean taken = FALSE;

  if (checkbit_board_get_visible_cursor (self->board) == CHESS_SQUARE_NONE)
    g_signal_emit (self, signals[ARROW_PRESSED], 0, columns, rows, &taken);
  if (!taken)
    checkbit_board_move_cursor (self->board, columns, rows);
  return TRUE;
}

static gboolean
pick_or_drop (CheckbitBoardInput *self)
{
  ChessSquare cursor = get_scene (self)->cursor;

  checkbit_board_set_cursor (self->board, cursor, TRUE);
  if (!checkbit_move_chooser_confirm (self->chooser) && !finish_arrow (self, cursor))
    checkbit_move_chooser_activate (self->chooser, cursor);
  return TRUE;
}

/* Ignores the Enter that people press after a typed move, which was already played. */
static gboolean
enter (CheckbitBoardInput *self, gboolean typed)
{
  if (typed && !checkbit_move_chooser_is_confirming (self->chooser))
    return TRUE;
  return pick_or_drop (self);
}

/* In the middle of the square, where a menu hides least. */
static gboolean
ask_for_menu (CheckbitBoardInput *self)
{
  ChessSquare cursor = get_scene (self)->cursor;
  graphene_point_t center;

  checkbit_board_set_cursor (self->board, cursor, TRUE);
  checkbit_board_geometry_get_center (&get_scene (self)->geometry, cursor, &center);
  emit_menu (self, cursor, center.x, center.y);
  return TRUE;
}

static gboolean
escape (CheckbitBoardInput *self)
{
  slide_home (self);
  return checkbit_board_input_cancel (self) || checkbit_move_chooser_cancel_premove (self->chooser);
}

gboolean
checkbit_board_input_key (CheckbitBoardInput *self, guint keyval, GdkModifierType state)
{
  gboolean typed = checkbit_move_chooser_forget_typed (self->chooser);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->board));

  if (checkbit_move_chooser_type (self->chooser, (GtkWindow *) root, keyval, state))
    return TRUE;
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)
      || checkbit_move_chooser_is_promoting (self->chooser))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return press_arrow (self, -1, 0);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return press_arrow (self, 1, 0);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return press_arrow (self, 0, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return press_arrow (self, 0, 1);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return enter (self, typed);
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

/* Fractions add up until they make a whole step. */
void
checkbit_board_input_scroll (CheckbitBoardInput *self, double dy)
{
  int steps;

  self->scrolled += dy;
  steps = (int) self->scrolled;
  self->scrolled -= steps;
  if (steps != 0)
    g_signal_emit (self, signals[STEP_REQUESTED], 0, steps);
}

/* --- Event controllers --------------------------------------------------------------------- */

static gboolean
first_press_cb (const CheckbitPointer *pointer, gpointer self)
{
  return checkbit_board_input_press (self, pointer->x, pointer->y, pointer->touch);
}

static void
first_move_cb (const CheckbitPointer *pointer, gpointer self)
{
  checkbit_board_input_drag_to (self, pointer->x, pointer->y);
}

static void
first_release_cb (const CheckbitPointer *pointer, gpointer self)
{
  checkbit_board_input_release (self, pointer->x, pointer->y, pointer->state);
}

static void
first_cancel_cb (gpointer user_data)
{
  CheckbitBoardInput *self = user_data;

  if (self->press.active)
    checkbit_board_input_cancel (self);
}

static gboolean
secondary_press_cb (const CheckbitPointer *pointer, gpointer self)
{
  return checkbit_board_input_secondary_press (self, pointer->x, pointer->y, pointer->state);
}

static void
secondary_move_cb (const CheckbitPointer *pointer, gpointer self)
{
  checkbit_board_input_secondary_drag_to (self, pointer->x, pointer->y, pointer->state);
}

static void
secondary_release_cb (const CheckbitPointer *pointer, gpointer self)
{
  checkbit_board_input_secondary_release (self, pointer->x, pointer->y, pointer->state);
}

static void
secondary_cancel_cb (gpointer user_data)
{
  CheckbitBoardInput *self = user_data;

  checkbit_arrow_tool_lose_pointer (&self->arrow);
}

/* A long touch opens the square's menu; the piece under the finger stays. */
static void
long_pressed_cb (CheckbitBoardInput *self, double x, double y)
{
  ChessSquare square = find_square (self, x, y);

  if (square == CHESS_SQUARE_NONE || self->press.lifted
      || checkbit_move_chooser_is_promoting (self->chooser))
    return;
  checkbit_board_input_cancel (self);
  emit_menu (self, square, x, y);
}

static void
motion_cb (CheckbitBoardInput *self, double x, double y)
{
  if (!self->press.active)
    set_pointed (self, find_square (self, x, y));
}

static void
leave_cb (CheckbitBoardInput *self)
{
  set_pointed (self, CHESS_SQUARE_NONE);
  checkbit_board_set_hovered (self->board, checkbit_board_get_visible_cursor (self->board));
}

static gboolean
key_pressed_cb (CheckbitBoardInput *self, guint keyval, guint keycode, GdkModifierType state)
{
  return checkbit_board_input_key (self, keyval, state);
}

static void
focus_leave_cb (CheckbitBoardInput *self)
{
  checkbit_board_set_hovered (self->board, self->pointed);
}

/* What is being typed waits while another window is used: whoever comes back types the rest. */
static void
focus_left_cb (gpointer self)
{
  checkbit_move_chooser_cancel_typing (((CheckbitBoardInput *) self)->chooser);
}

static gboolean
scroll_cb (CheckbitBoardInput *self, double dx, double dy)
{
  checkbit_board_input_scroll (self, dy);
  return TRUE;
}

static void
scroll_end_cb (CheckbitBoardInput *self)
{
  self->scrolled = 0;
}

static void
add_controllers (CheckbitBoardInput *self)
{
  static const CheckbitPointerDragFuncs first_funcs
      = { first_press_cb, first_move_cb, first_release_cb, first_cancel_cb };
  static const CheckbitPointerDragFuncs secondary_funcs
      = { secondary_press_cb, secondary_move_cb, secondary_release_cb, secondary_cancel_cb };
  GtkGesture *first = checkbit_pointer_drag_new (GDK_BUTTON_PRIMARY, &first_funcs, self);
  GtkGesture *secondary = checkbit_pointer_drag_new (GDK_BUTTON_SECONDARY, &secondary_funcs, self);
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *wheel
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *const controllers[] = { GTK_EVENT_CONTROLLER (first),
                                              motion,
                                              GTK_EVENT_CONTROLLER (secondary),
                                              GTK_EVENT_CONTROLLER (hold),
                                              wheel,
                                              keys,
                                              focus };

  self->first_button = GTK_EVENT_CONTROLLER (first);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (long_pressed_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_leave_cb), self);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (wheel, "scroll-end", G_CALLBACK (scroll_end_cb), self);
  for (guint i = 0; i < G_N_ELEMENTS (controllers); i++)
    {
      self->controllers[i] = controllers[i];
      gtk_widget_add_controller (GTK_WIDGET (self->board), controllers[i]);
    }
  self->controllers[G_N_ELEMENTS (controllers)]
      = checkbit_focus_watch_left (GTK_WIDGET (self->board), focus_left_cb, self);
  /* Grouped, as the first button's gesture claims every touch. */
  gtk_gesture_group (hold, first);
}

/* --- Class --------------------------------------------------------------------------------- */

GType
checkbit_move_input_get_type (void)
{
  static const GEnumValue values[] = {
    { CHECKBIT_MOVE_INPUT_BOTH, "CHECKBIT_MOVE_INPUT_BOTH", "both" },
    { CHECKBIT_MOVE_INPUT_DRAG, "CHECKBIT_MOVE_INPUT_DRAG", "drag" },
    { CHECKBIT_MOVE_INPUT_CLICK, "CHECKBIT_MOVE_INPUT_CLICK", "click" },
    { 0, NULL, NULL },
  };
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_enum_register_static ("CheckbitMoveInput", values));
  return type;
}

CheckbitBoard *
checkbit_board_input_get_board (CheckbitBoardInput *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD_INPUT (self), NULL);
  return self->board;
}

CheckbitMoveChooser *
checkbit_board_input_get_chooser (CheckbitBoardInput *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD_INPUT (self), NULL);

  return self->chooser;
}

static void
set_move_input (CheckbitBoardInput *self, CheckbitMoveInput input)
{
  if (self->move_input == input)
    return;
  self->move_input = input;
  checkbit_board_input_cancel (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MOVE_INPUT]);
}

static void
checkbit_board_input_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitBoardInput *self = CHECKBIT_BOARD_INPUT (object);

  if (id == PROP_BOARD)
    g_value_set_object (value, self->board);
  else if (id == PROP_CHOOSER)
    g_value_set_object (value, self->chooser);
  else if (id == PROP_MOVE_INPUT)
    g_value_set_enum (value, self->move_input);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_board_input_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  CheckbitBoardInput *self = CHECKBIT_BOARD_INPUT (object);

  if (id == PROP_BOARD)
    g_set_weak_pointer (&self->board, g_value_get_object (value));
  else if (id == PROP_CHOOSER)
    self->chooser = g_value_dup_object (value);
  else if (id == PROP_MOVE_INPUT)
    set_move_input (self, (CheckbitMoveInput) g_value_get_enum (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_board_input_constructed (GObject *object)
{
  CheckbitBoardInput *self = CHECKBIT_BOARD_INPUT (object);

  G_OBJECT_CLASS (checkbit_board_input_parent_class)->constructed (object);
  checkbit_arrow_tool_init (&self->arrow, self->board);
  add_controllers (self);
  g_signal_connect_object (self->chooser, "cancelled", G_CALLBACK (cancelled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chooser, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "position-changed", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::hovered-square", G_CALLBACK (hovered_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_board_input_dispose (GObject *object)
{
  CheckbitBoardInput *self = CHECKBIT_BOARD_INPUT (object);

  if (self->board != NULL)
    for (int i = 0; i < N_CONTROLLERS; i++)
      gtk_widget_remove_controller (GTK_WIDGET (self->board), self->controllers[i]);
  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (checkbit_board_input_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *klass)
{
  const GParamFlags once = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  props[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, CHECKBIT_TYPE_BOARD, once);
  props[PROP_CHOOSER]
      = g_param_spec_object ("chooser", NULL, NULL, CHECKBIT_TYPE_MOVE_CHOOSER, once);
  props[PROP_MOVE_INPUT] = g_param_spec_enum (
      "move-input", NULL, NULL, CHECKBIT_TYPE_MOVE_INPUT, CHECKBIT_MOVE_INPUT_BOTH,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (klass, N_PROPS, props);
}

static void
checkbit_board_input_class_init (CheckbitBoardInputClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = checkbit_board_input_constructed;
  object_class->dispose = checkbit_board_input_dispose;
  object_class->get_property = checkbit_board_input_get_property;
  object_class->set_property = checkbit_board_input_set_property;
  install_properties (object_class);
  signals[MENU_REQUESTED]
      = g_signal_new ("menu-requested", CHECKBIT_TYPE_BOARD_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[STEP_REQUESTED]
      = g_signal_new ("step-requested", CHECKBIT_TYPE_BOARD_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[ARROW_PRESSED] = g_signal_new ("arrow-pressed", CHECKBIT_TYPE_BOARD_INPUT,
                                         G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                         NULL, NULL, G_TYPE_BOOLEAN, 2, G_TYPE_INT, G_TYPE_INT);
  signals[SHAPE_DRAWN]
      = g_signal_new ("shape-drawn", CHECKBIT_TYPE_BOARD_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
}

static void
checkbit_board_input_init (CheckbitBoardInput *self)
{
  self->pointed = CHESS_SQUARE_NONE;
}

CheckbitBoardInput *
checkbit_board_input_new (CheckbitBoard *board, CheckbitMoveChooser *chooser)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (board), NULL);
  g_return_val_if_fail (CHECKBIT_IS_MOVE_CHOOSER (chooser), NULL);

  return g_object_new (CHECKBIT_TYPE_BOARD_INPUT, "board", board, "chooser", chooser, NULL);
}
