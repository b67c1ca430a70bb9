/* “What would you play?”: the marked moves of a game as exercises, each with the position before
 * it and the better move that the record has as a variation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/review/curve.h"

G_BEGIN_DECLS

/* Copies, so that the game may change. */
typedef struct
{
  ChessPosition position; /* before the marked move */
  ChessMove last;         /* that led there; CHESS_MOVE_NONE for none */
  ChessMove played;       /* the marked move */
  CheckbitMoveMark mark;
  CheckbitScore score;                      /* of the position; may be of kind NONE */
  ChessMove better[CHECKBIT_FINDING_MOVES]; /* the better move and what may follow it */
  guint n_better;                           /* at least 1 */
} CheckbitExercise;

/* How a move that somebody tries compares. */
typedef enum
{
  CHECKBIT_TRY_RIGHT,  /* the better move */
  CHECKBIT_TRY_PLAYED, /* the one that was played in the game */
  CHECKBIT_TRY_OTHER,
} CheckbitTry;

/* An array of CheckbitExercise, in the order of the game: the marked moves of the sides wanted,
 * for which the record has a better move. (transfer full) */
GArray *checkbit_exercises_new (const CheckbitCurve *curve, gboolean white, gboolean black);

/* Those of them in which a side that is wanted is to move. (transfer full) */
GArray *checkbit_exercises_choose (GArray *exercises, gboolean white, gboolean black);

CheckbitTry checkbit_exercise_try (const CheckbitExercise *self, ChessMove move);

G_END_DECLS
