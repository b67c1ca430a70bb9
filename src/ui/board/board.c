/* A chess board to look at: what it shows and its place in the window.
 *
 * CSS nodes
 *
 *   board
 *   ├── square.light|.dark[.selected][.target][.last-move][.check]   64 times
 *   ╰── promotion                                                    while a piece is chosen
 *
 * Accessibility: the board is a GTK_ACCESSIBLE_ROLE_GRID of 64 grid cells, each named by its
 * coordinate, what stands there and its states. It is one stop of the Tab key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board.h"

#include <glib/gi18n-lib.h>

#include "ui/board/board-allocation.h"
#include "ui/board/piece-set.h"
#include "ui/board/promotion.h"
#include "ui/board/square.h"

/* In logical pixels. */
#define MINIMUM_SIZE 160
#define NATURAL_SIZE 560

struct _CheckbitBoard
{
  GtkWidget parent_instance;

  GtkWidget *squares[CHESS_N_SQUARES];
  GtkWidget *promotion; /* NULL unless a piece is being chosen */
  ChessSquare promotion_to;

  CheckbitBoardScene scene;
  CheckbitBoardPainter painter;
  CheckbitBoardAnimation animation;
  ChessSquare slide_from; /* whose piece starts at slide_start; CHESS_SQUARE_NONE for none */
  graphene_point_t slide_start;
};

G_DEFINE_TYPE (CheckbitBoard, checkbit_board, GTK_TYPE_WIDGET)

enum
{
  PROP_FLIPPED = 1,
  PROP_COORDINATES,
  PROP_BIT_INDICES,
  PROP_LAYOUT,
  PROP_ANIMATE,
  PROP_ANIMATION_TIME,
  PROP_HOVERED_SQUARE,
  PROP_SELECTED_SQUARE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  POSITION_CHANGED,
  LAID_OUT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
notify (CheckbitBoard *self, guint prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* Updates the accessible state of the squares. */
static void
update_squares (CheckbitBoard *self)
{
  checkbit_board_scene_update_flags (&self->scene);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    checkbit_square_set_content (CHECKBIT_SQUARE (self->squares[square]),
                                 chess_position_piece_at (&self->scene.position, square),
                                 self->scene.flags[square]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Position ------------------------------------------------------------------------------ */

static gboolean
may_slide (CheckbitBoard *self)
{
  return self->scene.geometry.pixels > 0 && checkbit_board_animation_is_wanted (&self->animation);
}

/* Starts the motion from the current position to another; without animations the pieces appear at
 * once. */
static void
slide_to (CheckbitBoard *self, const ChessPosition *position, ChessMove last_move)
{
  ChessSquare to = chess_move_destination (last_move);

  if (!may_slide (self))
    {
      checkbit_board_animation_stop (&self->animation);
      return;
    }
  checkbit_board_motion_begin (&self->animation.motion, &self->scene.position, position);
  if (last_move != CHESS_MOVE_NONE && chess_move_from (last_move) == self->slide_from)
    {
      graphene_point_t start
          = checkbit_board_geometry_to_squares (&self->scene.geometry, &self->slide_start);

      checkbit_board_motion_start_from (&self->animation.motion, to,
                                        chess_position_piece_at (position, to), &start);
    }
  checkbit_board_animation_run (&self->animation);
}

void
checkbit_board_set_position (CheckbitBoard *self,
                             const ChessPosition *position,
                             ChessMove last_move,
                             CheckbitBoardTransition transition)
{
  ChessPosition before;

  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail (position != NULL);

  if (transition == CHECKBIT_BOARD_ANIMATE)
    slide_to (self, position, last_move);
  else
    checkbit_board_animation_stop (&self->animation);
  before = self->scene.position;
  self->scene.position = *position;
  self->scene.last_move = last_move;
  /* A comment that was written or a review that has ended says the same one again: what a person
   * is about to do goes on. */
  if (chess_position_key (&before) != chess_position_key (position))
    g_signal_emit (self, signals[POSITION_CHANGED], 0, &before);
  update_squares (self);
}

const ChessPosition *
checkbit_board_get_position (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);

  return &self->scene.position;
}

void
checkbit_board_slide_home (CheckbitBoard *self, ChessSquare square, const graphene_point_t *point)
{
  graphene_point_t start;

  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail (square < CHESS_N_SQUARES);

  if (!may_slide (self))
    return;
  start = checkbit_board_geometry_to_squares (&self->scene.geometry, point);
  checkbit_board_motion_begin (&self->animation.motion, &self->scene.position,
                               &self->scene.position);
  checkbit_board_motion_start_from (&self->animation.motion, square,
                                    chess_position_piece_at (&self->scene.position, square),
                                    &start);
  checkbit_board_animation_run (&self->animation);
}

void
checkbit_board_set_slide_start (CheckbitBoard *self,
                                ChessSquare square,
                                const graphene_point_t *point)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail (point != NULL || square == CHESS_SQUARE_NONE);

  self->slide_from = square;
  if (point != NULL)
    self->slide_start = *point;
}

/* --- What lies over it --------------------------------------------------------------------- */

gboolean
checkbit_board_get_flipped (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  return self->scene.geometry.flipped;
}

/* Whether the promotion chooser is at the lower edge. */
static gboolean
promotes_upwards (CheckbitBoard *self)
{
  return checkbit_board_geometry_get_row (&self->scene.geometry, self->promotion_to) == 7;
}

void
checkbit_board_set_flipped (CheckbitBoard *self, gboolean flipped)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->scene.geometry.flipped == (flipped != FALSE))
    return;
  self->scene.geometry.flipped = flipped != FALSE;
  if (self->promotion != NULL)
    checkbit_promotion_set_upwards (CHECKBIT_PROMOTION (self->promotion), promotes_upwards (self));
  checkbit_board_painter_forget_arrows (&self->painter);
  checkbit_board_painter_forget_labels (&self->painter);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  notify (self, PROP_FLIPPED);
}

