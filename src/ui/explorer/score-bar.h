/* How many games were won by White, drawn and won by Black, as three parts of a bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SCORE_BAR (checkbit_score_bar_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitScoreBar, checkbit_score_bar, CHECKBIT, SCORE_BAR, GtkWidget)

/* Only a picture: the figures must be shown beside it, too. */
GtkWidget *checkbit_score_bar_new (guint white_wins, guint draws, guint black_wins);

G_END_DECLS
