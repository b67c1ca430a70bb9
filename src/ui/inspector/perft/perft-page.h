/* The page of the inspector that counts moves and finds mistakes of other generators.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Actions: `perft.view` (string: "count", "compare" or "suite").
 * Actions used: `win.show-line` (ss: a FEN, moves), `inspector.toast`.
 *
 * CSS node: `perft-page`. Accessible role: group.
 * Construct only: "inspection", "layers". */
#define CHECKBIT_TYPE_PERFT_PAGE (checkbit_perft_page_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftPage, checkbit_perft_page, CHECKBIT, PERFT_PAGE, GtkWidget)

GtkWidget *checkbit_perft_page_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Its views: CheckbitPerftCountView, CheckbitPerftCompare, CheckbitPerftSuite. (transfer none) */
GtkWidget *checkbit_perft_page_get_view (CheckbitPerftPage *self, const char *name);

/* Shows the comparison, with a text as the pasted divide. */
void checkbit_perft_page_paste (CheckbitPerftPage *self, const char *text);

G_END_DECLS
