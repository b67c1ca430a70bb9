/* The properties of a board, and the layers and arrows that are drawn over it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

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

static GParamSpec *properties[CHECKBIT_BOARD_N_PROPS];

void
checkbit_board_notify (CheckbitBoard *self, CheckbitBoardProp property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* --- Properties ---------------------------------------------------------------------------- */

gboolean
checkbit_board_get_flipped (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  return self->geometry.flipped;
}

void
checkbit_board_set_flipped (CheckbitBoard *self, gboolean flipped)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->geometry.flipped == (flipped != FALSE))
    return;
  self->geometry.flipped = flipped != FALSE;
  checkbit_board_forget_arrows (self);
  checkbit_board_forget_labels (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_FLIPPED);
}

gboolean
checkbit_board_get_coordinates (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  return self->coordinates;
}

void
checkbit_board_set_coordinates (CheckbitBoard *self, gboolean coordinates)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->coordinates == (coordinates != FALSE))
    return;
  self->coordinates = coordinates != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_COORDINATES);
}

gboolean
checkbit_board_get_bit_indices (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  return self->bit_indices;
}

void
checkbit_board_set_bit_indices (CheckbitBoard *self, gboolean bit_indices)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->bit_indices == (bit_indices != FALSE))
    return;
  self->bit_indices = bit_indices != FALSE;
  checkbit_board_forget_labels (self);
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_BIT_INDICES);
}

ChessLayout
checkbit_board_get_layout (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), CHESS_LAYOUT_A1B1);

  return self->layout;
}

void
checkbit_board_set_layout (CheckbitBoard *self, ChessLayout layout)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail ((guint) layout < CHESS_N_LAYOUTS);

  if (self->layout == layout)
    return;
  self->layout = layout;
  checkbit_board_forget_labels (self);
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_LAYOUT);
}

gboolean
checkbit_board_get_interactive (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), FALSE);

  return self->interactive;
}

void
checkbit_board_set_interactive (CheckbitBoard *self, gboolean interactive)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->interactive == (interactive != FALSE))
    return;
  self->interactive = interactive != FALSE;
  if (!interactive)
    checkbit_board_cancel (self);
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_INTERACTIVE);
}

static void
set_animate (CheckbitBoard *self, gboolean animate)
{
  if (self->animate == (animate != FALSE))
    return;
  self->animate = animate != FALSE;
  if (!animate)
    checkbit_board_stop (self);
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_ANIMATE);
}

ChessSquare
checkbit_board_get_hovered_square (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), CHESS_SQUARE_NONE);

  return self->hovered;
}

ChessSquare
checkbit_board_get_selected_square (CheckbitBoard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), CHESS_SQUARE_NONE);

  return self->selected;
}

/* Stores one of the properties that change nothing before the next move. */
static void
set_flag (CheckbitBoard *self, gboolean *flag, gboolean value, CheckbitBoardProp property)
{
  if (*flag == (value != FALSE))
    return;
  *flag = value != FALSE;
  checkbit_board_notify (self, property);
}

/* What was sent ahead goes where nothing may be any more. */
static void
set_premoves (CheckbitBoard *self, gboolean premoves)
{
  set_flag (self, &self->premoves, premoves, CHECKBIT_BOARD_PROP_PREMOVES);
  if (premoves)
    return;
  checkbit_board_cancel_premove (self);
  if (!self->interactive)
    checkbit_board_cancel (self);
}

static void
set_move_input (CheckbitBoard *self, CheckbitMoveInput input)
{
  if (self->move_input == input)
    return;
  self->move_input = input;
  checkbit_board_cancel (self);
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_MOVE_INPUT);
}

static void
set_notation (CheckbitBoard *self, const char *name)
{
  CheckbitNotation notation = checkbit_notation_from_name (name);

  if (self->notation == notation)
    return;
  self->notation = notation;
  checkbit_board_close_typing (self);
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_NOTATION);
}

static void
set_animation_time (CheckbitBoard *self, guint time)
{
  if (self->animation_time == time)
    return;
  self->animation_time = time;
  checkbit_board_stop (self);
  checkbit_board_notify (self, CHECKBIT_BOARD_PROP_ANIMATION_TIME);
}

