/* How a divide that was pasted goes on: what to ask the other program for next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/lab/compare-model.h"

G_BEGIN_DECLS

/* Shown while a divide that was pasted leads on, or one behind it is waited for. Signals:
 * "go-on": the next one is to be pasted; "start-over": the first one is.
 *
 * CSS node: `perft-next`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_NEXT (checkbit_perft_next_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftNext, checkbit_perft_next, CHECKBIT, PERFT_NEXT, GtkWidget)

GtkWidget *checkbit_perft_next_new (CheckbitCompareModel *model);

/* The divide that is to be pasted: the moves that lead to its position, "" for none, and its
 * depth; 0 where it is still to be worked out. */
const char *checkbit_perft_next_get_moves (CheckbitPerftNext *self);
guint checkbit_perft_next_get_depth (CheckbitPerftNext *self);

/* Forgets the way: another position is on the board. */
void checkbit_perft_next_start_over (CheckbitPerftNext *self);

G_END_DECLS
