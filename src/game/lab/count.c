/* Counting a position move by move: the threads share the positions two plies down, which are
 * numerous enough to keep them all busy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/count.h"

#include <glib/gi18n-lib.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "game/base/deliver.h"

/* Progress is reported after every subtree of this depth, some milliseconds of work. With a table
 * the subtrees are larger, since nodes above them do not use it. */
#define METERED_DEPTH 4
#define METERED_DEPTH_TABLE 7
#define METERED_DEPTH_CATEGORIES 3

/* The share of the whole tree; tasks have parts of it. */
#define WHOLE (G_GUINT64_CONSTANT (1) << 62)

/* A position to count, and its root move. */
typedef struct
{
  ChessPosition position;
  gsize root;
  guint64 share;
} Task;

struct _CheckbitPerftMeter
{
  gatomicrefcount references;
  atomic_uint_fast64_t nodes, done;
};

typedef struct
{
  const CheckbitPerftRequest *request;
  CheckbitPerftCount *count;
  GArray *tasks; /* of Task */
  guint depth;   /* of every task */
  guint metered_depth;
  ChessPerftTable *table; /* or NULL */
  atomic_bool stop;
  gint next; /* the next task, atomic */

  GMutex mutex; /* for the following fields, and the rows */
  guint left[CHESS_MAX_MOVES];
  guint n_done;
  CheckbitPerftProgress progress;
  gpointer data;
} Job;

void
checkbit_perft_count_free (CheckbitPerftCount *self)
{
  g_free (self);
}

/* --- Meters --------------------------------------------------------------------------------- */

CheckbitPerftMeter *
checkbit_perft_meter_new (void)
{
  CheckbitPerftMeter *self = g_new0 (CheckbitPerftMeter, 1);

  g_atomic_ref_count_init (&self->references);

  return self;
}

CheckbitPerftMeter *
checkbit_perft_meter_ref (CheckbitPerftMeter *self)
{
  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
checkbit_perft_meter_unref (CheckbitPerftMeter *self)
{
  if (g_atomic_ref_count_dec (&self->references))
    g_free (self);
}

guint64
checkbit_perft_meter_get_nodes (CheckbitPerftMeter *self)
{
  return atomic_load (&self->nodes);
}

double
checkbit_perft_meter_get_done (CheckbitPerftMeter *self)
{
  return (double) atomic_load (&self->done) / (double) WHOLE;
}

/* Reports a finished part of the work. */
static void
note_done (Job *job, guint64 nodes, guint64 share)
{
  CheckbitPerftMeter *meter = job->request->meter;

  if (meter == NULL)
    return;
  atomic_fetch_add_explicit (&meter->nodes, nodes, memory_order_relaxed);
  atomic_fetch_add_explicit (&meter->done, share, memory_order_relaxed);
}

/* --- Categories ----------------------------------------------------------------------------- */

static const struct
{
  const char *id, *definition;
  guint tag;
} categories[CHECKBIT_N_PERFT_CATEGORIES] = {
  [CHECKBIT_PERFT_CAPTURES]
  = { "captures", N_ ("Captures, en passant included."), CHESS_TAG_CAPTURE },
  [CHECKBIT_PERFT_EN_PASSANT] = { "en-passant", N_ ("Captures en passant."), CHESS_TAG_EN_PASSANT },
  [CHECKBIT_PERFT_CASTLES] = { "castles", N_ ("Castling on either side."), CHESS_TAG_CASTLING },
  [CHECKBIT_PERFT_PROMOTIONS]
  = { "promotions", N_ ("Promotions, each piece counted as one."), CHESS_TAG_PROMOTION },
  [CHECKBIT_PERFT_CHECKS]
  = { "checks", N_ ("Moves that give check in any way, mates included."), CHESS_TAG_CHECK },
  [CHECKBIT_PERFT_DISCOVERED] = { "discovered-checks",
                                  N_ ("Checks given only by a piece that did not move, "
                                      "castling left out."),
                                  CHESS_TAG_DISCOVERED_CHECK },
  [CHECKBIT_PERFT_DOUBLE]
  = { "double-checks", N_ ("Checks given by two pieces at once."), CHESS_TAG_DOUBLE_CHECK },
  [CHECKBIT_PERFT_MATES] = { "mates", N_ ("Moves that give checkmate."), CHESS_TAG_MATE },
};

const char *
checkbit_perft_category_id (CheckbitPerftCategory category)
{
  g_return_val_if_fail ((gsize) category < CHECKBIT_N_PERFT_CATEGORIES, "");

  return categories[category].id;
}

const char *
checkbit_perft_category_definition (CheckbitPerftCategory category)
{
  g_return_val_if_fail ((gsize) category < CHECKBIT_N_PERFT_CATEGORIES, "");

  return _ (categories[category].definition);
}

/* Counts a move of the last ply. */
static void
sort_move (const ChessPosition *position, ChessMove move, CheckbitPerftRow *row)
{
  ChessMoveInfo info;

  chess_movegen_annotate (position, move, &info);
  /* A check by two pieces counts as double, not as discovered. */
  if (info.tags & (CHESS_TAG_DOUBLE_CHECK | CHESS_TAG_CASTLING))
    info.tags &= (uint16_t) ~CHESS_TAG_DISCOVERED_CHECK;
  for (guint i = 0; i < CHECKBIT_N_PERFT_CATEGORIES; i++)
    row->categories[i] += (info.tags & categories[i].tag) != 0;
  row->count++;
}

/* Counts the moves of the last ply, of which there is at least one, by category. */
static void
sort_leaves (Job *job, const ChessPosition *position, guint depth, CheckbitPerftRow *row)
{
  ChessMoveList list;

  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count && !job->stop; i++)
    {
      ChessPosition next = *position;

      if (depth == 1)
        {
          sort_move (position, list.moves[i], row);
          continue;
        }
      chess_position_play (&next, list.moves[i]);
      sort_leaves (job, &next, depth - 1, row);
    }
}

