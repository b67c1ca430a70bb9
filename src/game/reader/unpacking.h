/* Assignments to several names: white, black = 0xffff, 0xff00.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads such an assignment; FALSE, with nothing changed, if there is none. */
gboolean reader_read_unpacking (Reader *reader, guint *at, Items *items);
