/* Compares Checkbit's counts with another program's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli.h"
#include "game/lab/finding.h"

/* The other program. */
typedef struct
{
  char *command; /* in perftree's form; NULL: use the engine */
  char *engine;  /* the path of a UCI engine; NULL: use the command */
  double limit;  /* the time limit of a call, in seconds */
  gboolean json;
} CliAgainst;

/* Whether there is another program at all. */
static inline gboolean
cli_against_is_set (const CliAgainst *against)
{
  return against->command != NULL || against->engine != NULL;
}

void cli_against_clear (CliAgainst *against);

/* Compares one position, and prints the result. fen: as given; NULL: the standard position. */
CliStatus cli_run_against (const CliCommand *command,
                           const CliAgainst *against,
                           const ChessPosition *position,
                           const char *fen,
                           unsigned depth);

/* Compares every position of a suite within max_nodes, and prints those that differ, how many
 * passed and failed, and the likely mistakes. path: "builtin" for Checkbit's own suite, "-" for
 * standard input. */
CliStatus cli_run_suite_against (const CliCommand *command,
                                 const CliAgainst *against,
                                 const char *path,
                                 gboolean chess960,
                                 guint64 max_nodes);
