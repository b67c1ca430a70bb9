/* What the names of functions say: lists, bits, conversions, deeds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* A name in lower case without underscores, as much of it as there is room for. */
void reader_simplify (const Reader *reader, guint name, char simple[static 32]);

/* Whether a name is in a list of n. */
gboolean reader_is_among (const char *name, const char *const *list, gsize n);

/* Whether a call makes a list of what it is given. */
gboolean reader_is_list_maker (const char *name);

/* Whether a call sets one bit. */
gboolean reader_is_bit_maker (const char *name);

/* Whether a call does something with a set, whatever its name begins with elsewhere. */
gboolean reader_is_deed (const char *name);

/* Whether a call only changes the type of what it is given, as its name says. */
gboolean reader_is_wrapper (const Reader *reader, guint name, const char *simple);
