/* Calls: wrappers and conversions in many languages, calls that make lists, and macros defined in
 * the text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Reads the call of the path from first to name, with its arguments in the bracket at open. */
Node reader_call (Reader *reader, guint first, guint name, guint open);
