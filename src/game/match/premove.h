/* A move that is entered before its turn. Inside the room only.
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

/* The legal move that it is in a position; CHESS_MOVE_NONE where it is none there. */
ChessMove checkbit_premove_find (const CheckbitPremove *self, const ChessPosition *position);

G_END_DECLS
