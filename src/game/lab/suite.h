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

/* What came of a case. */
typedef struct
{
  guint depth;                 /* that was asked for; 0: none, it was passed over */
  CheckbitLabFinding *finding; /* NULL where it was not asked */
} CheckbitSuiteResult;

/* Told of every case when it is done. In the thread that compares. */
typedef void (*CheckbitSuiteProgress) (guint done, guint total, gpointer data);

/* Asks a program for every case, each at its greatest depth within max_nodes, and looks for the
 * position where a difference begins. Stops early where cancelled, and after max_failures calls
 * that failed, since such a program will not do better. (transfer full), of CheckbitSuiteResult,
 * as many as were looked at */
GArray *checkbit_suite_compare (CheckbitLabProgram *program,
                                const GPtrArray *cases,
                                guint64 max_nodes,
                                guint max_failures,
                                CheckbitSuiteProgress progress,
                                gpointer data,
                                GCancellable *cancellable);

/* The same in a thread of its own; progress is called there. Cases are kept alive. */
void checkbit_suite_compare_async (CheckbitLabProgramKind kind,
                                   const char *command,
                                   double limit,
                                   GPtrArray *cases,
                                   guint64 max_nodes,
                                   guint max_failures,
                                   CheckbitSuiteProgress progress,
                                   gpointer progress_data,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/* (transfer full); NULL with G_IO_ERROR_CANCELLED */
GArray *checkbit_suite_compare_finish (GAsyncResult *result, GError **error);

/* The mistakes that all findings together look like, the one that explains most first.
 * (transfer full), of CheckbitMistake */
GArray *checkbit_suite_mistakes (const GArray *results);

G_END_DECLS
