/* A row of the list of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/store/position-file.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_POSITION_ROW (checkbit_position_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPositionRow, checkbit_position_row, CHECKBIT, POSITION_ROW, GtkWidget)

GtkWidget *checkbit_position_row_new (void);

/* Shows a line, with a number that starts at 1. Does not keep line. */
void checkbit_position_row_set_line (CheckbitPositionRow *self,
                                     const CheckbitPositionLine *line,
                                     guint number);

/* The accessible name of a line: "3. mate in two", its FEN, or why it is invalid. (transfer
 * full) */
char *checkbit_position_row_dup_name (const CheckbitPositionLine *line, guint number);

G_END_DECLS
