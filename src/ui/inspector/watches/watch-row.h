/* One watch in the list of the watches: to read, to edit, to move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/watch.h"
#include "game/text/word-form.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Signals: "move" (int step: -1 up, 1 down), "drop" (CheckbitWatch *watch: move it here; returns
 * whether that was possible), "remove", "open": requests by the person.
 *
 * Actions: `watch.copy`, `watch.open`, `watch.up` (Alt+Up), `watch.down` (Alt+Down),
 * `watch.remove`. Action used: `inspector.toast`.
 *
 * CSS node: `row.watch`. Accessible role: list item, named "Loose, 2 squares, 0x0000000000000120";
 * its entries are `Name` and `Expression of Loose`. Mistakes in the expression are marked in it,
 * and are its description. */
#define CHECKBIT_TYPE_WATCH_ROW (checkbit_watch_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatchRow, checkbit_watch_row, CHECKBIT, WATCH_ROW, GtkListBoxRow)

GtkWidget *
checkbit_watch_row_new (CheckbitWatch *watch, CheckbitWordForm *form, CheckbitLayers *layers);

/* (transfer none) */
CheckbitWatch *checkbit_watch_row_get_watch (CheckbitWatchRow *self);

/* Focuses the expression, or, if name, the name, with everything selected. */
void checkbit_watch_row_edit (CheckbitWatchRow *self, gboolean name);

G_END_DECLS
