/* Exchanges parts of a record. Only for the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node-build.h"

G_BEGIN_DECLS

/* Replaces the tags of a record, and returns the old ones. (transfer full) of both */
CheckbitTags *checkbit_record_exchange_tags (CheckbitRecord *record, CheckbitTags *tags);

G_END_DECLS
