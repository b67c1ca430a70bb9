/* Entries of a map that are written as pairs: {"edge", 0xff}, ("edge", 0xff), entry ("e4", 28),
 * Map.of (…).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Makes the values of a list entries with names where keys and values take turns between its
 * brackets: a key is a string or a square. FALSE, with nothing changed, where they do not, or
 * where there are more than max pairs. */
gboolean reader_pair_up (Reader *reader, guint open, Node *list, guint max);

/* Whether the arguments of a function are keys and values in turns, and how many pairs there may
 * be; 0 for no. */
guint reader_count_call_pairs (const Reader *reader, guint first, guint name, const char *simple);

/* Takes the keys in a list in brackets: its own, where it is a pair of a string and a value, and
 * those of lists in it that are all pairs of a square and a value. */
void reader_take_keys (Reader *reader, guint open, Node *list);
