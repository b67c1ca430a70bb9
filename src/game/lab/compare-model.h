/* A comparison with another program, or with its divide, run by a person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/finding.h"
#include "game/lab/suite.h"

G_BEGIN_DECLS

/* A differing move of the position that was found. Immutable. */
#define CHECKBIT_TYPE_DIFFERENCE_ITEM (checkbit_difference_item_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitDifferenceItem, checkbit_difference_item, CHECKBIT, DIFFERENCE_ITEM, GObject)

const CheckbitDifference *checkbit_difference_item_get (CheckbitDifferenceItem *self);
/* The finding that it belongs to. (transfer none) */
const CheckbitLabFinding *checkbit_difference_item_get_finding (CheckbitDifferenceItem *self);

/* How to get the other program's counts. */
typedef enum
{
  CHECKBIT_OTHER_COMMAND, /* called in the way that perftree calls its script */
  CHECKBIT_OTHER_ENGINE,  /* a UCI engine that answers "go perft" */
  CHECKBIT_OTHER_PASTED,  /* a pasted divide */
} CheckbitOther;

/* Signals: "changed": a comparison has begun or ended, or the finding has changed; "progress":
 * another position is being compared.
 *
 * While the other program is running, the application, if there is one, is held, so that it cannot
 * exit before that program has been ended. */
#define CHECKBIT_TYPE_COMPARE_MODEL (checkbit_compare_model_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitCompareModel, checkbit_compare_model, CHECKBIT, COMPARE_MODEL, GObject)

CheckbitCompareModel *checkbit_compare_model_new (void);

/* A request. Nothing in it is owned. */
typedef struct
{
  CheckbitOther other;
  const char *text;  /* the command, the path of the engine, or the pasted text */
  double limit;      /* the time limit of a call, in seconds */
  guint depth;       /* of a pasted divide; 0: unknown */
  gboolean tricky;   /* compare built-in positions first, those that find most bugs first */
  const char *moves; /* of a pasted divide: UCI moves that lead to it */
} CheckbitCompareRequest;

/* Starts a comparison from a position; a previous one is cancelled. */
void checkbit_compare_model_start (CheckbitCompareModel *self,
                                   const ChessPosition *position,
                                   const CheckbitCompareRequest *request);

/* Cancels the comparison, and kills the other program. */
void checkbit_compare_model_cancel (CheckbitCompareModel *self);

/* Shows a finding of a suite. name: of its position. */
void checkbit_compare_model_show (CheckbitCompareModel *self,
                                  CheckbitLabFinding *finding,
                                  const char *name);

gboolean checkbit_compare_model_is_running (CheckbitCompareModel *self);

/* The current question, translated; "" if there is none. (transfer full) */
char *checkbit_compare_model_dup_progress (CheckbitCompareModel *self);

/* Why the comparison failed, translated; NULL if it did not. */
const char *checkbit_compare_model_get_error (CheckbitCompareModel *self);

/* The result; NULL if there is none. (transfer none) */
CheckbitLabFinding *checkbit_compare_model_get_finding (CheckbitCompareModel *self);
/* The built-in position in which it begins; NULL if it begins in the requested one. */
const char *checkbit_compare_model_get_case (CheckbitCompareModel *self);
/* How many built-in positions gave correct counts before. */
guint checkbit_compare_model_get_n_tricky (CheckbitCompareModel *self);
/* How many lines with a number in the pasted text were not recognized. */
guint checkbit_compare_model_get_n_left (CheckbitCompareModel *self);
/* Whether it was pasted, so that no deeper positions can be compared automatically. */
gboolean checkbit_compare_model_is_pasted (CheckbitCompareModel *self);

/* The next divide to paste after a pasted one: the moves from the starting position of the
 * comparison, and the depth. FALSE if there is none. moves: (transfer full) */
gboolean checkbit_compare_model_get_next (CheckbitCompareModel *self, char **moves, guint *depth);

/* The moves that differ: a list of CheckbitDifferenceItem. If the lists of moves differ, different
 * counts of common moves are omitted, as they are consequences. (transfer none) */
GListModel *checkbit_compare_model_get_differences (CheckbitCompareModel *self);

G_END_DECLS
