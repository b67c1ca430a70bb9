/* The panel for setting up a position: the side to move, whether the position can be played, and
 * everything else that is not on the board. It also owns the racks of pieces, but others place
 * them.
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

/* The rack with a side's pieces, to be placed above or below the board. (transfer none) */
GtkWidget *checkbit_setup_panel_get_rack (CheckbitSetupPanel *self, ChessColor side);

/* Whether the position can be played, in sentences. Only while there is a set-up. (transfer
 * full) */
char *checkbit_setup_panel_dup_verdict (CheckbitSetupPanel *self);

G_END_DECLS