/* --- Threads -------------------------------------------------------------------------------- */

/* Counts everything below a position at once. */
static void
count_part (Job *job, const ChessPosition *position, guint depth, CheckbitPerftRow *row)
{
  if (job->request->categories)
    sort_leaves (job, position, depth, row);
  else if (job->table != NULL)
    row->count += chess_perft_hashed (position, depth, job->table, &job->stop);
  else
    row->count += chess_perft (position, depth, job->request->mode, &job->stop);
}

/* Counts part after part, each at most as deep as the reporting depth. */
static void
count_below (
    Job *job, const ChessPosition *position, guint depth, guint64 share, CheckbitPerftRow *row)
{
  guint64 before = row->count;
  ChessMoveList list;

  if (depth > job->metered_depth)
    {
      chess_movegen_legal (position, &list);
      for (size_t i = 0; i < list.count && !job->stop; i++)
        {
          ChessPosition next = *position;

          chess_position_play (&next, list.moves[i]);
          count_below (job, &next, depth - 1, share / list.count, row);
        }
      if (list.count == 0)
        note_done (job, 0, share);
      return;
    }
  count_part (job, position, depth, row);
  note_done (job, row->count - before, share);
}

static void
count_task (Job *job, const Task *task, CheckbitPerftRow *row)
{
  if (job->request->categories && job->depth == 0)
    {
      sort_move (&job->request->position, job->count->rows[task->root].move, row);
      note_done (job, 1, task->share);
    }
  else
    count_below (job, &task->position, job->depth, task->share, row);
}

/* Reports a root move whose tasks are all done. */
static void
report_row (Job *job, gsize root)
{
  guint n = job->tasks->len;

  if (job->progress != NULL && !job->stop)
    job->progress (&job->count->rows[root], n > 0 ? (double) job->n_done / n : 1, job->data);
}

/* Adds the counts of a task, and reports a root move that is finished. */
static void
finish_task (Job *job, const Task *task, const CheckbitPerftRow *counted)
{
  CheckbitPerftRow *row = &job->count->rows[task->root];

  g_mutex_lock (&job->mutex);
  row->count += counted->count;
  for (guint i = 0; i < CHECKBIT_N_PERFT_CATEGORIES; i++)
    row->categories[i] += counted->categories[i];
  job->n_done++;
  if (--job->left[task->root] == 0)
    report_row (job, task->root);
  g_mutex_unlock (&job->mutex);
}

