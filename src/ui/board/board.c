/* A chess board to look at and to point at: what it shows and its place in the window.
 * board-properties.c has its properties; board-input.c, board-second.c and board-keys.c take what
 * the person does, board-place.c lays out, board-slide.c moves, board-paint.c draws.
 *
 * CSS nodes
 *
 *   board
 *   ├── square.light|.dark[.selected][.target][.last-move][.check]   64 times
 *   ╰── promotion                                                    while a piece is chosen
 *
 * Accessibility: the board is a GTK_ACCESSIBLE_ROLE_GRID of 64 grid cells, each named by its
 * coordinate, what stands there and its states. It is one stop of the Tab key; arrow keys go from
 * square to square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include <glib/gi18n-lib.h>

#include "ui/board/piece-set.h"
#include "chess/premove.h"
#include "ui/board/square.h"

/* In logical pixels. */
#define MINIMUM_SIZE 160
#define NATURAL_SIZE 560

G_DEFINE_TYPE (CheckbitBoard, checkbit_board, GTK_TYPE_WIDGET)

enum
{
  MOVE_REQUESTED,
  MOVE_REFUSED,
  MENU_REQUESTED,
  SHAPE_DRAWN,
  CLEAR_REQUESTED,
  PREMOVE_REQUESTED,
  PREMOVE_CANCELLED,
  STEP_REQUESTED,
  MOVE_HELD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- State --------------------------------------------------------------------------------- */

static ChessBitboard
get_premove_squares (CheckbitBoard *self)
{
  if (self->premove_from == CHESS_SQUARE_NONE)
    return 0;
  return CHESS_BIT (self->premove_from) | CHESS_BIT (self->premove_to);
}

/* The squares that the last move left and reached. */
static ChessBitboard
get_last_move_squares (CheckbitBoard *self)
{
  if (self->last_move == CHESS_MOVE_NONE)
    return 0;
  return CHESS_BIT (chess_move_from (self->last_move))
         | CHESS_BIT (chess_move_destination (self->last_move));
}

static ChessBitboard
get_checked_king (CheckbitBoard *self)
{
  ChessSquare king = chess_position_king (&self->position, chess_position_side (&self->position));

  if (king == CHESS_SQUARE_NONE || !chess_position_in_check (&self->position))
    return 0;
  return CHESS_BIT (king);
}

void
checkbit_board_update_squares (CheckbitBoard *self)
{
  ChessBitboard last_move = get_last_move_squares (self);
  ChessBitboard check = get_checked_king (self);
  ChessBitboard premove = get_premove_squares (self);

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      CheckbitSquareFlags flags = 0;

      if (square == self->selected)
        flags |= CHECKBIT_SQUARE_SELECTED;
      if (chess_bitboard_has (self->targets, square))
        flags |= CHECKBIT_SQUARE_TARGET;
      if (chess_bitboard_has (last_move, square))
        flags |= CHECKBIT_SQUARE_LAST_MOVE;
      if (chess_bitboard_has (check, square))
        flags |= CHECKBIT_SQUARE_CHECK;
      if (chess_bitboard_has (premove, square))
        flags |= CHECKBIT_SQUARE_PREMOVE;
      checkbit_square_set_content (CHECKBIT_SQUARE (self->squares[square]),
                                   chess_position_piece_at (&self->position, square), flags);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_board_select (CheckbitBoard *self, ChessSquare square)
{
  if (self->selected == square)
    return;
  self->selected = square;
  self->targets = 0;
  if (square != CHESS_SQUARE_NONE)
    self->targets = checkbit_board_is_premovable (self, square)
                        ? chess_premove_targets (&self->position, square)
                        : chess_movegen_targets (&self->position, square);
  checkbit_board_update_squares (self);
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_SELECTED_SQUARE);
}

void
checkbit_board_set_hovered (CheckbitBoard *self, ChessSquare square)
{
  if (self->hovered == square)
    return;
  self->hovered = square;
  checkbit_board_point_arrow (self, square);
  if (self->drag.lifted)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_HOVERED_SQUARE);
}

