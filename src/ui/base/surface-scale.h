/* How fine the screen is that a widget is on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The device pixels in a logical one, fractions included, wherever GTK has them. A program that
 * is built for GTK 4.8 asks for them at run time; needed until it requires GTK 4.12, with
 * gdk_surface_get_scale(). */
double checkbit_surface_scale_get (GtkWidget *widget);

G_END_DECLS
