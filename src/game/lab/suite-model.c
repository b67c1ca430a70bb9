/* A suite of positions, run by a person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/suite-model.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/held-application.h"

/* After this many failed calls the run stops. */
#define MAX_FAILURES 3

/* --- A position that failed ----------------------------------------------------------------- */

struct _CheckbitFailedCase
{
  GObject parent_instance;

  GPtrArray *cases; /* that item is one of */
  const CheckbitSuiteCase *item;
  CheckbitSuiteResult result; /* its finding is owned */
};

G_DEFINE_FINAL_TYPE (CheckbitFailedCase, checkbit_failed_case, G_TYPE_OBJECT)

static void
checkbit_failed_case_finalize (GObject *object)
{
  CheckbitFailedCase *self = CHECKBIT_FAILED_CASE (object);

  g_ptr_array_unref (self->cases);
  checkbit_lab_finding_free (self->result.finding);
  G_OBJECT_CLASS (checkbit_failed_case_parent_class)->finalize (object);
}

static void
checkbit_failed_case_class_init (CheckbitFailedCaseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_failed_case_finalize;
}

static void
checkbit_failed_case_init (CheckbitFailedCase *self)
{
}

const CheckbitSuiteCase *
checkbit_failed_case_get (CheckbitFailedCase *self)
{
  g_return_val_if_fail (CHECKBIT_IS_FAILED_CASE (self), NULL);

  return self->item;
}

CheckbitLabFinding *
checkbit_failed_case_get_finding (CheckbitFailedCase *self)
{
  g_return_val_if_fail (CHECKBIT_IS_FAILED_CASE (self), NULL);

  return self->result.finding;
}

/* Describes the first difference. */
static char *
dup_difference (const CheckbitLabFinding *finding)
{
  const CheckbitDifference *difference;
  const char *name;

  if (finding->differences->len == 0)
    return g_strdup (_ ("The total is wrong"));
  difference = &g_array_index (finding->differences, CheckbitDifference, 0);
  name = *difference->san != '\0' ? difference->san : difference->text;
  switch (difference->kind)
    {
    case CHECKBIT_DIFFERENCE_MISSING:
      /* Translators: %s is a move */
      return g_strdup_printf (_ ("%s is missing"), name);
    case CHECKBIT_DIFFERENCE_EXTRA:
      /* Translators: %s is a move */
      return g_strdup_printf (_ ("%s is not legal"), name);
    case CHECKBIT_DIFFERENCE_DUPLICATE:
      /* Translators: %s is a move */
      return g_strdup_printf (_ ("%s is listed twice"), name);
    default:
      /* Translators: %s is a move */
      return g_strdup_printf (_ ("The count behind %s is wrong"), name);
    }
}

char *
checkbit_failed_case_dup_text (CheckbitFailedCase *self)
{
  const CheckbitSuiteResult *result;
  g_autofree char *stated = NULL, *counted = NULL;

  g_return_val_if_fail (CHECKBIT_IS_FAILED_CASE (self), NULL);

  result = &self->result;
  if (result->outcome == CHECKBIT_SUITE_UNUSABLE)
    return g_strdup (self->item->problem);
  if (result->outcome == CHECKBIT_SUITE_NO_ANSWER)
    return g_strdup (result->finding->failure->message);
  if (result->finding != NULL)
    return dup_difference (result->finding);
  stated = g_strdup_printf ("%" G_GUINT64_FORMAT, result->stated.count);
  counted = g_strdup_printf ("%" G_GUINT64_FORMAT, result->counted);
  /* Translators: a depth and two numbers of positions */
  return g_strdup_printf (_ ("Depth %u: the file says %s, Checkbit counts %s"),
                          result->stated.depth, stated, counted);
}

/* --- The model ------------------------------------------------------------------------------ */

struct _CheckbitSuiteModel
{
  GObject parent_instance;

  GPtrArray *cases;
  char *name;
  char *error;
  GCancellable *cancellable; /* of reading or of a run; NULL for none */
  guint n_done;
  guint counts[CHECKBIT_N_SUITE_OUTCOMES];
  GListStore *failed;
  GArray *mistakes;
};

