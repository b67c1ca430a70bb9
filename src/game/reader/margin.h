/* What mailers, terminals, compilers and comparisons put around the lines of a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* A copy of a text with the signs of quotations, terminals' colors, the marks of a comparison and
 * line numbers replaced by blanks, and False, True, 0. and 1. of NumPy's boards by 0 and 1; as long
 * as the text. NULL if it has none. (transfer full) (nullable) */
char *reader_clear_margins (const char *text, gsize length);

/* The same with the signs of comments, or else what all lines begin with, replaced. (transfer full)
 * (nullable) */
char *reader_clear_comments (const char *text, gsize length);
