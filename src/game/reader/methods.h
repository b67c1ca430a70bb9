/* Methods of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Applies a method to a value; open is the bracket of its arguments, 0 for none. FALSE if it is
 * unknown. */
gboolean reader_method (Reader *reader, Node *value, guint name, guint open);