gboolean
checkbit_board_get_coordinates (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  return self->scene.coordinates;
}

void
checkbit_board_set_coordinates (CheckbitBoard *self, gboolean coordinates)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->scene.coordinates == (coordinates != FALSE))
    return;
  self->scene.coordinates = coordinates != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  notify (self, PROP_COORDINATES);
}

gboolean
checkbit_board_get_bit_indices (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  return self->scene.bit_indices;
}

void
checkbit_board_set_bit_indices (CheckbitBoard *self, gboolean bit_indices)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->scene.bit_indices == (bit_indices != FALSE))
    return;
  self->scene.bit_indices = bit_indices != FALSE;
  checkbit_board_painter_forget_labels (&self->painter);
  notify (self, PROP_BIT_INDICES);
}

ChessLayout
checkbit_board_get_layout (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), CHESS_LAYOUT_A1B1);

  return self->scene.layout;
}

void
checkbit_board_set_layout (CheckbitBoard *self, ChessLayout layout)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail ((guint) layout < CHESS_N_LAYOUTS);

  if (self->scene.layout == layout)
    return;
  self->scene.layout = layout;
  checkbit_board_painter_forget_labels (&self->painter);
  notify (self, PROP_LAYOUT);
}

void
checkbit_board_set_layers (CheckbitBoard *self, const CheckbitBoardLayer *layers, guint n_layers)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  g_free (self->scene.layers);
  self->scene.layers = g_memdup2 (layers, n_layers * sizeof *layers);
  self->scene.n_layers = n_layers;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_board_set_arrows (CheckbitBoard *self, const CheckbitBoardArrow *arrows, guint n_arrows)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail (arrows != NULL || n_arrows == 0);

  g_free (self->scene.arrows);
  self->scene.arrows = g_memdup2 (arrows, n_arrows * sizeof *arrows);
  self->scene.n_arrows = n_arrows;
  checkbit_board_painter_forget_arrows (&self->painter);
}

const CheckbitBoardArrow *
checkbit_board_get_arrows (CheckbitBoard *self, guint *n_arrows)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);

  *n_arrows = self->scene.n_arrows;
  return self->scene.arrows;
}

void
checkbit_board_set_sketch (CheckbitBoard *self, const CheckbitBoardArrow *sketch)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  self->scene.sketch = sketch != NULL ? *sketch : (CheckbitBoardArrow){ .from = CHESS_SQUARE_NONE };
  checkbit_board_painter_forget_arrows (&self->painter);
}

void
checkbit_board_set_premove (CheckbitBoard *self, ChessSquare from, ChessSquare to)
{
  CheckbitBoardArrow *premove;

  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  premove = &self->scene.premove;
  if (premove->from == from && premove->to == to)
    return;
  premove->from = from;
  premove->to = to;
  update_squares (self);
  checkbit_board_painter_forget_arrows (&self->painter);
}

/* --- What someone is about to do ----------------------------------------------------------- */

ChessSquare
checkbit_board_get_hovered_square (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), CHESS_SQUARE_NONE);

  return self->scene.hovered;
}

