/* Comparing in a separate thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/finding.h"

#include "game/base/deliver.h"

/* The thread's data; owned by the task. */
typedef struct
{
  CheckbitLabProgramKind kind;
  char *command;
  double limit;
  ChessPosition position;
  char *fen;
  guint depth;
  gboolean at_once;
  CheckbitLabProgress progress;
  gpointer progress_data;
  GMainContext *context; /* the caller's */
  GCancellable *cancellable;
} Job;

static void
job_free (Job *job)
{
  g_free (job->command);
  g_free (job->fen);
  g_main_context_unref (job->context);
  g_clear_object (&job->cancellable);
  g_free (job);
}

/* A progress report for the caller's thread. */
typedef struct
{
  CheckbitLabProgress progress;
  gpointer data;
  GCancellable *cancellable;
  char *path;
  guint depth;
} Report;

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_object (&report->cancellable);
  g_free (report->path);
  g_free (report);
}

static gboolean
deliver_cb (gpointer data)
{
  Report *report = data;

  if (!g_cancellable_is_cancelled (report->cancellable))
    report->progress (report->path, report->depth, report->data);

  return G_SOURCE_REMOVE;
}

static void
progress_cb (const char *path, guint depth, gpointer data)
{
  Job *job = data;
  Report *report;

  if (job->progress == NULL)
    return;
  report = g_new0 (Report, 1);
  report->progress = job->progress;
  report->data = job->progress_data;
  report->cancellable = job->cancellable ? g_object_ref (job->cancellable) : NULL;
  report->path = g_strdup (path);
  report->depth = depth;
  checkbit_deliver (job->context, G_PRIORITY_DEFAULT, deliver_cb, report, report_free);
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  CheckbitLabTask what = { &job->position, job->fen, job->depth, job->at_once };
  g_autoptr (CheckbitLabProgram) program
      = checkbit_lab_program_new (job->kind, job->command, job->limit);
  CheckbitLabFinding *finding
      = checkbit_lab_compare (program, &what, progress_cb, job, cancellable);

  /* The other program must have ended before the caller is notified. */
  g_clear_pointer (&program, checkbit_lab_program_free);
  g_task_return_pointer (task, finding, (GDestroyNotify) checkbit_lab_finding_free);
}

void
checkbit_lab_compare_async (CheckbitLabProgramKind kind,
                            const char *command,
                            double limit,
                            const CheckbitLabTask *task,
                            CheckbitLabProgress progress,
                            gpointer progress_data,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_autoptr (GTask) gtask = g_task_new (NULL, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  job->kind = kind;
  job->command = g_strdup (command);
  job->limit = limit;
  job->position = *task->position;
  job->fen = g_strdup (task->fen);
  job->depth = task->depth;
  job->at_once = task->at_once;
  job->progress = progress;
  job->progress_data = progress_data;
  job->context = g_main_context_ref_thread_default ();
  job->cancellable = cancellable ? g_object_ref (cancellable) : NULL;
  g_task_set_task_data (gtask, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (gtask, run);
}

CheckbitLabFinding *
checkbit_lab_compare_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
