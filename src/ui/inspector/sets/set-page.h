/* The page of the inspector about one set: the set in full, a scan that steps through it, and a
 * table of 64 sets from a program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Shows the inspection's subject and its table; a new subject opens the set, a new table the table.
 * Keys: `,` and `.` step through the values of a set sent by a program. Actions used:
 * `inspector.expression`, `inspector.toast`, `win.show-line`.
 *
 * CSS node: `set-page`. Accessible role: group.
 * Construct only: "inspection", "layers". */
#define CHECKBIT_TYPE_SET_PAGE (checkbit_set_page_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetPage, checkbit_set_page, CHECKBIT, SET_PAGE, GtkWidget)

GtkWidget *checkbit_set_page_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Opens a view: "set", "scan" or "table". */
void checkbit_set_page_show_view (CheckbitSetPage *self, const char *name);
const char *checkbit_set_page_get_view (CheckbitSetPage *self);

G_END_DECLS