void
checkbit_board_emit_requested (CheckbitBoard *self,
                               ChessSquare from,
                               ChessSquare to,
                               ChessPieceType promotion)
{
  g_signal_emit (self, signals[MOVE_REQUESTED], 0, (guint) from, (guint) to, (guint) promotion);
}

void
checkbit_board_emit_refused (CheckbitBoard *self, ChessSquare from, ChessSquare to)
{
  g_signal_emit (self, signals[MOVE_REFUSED], 0, (guint) from, (guint) to);
}

void
checkbit_board_emit_menu (CheckbitBoard *self, ChessSquare square, double x, double y)
{
  g_signal_emit (self, signals[MENU_REQUESTED], 0, (guint) square, x, y);
}

void
checkbit_board_emit_shape (CheckbitBoard *self,
                           ChessSquare from,
                           ChessSquare to,
                           CheckbitArrowStyle style)
{
  g_signal_emit (self, signals[SHAPE_DRAWN], 0, (guint) from, (guint) to, (guint) style);
}

void
checkbit_board_emit_clear (CheckbitBoard *self)
{
  g_signal_emit (self, signals[CLEAR_REQUESTED], 0);
}

void
checkbit_board_emit_premove (CheckbitBoard *self,
                             ChessSquare from,
                             ChessSquare to,
                             ChessPieceType promotion)
{
  g_signal_emit (self, signals[PREMOVE_REQUESTED], 0, (guint) from, (guint) to, (guint) promotion);
}

void
checkbit_board_emit_held (CheckbitBoard *self)
{
  g_signal_emit (self, signals[MOVE_HELD], 0);
}

void
checkbit_board_emit_premove_cancelled (CheckbitBoard *self)
{
  g_signal_emit (self, signals[PREMOVE_CANCELLED], 0);
}

void
checkbit_board_emit_step (CheckbitBoard *self, int steps)
{
  g_signal_emit (self, signals[STEP_REQUESTED], 0, steps);
}

gboolean
checkbit_board_cancel (CheckbitBoard *self)
{
  gboolean something;

  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  something = self->selected != CHESS_SQUARE_NONE || self->drag.lifted || self->promotion != NULL;
  something |= checkbit_board_cancel_sketch (self);
  something |= checkbit_board_close_typing (self);
  something |= checkbit_board_cancel_pending (self);
  self->drag.active = self->drag.lifted = FALSE;
  checkbit_board_close_promotion (self);
  checkbit_board_select (self, CHESS_SQUARE_NONE);
  if (something)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  return something;
}

/* --- Position ------------------------------------------------------------------------------ */

/* What a person has begun when another move is made. */
typedef struct
{
  CheckbitBoardDrag drag;
  ChessSquare selected;
  ChessPiece pressed, chosen; /* what stands where the drag began, and on the selected square */
} Begun;

static ChessPiece
piece_at (const ChessPosition *position, ChessSquare square)
{
  return square < CHESS_N_SQUARES ? chess_position_piece_at (position, square) : CHESS_PIECE_NONE;
}

static Begun
get_begun (CheckbitBoard *self)
{
  return (Begun){ .drag = self->drag,
                  .selected = self->selected,
                  .pressed = piece_at (&self->position, self->drag.from),
                  .chosen = piece_at (&self->position, self->selected) };
}

/* A piece that is in the person's hand, or under it, when the other side moves stays there, if it
 * still is; so does one that was chosen to move ahead. */
static void
go_on_with (CheckbitBoard *self, const Begun *begun)
{
  gboolean selected = begun->selected != CHESS_SQUARE_NONE
                      && begun->chosen == piece_at (&self->position, begun->selected);

  if (!self->interactive && !self->premoves)
    return;
  if (begun->drag.active && begun->pressed == piece_at (&self->position, begun->drag.from))
    {
      self->drag = begun->drag;
      if (begun->drag.lifted || selected)
        checkbit_board_select (self, begun->drag.from);
    }
  else if (selected && self->premoves)
    checkbit_board_select (self, begun->selected);
}

