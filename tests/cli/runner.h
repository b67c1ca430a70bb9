/* Runs the built checkbit-cli, whose path is in CHECKBIT_CLI, and collects its output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

typedef struct
{
  int status; /* the exit status; minus the signal that ended it */
  char *out;  /* standard output */
  gsize out_length;
  char *err;
} Run;

void run_clear (Run *run);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* Runs it with arguments (without its own name) and input (of length bytes; -1: to its NUL). */
Run run_cli (const char *const *arguments, const char *input, gssize length);

/* Runs a line of sh, in which $CHECKBIT_CLI is its path. */
Run run_shell (const char *line);
