/* The outcome of a move tried on a board, by the rules alone, before any question to the person.
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
  gboolean premoves; /* the other one, as premoves */
} CheckbitMoveRights;

typedef enum
{
  CHECKBIT_MOVE_ATTEMPT_REFUSED,  /* it is not legal */
  CHECKBIT_MOVE_ATTEMPT_DROPPED,  /* as a premove, but the piece could never go there */
  CHECKBIT_MOVE_ATTEMPT_POSSIBLE, /* without a promotion */
  CHECKBIT_MOVE_ATTEMPT_PROMOTES, /* once the promotion is known */
} CheckbitMoveAttempt;

/* Whether a square holds a piece that may be moved, now or as a premove; the second: only as a
 * premove. */
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

/* Tries a move by the clicked target: see chess_movegen_find(). */
CheckbitMoveAttempt checkbit_move_rights_attempt (const CheckbitMoveRights *self,
                                                  const ChessPosition *position,
                                                  ChessSquare from,
                                                  ChessSquare to);

G_END_DECLS
