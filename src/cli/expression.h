/* Expressions of the set language on the command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/expr.h"
#include "cli/cli.h"

/* Evaluates an expression; if it is invalid, prints the reason and column on standard error. */
gboolean cli_evaluate (const CliCommand *command,
                       const char *text,
                       const ChessMaskInput *input,
                       ChessBitboard *value);
