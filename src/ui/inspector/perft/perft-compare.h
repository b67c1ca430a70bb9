/* Comparing with another program, or with its divide output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "game/lab/compare-model.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* A position with a difference is put on the board, with the moves that lead to it as a game,
 * unless the board has been used meanwhile.
 *
 * CSS node: `perft-compare`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_COMPARE (checkbit_perft_compare_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPerftCompare, checkbit_perft_compare, CHECKBIT, PERFT_COMPARE, GtkWidget)

GtkWidget *checkbit_perft_compare_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Stops a running comparison before the page goes away. */
void checkbit_perft_compare_stop (CheckbitPerftCompare *self);

/* The chosen program, for suites, and the time limit of a call in seconds. (transfer full); NULL if
 * there is none */
char *checkbit_perft_compare_dup_program (CheckbitPerftCompare *self,
                                          CheckbitLabProgramKind *kind,
                                          double *limit);

/* Makes a text the pasted divide, and focuses the button that compares. */
void checkbit_perft_compare_paste (CheckbitPerftCompare *self, const char *text);

/* Shows a suite's finding, and its position on the board. */
void checkbit_perft_compare_show (CheckbitPerftCompare *self,
                                  CheckbitLabFinding *finding,
                                  const char *name);

/* (transfer none) */
CheckbitCompareModel *checkbit_perft_compare_get_model (CheckbitPerftCompare *self);

G_END_DECLS
