/* A std::bitset as printed by debuggers: the bits, each with its index.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads bits with indices as one set: $1 = std::bitset = {[27] = 1, [36] = 1}, or [0] = false on
 * separate lines. FALSE if there are none. */
gboolean reader_read_bitset (Reader *reader, guint *at, Items *items);
