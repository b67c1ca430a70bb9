/* The scale of the screen that a widget is on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/surface-scale.h"

double
checkbit_surface_scale_get (GtkWidget *widget)
{
  GtkNative *native;
  GdkSurface *surface;
  double scale;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  native = gtk_widget_get_native (widget);
  surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  scale = gtk_widget_get_scale_factor (widget);
  if (surface != NULL
      && g_object_class_find_property (G_OBJECT_GET_CLASS (surface), "scale") != NULL)
    g_object_get (surface, "scale", &scale, NULL);
  return scale;
}