void
checkbit_board_set_position (CheckbitBoard *self,
                             const ChessPosition *position,
                             ChessMove last_move,
                             CheckbitBoardTransition transition)
{
  Begun begun;

  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail (position != NULL);

  begun = get_begun (self);
  checkbit_board_cancel (self);
  if (transition == CHECKBIT_BOARD_ANIMATE)
    checkbit_board_slide_to (self, position, last_move);
  else
    checkbit_board_stop (self);
  self->position = *position;
  self->last_move = last_move;
  go_on_with (self, &begun);
  checkbit_board_update_squares (self);
}

const ChessPosition *
checkbit_board_get_position (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);

  return &self->position;
}

/* --- Place --------------------------------------------------------------------------------- */

static void
checkbit_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  checkbit_board_place (CHECKBIT_BOARD (widget), width, height);
  /* A menu that someone has opened on a square. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
checkbit_board_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = MINIMUM_SIZE;
  *natural = NATURAL_SIZE;
}

static void
checkbit_board_realize (GtkWidget *widget)
{
  GdkSurface *surface;

  GTK_WIDGET_CLASS (checkbit_board_parent_class)->realize (widget);
  surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (surface), "scale") != NULL)
    g_signal_connect_object (surface, "notify::scale", G_CALLBACK (gtk_widget_queue_allocate),
                             widget, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (checkbit_piece_set_get_default (), "changed",
                            G_CALLBACK (gtk_widget_queue_draw), widget);
}

static void
checkbit_board_unrealize (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  g_signal_handlers_disconnect_by_data (surface, widget);
  g_signal_handlers_disconnect_by_data (checkbit_piece_set_get_default (), widget);
  GTK_WIDGET_CLASS (checkbit_board_parent_class)->unrealize (widget);
}

static void
checkbit_board_unmap (GtkWidget *widget)
{
  checkbit_board_stop (CHECKBIT_BOARD (widget));
  GTK_WIDGET_CLASS (checkbit_board_parent_class)->unmap (widget);
}

static void
checkbit_board_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);

  GTK_WIDGET_CLASS (checkbit_board_parent_class)->css_changed (widget, change);
  checkbit_board_palette_load (&self->palette, widget);
  checkbit_board_forget_drawings (self);
  gtk_widget_queue_draw (widget);
}

static void
checkbit_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  checkbit_board_paint (CHECKBIT_BOARD (widget), snapshot);
}

/* --- Focus --------------------------------------------------------------------------------- */

static gboolean
checkbit_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return checkbit_board_enter (CHECKBIT_BOARD (widget), direction);
}

static gboolean
checkbit_board_grab_focus (GtkWidget *widget)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);

  if (self->promotion != NULL)
    return gtk_widget_grab_focus (self->promotion);
  return gtk_widget_grab_focus (self->squares[self->cursor]);
}

/* The cursor follows the focus, wherever that comes from. */
static void
checkbit_board_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);

  GTK_WIDGET_CLASS (checkbit_board_parent_class)->set_focus_child (widget, child);
  if (child != NULL && CHECKBIT_IS_SQUARE (child))
    self->cursor = checkbit_square_get_square (CHECKBIT_SQUARE (child));
  gtk_widget_queue_draw (widget);
}

/* --- Class --------------------------------------------------------------------------------- */

static void
checkbit_board_dispose (GObject *object)
{
  CheckbitBoard *self = CHECKBIT_BOARD (object);

  checkbit_board_stop (self);
  checkbit_board_close_promotion (self);
  checkbit_board_close_typing (self);
  checkbit_board_cancel_pending (self);
  for (int i = 0; i < CHESS_N_SQUARES; i++)
    g_clear_pointer (&self->squares[i], gtk_widget_unparent);
  checkbit_board_forget_drawings (self);
  G_OBJECT_CLASS (checkbit_board_parent_class)->dispose (object);
}