void
checkbit_board_set_layers (CheckbitBoard *self, const CheckbitBoardLayer *layers, guint n_layers)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  g_free (self->layers);
  self->layers = g_new (CheckbitBoardLayer, n_layers);
  self->n_layers = n_layers;
  for (guint i = 0; i < n_layers; i++)
    self->layers[i] = layers[i];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_board_set_arrows (CheckbitBoard *self, const CheckbitBoardArrow *arrows, guint n_arrows)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));
  g_return_if_fail (arrows != NULL || n_arrows == 0);

  g_free (self->arrows);
  self->arrows = g_new (CheckbitBoardArrow, n_arrows);
  self->n_arrows = n_arrows;
  for (guint i = 0; i < n_arrows; i++)
    self->arrows[i] = arrows[i];
  checkbit_board_forget_arrows (self);
}

const CheckbitBoardArrow *
checkbit_board_get_arrows (CheckbitBoard *self, guint *n_arrows)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (self), NULL);

  *n_arrows = self->n_arrows;
  return self->arrows;
}

static void
checkbit_board_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitBoard *self = CHECKBIT_BOARD (object);

  switch (prop_id)
    {
    case CHECKBIT_BOARD_PROP_FLIPPED:
      g_value_set_boolean (value, self->geometry.flipped);
      break;
    case CHECKBIT_BOARD_PROP_COORDINATES:
      g_value_set_boolean (value, self->coordinates);
      break;
    case CHECKBIT_BOARD_PROP_ANIMATE:
      g_value_set_boolean (value, self->animate);
      break;
    case CHECKBIT_BOARD_PROP_INTERACTIVE:
      g_value_set_boolean (value, self->interactive);
      break;
    case CHECKBIT_BOARD_PROP_BIT_INDICES:
      g_value_set_boolean (value, self->bit_indices);
      break;
    case CHECKBIT_BOARD_PROP_LAYOUT:
      g_value_set_uint (value, self->layout);
      break;
    case CHECKBIT_BOARD_PROP_PREMOVES:
      g_value_set_boolean (value, self->premoves);
      break;
    case CHECKBIT_BOARD_PROP_AUTO_QUEEN:
      g_value_set_boolean (value, self->auto_queen);
      break;
    case CHECKBIT_BOARD_PROP_CONFIRM_MOVES:
      g_value_set_boolean (value, self->confirm_moves);
      break;
    case CHECKBIT_BOARD_PROP_MOVE_INPUT:
      g_value_set_enum (value, self->move_input);
      break;
    case CHECKBIT_BOARD_PROP_NOTATION:
      g_value_set_string (value, checkbit_notation_get_name (self->notation));
      break;
    case CHECKBIT_BOARD_PROP_ANIMATION_TIME:
      g_value_set_uint (value, self->animation_time);
      break;
    case CHECKBIT_BOARD_PROP_HOVERED_SQUARE:
      g_value_set_uint (value, self->hovered);
      break;
    case CHECKBIT_BOARD_PROP_SELECTED_SQUARE:
      g_value_set_uint (value, self->selected);
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
    case CHECKBIT_BOARD_PROP_FLIPPED:
      checkbit_board_set_flipped (self, g_value_get_boolean (value));
      break;
    case CHECKBIT_BOARD_PROP_COORDINATES:
      checkbit_board_set_coordinates (self, g_value_get_boolean (value));
      break;
    case CHECKBIT_BOARD_PROP_ANIMATE:
      set_animate (self, g_value_get_boolean (value));
      break;
    case CHECKBIT_BOARD_PROP_INTERACTIVE:
      checkbit_board_set_interactive (self, g_value_get_boolean (value));
      break;
    case CHECKBIT_BOARD_PROP_BIT_INDICES:
      checkbit_board_set_bit_indices (self, g_value_get_boolean (value));
      break;
    case CHECKBIT_BOARD_PROP_LAYOUT:
      checkbit_board_set_layout (self, (ChessLayout) g_value_get_uint (value));
      break;
    case CHECKBIT_BOARD_PROP_PREMOVES:
      set_premoves (self, g_value_get_boolean (value));
      break;
    case CHECKBIT_BOARD_PROP_AUTO_QUEEN:
      set_flag (self, &self->auto_queen, g_value_get_boolean (value),
                CHECKBIT_BOARD_PROP_AUTO_QUEEN);
      break;
    case CHECKBIT_BOARD_PROP_CONFIRM_MOVES:
      set_flag (self, &self->confirm_moves, g_value_get_boolean (value),
                CHECKBIT_BOARD_PROP_CONFIRM_MOVES);
      break;
    case CHECKBIT_BOARD_PROP_MOVE_INPUT:
      set_move_input (self, (CheckbitMoveInput) g_value_get_enum (value));
      break;
    case CHECKBIT_BOARD_PROP_NOTATION:
      set_notation (self, g_value_get_string (value));
      break;
    case CHECKBIT_BOARD_PROP_ANIMATION_TIME:
      set_animation_time (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Installs a property that can be written; its first value is the same for every board. */
static void
install_boolean (GObjectClass *klass, CheckbitBoardProp property, const char *name, gboolean value)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[property] = g_param_spec_boolean (name, NULL, NULL, value, flags);
  g_object_class_install_property (klass, property, properties[property]);
}

/* Installs those that are neither true or false nor a square. */
static void
install_numbers (GObjectClass *klass)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[CHECKBIT_BOARD_PROP_LAYOUT]
      = g_param_spec_uint ("layout", NULL, NULL, 0, CHESS_N_LAYOUTS - 1, CHESS_LAYOUT_A1B1, flags);
  properties[CHECKBIT_BOARD_PROP_MOVE_INPUT] = g_param_spec_enum (
      "move-input", NULL, NULL, CHECKBIT_TYPE_MOVE_INPUT, CHECKBIT_MOVE_INPUT_BOTH, flags);
  properties[CHECKBIT_BOARD_PROP_NOTATION]
      = g_param_spec_string ("notation", NULL, NULL, "letters", flags);
  properties[CHECKBIT_BOARD_PROP_ANIMATION_TIME] = g_param_spec_uint (
      "animation-time", NULL, NULL, 0, 10000, CHECKBIT_BOARD_ANIMATION_TIME, flags);
  g_object_class_install_property (klass, CHECKBIT_BOARD_PROP_LAYOUT,
                                   properties[CHECKBIT_BOARD_PROP_LAYOUT]);
  g_object_class_install_property (klass, CHECKBIT_BOARD_PROP_MOVE_INPUT,
                                   properties[CHECKBIT_BOARD_PROP_MOVE_INPUT]);
  g_object_class_install_property (klass, CHECKBIT_BOARD_PROP_NOTATION,
                                   properties[CHECKBIT_BOARD_PROP_NOTATION]);
  g_object_class_install_property (klass, CHECKBIT_BOARD_PROP_ANIMATION_TIME,
                                   properties[CHECKBIT_BOARD_PROP_ANIMATION_TIME]);
}

