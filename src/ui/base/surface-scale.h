/* The scale of the screen that a widget is on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The number of device pixels in a logical one, with fractions if GTK has them. A program built for
 * GTK 4.8 looks the function up at run time; needed until GTK 4.12, with gdk_surface_get_scale(),
 * is required. */
double checkbit_surface_scale_get (GtkWidget *widget);

G_END_DECLS
