/* Counting one position: the threads share out the positions two plies down, which are many enough
 * to keep them busy to the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/perft-count.h"

#include <string.h>

/* A position to be counted, and the root move it lies behind. */
typedef struct
{
  ChessPosition position;
  gsize root;
  guint64 count;
} Task;

typedef struct
{
  GArray *tasks;  /* of Task */
  unsigned depth; /* of every task */
  ChessPerftMode mode;
  ChessPerftTable *table; /* or NULL */
  gint next;              /* the first task that no thread has taken, atomically */
} Job;

/* --- Threads --------------------------------------------------------------------------------- */

static gpointer
work (gpointer data)
{
  Job *job = data;
  gint index;

  while ((index = g_atomic_int_add (&job->next, 1)) < (gint) job->tasks->len)
    {
      Task *task = &g_array_index (job->tasks, Task, index);
      if (job->table != NULL)
        task->count = chess_perft_hashed (&task->position, job->depth, job->table, NULL);
      else
        task->count = chess_perft (&task->position, job->depth, job->mode, NULL);
    }
  return NULL;
}

/* Works off all tasks with n threads, of which this is one. */
static void
run (Job *job, guint n_threads)
{
  g_autofree GThread **threads = g_new (GThread *, n_threads);

  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("perft", work, job);
  work (job);
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);
}

/* --- Tasks ----------------------------------------------------------------------------------- */

static int
compare_root_moves (gconstpointer a, gconstpointer b)
{
  return strcmp (((const CliRootMove *) a)->uci, ((const CliRootMove *) b)->uci);
}

static gsize
list_root_moves (const ChessPosition *position, CliRootMove moves[CHESS_MAX_MOVES])
{
  ChessMoveList list;

  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      moves[i] = (CliRootMove) { .move = list.moves[i] };
      chess_uci_write (position, list.moves[i], moves[i].uci);
    }
  qsort (moves, list.count, sizeof *moves, compare_root_moves);
  return list.count;
}

/* Appends the positions a given number of plies below one. */
static void
append_tasks (GArray *tasks, const ChessPosition *position, gsize root, unsigned plies)
{
  Task task = { .position = *position, .root = root };
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
      append_tasks (tasks, &next, root, plies - 1);
    }
}

/* The tasks of all root moves: two plies down, or one where the count is not deep. */
static void
add_all_tasks (const CliPerftRequest *request, const CliRootMove *moves, gsize n_moves, Job *job)
{
  unsigned plies = request->depth > 3 ? 2 : 1;

  job->depth = request->depth - plies;
  for (gsize i = 0; i < n_moves; i++)
    {
      ChessPosition next = *request->position;
      chess_position_play (&next, moves[i].move);
      append_tasks (job->tasks, &next, i, plies - 1);
    }
}

/* --- Counting -------------------------------------------------------------------------------- */

gboolean
cli_perft_count (const CliPerftRequest *request,
                 CliRootMove moves[CHESS_MAX_MOVES],
                 gsize *n_moves)
{
  g_autoptr (GArray) tasks = g_array_new (FALSE, FALSE, sizeof (Task));
  g_autofree void *memory = request->hash_size ? g_try_malloc (request->hash_size) : NULL;
  Job job = { .tasks = tasks, .mode = request->mode };
  ChessPerftTable table;

  if (request->hash_size > 0 && memory == NULL)
    return FALSE;
  if (memory != NULL)
    {
      chess_perft_table_init (&table, memory, request->hash_size);
      job.table = &table;
    }
  *n_moves = list_root_moves (request->position, moves);
  add_all_tasks (request, moves, *n_moves, &job);
  run (&job, request->threads);
  for (guint i = 0; i < tasks->len; i++)
    {
      const Task *task = &g_array_index (tasks, Task, i);
      moves[task->root].count += task->count;
    }
  return TRUE;
}
