/* A small evaluator of the set language, for tests only: just enough to work out the formulas of
 * the mask table, written apart from everything that it checks but the attack look-ups.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/mask.h"

/* The value of an expression. An id of the catalogue stands for its own formula, never for its
 * function, unless it has none. Fails the test, naming the column, on anything it cannot read. */
guint64 set_language_evaluate (const char *text, const ChessMaskInput *input);