void
checkbit_board_set_hovered (CheckbitBoard *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->scene.hovered == square)
    return;
  self->scene.hovered = square;
  if (self->scene.lifted.square != CHESS_SQUARE_NONE || self->scene.drop_anywhere)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  notify (self, PROP_HOVERED_SQUARE);
}

void
checkbit_board_set_drop_anywhere (CheckbitBoard *self, gboolean drop_anywhere)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  self->scene.drop_anywhere = drop_anywhere;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

ChessSquare
checkbit_board_get_selected_square (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), CHESS_SQUARE_NONE);

  return self->scene.selected;
}

void
checkbit_board_set_selected (CheckbitBoard *self, ChessSquare square, ChessBitboard targets)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->scene.selected == square)
    return;
  self->scene.selected = square;
  self->scene.targets = targets;
  update_squares (self);
  notify (self, PROP_SELECTED_SQUARE);
}

void
checkbit_board_set_lifted (CheckbitBoard *self, const CheckbitBoardLifted *lifted)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  self->scene.lifted
      = lifted != NULL ? *lifted : (CheckbitBoardLifted){ .square = CHESS_SQUARE_NONE };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_board_set_pending (CheckbitBoard *self, const CheckbitBoardPending *pending)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  self->scene.pending
      = pending != NULL ? *pending : (CheckbitBoardPending) CHECKBIT_BOARD_PENDING_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Promotion ----------------------------------------------------------------------------- */

void
checkbit_board_open_promotion (CheckbitBoard *self, ChessSquare from, ChessSquare to)
{
  ChessColor color;

  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  checkbit_board_close_promotion (self);
  color = chess_piece_color (chess_position_piece_at (&self->scene.position, from));
  self->scene.promoting = from;
  self->promotion_to = to;
  self->promotion
      = checkbit_promotion_new (color, promotes_upwards (self), self->scene.geometry.pixels);
  gtk_widget_set_parent (self->promotion, GTK_WIDGET (self));
  gtk_widget_grab_focus (self->promotion);
}

gboolean
checkbit_board_close_promotion (CheckbitBoard *self)
{
  GtkWidget *promotion;

  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  promotion = g_steal_pointer (&self->promotion);
  if (promotion == NULL)
    return FALSE;
  self->scene.promoting = CHESS_SQUARE_NONE;
  /* If a button of the chooser has the focus, it must move to the board, not out of it. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == promotion)
    gtk_widget_grab_focus (self->squares[self->scene.cursor]);
  gtk_widget_unparent (promotion);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

GtkWidget *
checkbit_board_get_promotion (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);

  return self->promotion;
}

/* --- Focus --------------------------------------------------------------------------------- */

ChessSquare
checkbit_board_get_visible_cursor (CheckbitBoard *self)
{
  GtkWidget *focus;

  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), CHESS_SQUARE_NONE);

  focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  if (self->scene.cursor_visible && focus != NULL && CHECKBIT_IS_SQUARE (focus))
    return self->scene.cursor;
  return CHESS_SQUARE_NONE;
}

void
checkbit_board_set_cursor (CheckbitBoard *self, ChessSquare square, gboolean visible)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail (square < CHESS_N_SQUARES);

  self->scene.cursor = square;
  self->scene.cursor_visible = visible;
  gtk_widget_grab_focus (self->squares[square]);
  if (visible)
    checkbit_board_set_hovered (self, square);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_board_move_cursor (CheckbitBoard *self, int columns, int rows)
{
  const CheckbitBoardGeometry *geometry;
  int column, row;

  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  geometry = &self->scene.geometry;
  column = checkbit_board_geometry_get_column (geometry, self->scene.cursor) + columns;
  row = checkbit_board_geometry_get_row (geometry, self->scene.cursor) + rows;
  checkbit_board_set_cursor (
      self, checkbit_board_geometry_get_cell (geometry, CLAMP (column, 0, 7), CLAMP (row, 0, 7)),
      TRUE);
}

/* Whether the focus came from the keyboard. A new window focuses the board before it is active,
 * when a cursor would only be in the way. */
static gboolean
is_shown_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root))
         && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* Whether the focus is on a square, but the cursor does not show which: in a new window, after a
 * click or a typed move. */
static gboolean
hides_cursor (CheckbitBoard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return focus != NULL && CHECKBIT_IS_SQUARE (focus) && !self->scene.cursor_visible;
}

/* The focus leaves the square and comes back, or a screen reader would hear nothing of the key. */
static void
show_cursor (CheckbitBoard *self)
{
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  checkbit_board_set_cursor (self, self->scene.cursor, TRUE);
}

