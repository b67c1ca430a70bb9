/* A comparison as a person runs it: another program, or a divide out of one, beside Checkbit's
 * counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/finding.h"
#include "game/lab/suite.h"

G_BEGIN_DECLS

/* A move of the position that was found in which the two differ. Nothing of it changes. */
#define CHECKBIT_TYPE_DIFFERENCE_ITEM (checkbit_difference_item_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitDifferenceItem, checkbit_difference_item, CHECKBIT, DIFFERENCE_ITEM, GObject)

const CheckbitDifference *checkbit_difference_item_get (CheckbitDifferenceItem *self);
/* Of the whole. (transfer none) */
const CheckbitLabFinding *checkbit_difference_item_get_finding (CheckbitDifferenceItem *self);

/* How the other's counts are had. */
typedef enum
{
  CHECKBIT_OTHER_COMMAND, /* called as perftree calls its script */
  CHECKBIT_OTHER_ENGINE,  /* a UCI engine that answers "go perft" */
  CHECKBIT_OTHER_PASTED,  /* a divide that somebody pasted */
} CheckbitOther;

/* Signals: "changed": a comparison has begun or ended, or another finding is shown; "progress":
 * another position is asked about.
 *
 * While another program runs the application, where there is one, is held: nothing of the
 * program is left when it ends. */
#define CHECKBIT_TYPE_COMPARE_MODEL (checkbit_compare_model_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitCompareModel, checkbit_compare_model, CHECKBIT, COMPARE_MODEL, GObject)

CheckbitCompareModel *checkbit_compare_model_new (void);

/* What is asked for. Nothing in it is owned. */
typedef struct
{
  CheckbitOther other;
  const char *text;  /* the command, the path of the engine, or what was pasted */
  double limit;      /* seconds that a call may take */
  guint depth;       /* of a divide that was pasted: 0: it is worked out */
  gboolean tricky;   /* the built-in positions first, those that find bugs quickest */
  const char *moves; /* of a divide that was pasted: legal ones that lead to it, in UCI */
} CheckbitCompareRequest;

/* Compares from a position on; what was compared before is given up. */
void checkbit_compare_model_start (CheckbitCompareModel *self,
                                   const ChessPosition *position,
                                   const CheckbitCompareRequest *request);

/* Gives up. What runs of the other program is killed. */
void checkbit_compare_model_cancel (CheckbitCompareModel *self);

/* Shows a finding of a suite. name: of its position. */
void checkbit_compare_model_show (CheckbitCompareModel *self,
                                  CheckbitLabFinding *finding,
                                  const char *name);

gboolean checkbit_compare_model_is_running (CheckbitCompareModel *self);

/* What is being asked, translated; "" where nothing is. (transfer full) */
char *checkbit_compare_model_dup_progress (CheckbitCompareModel *self);

/* Why nothing could be compared, translated; NULL where it could. */
const char *checkbit_compare_model_get_error (CheckbitCompareModel *self);

/* What came of it; NULL where nothing has. (transfer none) */
CheckbitLabFinding *checkbit_compare_model_get_finding (CheckbitCompareModel *self);
/* The built-in position that it begins in; NULL where it begins in the one that was asked about. */
const char *checkbit_compare_model_get_case (CheckbitCompareModel *self);
/* How many built-in positions were answered right before. */
guint checkbit_compare_model_get_n_tricky (CheckbitCompareModel *self);
/* How many lines with a number of what was pasted were not understood. */
guint checkbit_compare_model_get_n_left (CheckbitCompareModel *self);
/* Whether it was pasted, so that nobody can be asked about what lies below. */
gboolean checkbit_compare_model_is_pasted (CheckbitCompareModel *self);

/* Where a divide that was pasted leads on, for one more from there: the moves from the position
 * that the comparison began with, and the depth. FALSE where it does not. moves: (transfer full) */
gboolean checkbit_compare_model_get_next (CheckbitCompareModel *self, char **moves, guint *depth);

/* The moves that differ: a list of CheckbitDifferenceItem. Where the lists of moves differ, counts
 * behind moves that both have are left out: they follow from there. (transfer none) */
GListModel *checkbit_compare_model_get_differences (CheckbitCompareModel *self);

G_END_DECLS
