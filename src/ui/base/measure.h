/* Sizes that GTK gives otherwise than a window needs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a child that wraps asks for, for the measure() of its parent. At no width in particular a
 * grid asks for what it needs at its least, its text in many lines: a window would ask for that
 * height however wide it is, and GTK 4.18 warns of one that is lower. Here the child is as high
 * then as at its natural width. */
void checkbit_measure_wrapping (
    GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum, int *natural);

/* Has a label that wraps hold a text until its own comes: empty, GTK measures it narrower than
 * its own least width. Needed with GTK 4.8, no more with 4.18. */
void checkbit_measure_fill_label (GtkLabel *label, const char *sample);

G_END_DECLS
