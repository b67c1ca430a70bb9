/* A table of words from a program, entry by entry, and what was recognized in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Shows the inspection's table. While visible, it previews the entry's set on the board.
 *
 * CSS node: `table-stepper`. Accessible role: group. */
#define CHECKBIT_TYPE_TABLE_STEPPER (checkbit_table_stepper_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitTableStepper, checkbit_table_stepper, CHECKBIT, TABLE_STEPPER, GtkWidget)

GtkWidget *checkbit_table_stepper_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* The current entry, from 0. */
guint checkbit_table_stepper_get_index (CheckbitTableStepper *self);
void checkbit_table_stepper_set_index (CheckbitTableStepper *self, guint index);

/* The square of the entry, and its set. */
ChessSquare checkbit_table_stepper_get_square (CheckbitTableStepper *self);
ChessBitboard checkbit_table_stepper_get_bits (CheckbitTableStepper *self);

/* What was recognized. (transfer none) */
const char *checkbit_table_stepper_get_finding (CheckbitTableStepper *self);

G_END_DECLS
