/* After a pasted divide: what to ask the other program for next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/lab/compare-model.h"

G_BEGIN_DECLS

/* Shown while a pasted divide needs a deeper one, or that is awaited. Signals: "go-on": paste the
 * next one; "start-over": paste the first one again.
 *
 * CSS node: `perft-next`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_NEXT (checkbit_perft_next_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftNext, checkbit_perft_next, CHECKBIT, PERFT_NEXT, GtkWidget)

GtkWidget *checkbit_perft_next_new (CheckbitCompareModel *model);

/* The divide to paste: the moves to its position, "" for none, and its depth; 0 if that must be
 * found out. */
const char *checkbit_perft_next_get_moves (CheckbitPerftNext *self);
guint checkbit_perft_next_get_depth (CheckbitPerftNext *self);

/* Forgets the path, as something else is compared, from a position of its own. */
void checkbit_perft_next_start_over (CheckbitPerftNext *self);

G_END_DECLS
