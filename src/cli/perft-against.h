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

/* Compares one position, until a signal asks for the end; then the program that runs is ended
 * first. (transfer full) */
CheckbitLabFinding *cli_against_compare (const CliAgainst *against, const CheckbitLabTask *task);

/* Says on standard error what went wrong with the other program, and its last words. */
void cli_against_report_failure (const CliCommand *command, const CheckbitLabFinding *finding);

/* Says on standard error what kind of mistake it looks like. */
void cli_against_report_mistakes (const CheckbitLabFinding *finding);
