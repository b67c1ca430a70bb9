/* Counts every position of a suite and compares with the counts in the file.
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
  guint64 max_nodes; /* larger counts are skipped */
} CliSuiteOptions;

/* Prints a line for each position that fails, and how many passed and failed. */
CliStatus cli_run_suite (const CliCommand *command, const CliSuiteOptions *options);

/* The text of a suite: "builtin" is Checkbit's own, "-" standard input; prints an error if it
 * cannot be read, or contains no position. (transfer full) */
char *cli_load_suite (const CliCommand *command, const char *path);
