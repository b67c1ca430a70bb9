/* The page of the inspector with the watches: named expressions that are always visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Actions: `watches.add`, `watches.import`, `watches.export`, `watches.restore` (the examples that
 * are missing). Actions used: `inspector.page`, `inspector.toast`.
 *
 * CSS node: `watch-page`. Accessible role: group; its list is named `Watches`.
 * Construct only: "inspection", "layers". */
#define CHECKBIT_TYPE_WATCH_PAGE (checkbit_watch_page_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatchPage, checkbit_watch_page, CHECKBIT, WATCH_PAGE, GtkWidget)

GtkWidget *checkbit_watch_page_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Adds the watches in a text, and says so; if any line is wrong, adds none and explains every
 * mistake. Returns whether they were added. */
gboolean checkbit_watch_page_take_text (CheckbitWatchPage *self, const char *text, gsize length);

G_END_DECLS
