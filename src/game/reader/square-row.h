/* Squares beside each other of which one is none of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Whether a token is written as a square and is none: i3, d9. */
gboolean reader_is_false_square (const Reader *reader, guint at, guint end);

/* Reads lines that hold nothing but squares, with commas or without, and something that is written
 * as one. It is a list that gives nothing, so that what is wrong is named. FALSE for any other. */
gboolean reader_read_false_squares (Reader *reader, guint *at, Items *items);
