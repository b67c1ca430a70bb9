/* Positions with their counts, for testing another program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/finding.h"

G_BEGIN_DECLS

#define CHECKBIT_SUITE_MAX_DEPTH 99

typedef struct
{
  guint depth;
  guint64 count;
} CheckbitSuiteCount;

/* One line of a suite: "FEN ;D1 20 ;D2 400 ;id "name"". */
typedef struct
{
  char *text; /* the whole line */
  char *fen;  /* as given, with its counters */
  char *name; /* the id operation; "" for none */
  ChessPosition position;
  char *problem;  /* why it is invalid, in a sentence; NULL if it is not */
  GArray *counts; /* of CheckbitSuiteCount, in their order */
} CheckbitSuiteCase;

/* The positions in a text, one per line; empty lines and those that begin with # are skipped.
 * (transfer full), of CheckbitSuiteCase */
GPtrArray *checkbit_suite_read (const char *text, gboolean chess960);

/* The built-in suite: positions that move generators get wrong, each named by what it tests, the
 * most effective ones first. (transfer full) */
GPtrArray *checkbit_suite_builtin (void);

/* Its text. */
const char *checkbit_suite_builtin_text (void);

/* The greatest depth of a case with a count of at most max_nodes; 0 for none. */
guint checkbit_suite_depth (const CheckbitSuiteCase *item, guint64 max_nodes);

/* The result of a case. */
typedef enum
{
  CHECKBIT_SUITE_PASSED,
  CHECKBIT_SUITE_DIFFERS,
  CHECKBIT_SUITE_NO_ANSWER,
  CHECKBIT_SUITE_UNUSABLE,  /* no valid FEN, or no count */
  CHECKBIT_SUITE_NOT_ASKED, /* none of its counts is small enough */
} CheckbitSuiteOutcome;

#define CHECKBIT_N_SUITE_OUTCOMES 5

/* The result of a case, in detail. */
typedef struct
{
  CheckbitSuiteOutcome outcome;
  guint depth;                 /* of the request; 0: it was skipped */
  CheckbitLabFinding *finding; /* NULL if it was not asked */
  /* Without another program: the first wrong count of the case, and the correct one. */
  CheckbitSuiteCount stated;
  guint64 counted;
} CheckbitSuiteResult;

/* Limits. */
typedef struct
{
  guint64 max_nodes;
  guint max_failures;    /* stop after that many failed calls */
  guint max_differences; /* stop after that many failed cases; 0: no limit */
} CheckbitSuiteLimits;

/* Reports every finished case, number index of total. */
typedef void (*CheckbitSuiteProgress) (guint index,
                                       guint total,
                                       const CheckbitSuiteResult *result,
                                       gpointer data);

/* Asks a program for every case, each at its greatest depth within the limit, and looks for the
 * first position with a difference; if program is NULL, Checkbit's own counts are compared with the
 * stated ones. progress is called in the comparing thread. Stops early if cancelled. (transfer
 * full), of CheckbitSuiteResult, for the finished cases */
GArray *checkbit_suite_compare (CheckbitLabProgram *program,
                                const GPtrArray *cases,
                                const CheckbitSuiteLimits *limits,
                                CheckbitSuiteProgress progress,
                                gpointer data,
                                GCancellable *cancellable);

/* The same in a separate thread; progress is called in the caller's main context, and not after
 * cancellation. command: NULL tests Checkbit itself. A reference to cases is kept. The program has
 * ended when callback is called. */
void checkbit_suite_compare_async (CheckbitLabProgramKind kind,
                                   const char *command,
                                   double limit,
                                   GPtrArray *cases,
                                   const CheckbitSuiteLimits *limits,
                                   CheckbitSuiteProgress progress,
                                   gpointer progress_data,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/* (transfer full); NULL with G_IO_ERROR_CANCELLED */
GArray *checkbit_suite_compare_finish (GAsyncResult *result, GError **error);

/* The mistakes concluded from all findings, in the order of how much they explain. (transfer full),
 * of CheckbitLabMistake */
GArray *checkbit_suite_mistakes (const GArray *results);

G_END_DECLS