static gpointer
work (gpointer data)
{
  Job *job = data;
  gint index;

  while (!job->stop && (index = g_atomic_int_add (&job->next, 1)) < (gint) job->tasks->len)
    {
      const Task *task = &g_array_index (job->tasks, Task, index);
      CheckbitPerftRow counted = { 0 };

      count_task (job, task, &counted);
      finish_task (job, task, &counted);
    }
  return NULL;
}

/* Processes all tasks with n threads, including this one. */
static void
run_threads (Job *job, guint n_threads)
{
  g_autofree GThread **threads = g_new (GThread *, n_threads);

  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("perft", work, job);
  work (job);
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);
}

/* --- Tasks ---------------------------------------------------------------------------------- */

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  return strcmp (((const CheckbitPerftRow *) a)->uci, ((const CheckbitPerftRow *) b)->uci);
}

static void
list_rows (const ChessPosition *position, CheckbitPerftCount *count)
{
  ChessMoveList list;

  chess_movegen_legal (position, &list);
  count->n_rows = list.count;
  for (size_t i = 0; i < list.count; i++)
    {
      count->rows[i].move = list.moves[i];
      chess_uci_write (position, list.moves[i], count->rows[i].uci);
    }
  qsort (count->rows, count->n_rows, sizeof *count->rows, compare_rows);
}

/* Appends the positions some plies below one. */
static void
append_tasks (GArray *tasks, const ChessPosition *position, gsize root, guint64 share, guint plies)
{
  Task task = { .position = *position, .root = root, .share = share };
  ChessMoveList list;

  if (plies == 0)
    {
      g_array_append_val (tasks, task);
      return;
    }
  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      ChessPosition next = *position;

      chess_position_play (&next, list.moves[i]);
      append_tasks (tasks, &next, root, share / list.count, plies - 1);
    }
}

/* The tasks of all root moves: two plies down, or one if the count is not deep. */
static void
add_all_tasks (Job *job)
{
  guint plies = job->request->depth > 3 ? 2 : 1;

  job->depth = job->request->depth - plies;
  job->metered_depth = job->request->meter == NULL ? G_MAXUINT
                       : job->request->categories  ? METERED_DEPTH_CATEGORIES
                       : job->table != NULL        ? METERED_DEPTH_TABLE
                                                   : METERED_DEPTH;
  for (gsize i = 0; i < job->count->n_rows; i++)
    {
      ChessPosition next = job->request->position;
      guint before = job->tasks->len;

      chess_position_play (&next, job->count->rows[i].move);
      append_tasks (job->tasks, &next, i, WHOLE / job->count->n_rows, plies - 1);
      job->left[i] = job->tasks->len - before;
    }
}

/* A root move without replies has no task that would report it. */
static void
report_ended_games (Job *job)
{
  for (gsize i = 0; i < job->count->n_rows; i++)
    if (job->left[i] == 0)
      {
        note_done (job, 0, WHOLE / job->count->n_rows);
        report_row (job, i);
      }
}

/* --- Counting ------------------------------------------------------------------------------- */

static void
cancelled_cb (GCancellable *cancellable, gpointer data)
{
  atomic_bool *stop = data;

  *stop = true;
}

static void
sum_up (CheckbitPerftCount *count)
{
  for (gsize i = 0; i < count->n_rows; i++)
    {
      count->total += count->rows[i].count;
      for (guint j = 0; j < CHECKBIT_N_PERFT_CATEGORIES; j++)
        count->categories[j] += count->rows[i].categories[j];
    }
}

/* Counts with all threads; returns FALSE if cancelled. */
static gboolean
run_job (Job *job, GCancellable *cancellable, GError **error)
{
  gint64 start = g_get_monotonic_time ();
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &job->stop, NULL);
  g_mutex_init (&job->mutex);
  add_all_tasks (job);
  report_ended_games (job);
  run_threads (job, MAX (job->request->threads, 1));
  g_mutex_clear (&job->mutex);
  g_cancellable_disconnect (cancellable, handler);
  job->count->time_us = g_get_monotonic_time () - start;

  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/* Allocates a table; NULL if there is not enough memory. More than the machine's memory is not even
 * tried: some allocators kill the program instead of failing. */
