/* What becomes of a move that someone tries on a board: by the rules alone, before anyone has been
 * asked anything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

G_BEGIN_DECLS

/* Whose pieces may be moved. */
typedef struct
{
  gboolean moves;    /* the side to move */
  gboolean premoves; /* the other one, ahead of its turn */
} CheckbitMoveRights;

typedef enum
{
  CHECKBIT_MOVE_ATTEMPT_REFUSED,  /* it is not legal */
  CHECKBIT_MOVE_ATTEMPT_DROPPED,  /* ahead of its turn, where the piece could never go */
  CHECKBIT_MOVE_ATTEMPT_POSSIBLE, /* as it is */
  CHECKBIT_MOVE_ATTEMPT_PROMOTES, /* once it is known to which piece */
} CheckbitMoveAttempt;

/* Whether a square holds a piece that may be moved, now or ahead of its turn; only the latter. */
gboolean checkbit_move_rights_allow (const CheckbitMoveRights *self,
                                     const ChessPosition *position,
                                     ChessSquare square);
gboolean checkbit_move_rights_are_ahead (const CheckbitMoveRights *self,
                                         const ChessPosition *position,
                                         ChessSquare square);

/* Where the piece of a square can go. */
ChessBitboard checkbit_move_rights_get_targets (const CheckbitMoveRights *self,
                                                const ChessPosition *position,
                                                ChessSquare square);

/* Tries a move as it was pointed at: see chess_movegen_find(). */
CheckbitMoveAttempt checkbit_move_rights_attempt (const CheckbitMoveRights *self,
                                                  const ChessPosition *position,
                                                  ChessSquare from,
                                                  ChessSquare to);

G_END_DECLS
