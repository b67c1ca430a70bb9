/* Scans text that is not a value: blocks are read separately, and numbers among words only count if
 * they clearly come from a program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Scans an item that is not a value. */
void reader_walk (Reader *reader, guint *at, guint end, Items *items);
