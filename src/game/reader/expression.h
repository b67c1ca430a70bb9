/* Values: expressions with the operators and casts of many languages, and lists of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads a value or list at *at, and moves *at after it. Other files call reader_read_value (),
 * which calls this: an operand may contain expressions in brackets. */
Node reader_read_expression (Reader *reader, guint *at, guint end);
