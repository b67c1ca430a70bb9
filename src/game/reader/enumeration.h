/* Enumerations, whose entries have consecutive values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Go's iota: the value of an entry is the formula for its index. */
Node reader_read_iota (Reader *reader, Items *items);

/* Notes the formula with Go's iota between two positions. */
void reader_note_iota (const Reader *reader, guint from, guint end, Items *items);

/* An entry of an enumeration without an explicit value. */
gboolean reader_read_enumerator (Reader *reader, guint *at, Items *items);

/* Reads enum Square : int { A1, … }, const Square = enum(u6) { … }; FALSE if there is none. */
gboolean reader_read_enumeration (Reader *reader, guint *at, Items *items);
