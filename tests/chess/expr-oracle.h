/* Computes functions and operators of the set language square by square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

/* A random set, of one square or of any number of them. */
guint64 expr_oracle_random_set (gboolean one_square);

/* The value of a function of x and y; ends the program for an unknown name. */
guint64
expr_oracle_function (const char *name, const ChessPosition *position, guint64 x, guint64 y);

/* Appends a random expression of numbers, operators and as few brackets as C's precedence allows;
 * returns its value. */
guint64 expr_oracle_random_tree (GString *text, int depth);
