/* The two players of the New Game dialog, side by side if there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Columns of equal width, or a single one in a narrow window or with large texts. */
GtkWidget *checkbit_new_game_columns_new (GtkWidget *first, GtkWidget *second);

G_END_DECLS
