/* The panel that shows the bits behind the position: pages of views, and what all of them share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Construct only: "inspection", "layers". Property: "settings" (GSettings, for what the pages
 * remember). Ctrl+V pastes into the expression bar unless an entry takes it. Signal: "toast" (char
 * *text): a message for the window, such as "Copied 0x…". Actions, for the widgets inside:
 * `inspector.page` (s: a page's name: "masks") shows a page; `inspector.magics` (s) tries the
 * numbers of a text on the Magic page; `inspector.toast` (s) tells something;
 * `inspector.expression` (s) puts a text into the expression bar; `inspector.paste` (s) takes one
 * there in place of what the bar has; `inspector.manual` opens the manual.
 *
 * CSS node: `checkbit-inspector`. Accessible role: group, named `Inspector`. */
#define CHECKBIT_TYPE_INSPECTOR (checkbit_inspector_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitInspector, checkbit_inspector, CHECKBIT, INSPECTOR, GtkWidget)

GtkWidget *checkbit_inspector_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Shows the page with a name; does nothing if there is no such page. */
void checkbit_inspector_show_page (CheckbitInspector *self, const char *name);

/* Another game is on the board: what was said about a pasted text goes. */
void checkbit_inspector_forget (CheckbitInspector *self);

/* Opens the program's manual at the chapter of the current page, or at the beginning. */
void checkbit_inspector_open_manual (CheckbitInspector *self, gboolean at_page);

G_END_DECLS
