/* Rows of squares that contain an invalid one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Whether a token looks like a square, but is not on the board: i3, d9. */
gboolean reader_is_false_square (const Reader *reader, guint at, guint end);

/* Reads lines of squares, with or without commas, at least one of which is invalid. The result is
 * an unusable list, so that the mistake is reported. FALSE for other lines. */
gboolean reader_read_false_squares (Reader *reader, guint *at, Items *items);
