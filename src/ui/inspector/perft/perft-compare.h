/* Comparing with another program, or with a divide out of one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "game/lab/compare-model.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* A position that is found to differ is put on the board, the way to it as a game, unless the board
 * has been used meanwhile.
 *
 * CSS node: `perft-compare`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_COMPARE (checkbit_perft_compare_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPerftCompare, checkbit_perft_compare, CHECKBIT, PERFT_COMPARE, GtkWidget)

GtkWidget *checkbit_perft_compare_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Ends what runs: the page is to go. */
void checkbit_perft_compare_stop (CheckbitPerftCompare *self);

/* The program that is chosen, for suites, and the seconds that a call may take. (transfer full);
 * NULL where there is none */
char *checkbit_perft_compare_dup_program (CheckbitPerftCompare *self,
                                          CheckbitLabProgramKind *kind,
                                          double *limit);

/* Shows a finding of a suite, and its position on the board. */
void checkbit_perft_compare_show (CheckbitPerftCompare *self,
                                  CheckbitLabFinding *finding,
                                  const char *name);

/* (transfer none) */
CheckbitCompareModel *checkbit_perft_compare_get_model (CheckbitPerftCompare *self);

G_END_DECLS
