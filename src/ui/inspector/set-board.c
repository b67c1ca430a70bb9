/* A large board that shows one set, square by square.
 *
 * Its 64 children are only there for the focus and for screen readers; what they show is drawn here
 * and kept as one render node until it differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/set-board.h"

#include "ui/inspector/set-board-private.h"
#include "ui/inspector/set-square.h"

#define MIN_SIDE 144
#define NATURAL_SIDE 336

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

/* --- Size ----------------------------------------------------------------------------------- */

void
checkbit_set_board_get_place (CheckbitSetBoard *self, CheckbitSetBoardPlace *place)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)) - CHECKBIT_SET_BOARD_EDGE;
  int height = gtk_widget_get_height (GTK_WIDGET (self)) - CHECKBIT_SET_BOARD_EDGE;

  place->cell = MAX (MIN (width, height), 0) / 8;
  place->x = CHECKBIT_SET_BOARD_EDGE + (width - 8 * place->cell) / 2;
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
  *minimum = MIN_SIDE + CHECKBIT_SET_BOARD_EDGE;
  *natural = NATURAL_SIDE + CHECKBIT_SET_BOARD_EDGE;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural
        = MAX (*minimum, ((for_size - CHECKBIT_SET_BOARD_EDGE) & ~7) + CHECKBIT_SET_BOARD_EDGE);
}

static void
checkbit_set_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (widget);
  CheckbitSetBoardPlace place;

  checkbit_set_board_get_place (self, &place);
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
checkbit_set_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitSetBoard *self = CHECKBIT_SET_BOARD (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);

  checkbit_set_board_paint (self, snapshot);
  if (focus != NULL)
    gtk_widget_snapshot_child (widget, focus, snapshot);
}

void
checkbit_set_board_redraw (CheckbitSetBoard *self)
{
  g_clear_pointer (&self->content, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
checkbit_set_board_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (checkbit_set_board_parent_class)->css_changed (widget, change);
  checkbit_set_board_redraw (CHECKBIT_SET_BOARD (widget));
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
      g_value_set_boolean (value, self->show_indices);
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
  if (self->form != NULL)
    g_signal_handlers_disconnect_by_data (self->form, self);
  g_clear_object (&self->form);
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

  install_properties (object_class);
  checkbit_set_board_class_init_input (widget_class);
  gtk_widget_class_set_css_name (widget_class, "set-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
checkbit_set_board_init (CheckbitSetBoard *self)
{
  self->highlighted = CHESS_SQUARE_NONE;
  self->show_indices = TRUE;
  for (int rank = 7; rank >= 0; rank--)
    for (int file = 0; file < 8; file++)
      {
        ChessSquare square = CHESS_SQUARE (file, rank);

        self->cells[square] = checkbit_set_square_new (square);
        gtk_widget_set_parent (self->cells[square], GTK_WIDGET (self));
      }
  checkbit_set_board_init_input (self);
}

static void
update_cells (CheckbitSetBoard *self)
{
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    checkbit_set_square_set_content (CHECKBIT_SET_SQUARE (self->cells[square]),
                                     checkbit_word_form_get_bit (self->form, square),
                                     chess_bitboard_has (self->bits, square),
                                     chess_bitboard_has (self->wrapped & self->bits, square));
  checkbit_set_board_redraw (self);
}

GtkWidget *
checkbit_set_board_new (CheckbitWordForm *form)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  CheckbitSetBoard *self = g_object_new (CHECKBIT_TYPE_SET_BOARD, NULL);
  self->form = g_object_ref (form);
  g_signal_connect_swapped (form, "notify::layout", G_CALLBACK (update_cells), self);
  update_cells (self);
  return GTK_WIDGET (self);
}

void
checkbit_set_board_emit_activated (CheckbitSetBoard *self, ChessSquare square)
{
  g_signal_emit (self, signals[SIGNAL_SQUARE_ACTIVATED], 0, (guint) square);
}

void
checkbit_set_board_emit_pointed (CheckbitSetBoard *self, ChessSquare square)
{
  g_signal_emit (self, signals[SIGNAL_SQUARE_POINTED], 0, (guint) square);
}

/* --- What it shows -------------------------------------------------------------------------- */

void
checkbit_set_board_set_bits (CheckbitSetBoard *self, ChessBitboard bits, ChessBitboard changed)
{
  g_return_if_fail (CHECKBIT_IS_SET_BOARD (self));

  if (self->bits == bits && self->changed == changed)
    return;

  self->bits = bits;
  self->changed = changed;
  update_cells (self);
}

ChessBitboard
checkbit_set_board_get_bits (CheckbitSetBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_BOARD (self), CHESS_NO_SQUARES);

  return self->bits;
}

void
checkbit_set_board_set_wrapped (CheckbitSetBoard *self, ChessBitboard wrapped)
{
  g_return_if_fail (CHECKBIT_IS_SET_BOARD (self));

  if (self->wrapped == wrapped)
    return;

  self->wrapped = wrapped;
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

gboolean
checkbit_set_board_get_editable (CheckbitSetBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_BOARD (self), FALSE);

  return self->editable;
}

void
checkbit_set_board_set_show_indices (CheckbitSetBoard *self, gboolean show)
{
  g_return_if_fail (CHECKBIT_IS_SET_BOARD (self));

  if (self->show_indices == !!show)
    return;

  self->show_indices = !!show;
  checkbit_set_board_redraw (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_INDICES]);
}

gboolean
checkbit_set_board_get_show_indices (CheckbitSetBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_BOARD (self), FALSE);

  return self->show_indices;
}

GtkWidget *
checkbit_set_board_get_cell (CheckbitSetBoard *self, ChessSquare square)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_BOARD (self), NULL);
  g_return_val_if_fail (square < CHESS_N_SQUARES, NULL);

  return self->cells[square];
}
