/* Enumerations, whose entries count on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Go's iota: the value of an entry is the formula for its place. */
Node reader_read_iota (Reader *reader, Items *items);

/* Notes a formula with Go's iota between two places. */
void reader_note_iota (const Reader *reader, guint from, guint end, Items *items);

/* An entry of an enumeration without a value of its own. */
gboolean reader_read_enumerator (Reader *reader, guint *at, Items *items);

/* enum Square : int { A1, … }, const Square = enum(u6) { … }; FALSE where there is none. */
gboolean reader_read_enumeration (Reader *reader, guint *at, Items *items);
