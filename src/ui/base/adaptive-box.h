/* Cards below each other, or beside each other where there is the width for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Its children are cards, all of those that are visible of one width. Beside each other they are of
 * one height too; below each other they share what is over when each has what it needs.
 *
 * The height that it asks for is that of the cards below each other: cards that stand beside each
 * other are as tall as all of them together, and show more. */
#define CHECKBIT_TYPE_ADAPTIVE_BOX (checkbit_adaptive_box_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitAdaptiveBox, checkbit_adaptive_box, CHECKBIT, ADAPTIVE_BOX, GtkWidget)

GtkWidget *checkbit_adaptive_box_new (void);

G_END_DECLS
