/* One line of the program that scans a set, with its value: as a word in digits and bits, or as a
 * number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/scan-run.h"

G_BEGIN_DECLS

/* CSS node: `scan-row`. Bits that are set are bold, those to look at underlined on a ground of
 * their own. Accessible role: group, named by the code and its value. */
#define CHECKBIT_TYPE_SCAN_ROW (checkbit_scan_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitScanRow, checkbit_scan_row, CHECKBIT, SCAN_ROW, GtkWidget)

GtkWidget *checkbit_scan_row_new (void);

/* layout: which square a bit's number stands for. */
void checkbit_scan_row_show (CheckbitScanRow *self,
                             const CheckbitScanLine *line,
                             ChessLayout layout);

G_END_DECLS
