/* A game's evaluations, move by move: the data for a graph, and how well each side played.
 *
 * They are read from the record, whether a review, an engine opponent or another program wrote
 * them. If there is an evaluation before and after a move, its mark, accuracy and loss are computed
 * by the formulas of win-chance.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/review/win-chance.h"
#include "game/tree/game.h"

G_BEGIN_DECLS

/* The most half-moves of a better line. */
#define CHECKBIT_FINDING_MOVES 10

/* An engine's result for one position. */
typedef struct
{
  CheckbitScore score; /* of kind NONE: not searched, or no score was reported */
  guint depth;
  guint n_moves;
  ChessMove moves[CHECKBIT_FINDING_MOVES]; /* the best continuation */
} CheckbitFinding;

/* A position of the main line. */
typedef struct
{
  CheckbitNode *node; /* borrowed until the game's next change */
  CheckbitScore score;
  double chance;         /* White's, in percent; 50 if score is of kind NONE */
  CheckbitMoveMark mark; /* of the move that led to it */
} CheckbitCurvePoint;

/* How a side played. */
typedef struct
{
  guint n_moves;   /* those with a known loss; if it is 0, nothing else is known */
  double accuracy; /* the average accuracy of these moves, 0 to 100 */
  double loss;     /* the average of their losses in centipawns */
  guint n_marks[CHECKBIT_N_MOVE_MARKS];
} CheckbitPlayed;

typedef struct
{
  CheckbitCurvePoint *points; /* the root and every move of the main line */
  guint n_points;
  guint n_known; /* how many of them have an evaluation in the record, or by the rules */
  CheckbitPlayed played[CHESS_N_COLORS];
} CheckbitCurve;

/* Reads the main line of a game; null moves are points of it, but are not judged. findings: n results that replace the record's data for the first n
 * positions if they are known; NULL for none. (transfer full) */
CheckbitCurve *checkbit_curve_new (CheckbitGame *game, const CheckbitFinding *findings, guint n);
void checkbit_curve_free (CheckbitCurve *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitCurve, checkbit_curve_free)

/* A move's mark in the record, for where there are no evaluations. */
CheckbitMoveMark checkbit_curve_read_mark (CheckbitNode *node);

/* Whether there is enough data for a graph: at least two evaluations. */
gboolean checkbit_curve_is_known (const CheckbitCurve *self);

/* The point of a node in the main line, or of the last such node on the path to it. */
guint checkbit_curve_find (const CheckbitCurve *self, CheckbitNode *node);

/* The next point after one with a marked move of a side, cyclically. from: G_MAXUINT for the first
 * one. G_MAXUINT if there is none. */
guint checkbit_curve_next_mark (const CheckbitCurve *self, guint from, ChessColor side);

/* The value of a position by the rules alone, if they end the game; else of kind NONE. */
CheckbitScore checkbit_node_score_by_rules (CheckbitNode *node);

G_END_DECLS
