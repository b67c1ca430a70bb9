/* A place for a bar that another widget can replace.
 *
 * CSS nodes: barplace > (bar) + (guest).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/bar-place.h"

struct _CheckbitBarPlace
{
  GtkWidget parent_instance;

  GtkWidget *bar;   /* or NULL */
  GtkWidget *guest; /* or NULL */
};

G_DEFINE_FINAL_TYPE (CheckbitBarPlace, checkbit_bar_place, GTK_TYPE_WIDGET)

enum
{
  PROP_BAR = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* --- Layout ---------------------------------------------------------------------------------- */

static void
checkbit_bar_place_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CheckbitBarPlace *self = CHECKBIT_BAR_PLACE (widget);

  if (self->bar != NULL)
    gtk_widget_measure (self->bar, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
checkbit_bar_place_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitBarPlace *self = CHECKBIT_BAR_PLACE (widget);
  GtkWidget *shown = self->guest != NULL ? self->guest : self->bar;
  int least_width, least_height;

  if (shown == NULL || !gtk_widget_should_layout (shown))
    return;
  /* GTK requires a measurement before it allocates a size. */
  gtk_widget_measure (shown, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (shown, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height,
                      NULL, NULL, NULL);
  gtk_widget_allocate (shown, MAX (width, least_width), MAX (height, least_height), -1, NULL);
}

/* --- The guest ------------------------------------------------------------------------------- */

static void
show_bar (CheckbitBarPlace *self, gboolean shown)
{
  if (self->bar == NULL)
    return;
  gtk_widget_set_child_visible (self->bar, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

void
checkbit_bar_place_set_guest (CheckbitBarPlace *self, GtkWidget *guest)
{
  g_return_if_fail (CHECKBIT_IS_BAR_PLACE (self));

  if (self->guest == guest)
    return;
  g_clear_pointer (&self->guest, gtk_widget_unparent);
  self->guest = guest;
  if (guest != NULL)
    gtk_widget_set_parent (guest, GTK_WIDGET (self));
  show_bar (self, guest == NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- Life ------------------------------------------------------------------------------------ */

static void
checkbit_bar_place_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, CHECKBIT_BAR_PLACE (object)->bar);
}

static void
checkbit_bar_place_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitBarPlace *self = CHECKBIT_BAR_PLACE (object);

  g_clear_pointer (&self->bar, gtk_widget_unparent);
  self->bar = g_value_get_object (value);
  if (self->bar != NULL)
    gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  show_bar (self, self->guest == NULL);
}

static void
checkbit_bar_place_dispose (GObject *object)
{
  CheckbitBarPlace *self = CHECKBIT_BAR_PLACE (object);

  g_clear_pointer (&self->guest, gtk_widget_unparent);
  g_clear_pointer (&self->bar, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_bar_place_parent_class)->dispose (object);
}

static void
checkbit_bar_place_class_init (CheckbitBarPlaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_bar_place_get_property;
  object_class->set_property = checkbit_bar_place_set_property;
  object_class->dispose = checkbit_bar_place_dispose;
  widget_class->measure = checkbit_bar_place_measure;
  widget_class->size_allocate = checkbit_bar_place_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "barplace");
  props[PROP_BAR] = g_param_spec_object ("bar", NULL, NULL, GTK_TYPE_WIDGET,
                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_bar_place_init (CheckbitBarPlace *self)
{
}