/* There is one Tab stop: Tab enters at the cursor's square and leaves from any square. If the
 * cursor is hidden there, the first Tab shows it, and the second one leaves. */
static gboolean
checkbit_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);

  if (self->promotion != NULL)
    return gtk_widget_child_focus (self->promotion, direction);
  if (hides_cursor (self)
      && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    {
      show_cursor (self);
      return TRUE;
    }
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  checkbit_board_set_cursor (self, self->scene.cursor, is_shown_focus (widget));
  return TRUE;
}

static gboolean
checkbit_board_grab_focus (GtkWidget *widget)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);

  if (self->promotion != NULL)
    return gtk_widget_grab_focus (self->promotion);
  return gtk_widget_grab_focus (self->squares[self->scene.cursor]);
}

/* The cursor follows the focus, whatever moved that. */
static void
checkbit_board_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);

  GTK_WIDGET_CLASS (checkbit_board_parent_class)->set_focus_child (widget, child);
  if (child != NULL && CHECKBIT_IS_SQUARE (child))
    self->scene.cursor = checkbit_square_get_square (CHECKBIT_SQUARE (child));
  gtk_widget_queue_draw (widget);
}

/* --- Place and paint ----------------------------------------------------------------------- */

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
checkbit_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);
  CheckbitBoardGeometry *geometry = &self->scene.geometry, before = *geometry;

  checkbit_board_allocation_fit (geometry, widget, width, height);
  if (before.pixels != geometry->pixels)
    checkbit_board_painter_clear (&self->painter);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    checkbit_board_allocation_place_square (geometry, self->squares[square], square);
  if (self->promotion != NULL)
    {
      checkbit_promotion_set_pixels (CHECKBIT_PROMOTION (self->promotion), geometry->pixels);
      checkbit_board_allocation_place_column (geometry, self->promotion, self->promotion_to);
    }
  if (before.size != geometry->size || before.x != geometry->x || before.y != geometry->y)
    g_signal_emit (self, signals[LAID_OUT], 0);
  /* Places a menu opened on a square. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
checkbit_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);

  if (self->scene.geometry.pixels == 0)
    return;
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    gtk_widget_snapshot_child (widget, self->squares[square], snapshot);
  checkbit_board_painter_paint (&self->painter, &self->scene, &self->animation.motion, snapshot);
  if (self->promotion != NULL)
    {
      checkbit_board_painter_paint_scrim (&self->painter, &self->scene, snapshot);
      gtk_widget_snapshot_child (widget, self->promotion, snapshot);
    }
  checkbit_board_painter_paint_lifted (&self->painter, &self->scene, snapshot);
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
  checkbit_board_animation_stop (&CHECKBIT_BOARD (widget)->animation);
  GTK_WIDGET_CLASS (checkbit_board_parent_class)->unmap (widget);
}

static void
checkbit_board_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (checkbit_board_parent_class)->css_changed (widget, change);
  checkbit_board_painter_load_palette (&CHECKBIT_BOARD (widget)->painter);
}

/* --- How moves are made -------------------------------------------------------------------- */

const CheckbitBoardScene *
checkbit_board_get_scene (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);

  return &self->scene;
}

const CheckbitBoardAnimation *
checkbit_board_get_animation (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);

  return &self->animation;
}

const CheckbitBoardPainter *
checkbit_board_get_painter (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);

  return &self->painter;
}

GtkWidget *
checkbit_board_get_square (CheckbitBoard *self, ChessSquare square)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);
  g_return_val_if_fail (square < CHESS_N_SQUARES, NULL);

  return self->squares[square];
}

/* --- Class --------------------------------------------------------------------------------- */

static void
set_animate (CheckbitBoard *self, gboolean animate)
{
  if (self->animation.enabled == (animate != FALSE))
    return;
  self->animation.enabled = animate != FALSE;
  if (!animate)
    checkbit_board_animation_stop (&self->animation);
  notify (self, PROP_ANIMATE);
}

static void
set_animation_time (CheckbitBoard *self, guint time)
{
  if (self->animation.time == time)
    return;
  self->animation.time = time;
  checkbit_board_animation_stop (&self->animation);
  notify (self, PROP_ANIMATION_TIME);
}

