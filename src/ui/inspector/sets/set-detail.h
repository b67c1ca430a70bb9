/* One set in full: an editable board, facts about the set, and tools to change it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/inspection.h"
#include "game/inspect/set-editor.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Actions: `set.undo` (Ctrl+Z), `set.redo` (Ctrl+Shift+Z, Ctrl+Y), `set.revert` (back to the live
 * set), `set.show` (keeps it on the board or takes it off), `set.express` (into the expression
 * bar). Actions used: `inspector.expression`, `inspector.toast`.
 *
 * CSS node: `set-detail`. Accessible role: group. */
#define CHECKBIT_TYPE_SET_DETAIL (checkbit_set_detail_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetDetail, checkbit_set_detail, CHECKBIT, SET_DETAIL, GtkWidget)

/* editor: its set is shown and edited; others may follow it, too. */
GtkWidget *checkbit_set_detail_new (CheckbitInspection *inspection,
                                    CheckbitLayers *layers,
                                    CheckbitSetEditor *editor);

G_END_DECLS
