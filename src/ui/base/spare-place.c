/* A place for a child that is shown only if there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/spare-place.h"

struct _CheckbitSparePlace
{
  GtkWidget parent_instance;

  GtkWidget *child; /* or NULL */
};

enum
{
  PROP_CHILD = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitSparePlace, checkbit_spare_place, GTK_TYPE_WIDGET)

static void
checkbit_spare_place_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  CheckbitSparePlace *self = CHECKBIT_SPARE_PLACE (widget);

  *minimum = *natural = 0;
  if (self->child == NULL)
    return;
  gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
checkbit_spare_place_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitSparePlace *self = CHECKBIT_SPARE_PLACE (widget);
  int least;

  if (self->child == NULL)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_set_child_visible (self->child, width >= least);
  if (width >= least)
    gtk_widget_size_allocate (self->child, &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
checkbit_spare_place_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, CHECKBIT_SPARE_PLACE (object)->child);
}

static void
checkbit_spare_place_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  CheckbitSparePlace *self = CHECKBIT_SPARE_PLACE (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = g_value_get_object (value);
  if (self->child != NULL)
    gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

static void
checkbit_spare_place_dispose (GObject *object)
{
  g_clear_pointer (&CHECKBIT_SPARE_PLACE (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_spare_place_parent_class)->dispose (object);
}

static void
checkbit_spare_place_class_init (CheckbitSparePlaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_spare_place_get_property;
  object_class->set_property = checkbit_spare_place_set_property;
  object_class->dispose = checkbit_spare_place_dispose;
  widget_class->measure = checkbit_spare_place_measure;
  widget_class->size_allocate = checkbit_spare_place_size_allocate;
  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_spare_place_init (CheckbitSparePlace *self)
{
}
