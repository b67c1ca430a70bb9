/* Steps through a set bit by bit, as programs do, and shows every line of code with its value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/inspection.h"
#include "game/inspect/scan-run.h"
#include "game/inspect/set-editor.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* While visible, it previews the popped square on the board. Actions: `scan.start`, `scan.back`,
 * `scan.play` (or pause), `scan.step`, `scan.end`.
 *
 * CSS node: `scan-stepper`. Accessible role: group, described by the state in words. */
#define CHECKBIT_TYPE_SCAN_STEPPER (checkbit_scan_stepper_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitScanStepper, checkbit_scan_stepper, CHECKBIT, SCAN_STEPPER, GtkWidget)

/* editor: its set is scanned. */
GtkWidget *checkbit_scan_stepper_new (CheckbitInspection *inspection,
                                      CheckbitLayers *layers,
                                      CheckbitSetEditor *editor);

/* The run and the current step. Valid until the next change. (transfer none) */
const CheckbitScanRun *checkbit_scan_stepper_get_run (CheckbitScanStepper *self);

void checkbit_scan_stepper_set_order (CheckbitScanStepper *self, ChessScanOrder order);

gboolean checkbit_scan_stepper_get_playing (CheckbitScanStepper *self);

/* The speed of playing in steps per second, 0.5 to 10. */
void checkbit_scan_stepper_set_speed (CheckbitScanStepper *self, double steps);

G_END_DECLS
