/* A suite of positions, run by a person, with a list of failures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/suite.h"

G_BEGIN_DECLS

/* A position that failed. Immutable. */
#define CHECKBIT_TYPE_FAILED_CASE (checkbit_failed_case_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitFailedCase, checkbit_failed_case, CHECKBIT, FAILED_CASE, GObject)

const CheckbitSuiteCase *checkbit_failed_case_get (CheckbitFailedCase *self);
/* NULL without another program. (transfer none) */
CheckbitLabFinding *checkbit_failed_case_get_finding (CheckbitFailedCase *self);
/* A short description of the failure, translated. (transfer full) */
char *checkbit_failed_case_dup_text (CheckbitFailedCase *self);

/* Signals: "changed": a run has begun or ended, or the suite was replaced; "progress": another
 * position is finished. Like CheckbitCompareModel it holds the application while another program is
 * running. */
#define CHECKBIT_TYPE_SUITE_MODEL (checkbit_suite_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSuiteModel, checkbit_suite_model, CHECKBIT, SUITE_MODEL, GObject)

/* With the built-in suite. */
CheckbitSuiteModel *checkbit_suite_model_new (void);

/* Reads a file in a thread; name: its display name. If it cannot be read or has no positions, sets
 * the error and keeps the suite. NULL returns to the built-in suite. */
void checkbit_suite_model_open (CheckbitSuiteModel *self, GFile *file);

/* Runs the suite. command: NULL tests Checkbit itself. */
void checkbit_suite_model_start (CheckbitSuiteModel *self,
                                 CheckbitLabProgramKind kind,
                                 const char *command,
                                 double limit,
                                 guint64 max_nodes);
void checkbit_suite_model_cancel (CheckbitSuiteModel *self);

gboolean checkbit_suite_model_is_running (CheckbitSuiteModel *self);
const char *checkbit_suite_model_get_error (CheckbitSuiteModel *self);
/* NULL for the built-in suite. */
const char *checkbit_suite_model_get_name (CheckbitSuiteModel *self);
guint checkbit_suite_model_get_n_cases (CheckbitSuiteModel *self);
guint checkbit_suite_model_get_n_done (CheckbitSuiteModel *self);
guint checkbit_suite_model_get_n (CheckbitSuiteModel *self, CheckbitSuiteOutcome outcome);

/* A list of CheckbitFailedCase. (transfer none) */
GListModel *checkbit_suite_model_get_failed (CheckbitSuiteModel *self);

/* The mistakes concluded from all failures, of CheckbitLabMistake; NULL before the end. (transfer
 * none) */
const GArray *checkbit_suite_model_get_mistakes (CheckbitSuiteModel *self);

G_END_DECLS
