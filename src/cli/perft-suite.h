/* Counting every position of a suite and comparing with the counts that the file gives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/perft.h"
#include "cli/cli.h"

typedef struct
{
  const char *path; /* a file of lines "FEN ;D1 20 ;D2 400 …"; "-": standard input */
  gboolean chess960;
  ChessPerftMode mode;
  guint threads;
  guint64 max_nodes; /* counts beyond are passed over */
} CliSuiteOptions;

/* Prints a line for each position that fails, and how many passed and failed. */
CliStatus cli_run_suite (const CliCommand *command, const CliSuiteOptions *options);

/* The text of a suite: "builtin" is the one of Checkbit's own, "-" standard input; or says why it
 * cannot be read, or holds no position. (transfer full) */
char *cli_load_suite (const CliCommand *command, const char *path);
