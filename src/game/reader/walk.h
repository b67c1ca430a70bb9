/* Going through what is no value: blocks are read for themselves, and numbers among words are
 * taken only if they are plainly a machine's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Goes through an item that is no value. */
void reader_walk (Reader *reader, guint *at, guint end, Items *items);
