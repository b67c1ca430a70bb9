/* What stands beside the board while a position is set up: which side is to move, whether it can
 * be played, and everything else about a position that is not on its board. The pieces to set it
 * up with are its own, too, but stand where they are put.
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

/* The rack with a side's pieces, to be put over or under the board. (transfer none) */
GtkWidget *checkbit_setup_panel_get_rack (CheckbitSetupPanel *self, ChessColor side);

/* Whether the set-up can be played, in sentences. Only while there is one. (transfer full) */
char *checkbit_setup_panel_dup_verdict (CheckbitSetupPanel *self);

G_END_DECLS
