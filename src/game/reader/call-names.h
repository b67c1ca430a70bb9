/* The meaning of function names: lists, bits, conversions, actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* A name in lower case without underscores, cut to the available size. */
void reader_simplify (const Reader *reader, guint name, char simple[static 32]);

/* Whether a name is in a list of n. */
gboolean reader_is_among (const char *name, const char *const *list, gsize n);

/* Whether a call makes a list of its arguments. */
gboolean reader_is_list_maker (const char *name);

/* Whether a call sets one bit. */
gboolean reader_is_bit_maker (const char *name);

/* Whether a call does something with a set, although its name looks like a type's. */
gboolean reader_is_deed (const char *name);

/* Whether a call only converts its argument to another type, according to its name. */
gboolean reader_is_wrapper (const Reader *reader, guint name, const char *simple);