static void
checkbit_board_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitBoard *self = CHECKBIT_BOARD (object);

  switch (prop_id)
    {
    case PROP_FLIPPED:
      g_value_set_boolean (value, self->scene.geometry.flipped);
      break;
    case PROP_COORDINATES:
      g_value_set_boolean (value, self->scene.coordinates);
      break;
    case PROP_BIT_INDICES:
      g_value_set_boolean (value, self->scene.bit_indices);
      break;
    case PROP_LAYOUT:
      g_value_set_uint (value, self->scene.layout);
      break;
    case PROP_ANIMATE:
      g_value_set_boolean (value, self->animation.enabled);
      break;
    case PROP_ANIMATION_TIME:
      g_value_set_uint (value, self->animation.time);
      break;
    case PROP_HOVERED_SQUARE:
      g_value_set_uint (value, self->scene.hovered);
      break;
    case PROP_SELECTED_SQUARE:
      g_value_set_uint (value, self->scene.selected);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_board_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CheckbitBoard *self = CHECKBIT_BOARD (object);

  switch (prop_id)
    {
    case PROP_FLIPPED:
      checkbit_board_set_flipped (self, g_value_get_boolean (value));
      break;
    case PROP_COORDINATES:
      checkbit_board_set_coordinates (self, g_value_get_boolean (value));
      break;
    case PROP_BIT_INDICES:
      checkbit_board_set_bit_indices (self, g_value_get_boolean (value));
      break;
    case PROP_LAYOUT:
      checkbit_board_set_layout (self, (ChessLayout) g_value_get_uint (value));
      break;
    case PROP_ANIMATE:
      set_animate (self, g_value_get_boolean (value));
      break;
    case PROP_ANIMATION_TIME:
      set_animation_time (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags told = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_FLIPPED] = g_param_spec_boolean ("flipped", NULL, NULL, FALSE, flags);
  props[PROP_COORDINATES] = g_param_spec_boolean ("coordinates", NULL, NULL, TRUE, flags);
  props[PROP_BIT_INDICES] = g_param_spec_boolean ("bit-indices", NULL, NULL, FALSE, flags);
  props[PROP_LAYOUT]
      = g_param_spec_uint ("layout", NULL, NULL, 0, CHESS_N_LAYOUTS - 1, CHESS_LAYOUT_A1B1, flags);
  props[PROP_ANIMATE] = g_param_spec_boolean ("animate", NULL, NULL, TRUE, flags);
  props[PROP_ANIMATION_TIME] = g_param_spec_uint ("animation-time", NULL, NULL, 0, 10000,
                                                  CHECKBIT_BOARD_ANIMATION_TIME, flags);
  props[PROP_HOVERED_SQUARE] = g_param_spec_uint ("hovered-square", NULL, NULL, 0,
                                                  CHESS_SQUARE_NONE, CHESS_SQUARE_NONE, told);
  props[PROP_SELECTED_SQUARE] = g_param_spec_uint ("selected-square", NULL, NULL, 0,
                                                   CHESS_SQUARE_NONE, CHESS_SQUARE_NONE, told);
  g_object_class_install_properties (klass, N_PROPS, props);
}

/* Unparents the popovers on the board. */
static void
checkbit_board_dispose (GObject *object)
{
  CheckbitBoard *self = CHECKBIT_BOARD (object);
  GtkWidget *child;

  checkbit_board_animation_stop (&self->animation);
  checkbit_board_close_promotion (self);
  while ((child = gtk_widget_get_last_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  memset (self->squares, 0, sizeof self->squares);
  checkbit_board_painter_clear (&self->painter);
  G_OBJECT_CLASS (checkbit_board_parent_class)->dispose (object);
}

static void
checkbit_board_finalize (GObject *object)
{
  g_free (CHECKBIT_BOARD (object)->scene.layers);
  g_free (CHECKBIT_BOARD (object)->scene.arrows);
  G_OBJECT_CLASS (checkbit_board_parent_class)->finalize (object);
}

static void
checkbit_board_class_init (CheckbitBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_board_get_property;
  object_class->set_property = checkbit_board_set_property;
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

  install_properties (object_class);
  signals[POSITION_CHANGED]
      = g_signal_new ("position-changed", CHECKBIT_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[LAID_OUT] = g_signal_new ("laid-out", CHECKBIT_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  checkbit_board_style_ensure ();
}

/* In the order of White's view, whichever way the board is turned. */
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
  checkbit_board_scene_init (&self->scene);
  checkbit_board_animation_init (&self->animation, GTK_WIDGET (self));
  self->painter.widget = GTK_WIDGET (self);
  self->slide_from = CHESS_SQUARE_NONE;
  add_squares (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Chess board"), -1);
}

GtkWidget *
checkbit_board_new (void)
{
  return g_object_new (CHECKBIT_TYPE_BOARD, NULL);
}
