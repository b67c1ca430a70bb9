/* One method of looking up the attacks of a piece: how engines write it, and its steps as rows that
 * can be selected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/magic-lines.h"

G_BEGIN_DECLS

/* Signal "chosen" (guint kind): someone chose the row of a CheckbitMagicLineKind.
 *
 * CSS node: `magic-way-view`. Accessible role: group. */
#define CHECKBIT_TYPE_MAGIC_WAY_VIEW (checkbit_magic_way_view_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMagicWayView, checkbit_magic_way_view, CHECKBIT, MAGIC_WAY_VIEW, GtkWidget)

GtkWidget *checkbit_magic_way_view_new (CheckbitMagicWay way);

/* Shows those of the lines that belong to this method; square: the piece's. */
void checkbit_magic_way_view_show (CheckbitMagicWayView *self,
                                   const CheckbitMagicLine lines[static CHECKBIT_N_MAGIC_LINES],
                                   ChessSquare square);

/* Selects the row of a line; none if it belongs to another method. */
void checkbit_magic_way_view_select (CheckbitMagicWayView *self, CheckbitMagicLineKind kind);

/* (transfer none) (nullable) */
GtkWidget *checkbit_magic_way_view_get_row (CheckbitMagicWayView *self, CheckbitMagicLineKind kind);

G_END_DECLS
