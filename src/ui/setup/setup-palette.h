/* The pieces to set up a position with: chosen to paint with, or dragged to the board. They are
 * in two racks, one for each side, that stand wherever they are put.
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

/* The widget with a side's pieces and one of the tools that are no piece. (transfer none) */
GtkWidget *checkbit_setup_palette_get_rack (CheckbitSetupPalette *self, ChessColor side);

guint checkbit_setup_palette_get_tool (CheckbitSetupPalette *self);
void checkbit_setup_palette_set_tool (CheckbitSetupPalette *self, guint tool);

G_END_DECLS
