/* Expressions of the set language on the command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/expr.h"
#include "cli/cli.h"

/* Works an expression out; says on standard error, with the column, why it was refused. */
gboolean cli_evaluate (const CliCommand *command,
                       const char *text,
                       const ChessMaskInput *input,
                       ChessBitboard *value);
