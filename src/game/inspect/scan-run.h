/* A loop over the members of a set, step by step, as a program without special instructions runs
 * it; and each step as the lines of that program with their values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/scan.h"

G_BEGIN_DECLS

/* Every member takes one step; the last step finds nothing and ends the loop. A value: it may be
 * copied freely. */
typedef struct
{
  ChessScan steps[CHESS_N_SQUARES + 1];
  guint n_steps; /* members + 1 */
  guint place;   /* which one is shown, 0 to n_steps - 1 */
} CheckbitScanRun;

/* Works all steps of a set out and goes to the first. */
void checkbit_scan_run_init (CheckbitScanRun *run,
                             ChessBitboard set,
                             ChessScanOrder order,
                             ChessLayout layout);

/* Goes to a step, the last one where there are fewer. Returns whether it is another. */
gboolean checkbit_scan_run_go (CheckbitScanRun *run, guint place);
gboolean checkbit_scan_run_step (CheckbitScanRun *run);
gboolean checkbit_scan_run_back (CheckbitScanRun *run);
gboolean checkbit_scan_run_at_end (const CheckbitScanRun *run);

/* The step that is shown. */
const ChessScan *checkbit_scan_run_get (const CheckbitScanRun *run);

/* The members before this step's, which are popped already; this one's; and those that are left
 * after it. */
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
  const char *sentence; /* what it is for, translated */
  CheckbitScanLineKind kind;
  guint64 value;
  guint64 marked; /* of a word: the bits to look at */
} CheckbitScanLine;

#define CHECKBIT_MAX_SCAN_LINES 14

/* The lines of a step in the order in which the program runs them. Returns how many there are. */
guint checkbit_scan_write_lines (const ChessScan *step,
                                 CheckbitScanLine lines[static CHECKBIT_MAX_SCAN_LINES]);

/* A word as 64 binary digits, bit 63 first, with a space between bytes and a newline in the
 * middle. Never translated. (transfer full) */
char *checkbit_scan_write_binary (guint64 word);

G_END_DECLS
