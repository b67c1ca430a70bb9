/* A large board that shows one set, square by square.
 *
 * Its 64 children only exist for the focus and for screen readers; everything is drawn here and
 * cached as one render node until it changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/set-board.h"

#include "ui/base/one-piece.h"
#include "ui/inspector/set-board-paint.h"
#include "ui/inspector/set-square.h"

#define MIN_SIDE 144
#define NATURAL_SIDE 336

/* The space at the left and below for file and rank names. */
#define EDGE 16

struct _CheckbitSetBoard
{
  GtkWidget parent_instance;

  GtkWidget *cells[CHESS_N_SQUARES];
  CheckbitSetPicture picture; /* its form is owned */
  ChessSquare highlighted;
  gboolean editable;

  ChessSquare cursor; /* where Tab enters the board */

  GskRenderNode *content; /* all but the highlight; NULL when it must be drawn again */
  gboolean odd;           /* whether it was drawn an odd number of times */
};

enum
{
  PROP_0,
  PROP_EDITABLE,
  PROP_SHOW_INDICES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_SQUARE_ACTIVATED,
  SIGNAL_SQUARE_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitSetBoard, checkbit_set_board, GTK_TYPE_WIDGET)

/* Where the 64 squares are within the widget: cells of whole pixels. */
typedef struct
{
  int x, y;
  int cell;
} Place;

/* --- Size ----------------------------------------------------------------------------------- */

static void
get_place (CheckbitSetBoard *self, Place *place)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)) - EDGE;
  int height = gtk_widget_get_height (GTK_WIDGET (self)) - EDGE;

  place->cell = MAX (MIN (width, height), 0) / 8;
  place->x = EDGE + (width - 8 * place->cell) / 2;
  place->y = 0;
}

static GtkSizeRequestMode
checkbit_set_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_set_board_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = MIN_SIDE + EDGE;
  *natural = NATURAL_SIDE + EDGE;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = MAX (*minimum, ((for_size - EDGE) & ~7) + EDGE);
}

static void
checkbit_set_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (widget);
  Place place;

  get_place (self, &place);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    gtk_widget_size_allocate (
        self->cells[square],
        &(GtkAllocation){ place.x + (int) chess_square_file (square) * place.cell,
                          place.y + (7 - (int) chess_square_rank (square)) * place.cell, place.cell,
                          place.cell },
        -1);
  g_clear_pointer (&self->content, gsk_render_node_unref);
}

static void
paint (CheckbitSetBoard *self, GtkSnapshot *snapshot)
{
  CheckbitBitboardPalette palette;
  Place place;

  get_place (self, &place);
  if (place.cell == 0)
    return;
  checkbit_bitboard_palette_init (&palette, GTK_WIDGET (self));
  if (self->content == NULL)
    {
      g_autoptr (GskRenderNode) content
          = checkbit_set_board_paint (GTK_WIDGET (self), &self->picture, place.cell, &palette);

      self->odd = !self->odd;
      self->content = checkbit_one_piece_new (content, self->odd);
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) place.x, (float) place.y));
  gtk_snapshot_append_node (snapshot, self->content);
  if (self->highlighted != CHESS_SQUARE_NONE)
    checkbit_bitboard_paint_highlight (snapshot, self->highlighted, place.cell, &palette);
  gtk_snapshot_restore (snapshot);
}

static void
checkbit_set_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);

  paint (self, snapshot);
  if (focus != NULL)
    gtk_widget_snapshot_child (widget, focus, snapshot);
}

