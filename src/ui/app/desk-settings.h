/* What is remembered about the desk: which sides are open, how wide Bits is, and whether the FEN is
 * visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/fen-entry.h"
#include "ui/base/desk.h"

G_BEGIN_DECLS

/* settings may be NULL: nothing is remembered. */
void checkbit_desk_settings_restore (CheckbitDesk *desk,
                                     CheckbitFenEntry *entry,
                                     GSettings *settings);
void checkbit_desk_settings_save (CheckbitDesk *desk, CheckbitFenEntry *entry, GSettings *settings);

G_END_DECLS
