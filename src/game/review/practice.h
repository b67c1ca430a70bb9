/* “What would you play?”: turns the marked moves of a game into exercises, each with the position
 * before the move and a better move, which the record has as a variation.
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
  ChessMove last;         /* that led to it; CHESS_MOVE_NONE for none */
  ChessMove played;       /* the marked move */
  CheckbitMoveMark mark;
  CheckbitScore score;                      /* of the position; may be of kind NONE */
  ChessMove better[CHECKBIT_FINDING_MOVES]; /* the better move and its continuation */
  guint n_better;                           /* at least 1 */
} CheckbitExercise;

/* The result of a try. */
typedef enum
{
  CHECKBIT_TRY_RIGHT,  /* the better move */
  CHECKBIT_TRY_PLAYED, /* the move played in the game */
  CHECKBIT_TRY_OTHER,
} CheckbitTry;

/* An array of CheckbitExercise, in the order of the game: the marked moves of the given sides for
 * which the record has a better move. (transfer full) */
GArray *checkbit_exercises_new (const CheckbitCurve *curve, gboolean white, gboolean black);

/* Those of them with the given sides to move. (transfer full) */
GArray *checkbit_exercises_choose (GArray *exercises, gboolean white, gboolean black);

/* What a legal move in the position is. */
CheckbitTry checkbit_exercise_try (const CheckbitExercise *self, ChessMove move);

G_END_DECLS
