/* A whole game written down plainly, to be compared: everything that a record holds, by the public
 * functions alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/record.h"

/* Tags, recorded result, and every node with its depth, notes, fold and declaration. current: the
 * node to be marked; NULL for none. (transfer full) */
char *dump_record (CheckbitRecord *record, CheckbitNode *current);
