/* What stands beside the board while a position is set up: the pieces, whether it can be played, and
 * everything about a position that is not on its board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/setup/setup.h"

G_BEGIN_DECLS

/* Property: "tool" (guint: what CheckbitBoardEdit takes).
 *
 * Its buttons for undo, redo, leaving and taking over activate "win.undo", "win.redo",
 * "win.set-up-cancel" and "win.set-up-done". */
#define CHECKBIT_TYPE_SETUP_PANEL (checkbit_setup_panel_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupPanel, checkbit_setup_panel, CHECKBIT, SETUP_PANEL, GtkWidget)

GtkWidget *checkbit_setup_panel_new (void);

/* Follows and changes a set-up; NULL for none. */
void checkbit_setup_panel_set_setup (CheckbitSetupPanel *self, CheckbitSetup *setup);

/* Whether the set-up can be played, in sentences. Only while there is one. (transfer full) */
char *checkbit_setup_panel_dup_verdict (CheckbitSetupPanel *self);

G_END_DECLS
