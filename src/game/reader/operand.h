/* Operands: names, calls, lists, and their suffixes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads the suffixes of an operand: methods, indices, marks, casts. */
Node reader_read_operand (Reader *reader, guint *at, guint end);
