/* A loop over the members of a set, step by step, as in a program without special instructions; and
 * each step as lines of that program with their values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/scan.h"

G_BEGIN_DECLS

/* There is a step for each member; the last step finds none and ends the loop. A plain value, which
 * may be copied. */
typedef struct
{
  ChessScan steps[CHESS_N_SQUARES + 1];
  guint n_steps; /* members + 1 */
  guint place;   /* the current one, 0 to n_steps - 1 */
} CheckbitScanRun;

/* Computes all steps of a set and goes to the first. */
void checkbit_scan_run_init (CheckbitScanRun *run,
                             ChessBitboard set,
                             ChessScanOrder order,
                             ChessLayout layout);

/* Goes to a step, or to the last one if there are fewer. Returns whether the step has changed. */
gboolean checkbit_scan_run_go (CheckbitScanRun *run, guint place);
gboolean checkbit_scan_run_step (CheckbitScanRun *run);
gboolean checkbit_scan_run_back (CheckbitScanRun *run);
gboolean checkbit_scan_run_at_end (const CheckbitScanRun *run);

/* The current step. */
const ChessScan *checkbit_scan_run_get (const CheckbitScanRun *run);

/* The members already popped before this step; the one popped in it; and those left after it. */
ChessBitboard checkbit_scan_run_get_popped (const CheckbitScanRun *run);
ChessBitboard checkbit_scan_run_get_single (const CheckbitScanRun *run);
ChessBitboard checkbit_scan_run_get_rest (const CheckbitScanRun *run);

/* "Step 3 of 8: e2 (bit 12) is popped, 5 squares are left."; translated. (transfer full) */
char *checkbit_message_scan (const CheckbitScanRun *run);

/* --- The lines of the program ---------------------------------------------------------------- */

typedef enum
{
  CHECKBIT_SCAN_LINE_WORD,   /* the line's value is a word */
  CHECKBIT_SCAN_LINE_NUMBER, /* a number below 64 */
  CHECKBIT_SCAN_LINE_SQUARE, /* a square's bit */
  CHECKBIT_SCAN_LINE_END,    /* the loop ends here */
} CheckbitScanLineKind;

typedef struct
{
  const char *code;     /* C, never translated: "uint64_t bit = x & -x;" */
  const char *sentence; /* its purpose, translated */
  CheckbitScanLineKind kind;
  guint64 value;
  guint64 marked; /* of a word: the bits to highlight */
} CheckbitScanLine;

#define CHECKBIT_MAX_SCAN_LINES 14

/* The lines of a step in the order of execution. Returns how many there are. */
guint checkbit_scan_write_lines (const ChessScan *step,
                                 CheckbitScanLine lines[static CHECKBIT_MAX_SCAN_LINES]);

/* A word as 64 binary digits, bit 63 first, with a space between bytes and a newline in the
 * middle. Never translated. (transfer full) */
char *checkbit_scan_write_binary (guint64 word);

G_END_DECLS
