/* How sets are written as numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/word-form.h"

struct _CheckbitWordForm
{
  GObject parent_instance;

  ChessLayout layout;
  ChessLiteral literal;
};

enum
{
  PROP_0,
  PROP_LAYOUT,
  PROP_LITERAL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitWordForm, checkbit_word_form, G_TYPE_OBJECT)

static void
checkbit_word_form_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitWordForm *self = CHECKBIT_WORD_FORM (object);

  switch (prop_id)
    {
    case PROP_LAYOUT:
      g_value_set_uint (value, self->layout);
      break;
    case PROP_LITERAL:
      g_value_set_uint (value, self->literal);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_word_form_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  CheckbitWordForm *self = CHECKBIT_WORD_FORM (object);

  switch (prop_id)
    {
    case PROP_LAYOUT:
      checkbit_word_form_set_layout (self, (ChessLayout)g_value_get_uint (value));
      break;
    case PROP_LITERAL:
      checkbit_word_form_set_literal (self, (ChessLiteral)g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_word_form_class_init (CheckbitWordFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_word_form_get_property;
  object_class->set_property = checkbit_word_form_set_property;

  properties[PROP_LAYOUT]
      = g_param_spec_uint ("layout", NULL, NULL, 0, CHESS_N_LAYOUTS - 1, 0, flags);
  properties[PROP_LITERAL]
      = g_param_spec_uint ("literal", NULL, NULL, 0, CHESS_N_LITERALS - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_word_form_init (CheckbitWordForm *self)
{
}

CheckbitWordForm *
checkbit_word_form_new (void)
{
  return g_object_new (CHECKBIT_TYPE_WORD_FORM, NULL);
}

ChessLayout
checkbit_word_form_get_layout (CheckbitWordForm *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), CHESS_LAYOUT_A1B1);

  return self->layout;
}

void
checkbit_word_form_set_layout (CheckbitWordForm *self, ChessLayout layout)
{
  g_return_if_fail (CHECKBIT_IS_WORD_FORM (self));
  g_return_if_fail ((guint)layout < CHESS_N_LAYOUTS);

  if (self->layout == layout)
    return;

  self->layout = layout;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LAYOUT]);
}

ChessLiteral
checkbit_word_form_get_literal (CheckbitWordForm *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), CHESS_LITERAL_HEX);

  return self->literal;
}

void
checkbit_word_form_set_literal (CheckbitWordForm *self, ChessLiteral literal)
{
  g_return_if_fail (CHECKBIT_IS_WORD_FORM (self));
  g_return_if_fail ((guint)literal < CHESS_N_LITERALS);

  if (self->literal == literal)
    return;

  self->literal = literal;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LITERAL]);
}

static char *
write_as (CheckbitWordForm *self, ChessLiteral literal, ChessBitboard bits)
{
  char text[CHESS_LITERAL_SIZE];

  chess_literal_write (literal, chess_layout_write (self->layout, bits), text);
  return g_strdup (text);
}

char *
checkbit_word_form_write_hex (CheckbitWordForm *self, ChessBitboard bits)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), NULL);

  return write_as (self, CHESS_LITERAL_HEX, bits);
}

char *
checkbit_word_form_write (CheckbitWordForm *self, ChessBitboard bits)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), NULL);

  return write_as (self, self->literal, bits);
}

guint
checkbit_word_form_get_bit (CheckbitWordForm *self, ChessSquare square)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), 0);

  return chess_layout_bit (self->layout, square);
}
