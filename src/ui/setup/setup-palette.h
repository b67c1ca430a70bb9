/* The pieces to set up a position with: chosen to paint with, or dragged to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Property: "tool" (guint: what CheckbitBoardEdit takes). */
#define CHECKBIT_TYPE_SETUP_PALETTE (checkbit_setup_palette_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupPalette, checkbit_setup_palette, CHECKBIT, SETUP_PALETTE, GtkGrid)

GtkWidget *checkbit_setup_palette_new (void);

guint checkbit_setup_palette_get_tool (CheckbitSetupPalette *self);
void checkbit_setup_palette_set_tool (CheckbitSetupPalette *self, guint tool);

/* 2: White's pieces above Black's; 1: all in one row, for a wide place with little height. */
void checkbit_setup_palette_set_rows (CheckbitSetupPalette *self, guint rows);

G_END_DECLS
