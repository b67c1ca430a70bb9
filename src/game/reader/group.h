/* The contents of brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads the items of the bracket that a token opens. */
Node reader_read_group (Reader *reader, guint open, guint end, guint flags, gboolean prose);

/* Reads (…), […] or {…}. */
Node reader_read_brackets (Reader *reader, guint *at, guint end);
