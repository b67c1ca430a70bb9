/* Positions with the counts that belong to them, and another program asked for all of them.
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
  char *fen;  /* as it was given, with its counters */
  char *name; /* of the id operation; "" for none */
  ChessPosition position;
  char *problem;  /* why it cannot be used, in a sentence; NULL for nothing */
  GArray *counts; /* of CheckbitSuiteCount, as they stand there */
} CheckbitSuiteCase;

/* The positions of a text, one a line; empty lines and those that begin with # are passed over.
 * (transfer full), of CheckbitSuiteCase */
GPtrArray *checkbit_suite_read (const char *text, gboolean chess960);

/* The built-in suite: positions that move generators get wrong, each named by what it tests, those
 * first that find the most with the least. (transfer full) */
GPtrArray *checkbit_suite_builtin (void);

/* Its text. */
const char *checkbit_suite_builtin_text (void);

/* The greatest depth of a case whose count is max_nodes at most; 0 for none. */
guint checkbit_suite_depth (const CheckbitSuiteCase *item, guint64 max_nodes);

/* How a case came out. */
typedef enum
{
  CHECKBIT_SUITE_PASSED,
  CHECKBIT_SUITE_DIFFERS,
  CHECKBIT_SUITE_NO_ANSWER,
  CHECKBIT_SUITE_UNUSABLE,  /* no FEN, or no count */
  CHECKBIT_SUITE_NOT_ASKED, /* none of its counts is small enough */
} CheckbitSuiteOutcome;

#define CHECKBIT_N_SUITE_OUTCOMES 5

/* What came of a case. */
typedef struct
{
  CheckbitSuiteOutcome outcome;
  guint depth;                 /* that was asked for; 0: none, it was passed over */
  CheckbitLabFinding *finding; /* NULL where it was not asked */
  /* Where there is no other program: the first count of the case that is wrong, and what it should
   * be. */
  CheckbitSuiteCount stated;
  guint64 counted;
} CheckbitSuiteResult;

/* How much is asked, and when it is enough. */
typedef struct
{
  guint64 max_nodes;
  guint max_failures;    /* calls that fail: such a program will not do better */
  guint max_differences; /* cases; 0: all are looked for */
} CheckbitSuiteLimits;

/* Told of every case when it is done, number index of total. */
typedef void (*CheckbitSuiteProgress) (guint index,
                                       guint total,
                                       const CheckbitSuiteResult *result,
                                       gpointer data);

/* Asks a program for every case, each at its greatest depth within the limit, and looks for the
 * position where a difference begins; where program is NULL, Checkbit counts what is stated there.
 * progress is called in the thread that compares. Stops early where cancelled. (transfer full), of
 * CheckbitSuiteResult, as many as were looked at */
GArray *checkbit_suite_compare (CheckbitLabProgram *program,
                                const GPtrArray *cases,
                                const CheckbitSuiteLimits *limits,
                                CheckbitSuiteProgress progress,
                                gpointer data,
                                GCancellable *cancellable);

/* The same in a thread of its own; progress is called in the caller's main context, and not
 * after it was cancelled. command: NULL for Checkbit itself. Cases are kept alive. The program
 * has ended when callback is called. */
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

/* The mistakes that all findings together look like, the one that explains most first.
 * (transfer full), of CheckbitLabMistake */
GArray *checkbit_suite_mistakes (const GArray *results);

G_END_DECLS
