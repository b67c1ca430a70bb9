/* Fixes for sizes that GTK measures in an unsuitable way.
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

/* Puts placeholder text into a label that wraps until its own text comes: GTK measures an empty
 * label narrower than its own minimum width. Needed with GTK 4.8, no longer with 4.18. */
void checkbit_measure_fill_label (GtkLabel *label, const char *sample);

G_END_DECLS
