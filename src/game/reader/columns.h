/* Lines with a name or index and a value, as in files of spreadsheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads consecutive lines that have two columns; FALSE if there are none. */
gboolean reader_read_columns (Reader *reader, guint *at, Items *items);