enum
{
  CHANGED,
  PROGRESS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitSuiteModel, checkbit_suite_model, G_TYPE_OBJECT)

typedef struct
{
  CheckbitSuiteModel *model;
  GCancellable *cancellable;
  GApplication *application; /* held by it; NULL for none */
} Run;

static void
run_free (Run *run)
{
  checkbit_application_let_go (run->application);
  g_object_unref (run->cancellable);
  g_object_unref (run->model);
  g_free (run);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)

static gboolean
is_current (const Run *run)
{
  return run->cancellable == run->model->cancellable;
}

static void
stop (CheckbitSuiteModel *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Drops the results of the last run. */
static void
forget (CheckbitSuiteModel *self)
{
  stop (self);
  self->n_done = 0;
  memset (self->counts, 0, sizeof self->counts);
  g_list_store_remove_all (self->failed);
  g_clear_pointer (&self->mistakes, g_array_unref);
  g_clear_pointer (&self->error, g_free);
}

/* --- Running -------------------------------------------------------------------------------- */

static void
progress_cb (guint index, guint total, const CheckbitSuiteResult *result, gpointer data)
{
  const Run *run = data;
  CheckbitSuiteModel *self = run->model;

  if (!is_current (run))
    return;
  self->n_done = index + 1;
  self->counts[result->outcome]++;
  if (result->outcome != CHECKBIT_SUITE_PASSED && result->outcome != CHECKBIT_SUITE_NOT_ASKED)
    {
      g_autoptr (CheckbitFailedCase) failed = g_object_new (CHECKBIT_TYPE_FAILED_CASE, NULL);

      failed->cases = g_ptr_array_ref (self->cases);
      failed->item = g_ptr_array_index (self->cases, index);
      failed->result = *result;
      if (result->finding != NULL)
        checkbit_lab_finding_ref (result->finding);
      g_list_store_append (self->failed, failed);
    }
  g_signal_emit (self, signals[PROGRESS], 0);
}

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) run = data;
  g_autoptr (GArray) results = checkbit_suite_compare_finish (result, NULL);
  CheckbitSuiteModel *self = run->model;

  if (!is_current (run))
    return;
  stop (self);
  self->mistakes = checkbit_suite_mistakes (results);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
checkbit_suite_model_start (CheckbitSuiteModel *self,
                            CheckbitLabProgramKind kind,
                            const char *command,
                            double limit,
                            guint64 max_nodes)
{
  const CheckbitSuiteLimits limits = { max_nodes, MAX_FAILURES, 0 };
  Run *run;

  g_return_if_fail (CHECKBIT_IS_SUITE_MODEL (self));

  forget (self);
  self->cancellable = g_cancellable_new ();
  run = g_new0 (Run, 1);
  run->model = g_object_ref (self);
  run->cancellable = g_object_ref (self->cancellable);
  run->application = command != NULL ? checkbit_application_hold () : NULL;
  checkbit_suite_compare_async (kind, command, limit, self->cases, &limits, progress_cb, run,
                                self->cancellable, compared_cb, run);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
checkbit_suite_model_cancel (CheckbitSuiteModel *self)
{
  g_return_if_fail (CHECKBIT_IS_SUITE_MODEL (self));

  if (self->cancellable == NULL)
    return;
  stop (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Reading -------------------------------------------------------------------------------- */

static void
read_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree char *text = NULL;
  GError *error = NULL;
  GPtrArray *cases;
  gboolean usable = FALSE;

  if (!g_file_load_contents (data, cancellable, &text, NULL, NULL, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  cases = checkbit_suite_read (text, FALSE);
  for (guint i = 0; i < cases->len && !usable; i++)
    usable = ((CheckbitSuiteCase *) g_ptr_array_index (cases, i))->problem == NULL;
  if (usable)
    g_task_return_pointer (task, cases, (GDestroyNotify) g_ptr_array_unref);
  else
    {
      g_ptr_array_unref (cases);
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                               _ ("This file contains no line such as “FEN ;D1 20 ;D2 400”."));
    }
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CheckbitSuiteModel *self = CHECKBIT_SUITE_MODEL (source);
  g_autoptr (GError) error = NULL;
  GPtrArray *cases = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    {
      g_clear_pointer (&cases, g_ptr_array_unref);
      return;
    }
  stop (self);
  if (cases != NULL)
    {
      g_ptr_array_unref (self->cases);
      self->cases = cases;
      g_free (self->name);
      self->name = g_file_get_basename (g_task_get_task_data (G_TASK (result)));
    }
  else
    self->error = g_strdup (error->message);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
checkbit_suite_model_open (CheckbitSuiteModel *self, GFile *file)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (CHECKBIT_IS_SUITE_MODEL (self));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  forget (self);
  if (file == NULL)
    {
      g_ptr_array_unref (self->cases);
      self->cases = checkbit_suite_builtin ();
      g_clear_pointer (&self->name, g_free);
      g_signal_emit (self, signals[CHANGED], 0);
      return;
    }
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, read_cb, NULL);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_thread);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- State ---------------------------------------------------------------------------------- */

gboolean
checkbit_suite_model_is_running (CheckbitSuiteModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SUITE_MODEL (self), FALSE);

  return self->cancellable != NULL;
}

const char *
checkbit_suite_model_get_error (CheckbitSuiteModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SUITE_MODEL (self), NULL);

  return self->error;
}

