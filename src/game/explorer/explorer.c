/* The index of a file's positions, opened or made in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/explorer/explorer.h"

#include <glib/gi18n-lib.h>

#include "game/explorer/explorer-file.h"

/* Milliseconds between two updates of the progress. */
#define PROGRESS_INTERVAL 100

struct _CheckbitExplorer
{
  GObject parent_instance;

  GFile *file;                  /* owned; NULL for none */
  CheckbitExplorerIndex *index; /* owned; NULL for none */
  GCancellable *cancellable;    /* of the running thread; NULL if there is none */
  guint timeout;                /* while that is running */
  gint *promille;               /* atomic; owned by the task */
  double progress;
  char *problem;
};

enum
{
  PROP_0,
  PROP_FILE,
  PROP_BUILDING,
  PROP_PROGRESS,
  PROP_PROBLEM,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitExplorer, checkbit_explorer, G_TYPE_OBJECT)

static void
notify (CheckbitExplorer *self, guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* --- Making the index ----------------------------------------------------------------------- */

typedef struct
{
  GFile *file;
  char *path;
  guint max_plies;
  gint promille; /* atomic */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->file);
  g_free (job->path);
  g_free (job);
}

static void
progress_cb (guint64 done, guint64 size, gpointer user_data)
{
  Job *job = user_data;

  if (size > 0)
    g_atomic_int_set (&job->promille, (gint) (MIN (done, size) * 1000 / size));
}

static void
open_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;
  CheckbitExplorerIndex *index;

  job->path = checkbit_explorer_path (job->file);
  index = checkbit_explorer_index_open (job->file, job->path, job->max_plies, progress_cb, job,
                                        cancellable, &error);
  if (index != NULL)
    g_task_return_pointer (task, index, (GDestroyNotify) checkbit_explorer_index_unref);
  else
    g_task_return_error (task, error);
}

static void
set_progress (CheckbitExplorer *self, double progress)
{
  if (progress == self->progress)
    return;
  self->progress = progress;
  notify (self, PROP_PROGRESS);
}

static gboolean
timeout_cb (gpointer user_data)
{
  CheckbitExplorer *self = user_data;

  set_progress (self, g_atomic_int_get (self->promille) / 1000.0);

  return G_SOURCE_CONTINUE;
}

/* Cancels what is in progress, as it is no longer needed. */
static void
stop (CheckbitExplorer *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->promille = NULL;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
set_problem (CheckbitExplorer *self, char *problem)
{
  if (problem == NULL && self->problem == NULL)
    return;
  g_free (self->problem);
  self->problem = problem;
  notify (self, PROP_PROBLEM);
}

static char *
describe_error (const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (_ ("The search was stopped."));
  /* Translators: %s is the reason, a sentence of the system */
  return g_strdup_printf (_ ("The games could not be searched: %s"), error->message);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitExplorer *self = CHECKBIT_EXPLORER (source);
  g_autoptr (GError) error = NULL;
  CheckbitExplorerIndex *index = g_task_propagate_pointer (G_TASK (result), &error);

  if (self->cancellable == NULL || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    {
      g_clear_pointer (&index, checkbit_explorer_index_unref);
      return;
    }
  g_clear_object (&self->cancellable);
  stop (self);
  self->index = index;
  set_problem (self, error != NULL ? describe_error (error) : NULL);
  notify (self, PROP_BUILDING);
  notify (self, PROP_READY);
}

static void
begin (CheckbitExplorer *self, guint max_plies)
{
  g_autoptr (GTask) task = NULL;
  Job *job = g_new0 (Job, 1);

  self->cancellable = g_cancellable_new ();
  job->file = g_object_ref (self->file);
  job->max_plies = max_plies;
  self->promille = &job->promille;
  self->timeout = g_timeout_add (PROGRESS_INTERVAL, timeout_cb, self);
  task = g_task_new (self, self->cancellable, opened_cb, NULL);
  g_task_set_name (task, "checkbit_explorer_set_file");
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, open_thread);
}

void
checkbit_explorer_set_file (CheckbitExplorer *self, GFile *file, guint max_plies)
{
  g_return_if_fail (CHECKBIT_IS_EXPLORER (self));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  stop (self);
  set_problem (self, NULL);
  g_clear_pointer (&self->index, checkbit_explorer_index_unref);
  set_progress (self, 0);
  if (g_set_object (&self->file, file))
    notify (self, PROP_FILE);
  if (file != NULL)
    begin (self, max_plies);
  notify (self, PROP_BUILDING);
  notify (self, PROP_READY);
}

void
checkbit_explorer_cancel (CheckbitExplorer *self)
{
  g_return_if_fail (CHECKBIT_IS_EXPLORER (self));

  if (self->cancellable == NULL)
    return;
  stop (self);
  set_problem (self, g_strdup (_ ("The search was stopped.")));
  notify (self, PROP_BUILDING);
}

/* --- Looking -------------------------------------------------------------------------------- */

gboolean
checkbit_explorer_get_building (CheckbitExplorer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_EXPLORER (self), FALSE);

  return self->cancellable != NULL;
}

