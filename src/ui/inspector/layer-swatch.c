/* A sample of a layer's color and pattern.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/layer-swatch.h"

#include <adwaita.h>

#include "ui/board/board.h"
#include "ui/board/layer-style.h"

#define USUAL_SIZE 16
#define LARGEST_SIZE 64

struct _CheckbitLayerSwatch
{
  GtkWidget parent_instance;

  guint style;
  int size;
};

G_DEFINE_FINAL_TYPE (CheckbitLayerSwatch, checkbit_layer_swatch, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_STYLE,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
checkbit_layer_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitLayerSwatch *self = CHECKBIT_LAYER_SWATCH (widget);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int x = (gtk_widget_get_width (widget) - self->size) / 2;
  int y = (gtk_widget_get_height (widget) - self->size) / 2;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (
      &outline, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) self->size, (float) self->size),
      3);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  checkbit_layer_style_snapshot (self->style, dark, snapshot, &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
checkbit_layer_swatch_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = CHECKBIT_LAYER_SWATCH (widget)->size;
}

static void
checkbit_layer_swatch_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitLayerSwatch *self = CHECKBIT_LAYER_SWATCH (object);

  switch (id)
    {
    case PROP_STYLE:
      g_value_set_uint (value, self->style);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_size (CheckbitLayerSwatch *self, int size)
{
  if (self->size == size)
    return;

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}

static void
checkbit_layer_swatch_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  CheckbitLayerSwatch *self = CHECKBIT_LAYER_SWATCH (object);

  switch (id)
    {
    case PROP_STYLE:
      checkbit_layer_swatch_set_style (self, g_value_get_uint (value));
      break;
    case PROP_SIZE:
      set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_layer_swatch_class_init (CheckbitLayerSwatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_layer_swatch_get_property;
  object_class->set_property = checkbit_layer_swatch_set_property;
  props[PROP_STYLE]
      = g_param_spec_uint ("style", NULL, NULL, 0, CHECKBIT_N_LAYER_STYLES - 1, 0, flags);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, LARGEST_SIZE, USUAL_SIZE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  widget_class->snapshot = checkbit_layer_swatch_snapshot;
  widget_class->measure = checkbit_layer_swatch_measure;
  gtk_widget_class_set_css_name (widget_class, "layer-swatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
checkbit_layer_swatch_init (CheckbitLayerSwatch *self)
{
  self->size = USUAL_SIZE;
}

GtkWidget *
checkbit_layer_swatch_new (guint style)
{
  return g_object_new (CHECKBIT_TYPE_LAYER_SWATCH, "style", style, NULL);
}

void
checkbit_layer_swatch_set_style (CheckbitLayerSwatch *self, guint style)
{
  g_return_if_fail (CHECKBIT_IS_LAYER_SWATCH (self));
  g_return_if_fail (style < CHECKBIT_N_LAYER_STYLES);

  if (self->style == style)
    return;

  self->style = style;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STYLE]);
}