static void
redraw (CheckbitSetBoard *self)
{
  g_clear_pointer (&self->content, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
checkbit_set_board_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (checkbit_set_board_parent_class)->css_changed (widget, change);
  redraw (CHECKBIT_SET_BOARD (widget));
}

/* --- Pointer and keyboard ------------------------------------------------------------------- */

static void
activate (CheckbitSetBoard *self, ChessSquare square)
{
  g_signal_emit (self, signals[SIGNAL_SQUARE_ACTIVATED], 0, (guint) square);
}

static void
point_at (CheckbitSetBoard *self, ChessSquare square)
{
  g_signal_emit (self, signals[SIGNAL_SQUARE_POINTED], 0, (guint) square);
}

static ChessSquare
square_at (CheckbitSetBoard *self, double x, double y)
{
  Place place;

  get_place (self, &place);
  x -= place.x;
  y -= place.y;
  if (place.cell == 0 || x < 0 || y < 0 || x >= 8 * place.cell || y >= 8 * place.cell)
    return CHESS_SQUARE_NONE;
  return CHESS_SQUARE ((int) x / place.cell, 7 - (int) y / place.cell);
}

static void
motion_cb (CheckbitSetBoard *self, double x, double y)
{
  point_at (self, square_at (self, x, y));
}

static void
leave_cb (CheckbitSetBoard *self)
{
  point_at (self, CHESS_SQUARE_NONE);
}

static void
released_cb (CheckbitSetBoard *self, int n_press, double x, double y)
{
  ChessSquare square = square_at (self, x, y);

  if (square == CHESS_SQUARE_NONE || !self->editable)
    return;
  self->cursor = square;
  gtk_widget_grab_focus (self->cells[square]);
  activate (self, square);
}

static void
checkbit_set_board_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (widget);

  GTK_WIDGET_CLASS (checkbit_set_board_parent_class)->set_focus_child (widget, child);
  if (child != NULL)
    self->cursor = checkbit_set_square_get_square (CHECKBIT_SET_SQUARE (child));
  point_at (self, child != NULL ? self->cursor : CHESS_SQUARE_NONE);
}

/* Moves the focus by files and ranks, but not beyond the edge. */
static gboolean
move_by (CheckbitSetBoard *self, int files, int ranks)
{
  int file = CLAMP ((int) chess_square_file (self->cursor) + files, 0, 7);
  int rank = CLAMP ((int) chess_square_rank (self->cursor) + ranks, 0, 7);

  return gtk_widget_grab_focus (self->cells[CHESS_SQUARE (file, rank)]);
}

/* There is one Tab stop: Tab enters at the cursor's square and leaves from any square. */
static gboolean
checkbit_set_board_focus (GtkWidget *widget, GtkDirectionType direction)
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
  activate (self, self->cursor);
  return GDK_EVENT_STOP;
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const guint keys[]
      = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i], 0, activate_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, home_end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, home_end_cb, "b", FALSE);
}

