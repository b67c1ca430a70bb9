/* A premove, entered before the player's turn. Only for this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/move.h"
#include "chess/position.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean set;
  ChessSquare from;
  ChessSquare to;
  ChessPieceType promotion;
} CheckbitPremove;

/* The legal move for it in a position; CHESS_MOVE_NONE if it is illegal there. */
ChessMove checkbit_premove_find (const CheckbitPremove *self, const ChessPosition *position);

G_END_DECLS