static void
checkbit_board_finalize (GObject *object)
{
  g_free (CHECKBIT_BOARD (object)->layers);
  g_free (CHECKBIT_BOARD (object)->arrows);
  G_OBJECT_CLASS (checkbit_board_parent_class)->finalize (object);
}

/* Adds a signal whose handlers return nothing. */
static guint
add_signal (const char *name, guint n, const GType types[])
{
  return g_signal_newv (name, CHECKBIT_TYPE_BOARD, G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                        G_TYPE_NONE, n, (GType *) types);
}

static void
install_signals (void)
{
  const GType numbers[] = { G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT };
  const GType point[] = { G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE };
  const GType steps[] = { G_TYPE_INT };

  signals[MOVE_REQUESTED] = add_signal ("move-requested", 3, numbers);
  signals[MOVE_REFUSED] = add_signal ("move-refused", 2, numbers);
  signals[MENU_REQUESTED] = add_signal ("menu-requested", 3, point);
  signals[SHAPE_DRAWN] = add_signal ("shape-drawn", 3, numbers);
  signals[CLEAR_REQUESTED] = add_signal ("clear-requested", 0, NULL);
  signals[PREMOVE_REQUESTED] = add_signal ("premove-requested", 3, numbers);
  signals[PREMOVE_CANCELLED] = add_signal ("premove-cancelled", 0, NULL);
  signals[STEP_REQUESTED] = add_signal ("step-requested", 1, steps);
  signals[MOVE_HELD] = add_signal ("move-held", 0, NULL);
}

static void
checkbit_board_class_init (CheckbitBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = checkbit_board_dispose;
  object_class->finalize = checkbit_board_finalize;
  widget_class->measure = checkbit_board_measure;
  widget_class->size_allocate = checkbit_board_size_allocate;
  widget_class->snapshot = checkbit_board_snapshot;
  widget_class->realize = checkbit_board_realize;
  widget_class->unrealize = checkbit_board_unrealize;
  widget_class->unmap = checkbit_board_unmap;
  widget_class->css_changed = checkbit_board_css_changed;
  widget_class->focus = checkbit_board_focus;
  widget_class->grab_focus = checkbit_board_grab_focus;
  widget_class->set_focus_child = checkbit_board_set_focus_child;

  checkbit_board_install_properties (object_class);
  install_signals ();
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  checkbit_board_style_ensure ();
}

/* Read from the top left as White sees it, whichever way the board is turned. */
static void
add_squares (CheckbitBoard *self)
{
  for (int i = 0; i < CHESS_N_SQUARES; i++)
    {
      ChessSquare square = CHESS_SQUARE (i % 8, 7 - i / 8);

      self->squares[square] = checkbit_square_new (square);
      gtk_widget_insert_before (self->squares[square], GTK_WIDGET (self), NULL);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (self->squares[square]),
                                      GTK_ACCESSIBLE_RELATION_COL_INDEX, i % 8 + 1,
                                      GTK_ACCESSIBLE_RELATION_ROW_INDEX, i / 8 + 1, -1);
    }
}

static void
checkbit_board_init (CheckbitBoard *self)
{
  chess_position_clear (&self->position);
  self->coordinates = self->animate = self->interactive = TRUE;
  self->selected = self->hovered = self->pointed = CHESS_SQUARE_NONE;
  self->cursor = CHESS_SQUARE (4, 1);
  self->premove_from = self->premove_to = CHESS_SQUARE_NONE;
  self->animation_time = CHECKBIT_BOARD_ANIMATION_TIME;
  self->motion.progress = 1;
  add_squares (self);
  checkbit_board_add_pointer (self);
  checkbit_board_add_second (self);
  checkbit_board_add_wheel (self);
  checkbit_board_add_keys (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Chess board"), -1);
}

GtkWidget *
checkbit_board_new (void)
{
  return g_object_new (CHECKBIT_TYPE_BOARD, NULL);
}