static void
add_controllers (CheckbitSetBoard *self)
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

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_set_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (object);

  switch (id)
    {
    case PROP_EDITABLE:
      g_value_set_boolean (value, self->editable);
      break;
    case PROP_SHOW_INDICES:
      g_value_set_boolean (value, self->picture.show_indices);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_set_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (object);

  switch (id)
    {
    case PROP_EDITABLE:
      checkbit_set_board_set_editable (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_INDICES:
      checkbit_set_board_set_show_indices (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_set_board_dispose (GObject *object)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (object);

  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
  if (self->picture.form != NULL)
    g_signal_handlers_disconnect_by_data (self->picture.form, self);
  g_clear_object (&self->picture.form);
  g_clear_pointer (&self->content, gsk_render_node_unref);
  G_OBJECT_CLASS (checkbit_set_board_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_EDITABLE] = g_param_spec_boolean ("editable", NULL, NULL, FALSE, flags);
  properties[PROP_SHOW_INDICES] = g_param_spec_boolean ("show-indices", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SIGNAL_SQUARE_ACTIVATED]
      = g_signal_new ("square-activated", CHECKBIT_TYPE_SET_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SQUARE_POINTED]
      = g_signal_new ("square-pointed", CHECKBIT_TYPE_SET_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
checkbit_set_board_class_init (CheckbitSetBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_set_board_get_property;
  object_class->set_property = checkbit_set_board_set_property;
  object_class->dispose = checkbit_set_board_dispose;
  widget_class->get_request_mode = checkbit_set_board_get_request_mode;
  widget_class->measure = checkbit_set_board_measure;
  widget_class->size_allocate = checkbit_set_board_size_allocate;
  widget_class->snapshot = checkbit_set_board_snapshot;
  widget_class->css_changed = checkbit_set_board_css_changed;
  widget_class->focus = checkbit_set_board_focus;
  widget_class->set_focus_child = checkbit_set_board_set_focus_child;

  install_properties (object_class);
  bind_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "set-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
checkbit_set_board_init (CheckbitSetBoard *self)
{
  self->highlighted = CHESS_SQUARE_NONE;
  self->picture.show_indices = TRUE;
  for (int rank = 7; rank >= 0; rank--)
    for (int file = 0; file < 8; file++)
      {
        ChessSquare square = CHESS_SQUARE (file, rank);

        self->cells[square] = checkbit_set_square_new (square);
        gtk_widget_set_parent (self->cells[square], GTK_WIDGET (self));
      }
  add_controllers (self);
}

static void
update_cells (CheckbitSetBoard *self)
{
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    checkbit_set_square_set_content (
        CHECKBIT_SET_SQUARE (self->cells[square]),
        checkbit_word_form_get_bit (self->picture.form, square),
        chess_bitboard_has (self->picture.bits, square),
        chess_bitboard_has (self->picture.wrapped & self->picture.bits, square));
  redraw (self);
}

GtkWidget *
checkbit_set_board_new (CheckbitWordForm *form)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  CheckbitSetBoard *self = g_object_new (CHECKBIT_TYPE_SET_BOARD, NULL);
  self->picture.form = g_object_ref (form);
  g_signal_connect_swapped (form, "notify::layout", G_CALLBACK (update_cells), self);
  update_cells (self);
  return GTK_WIDGET (self);
}

/* --- What it shows -------------------------------------------------------------------------- */

void
checkbit_set_board_set_bits (CheckbitSetBoard *self, ChessBitboard bits, ChessBitboard changed)
{
  g_return_if_fail (CHECKBIT_IS_SET_BOARD (self));

  if (self->picture.bits == bits && self->picture.changed == changed)
    return;

  self->picture.bits = bits;
  self->picture.changed = changed;
  update_cells (self);
}

ChessBitboard
checkbit_set_board_get_bits (CheckbitSetBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_BOARD (self), CHESS_NO_SQUARES);

  return self->picture.bits;
}

void
checkbit_set_board_set_wrapped (CheckbitSetBoard *self, ChessBitboard wrapped)
{
  g_return_if_fail (CHECKBIT_IS_SET_BOARD (self));

  if (self->picture.wrapped == wrapped)
    return;

  self->picture.wrapped = wrapped;
  update_cells (self);
}

void
checkbit_set_board_set_highlighted (CheckbitSetBoard *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_SET_BOARD (self));
  g_return_if_fail (square <= CHESS_SQUARE_NONE);

  if (self->highlighted == square)
    return;

  self->highlighted = square;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_set_board_set_editable (CheckbitSetBoard *self, gboolean editable)
{
  g_return_if_fail (CHECKBIT_IS_SET_BOARD (self));

  if (self->editable == !!editable)
    return;

  self->editable = !!editable;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EDITABLE]);
}

void
checkbit_set_board_set_show_indices (CheckbitSetBoard *self, gboolean show)
{
  g_return_if_fail (CHECKBIT_IS_SET_BOARD (self));

  if (self->picture.show_indices == !!show)
    return;

  self->picture.show_indices = !!show;
  redraw (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_INDICES]);
}

GtkWidget *
checkbit_set_board_get_cell (CheckbitSetBoard *self, ChessSquare square)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_BOARD (self), NULL);
  g_return_val_if_fail (square < CHESS_N_SQUARES, NULL);

  return self->cells[square];
}
