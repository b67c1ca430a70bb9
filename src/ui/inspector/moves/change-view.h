/* What a move changes: the boards that differ, other state, and the steps in which a program makes
 * the move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/change-model.h"
#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Signal: "last": show the last move instead of the chosen one.
 *
 * CSS node: `change-view`. Accessible role: group. */
#define CHECKBIT_TYPE_CHANGE_VIEW (checkbit_change_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitChangeView, checkbit_change_view, CHECKBIT, CHANGE_VIEW, GtkWidget)

/* Sets what it shows, and where; called once. */
void checkbit_change_view_bind (CheckbitChangeView *self,
                                CheckbitChangeModel *model,
                                CheckbitInspection *inspection,
                                CheckbitLayers *layers);

/* Whether the move is the last one played, or one that could be played. */
void checkbit_change_view_set_played (CheckbitChangeView *self, gboolean played);

G_END_DECLS
