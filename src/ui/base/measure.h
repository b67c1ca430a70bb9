/* A fix for a size that GTK measures in an unsuitable way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of a child that wraps, for the measure() of its parent. Without a given width, a grid
 * asks for its height at the minimum width, with the text in many lines: a window would request
 * that height however wide it is, and GTK 4.18 warns if it gets less. This returns the height at
 * the natural width instead. */
void checkbit_measure_wrapping (
    GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum, int *natural);

G_END_DECLS
