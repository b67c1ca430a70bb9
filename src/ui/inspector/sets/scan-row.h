/* One line of a program that scans a set, with its value: a word in digits and bits, or a number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/scan-run.h"

G_BEGIN_DECLS

/* CSS node: `scan-row`. Set bits are bold, and the bits of interest are underlined with a
 * background color. Accessible role: group, named by the code and its value. */
#define CHECKBIT_TYPE_SCAN_ROW (checkbit_scan_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitScanRow, checkbit_scan_row, CHECKBIT, SCAN_ROW, GtkWidget)

GtkWidget *checkbit_scan_row_new (void);

/* layout: maps a bit's number to its square. */
void checkbit_scan_row_show (CheckbitScanRow *self,
                             const CheckbitScanLine *line,
                             ChessLayout layout);

G_END_DECLS
