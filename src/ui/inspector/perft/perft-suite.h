/* Running a suite of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/lab/suite-model.h"
#include "ui/inspector/perft/perft-compare.h"

G_BEGIN_DECLS

/* Signal "chosen" (CheckbitFailedCase *failed): show a failure.
 *
 * CSS node: `perft-suite`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_SUITE (checkbit_perft_suite_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftSuite, checkbit_perft_suite, CHECKBIT, PERFT_SUITE, GtkWidget)

/* compare: where the other program is chosen. */
GtkWidget *checkbit_perft_suite_new (CheckbitPerftCompare *compare);

/* Stops a running suite before the page goes away. */
void checkbit_perft_suite_stop (CheckbitPerftSuite *self);

/* (transfer none) */
CheckbitSuiteModel *checkbit_perft_suite_get_model (CheckbitPerftSuite *self);

G_END_DECLS
