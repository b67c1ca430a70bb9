/* The panel that shows the bits behind the position: pages of views, and what all of them share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Property: "settings" (GSettings, for what the pages remember).
 * Ctrl+V, where no entry has use for it, pastes into the expression bar. Signal: "toast" (char
 * *text): something to tell in the window, such as "Copied 0x…". Actions, for the widgets
 * inside: `inspector.page` (s: a page's name: "masks") shows a page; `inspector.magics` (s)
 * tries the numbers of a text on the Magic page; `inspector.toast` (s) tells something;
 * `inspector.expression` (s) puts a text into the expression bar; `inspector.paste` (s) takes
 * one there in place of what the bar has; `inspector.manual` opens the manual.
 *
 * CSS node: `checkbit-inspector`. Accessible role: group, named `Inspector`. */
#define CHECKBIT_TYPE_INSPECTOR (checkbit_inspector_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitInspector, checkbit_inspector, CHECKBIT, INSPECTOR, GtkWidget)

GtkWidget *checkbit_inspector_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Shows a page by its name; nothing happens where there is none of that name. */
void checkbit_inspector_show_page (CheckbitInspector *self, const char *name);

/* Opens the manual, of the whole program: at the chapter of the page that is shown, or at its
 * beginning. */
void checkbit_inspector_open_manual (CheckbitInspector *self, gboolean at_page);

G_END_DECLS