static void *
try_memory (gsize size)
{
  long pages = sysconf (_SC_PHYS_PAGES), page_size = sysconf (_SC_PAGESIZE);

  if (pages > 0 && page_size > 0 && size / (gsize) page_size > (gsize) pages)
    return NULL;

  return size <= G_MAXSSIZE / 4 ? g_try_malloc (size) : NULL;
}

CheckbitPerftCount *
checkbit_perft_count (const CheckbitPerftRequest *request,
                      CheckbitPerftProgress progress,
                      gpointer data,
                      GCancellable *cancellable,
                      GError **error)
{
  g_autoptr (CheckbitPerftCount) count = g_new0 (CheckbitPerftCount, 1);
  g_autoptr (GArray) tasks = g_array_new (FALSE, FALSE, sizeof (Task));
  gsize size = request->categories ? 0 : request->hash_size;
  g_autofree void *memory = size > 0 ? try_memory (size) : NULL;
  g_autofree Job *job = g_new0 (Job, 1);
  ChessPerftTable table;

  if (size > 0 && memory == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                   /* Translators: %u is a number of megabytes */
                   _ ("There is not enough memory for a table of %u MB."), (guint) (size >> 20));
      return NULL;
    }
  job->request = request;
  job->count = count;
  job->tasks = tasks;
  job->progress = progress;
  job->data = data;
  if (memory != NULL)
    {
      chess_perft_table_init (&table, memory, size);
      job->table = &table;
    }
  if (request->depth == 0)
    {
      count->total = 1;
      return g_steal_pointer (&count);
    }
  list_rows (&request->position, count);
  if (!run_job (job, cancellable, error))
    return NULL;
  sum_up (count);

  return g_steal_pointer (&count);
}

/* --- In the background ---------------------------------------------------------------------- */

typedef struct
{
  CheckbitPerftRequest request;
  CheckbitPerftProgress progress;
  gpointer data;
  GMainContext *context; /* the caller's */
  GCancellable *cancellable;
} Call;

static void
call_free (gpointer data)
{
  Call *call = data;

  g_main_context_unref (call->context);
  g_clear_object (&call->cancellable);
  g_clear_pointer (&call->request.meter, checkbit_perft_meter_unref);
  g_free (call);
}

/* A progress report for the caller's thread. */
typedef struct
{
  CheckbitPerftProgress progress;
  gpointer data;
  GCancellable *cancellable;
  CheckbitPerftRow row;
  double done;
} Report;

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_object (&report->cancellable);
  g_free (report);
}

static gboolean
deliver_cb (gpointer data)
{
  Report *report = data;

  if (!g_cancellable_is_cancelled (report->cancellable))
    report->progress (&report->row, report->done, report->data);

  return G_SOURCE_REMOVE;
}

static void
progress_cb (const CheckbitPerftRow *row, double done, gpointer data)
{
  Call *call = data;
  Report *report;

  if (call->progress == NULL)
    return;
  report = g_new0 (Report, 1);
  *report = (Report){ call->progress, call->data, NULL, *row, done };
  if (call->cancellable != NULL)
    report->cancellable = g_object_ref (call->cancellable);
  checkbit_deliver (call->context, G_PRIORITY_DEFAULT, deliver_cb, report, report_free);
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Call *call = data;
  GError *error = NULL;
  CheckbitPerftCount *count
      = checkbit_perft_count (&call->request, progress_cb, call, cancellable, &error);

  if (count != NULL)
    g_task_return_pointer (task, count, (GDestroyNotify) checkbit_perft_count_free);
  else
    g_task_return_error (task, error);
}

void
checkbit_perft_count_async (const CheckbitPerftRequest *request,
                            CheckbitPerftProgress progress,
                            gpointer progress_data,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Call *call = g_new0 (Call, 1);

  call->request = *request;
  if (request->meter != NULL)
    checkbit_perft_meter_ref (request->meter);
  call->progress = progress;
  call->data = progress_data;
  call->context = g_main_context_ref_thread_default ();
  call->cancellable = cancellable ? g_object_ref (cancellable) : NULL;
  g_task_set_task_data (task, call, call_free);
  g_task_run_in_thread (task, run);
}

CheckbitPerftCount *
checkbit_perft_count_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