/* Installs a property that tells a square. */
static void
install_square (GObjectClass *klass, CheckbitBoardProp property, const char *name)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[property]
      = g_param_spec_uint (name, NULL, NULL, 0, CHESS_SQUARE_NONE, CHESS_SQUARE_NONE, flags);
  g_object_class_install_property (klass, property, properties[property]);
}

void
checkbit_board_install_properties (GObjectClass *klass)
{
  klass->get_property = checkbit_board_get_property;
  klass->set_property = checkbit_board_set_property;
  install_boolean (klass, CHECKBIT_BOARD_PROP_FLIPPED, "flipped", FALSE);
  install_boolean (klass, CHECKBIT_BOARD_PROP_COORDINATES, "coordinates", TRUE);
  install_boolean (klass, CHECKBIT_BOARD_PROP_ANIMATE, "animate", TRUE);
  install_boolean (klass, CHECKBIT_BOARD_PROP_INTERACTIVE, "interactive", TRUE);
  install_boolean (klass, CHECKBIT_BOARD_PROP_BIT_INDICES, "bit-indices", FALSE);
  install_boolean (klass, CHECKBIT_BOARD_PROP_PREMOVES, "premoves", FALSE);
  install_boolean (klass, CHECKBIT_BOARD_PROP_AUTO_QUEEN, "auto-queen", FALSE);
  install_boolean (klass, CHECKBIT_BOARD_PROP_CONFIRM_MOVES, "confirm-moves", FALSE);
  install_numbers (klass);
  install_square (klass, CHECKBIT_BOARD_PROP_HOVERED_SQUARE, "hovered-square");
  install_square (klass, CHECKBIT_BOARD_PROP_SELECTED_SQUARE, "selected-square");
}
