/* A suite as a person runs it: positions one after the other, those that fail in a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/suite.h"

G_BEGIN_DECLS

/* A position that failed. Nothing of it changes. */
#define CHECKBIT_TYPE_FAILED_CASE (checkbit_failed_case_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitFailedCase, checkbit_failed_case, CHECKBIT, FAILED_CASE, GObject)

const CheckbitSuiteCase *checkbit_failed_case_get (CheckbitFailedCase *self);
/* NULL where no other program was asked. (transfer none) */
CheckbitLabFinding *checkbit_failed_case_get_finding (CheckbitFailedCase *self);
/* What is wrong, in a few words, translated. (transfer full) */
char *checkbit_failed_case_dup_text (CheckbitFailedCase *self);

/* Signals: "changed": a run has begun or ended, another suite is there; "progress": another
 * position is done. As CheckbitCompareModel it holds the application while another program runs. */
#define CHECKBIT_TYPE_SUITE_MODEL (checkbit_suite_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSuiteModel, checkbit_suite_model, CHECKBIT, SUITE_MODEL, GObject)

/* With the built-in suite. */
CheckbitSuiteModel *checkbit_suite_model_new (void);

/* Reads a file in a thread; name is what it is called. Where it cannot be read, or holds no
 * position, the error says so and the suite stays. NULL goes back to the built-in suite. */
void checkbit_suite_model_open (CheckbitSuiteModel *self, GFile *file);

/* Runs the suite. command: NULL for Checkbit itself. */
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

/* The mistakes that all failures together look like, of CheckbitLabMistake; NULL before the end.
 * (transfer none) */
const GArray *checkbit_suite_model_get_mistakes (CheckbitSuiteModel *self);

G_END_DECLS
