/* The two players of the New Game dialog: beside each other where there is the width for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Widgets of one width in a line, or below each other in a narrow window or with large texts. */
GtkWidget *checkbit_new_game_columns_new (GtkWidget *first, GtkWidget *second);

G_END_DECLS
