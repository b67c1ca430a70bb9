/* A std::bitset as debuggers print it: the bits, each with its index.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads bits that say where they stand: $1 = std::bitset = {[27] = 1, [36] = 1}, or [0] = false in
 * a line each. They are one set. FALSE where none begin. */
gboolean reader_read_bitset (Reader *reader, guint *at, Items *items);
