/* Which castling rights and en passant squares the pieces of a position allow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

G_BEGIN_DECLS

/* The rooks that could have a castling right. */
ChessBitboard checkbit_setup_find_castling (const ChessPosition *position);

/* The squares of a rook's home rank on its side of the king: one rook on each side has the right. */
ChessBitboard checkbit_setup_wing (const ChessPosition *position, ChessSquare rook);

/* Adapts the rights of a position with different pieces, or another kind of castling, from the one
 * before it. asked: the rooks whose right was requested. Rights that have become impossible are
 * lost, and requested ones that are possible again come back; an en passant square that has become
 * impossible is dropped. What was already wrong before stays, so that it is reported. */
void checkbit_setup_settle (ChessPosition *position,
                            const ChessPosition *before,
                            ChessBitboard asked);

G_END_DECLS
