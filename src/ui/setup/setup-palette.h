/* The pieces for setting up a position, to paint with or to drag to the board, in two racks, one
 * for each side. The window places the racks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* Property: "tool" (guint: what CheckbitBoardEdit takes). */
#define CHECKBIT_TYPE_SETUP_PALETTE (checkbit_setup_palette_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitSetupPalette, checkbit_setup_palette, CHECKBIT, SETUP_PALETTE, GObject)

CheckbitSetupPalette *checkbit_setup_palette_new (void);

/* The rack with a side's pieces and one of the two tools. (transfer none) */
GtkWidget *checkbit_setup_palette_get_rack (CheckbitSetupPalette *self, ChessColor side);

guint checkbit_setup_palette_get_tool (CheckbitSetupPalette *self);
void checkbit_setup_palette_set_tool (CheckbitSetupPalette *self, guint tool);

G_END_DECLS
