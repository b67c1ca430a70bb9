/* How a set-up is changed, for its turn, rights and counters (setup-state.c) and what mends it
 * (setup-repair.c).
 *
 * A right to castle goes with its king or rook, and comes back with it: each step knows the rooks
 * whose right was asked for, beside those that have it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/setup/setup.h"

G_BEGIN_DECLS

/* The rooks whose right to castle was asked for, also where no rook stands any more. */
ChessBitboard checkbit_setup_get_asked_castling (CheckbitSetup *self);

/* Makes a position the next step, unless it is the one that is there. asked: as above, those that
 * have their right included. */
void checkbit_setup_take_step (CheckbitSetup *self,
                               const ChessPosition *position,
                               ChessBitboard asked);
/* The same for one in which pieces, or the kind of castling, are others: rights that the step before
 * explained and this one does not are gone, and those asked for that are possible again are back.
 * What was wrong already stays, to be told. */
void checkbit_setup_take_board (CheckbitSetup *self, const ChessPosition *position);

G_END_DECLS
