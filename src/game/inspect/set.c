/* A named set of squares that may change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/set.h"

typedef struct
{
  char *title;
  char *sentence;
  char *expression;
  ChessBitboard bits;
  ChessBitboard changed;
  guint style;

  /* Changes that were not announced yet. */
  gboolean bits_differ;
  gboolean changed_differs;
} CheckbitSetPrivate;

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SENTENCE,
  PROP_EXPRESSION,
  PROP_STYLE,
  PROP_BITS,
  PROP_CHANGED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE_WITH_PRIVATE (CheckbitSet, checkbit_set, G_TYPE_OBJECT)

static CheckbitSetPrivate *
get_private (CheckbitSet *self)
{
  return checkbit_set_get_instance_private (self);
}

/* Where a text property is stored. */
static char **
get_text (CheckbitSet *self, guint prop_id)
{
  CheckbitSetPrivate *priv = get_private (self);

  return prop_id == PROP_TITLE ? &priv->title
         : prop_id == PROP_SENTENCE ? &priv->sentence
                                    : &priv->expression;
}

static void
set_text (CheckbitSet *self, guint prop_id, const char *value)
{
  char **text = get_text (self, prop_id);
  g_autofree char *old = NULL;

  if (g_strcmp0 (*text, value) == 0)
    return;

  old = *text;
  *text = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
checkbit_set_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitSet *self = CHECKBIT_SET (object);

  switch (prop_id)
    {
    case PROP_TITLE:
    case PROP_SENTENCE:
    case PROP_EXPRESSION:
      g_value_set_string (value, *get_text (self, prop_id));
      break;
    case PROP_STYLE:
      g_value_set_uint (value, checkbit_set_get_style (self));
      break;
    case PROP_BITS:
      g_value_set_uint64 (value, checkbit_set_get_bits (self));
      break;
    case PROP_CHANGED:
      g_value_set_uint64 (value, checkbit_set_get_changed (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_set_finalize (GObject *object)
{
  CheckbitSetPrivate *priv = get_private (CHECKBIT_SET (object));

  g_free (priv->title);
  g_free (priv->sentence);
  g_free (priv->expression);
  G_OBJECT_CLASS (checkbit_set_parent_class)->finalize (object);
}

static void
checkbit_set_class_init (CheckbitSetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_set_get_property;
  object_class->finalize = checkbit_set_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_SENTENCE] = g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  properties[PROP_EXPRESSION] = g_param_spec_string ("expression", NULL, NULL, NULL, flags);
  properties[PROP_STYLE] = g_param_spec_uint ("style", NULL, NULL, 0, CHECKBIT_SET_NO_STYLE,
                                              CHECKBIT_SET_NO_STYLE, flags);
  properties[PROP_BITS] = g_param_spec_uint64 ("bits", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  properties[PROP_CHANGED] = g_param_spec_uint64 ("changed", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_set_init (CheckbitSet *self)
{
  get_private (self)->title = g_strdup ("");
  get_private (self)->style = CHECKBIT_SET_NO_STYLE;
}

CheckbitSet *
checkbit_set_new (const char *title, ChessBitboard bits)
{
  CheckbitSet *self = g_object_new (CHECKBIT_TYPE_SET, NULL);

  checkbit_set_set_title (self, title);
  checkbit_set_set_bits (self, bits, CHESS_NO_SQUARES);
  return self;
}

const char *
checkbit_set_get_title (CheckbitSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET (self), NULL);

  return get_private (self)->title;
}

void
checkbit_set_set_title (CheckbitSet *self, const char *title)
{
  g_return_if_fail (CHECKBIT_IS_SET (self));
  g_return_if_fail (title != NULL);

  set_text (self, PROP_TITLE, title);
}

const char *
checkbit_set_get_sentence (CheckbitSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET (self), NULL);

  return get_private (self)->sentence;
}

void
checkbit_set_set_sentence (CheckbitSet *self, const char *sentence)
{
  g_return_if_fail (CHECKBIT_IS_SET (self));

  set_text (self, PROP_SENTENCE, sentence);
}

const char *
checkbit_set_get_expression (CheckbitSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET (self), NULL);

  return get_private (self)->expression;
}

void
checkbit_set_set_expression (CheckbitSet *self, const char *expression)
{
  g_return_if_fail (CHECKBIT_IS_SET (self));

  set_text (self, PROP_EXPRESSION, expression);
}

guint
checkbit_set_get_style (CheckbitSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET (self), CHECKBIT_SET_NO_STYLE);

  return get_private (self)->style;
}

void
checkbit_set_set_style (CheckbitSet *self, guint style)
{
  CheckbitSetPrivate *priv;

  g_return_if_fail (CHECKBIT_IS_SET (self));

  priv = get_private (self);
  if (priv->style == style)
    return;

  priv->style = style;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STYLE]);
}

ChessBitboard
checkbit_set_get_bits (CheckbitSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET (self), CHESS_NO_SQUARES);

  return get_private (self)->bits;
}

ChessBitboard
checkbit_set_get_changed (CheckbitSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET (self), CHESS_NO_SQUARES);

  return get_private (self)->changed;
}

void
checkbit_set_set_bits (CheckbitSet *self, ChessBitboard bits, ChessBitboard changed)
{
  checkbit_set_store_bits (self, bits, changed);
  checkbit_set_announce_bits (self);
}

void
checkbit_set_store_bits (CheckbitSet *self, ChessBitboard bits, ChessBitboard changed)
{
  CheckbitSetPrivate *priv;

  g_return_if_fail (CHECKBIT_IS_SET (self));

  priv = get_private (self);
  priv->bits_differ |= priv->bits != bits;
  priv->changed_differs |= priv->changed != changed;
  priv->bits = bits;
  priv->changed = changed;
}

void
checkbit_set_announce_bits (CheckbitSet *self)
{
  CheckbitSetPrivate *priv;
  gboolean bits_differ, changed_differs;

  g_return_if_fail (CHECKBIT_IS_SET (self));

  priv = get_private (self);
  bits_differ = priv->bits_differ;
  changed_differs = priv->changed_differs;
  priv->bits_differ = FALSE;
  priv->changed_differs = FALSE;

  if (bits_differ)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BITS]);
  if (changed_differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHANGED]);
}
