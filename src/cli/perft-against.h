/* Checkbit's counts beside another program's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli.h"
#include "game/lab/finding.h"

/* The other program. */
typedef struct
{
  char *command; /* in perftree's form; NULL: the engine */
  char *engine;  /* the path of a UCI engine; NULL: the command */
  double limit;  /* seconds a call */
  gboolean json;
} CliAgainst;

/* Whether there is another program at all. */
static inline gboolean
cli_against_is_set (const CliAgainst *against)
{
  return against->command != NULL || against->engine != NULL;
}

void cli_against_clear (CliAgainst *against);

/* Compares one position, and prints what is found. fen: as it was given; NULL: the start. */
CliStatus cli_run_against (const CliCommand *command,
                           const CliAgainst *against,
                           const ChessPosition *position,
                           const char *fen,
                           unsigned depth);

/* Compares every position of a suite within max_nodes, and prints those that differ, how many
 * passed and failed, and the mistakes that it looks like. path: "builtin" for the suite of
 * Checkbit's own,
 * "-" for standard input. */
CliStatus cli_run_suite_against (const CliCommand *command,
                                 const CliAgainst *against,
                                 const char *path,
                                 gboolean chess960,
                                 guint64 max_nodes);
