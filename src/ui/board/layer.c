/* A set that is kept on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/layer.h"

#include "ui/board/board-scene.h"

struct _CheckbitLayer
{
  GObject parent_instance;

  CheckbitSet *set; /* owned */
  guint style;
  double opacity;
  gboolean visible;
};

G_DEFINE_FINAL_TYPE (CheckbitLayer, checkbit_layer, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STYLE,
  PROP_OPACITY,
  PROP_VISIBLE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
checkbit_layer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitLayer *self = CHECKBIT_LAYER (object);

  switch (id)
    {
    case PROP_STYLE:
      g_value_set_uint (value, self->style);
      break;
    case PROP_OPACITY:
      g_value_set_double (value, self->opacity);
      break;
    case PROP_VISIBLE:
      g_value_set_boolean (value, self->visible);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_layer_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitLayer *self = CHECKBIT_LAYER (object);

  switch (id)
    {
    case PROP_STYLE:
      checkbit_layer_set_style (self, g_value_get_uint (value));
      break;
    case PROP_OPACITY:
      checkbit_layer_set_opacity (self, g_value_get_double (value));
      break;
    case PROP_VISIBLE:
      checkbit_layer_set_visible (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_layer_finalize (GObject *object)
{
  g_object_unref (CHECKBIT_LAYER (object)->set);
  G_OBJECT_CLASS (checkbit_layer_parent_class)->finalize (object);
}

static void
checkbit_layer_class_init (CheckbitLayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_layer_get_property;
  object_class->set_property = checkbit_layer_set_property;
  object_class->finalize = checkbit_layer_finalize;
  props[PROP_STYLE]
      = g_param_spec_uint ("style", NULL, NULL, 0, CHECKBIT_N_LAYER_STYLES - 1, 0, flags);
  props[PROP_OPACITY]
      = g_param_spec_double ("opacity", NULL, NULL, CHECKBIT_LAYER_LEAST_OPACITY, 1, 1, flags);
  props[PROP_VISIBLE] = g_param_spec_boolean ("visible", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_layer_init (CheckbitLayer *self)
{
  self->opacity = 1;
  self->visible = TRUE;
}

CheckbitLayer *
checkbit_layer_new (CheckbitSet *set, guint style)
{
  g_return_val_if_fail (CHECKBIT_IS_SET (set), NULL);
  g_return_val_if_fail (style < CHECKBIT_N_LAYER_STYLES, NULL);

  CheckbitLayer *self = g_object_new (CHECKBIT_TYPE_LAYER, NULL);
  self->set = g_object_ref (set);
  self->style = style;
  return self;
}

CheckbitSet *
checkbit_layer_get_set (CheckbitLayer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYER (self), NULL);

  return self->set;
}

guint
checkbit_layer_get_style (CheckbitLayer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYER (self), 0);

  return self->style;
}

void
checkbit_layer_set_style (CheckbitLayer *self, guint style)
{
  g_return_if_fail (CHECKBIT_IS_LAYER (self));
  g_return_if_fail (style < CHECKBIT_N_LAYER_STYLES);

  if (self->style == style)
    return;

  self->style = style;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STYLE]);
}

double
checkbit_layer_get_opacity (CheckbitLayer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYER (self), 1);

  return self->opacity;
}

void
checkbit_layer_set_opacity (CheckbitLayer *self, double opacity)
{
  g_return_if_fail (CHECKBIT_IS_LAYER (self));

  opacity = CLAMP (opacity, CHECKBIT_LAYER_LEAST_OPACITY, 1);
  if (self->opacity == opacity)
    return;

  self->opacity = opacity;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPACITY]);
}

gboolean
checkbit_layer_get_visible (CheckbitLayer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYER (self), FALSE);

  return self->visible;
}

void
checkbit_layer_set_visible (CheckbitLayer *self, gboolean visible)
{
  g_return_if_fail (CHECKBIT_IS_LAYER (self));

  if (self->visible == (visible != FALSE))
    return;

  self->visible = visible != FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VISIBLE]);
}
