/* How the game exchanges parts of its record. Inside the game only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node-build.h"

G_BEGIN_DECLS

/* Gives a record other tags, and returns those it had. (transfer full) of both */
CheckbitTags *checkbit_record_exchange_tags (CheckbitRecord *record, CheckbitTags *tags);

G_END_DECLS
