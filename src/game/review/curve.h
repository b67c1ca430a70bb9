/* A game's evaluations, move by move: what a graph is drawn from, and how well each side played.
 *
 * They are read from the record, whoever wrote them there: a review, an engine that played,
 * another program. Where a side's move has an evaluation before and after it, its marks,
 * accuracy and average loss follow from these by the formulas of win-chance.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/review/win-chance.h"
#include "game/tree/game.h"

G_BEGIN_DECLS

/* How many half-moves of a better line are kept. */
#define CHECKBIT_FINDING_MOVES 10

/* What an engine found about one position. */
typedef struct
{
  CheckbitScore score; /* of kind NONE: it was not looked at, or the engine said nothing */
  guint depth;
  guint n_moves;
  ChessMove moves[CHECKBIT_FINDING_MOVES]; /* the best way to go on from here */
} CheckbitFinding;

/* A position of the main line. */
typedef struct
{
  CheckbitNode *node; /* borrowed until the game's next change */
  CheckbitScore score;
  double chance;         /* White's, in percent; where score is of kind NONE: 50 */
  CheckbitMoveMark mark; /* of the move that led here */
} CheckbitCurvePoint;

/* How a side played. */
typedef struct
{
  guint n_moves;   /* whose loss is known; where it is 0, nothing else is */
  double accuracy; /* the mean of these moves' accuracies, 0 to 100 */
  double loss;     /* the mean of their losses in centipawns */
  guint n_marks[CHECKBIT_N_MOVE_MARKS];
} CheckbitPlayed;

typedef struct
{
  CheckbitCurvePoint *points; /* the root and every move of the main line */
  guint n_points;
  guint n_known; /* how many of them the record has an evaluation of, or the rules decide */
  CheckbitPlayed played[CHESS_N_COLORS];
} CheckbitCurve;

/* Reads the main line of a game. findings: n that take the place of what the record says about
 * the first n positions where they are known; NULL for none. (transfer full) */
CheckbitCurve *checkbit_curve_new (CheckbitGame *game, const CheckbitFinding *findings, guint n);
void checkbit_curve_free (CheckbitCurve *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitCurve, checkbit_curve_free)

/* Whether there is enough of it to be drawn: two evaluations at least. */
gboolean checkbit_curve_is_known (const CheckbitCurve *self);

/* The point of a node of the main line, else that of the last such node on the way to it. */
guint checkbit_curve_find (const CheckbitCurve *self, CheckbitNode *node);

/* The first point after one whose move is a side's and marked; from the start again behind the
 * last. from: G_MAXUINT for the first of all. G_MAXUINT where there is none. */
guint checkbit_curve_next_mark (const CheckbitCurve *self, guint from, ChessColor side);

/* What a position is worth by the rules alone, where they end the game there; else of kind NONE. */
CheckbitScore checkbit_node_score_by_rules (CheckbitNode *node);

G_END_DECLS