const char *
checkbit_suite_model_get_name (CheckbitSuiteModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SUITE_MODEL (self), NULL);

  return self->name;
}

guint
checkbit_suite_model_get_n_cases (CheckbitSuiteModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SUITE_MODEL (self), 0);

  return self->cases->len;
}

guint
checkbit_suite_model_get_n_done (CheckbitSuiteModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SUITE_MODEL (self), 0);

  return self->n_done;
}

guint
checkbit_suite_model_get_n (CheckbitSuiteModel *self, CheckbitSuiteOutcome outcome)
{
  g_return_val_if_fail (CHECKBIT_IS_SUITE_MODEL (self), 0);
  g_return_val_if_fail ((gsize) outcome < CHECKBIT_N_SUITE_OUTCOMES, 0);

  return self->counts[outcome];
}

GListModel *
checkbit_suite_model_get_failed (CheckbitSuiteModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SUITE_MODEL (self), NULL);

  return G_LIST_MODEL (self->failed);
}

const GArray *
checkbit_suite_model_get_mistakes (CheckbitSuiteModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SUITE_MODEL (self), NULL);

  return self->mistakes;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_suite_model_dispose (GObject *object)
{
  stop (CHECKBIT_SUITE_MODEL (object));
  G_OBJECT_CLASS (checkbit_suite_model_parent_class)->dispose (object);
}

static void
checkbit_suite_model_finalize (GObject *object)
{
  CheckbitSuiteModel *self = CHECKBIT_SUITE_MODEL (object);

  g_ptr_array_unref (self->cases);
  g_object_unref (self->failed);
  g_clear_pointer (&self->mistakes, g_array_unref);
  g_free (self->name);
  g_free (self->error);
  G_OBJECT_CLASS (checkbit_suite_model_parent_class)->finalize (object);
}

static void
checkbit_suite_model_class_init (CheckbitSuiteModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = checkbit_suite_model_dispose;
  object_class->finalize = checkbit_suite_model_finalize;
  signals[CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_SUITE_MODEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[PROGRESS] = g_signal_new ("progress", CHECKBIT_TYPE_SUITE_MODEL, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_suite_model_init (CheckbitSuiteModel *self)
{
  self->cases = checkbit_suite_builtin ();
  self->failed = g_list_store_new (CHECKBIT_TYPE_FAILED_CASE);
}

CheckbitSuiteModel *
checkbit_suite_model_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SUITE_MODEL, NULL);
}
