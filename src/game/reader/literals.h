/* Values that are a single token: numbers, strings, drawings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* The value of a string: a number, or squares. */
Node reader_read_string (Reader *reader, guint at);

/* The value of a number. */
Node reader_read_number (Reader *reader, guint at);

/* The set of a drawing. */
Node reader_read_drawing (Reader *reader, guint at);
