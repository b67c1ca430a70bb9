/* Internals of a set-up: used for the side to move, rights and counters (setup-state.c), and for
 * repairs (setup-repair.c).
 *
 * A castling right is lost with its king or rook, and comes back with it: each step stores the
 * rooks whose right was requested, in addition to those that have it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/setup/setup.h"

G_BEGIN_DECLS

/* The rooks whose castling right was requested, even if the rook is gone. */
ChessBitboard checkbit_setup_get_asked_castling (CheckbitSetup *self);

/* Makes a position the next step, unless it is the current one, and ends a stroke. asked: as above,
 * including those that have their right. */
void checkbit_setup_take_step (CheckbitSetup *self,
                               const ChessPosition *position,
                               ChessBitboard asked);
/* The same for a position with different pieces, or another kind of castling: rights that have
 * become impossible are lost, and requested ones that are possible again come back. A right that
 * was already wrong stays, so that it is reported. */
void checkbit_setup_take_board (CheckbitSetup *self, const ChessPosition *position);

G_END_DECLS
