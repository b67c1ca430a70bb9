/* A fix for a size that GTK measures in an unsuitable way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/measure.h"

void
checkbit_measure_wrapping (
    GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1; /* the width is the same at any height */
  else if (for_size < 0)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}
