/* Items that assign a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads the item at *at, whose "=" or ":" is at equals. */
void reader_read_assignment (Reader *reader, guint *at, guint equals, Items *items);
