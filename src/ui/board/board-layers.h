/* Sets of squares drawn over the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/board-scene.h"

G_BEGIN_DECLS

/* Draws layers, the first at the bottom, onto widget's snapshot. dark: in the colors that go
 * with a dark style. */
void checkbit_board_layers_paint (const CheckbitBoardLayer *layers,
                                  guint n_layers,
                                  const CheckbitBoardGeometry *geometry,
                                  gboolean dark,
                                  GtkWidget *widget,
                                  GtkSnapshot *snapshot);

G_END_DECLS
