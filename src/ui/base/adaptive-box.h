/* Cards in a column, or side by side if it is wide enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* All visible cards have the same width. Side by side they have the same height, too; in a column
 * they share the height left over.
 *
 * It always asks for the height of the column, so cards side by side get that full height and show
 * more, and would like some rows above that. */
#define CHECKBIT_TYPE_ADAPTIVE_BOX (checkbit_adaptive_box_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitAdaptiveBox, checkbit_adaptive_box, CHECKBIT, ADAPTIVE_BOX, GtkWidget)

GtkWidget *checkbit_adaptive_box_new (void);

G_END_DECLS
