/* How sets are written as numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/word-form.h"

#include "game/text/value-forms.h"

struct _CheckbitWordForm
{
  GObject parent_instance;

  ChessLayout layout;
  guint copy_form;
};

enum
{
  PROP_0,
  PROP_LAYOUT,
  PROP_COPY_FORM,
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
    case PROP_COPY_FORM:
      g_value_set_uint (value, self->copy_form);
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
    case PROP_COPY_FORM:
      checkbit_word_form_set_copy_form (self, g_value_get_uint (value));
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
  properties[PROP_COPY_FORM]
      = g_param_spec_uint ("copy-form", NULL, NULL, 0, checkbit_value_form_count () - 1, 0, flags);
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

guint
checkbit_word_form_get_copy_form (CheckbitWordForm *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), 0);

  return self->copy_form;
}

void
checkbit_word_form_set_copy_form (CheckbitWordForm *self, guint form)
{
  g_return_if_fail (CHECKBIT_IS_WORD_FORM (self));
  g_return_if_fail (form < checkbit_value_form_count ());

  if (self->copy_form == form)
    return;

  self->copy_form = form;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COPY_FORM]);
}

char *
checkbit_word_form_write_hex (CheckbitWordForm *self, ChessBitboard bits)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), NULL);

  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", chess_layout_write (self->layout, bits));
}

char *
checkbit_word_form_write (CheckbitWordForm *self, ChessBitboard bits)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), NULL);

  return checkbit_value_form_write (self->copy_form, self->layout, bits);
}

guint
checkbit_word_form_get_bit (CheckbitWordForm *self, ChessSquare square)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (self), 0);

  return chess_layout_bit (self->layout, square);
}
