/* The buttons above the table of moves that filter them by kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/move-model.h"

G_BEGIN_DECLS

/* Signal "changed": other kinds are chosen. */
#define CHECKBIT_TYPE_MOVE_KIND_FILTER (checkbit_move_kind_filter_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMoveKindFilter, checkbit_move_kind_filter, CHECKBIT, MOVE_KIND_FILTER, GObject)

/* Fills an empty box with the buttons. */
CheckbitMoveKindFilter *checkbit_move_kind_filter_new (GtkBox *box);

/* The kinds that are chosen; 0 for all moves. */
CheckbitMoveKinds checkbit_move_kind_filter_get_kinds (CheckbitMoveKindFilter *self);

/* Sets the number of moves of each kind; kinds without moves have no button. */
void checkbit_move_kind_filter_count (CheckbitMoveKindFilter *self, CheckbitMoveModel *model);

G_END_DECLS