double
checkbit_explorer_get_progress (CheckbitExplorer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_EXPLORER (self), 0);

  return self->progress;
}

const char *
checkbit_explorer_get_problem (CheckbitExplorer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_EXPLORER (self), NULL);

  return self->problem;
}

gboolean
checkbit_explorer_get_ready (CheckbitExplorer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_EXPLORER (self), FALSE);

  return self->index != NULL;
}

char *
checkbit_explorer_dup_stamp (CheckbitExplorer *self)
{
  g_return_val_if_fail (CHECKBIT_IS_EXPLORER (self), NULL);

  return self->index != NULL ? checkbit_explorer_index_dup_stamp (self->index) : NULL;
}

/* A request to the index. */
typedef struct
{
  CheckbitExplorerIndex *index;
  ChessPosition position;
  ChessMove move;
} Query;

static void
query_free (gpointer data)
{
  Query *query = data;

  checkbit_explorer_index_unref (query->index);
  g_free (query);
}

/* Asks the index in a thread; if there is none, the task fails at once. */
static void
run_query (CheckbitExplorer *self,
           const ChessPosition *position,
           ChessMove move,
           GTask *task,
           GTaskThreadFunc func)
{
  Query *query;

  if (self->index == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_INITIALIZED, "no index");
      return;
    }
  query = g_new0 (Query, 1);
  query->index = checkbit_explorer_index_ref (self->index);
  query->position = *position;
  query->move = move;
  g_task_set_task_data (task, query, query_free);
  g_task_run_in_thread (task, func);
}

static void
look_up_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Query *query = task_data;
  CheckbitExplorerAnswer *answer = g_new (CheckbitExplorerAnswer, 1);

  checkbit_explorer_index_look_up (query->index, &query->position, answer);
  g_task_return_pointer (task, answer, g_free);
}

void
checkbit_explorer_look_up_async (CheckbitExplorer *self,
                                 const ChessPosition *position,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  g_return_if_fail (CHECKBIT_IS_EXPLORER (self));

  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_explorer_look_up_async");
  run_query (self, position, CHESS_MOVE_NONE, task, look_up_thread);
}

CheckbitExplorerAnswer *
checkbit_explorer_look_up_finish (CheckbitExplorer *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
find_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Query *query = task_data;

  g_task_return_pointer (
      task, checkbit_explorer_index_find_games (query->index, &query->position, query->move),
      (GDestroyNotify) g_array_unref);
}

void
checkbit_explorer_find_games_async (CheckbitExplorer *self,
                                    const ChessPosition *position,
                                    ChessMove move,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data)
{
  g_return_if_fail (CHECKBIT_IS_EXPLORER (self));

  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_explorer_find_games_async");
  run_query (self, position, move, task, find_thread);
}

GArray *
checkbit_explorer_find_games_finish (CheckbitExplorer *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_explorer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitExplorer *self = CHECKBIT_EXPLORER (object);

  switch (id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_BUILDING:
      g_value_set_boolean (value, self->cancellable != NULL);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    case PROP_READY:
      g_value_set_boolean (value, self->index != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_explorer_dispose (GObject *object)
{
  CheckbitExplorer *self = CHECKBIT_EXPLORER (object);

  stop (self);
  g_clear_pointer (&self->index, checkbit_explorer_index_unref);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (checkbit_explorer_parent_class)->dispose (object);
}

static void
checkbit_explorer_finalize (GObject *object)
{
  g_free (CHECKBIT_EXPLORER (object)->problem);

  G_OBJECT_CLASS (checkbit_explorer_parent_class)->finalize (object);
}

static void
checkbit_explorer_class_init (CheckbitExplorerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_explorer_get_property;
  object_class->dispose = checkbit_explorer_dispose;
  object_class->finalize = checkbit_explorer_finalize;
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, read);
  properties[PROP_BUILDING] = g_param_spec_boolean ("building", NULL, NULL, FALSE, read);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, read);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, read);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_explorer_init (CheckbitExplorer *self)
{
}

CheckbitExplorer *
checkbit_explorer_new (void)
{
  return g_object_new (CHECKBIT_TYPE_EXPLORER, NULL);
}
