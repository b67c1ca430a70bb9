/* Fixes for sizes that GTK measures in an unsuitable way.
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

void
checkbit_measure_fill_label (GtkLabel *label, const char *sample)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_text (label, sample);
}
