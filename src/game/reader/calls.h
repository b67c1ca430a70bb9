/* Calls: wrappers and conversions of many languages, what is read as a list, and macros that the
 * text defines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads the call of a path from first to name, whose arguments are in the bracket at open. */
Node reader_call (Reader *reader, guint first, guint name, guint open);
