/* Entries of a map written as pairs: {"edge", 0xff}, ("edge", 0xff), entry ("e4", 28), Map.of (…).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Names the values of a list by their keys if keys and values alternate in its brackets: a key is a
 * string or a square. FALSE, with nothing changed, if they do not, or there are more than max
 * pairs. */
gboolean reader_pair_up (Reader *reader, guint open, Node *list, guint max);

/* Whether a function's arguments are alternating keys and values, as the maximum number of pairs; 0
 * if not. */
guint reader_count_call_pairs (const Reader *reader, guint first, guint name, const char *simple);

/* Handles keys in a list: its own, if it is a pair of a string and a value, and those of its lists
 * if they are all pairs of a square and a value. */
void reader_take_keys (Reader *reader, guint open, Node *list);
