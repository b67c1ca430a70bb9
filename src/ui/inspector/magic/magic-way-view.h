/* One way of looking up what a piece attacks: how engines write it, and its steps in rows that can
 * be chosen.
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

/* Shows this way's lines of all; square: the piece's. */
void checkbit_magic_way_view_show (CheckbitMagicWayView *self,
                                   const CheckbitMagicLine lines[static CHECKBIT_N_MAGIC_LINES],
                                   ChessSquare square);

/* Selects the row of a line; none where it belongs to another way. */
void checkbit_magic_way_view_select (CheckbitMagicWayView *self, CheckbitMagicLineKind kind);

/* (transfer none) (nullable) */
GtkWidget *checkbit_magic_way_view_get_row (CheckbitMagicWayView *self, CheckbitMagicLineKind kind);

G_END_DECLS
