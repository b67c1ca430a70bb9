/* How a record is laid out, for the game that owns one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node-private.h"

G_BEGIN_DECLS

struct _CheckbitRecord
{
  CheckbitNode *root; /* owned; never NULL */
  CheckbitTags *tags; /* owned; never NULL */
  CheckbitResult result;
  CheckbitReason reason;
};

G_END_DECLS
