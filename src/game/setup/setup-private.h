/* How a set-up is changed, for its turn, rights and counters (setup-state.c) and what mends it
 * (setup-repair.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/setup/setup.h"

G_BEGIN_DECLS

/* Makes a position the next step, unless it is the one that is there. */
void checkbit_setup_take_step (CheckbitSetup *self, const ChessPosition *position);

G_END_DECLS
