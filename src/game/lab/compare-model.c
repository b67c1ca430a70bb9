/* A comparison with another program, run by a person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/compare-model.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/uci-move.h"
#include "game/base/held-application.h"
#include "game/lab/count.h"

/* The most leaves that the other program is asked to count for a built-in position. */
#define TRICKY_NODES 100000

/* The depth of a pasted divide is guessed up to this many leaves. */
#define GUESS_NODES G_GUINT64_CONSTANT (3000000000)
#define GUESS_DEPTH 12

/* --- A difference --------------------------------------------------------------------------- */

struct _CheckbitDifferenceItem
{
  GObject parent_instance;

  CheckbitLabFinding *finding;
  CheckbitDifference difference;
};

G_DEFINE_FINAL_TYPE (CheckbitDifferenceItem, checkbit_difference_item, G_TYPE_OBJECT)

static void
checkbit_difference_item_finalize (GObject *object)
{
  checkbit_lab_finding_free (CHECKBIT_DIFFERENCE_ITEM (object)->finding);
  G_OBJECT_CLASS (checkbit_difference_item_parent_class)->finalize (object);
}

static void
checkbit_difference_item_class_init (CheckbitDifferenceItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_difference_item_finalize;
}

static void
checkbit_difference_item_init (CheckbitDifferenceItem *self)
{
}

const CheckbitDifference *
checkbit_difference_item_get (CheckbitDifferenceItem *self)
{
  g_return_val_if_fail (CHECKBIT_IS_DIFFERENCE_ITEM (self), NULL);

  return &self->difference;
}

const CheckbitLabFinding *
checkbit_difference_item_get_finding (CheckbitDifferenceItem *self)
{
  g_return_val_if_fail (CHECKBIT_IS_DIFFERENCE_ITEM (self), NULL);

  return self->finding;
}

/* --- The model ------------------------------------------------------------------------------ */

struct _CheckbitCompareModel
{
  GObject parent_instance;

  GCancellable *cancellable; /* of the current comparison; NULL for none */
  char *progress;            /* the current question */

  char *error;
  CheckbitLabFinding *finding;
  char *case_name;
  guint n_tricky, n_left;
  gboolean pasted;
  GListStore *differences;
};

enum
{
  CHANGED,
  PROGRESS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitCompareModel, checkbit_compare_model, G_TYPE_OBJECT)

/* One comparison; it lives until everything in it has ended, even if it was cancelled long
 * before. */
typedef struct
{
  CheckbitCompareModel *model;
  GCancellable *cancellable;
  GApplication *application; /* held by it; NULL for none */
  ChessPosition position;
  CheckbitCompareRequest request; /* its text and moves are owned */
  GPtrArray *cases;               /* the built-in positions */
  guint n_left;
} Run;

static void
run_free (gpointer data)
{
  Run *run = data;

  checkbit_application_let_go (run->application);
  g_clear_pointer (&run->cases, g_ptr_array_unref);
  g_free ((char *) run->request.text);
  g_free ((char *) run->request.moves);
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
stop (CheckbitCompareModel *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->progress, g_free);
}

/* --- Results -------------------------------------------------------------------------------- */

static void
list_differences (CheckbitCompareModel *self)
{
  const GArray *differences
      = self->finding != NULL && self->finding->differs ? self->finding->differences : NULL;
  gboolean lists = differences != NULL && checkbit_differences_in_lists (differences);

  g_list_store_remove_all (self->differences);
  for (guint i = 0; differences != NULL && i < differences->len; i++)
    {
      const CheckbitDifference *difference = &g_array_index (differences, CheckbitDifference, i);
      g_autoptr (CheckbitDifferenceItem) item = NULL;

      if (lists && self->finding->depth > 1 && difference->kind == CHECKBIT_DIFFERENCE_COUNT)
        continue;
      item = g_object_new (CHECKBIT_TYPE_DIFFERENCE_ITEM, NULL);
      item->difference = *difference;
      item->finding = checkbit_lab_finding_ref (self->finding);
      g_list_store_append (self->differences, item);
    }
}

/* Sets the finding to show, (transfer full) of finding. */
static void
take (CheckbitCompareModel *self, CheckbitLabFinding *finding, const char *name)
{
  g_clear_pointer (&self->error, g_free);
  g_free (self->case_name);
  self->case_name = g_strdup (name);
  checkbit_lab_finding_free (self->finding);
  self->finding = finding;
  list_differences (self);
}

static void
finish (const Run *run, CheckbitLabFinding *finding, const char *name, const GError *error)
{
  CheckbitCompareModel *self = run->model;

  stop (self);
  take (self, finding, name);
  self->n_left = run->n_left;
  if (error != NULL)
    self->error = g_strdup (error->message);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Comparing ------------------------------------------------------------------------------ */

static CheckbitLabProgramKind
kind_of (const Run *run)
{
  return run->request.other == CHECKBIT_OTHER_ENGINE ? CHECKBIT_LAB_ENGINE : CHECKBIT_LAB_COMMAND;
}

static void
asking_cb (const char *path, guint depth, gpointer data)
{
  const Run *run = data;
  CheckbitCompareModel *self = run->model;

  if (!is_current (run))
    return;
  g_free (self->progress);
  self->progress = *path != '\0'
                       /* Translators: %s are moves */
                       ? g_strdup_printf (_ ("Depth %u after %s"), depth, path)
                       : g_strdup_printf (_ ("Depth %u"), depth);
  g_signal_emit (self, signals[PROGRESS], 0);
}

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) run = data;
  g_autoptr (GError) error = NULL;
  CheckbitLabFinding *finding = checkbit_lab_compare_finish (result, &error);

  if (is_current (run))
    finish (run, finding, NULL, error);
  else
    checkbit_lab_finding_free (finding);
}

/* (transfer full) of run. */
static void
compare (Run *run)
{
  const CheckbitLabTask task = { &run->position, NULL, run->request.depth, FALSE };

  checkbit_lab_compare_async (kind_of (run), run->request.text, run->request.limit, &task,
                              asking_cb, run, run->cancellable, compared_cb, run);
}

/* --- The built-in positions ----------------------------------------------------------------- */

static void
tricky_cb (guint index, guint total, const CheckbitSuiteResult *result, gpointer data)
{
  const Run *run = data;
  CheckbitCompareModel *self = run->model;

  if (!is_current (run))
    return;
  self->n_tricky += result->outcome == CHECKBIT_SUITE_PASSED;
  g_free (self->progress);
  /* Translators: which one of how many */
  self->progress = g_strdup_printf (_ ("Tricky position %u of %u"), index + 1, total);
  g_signal_emit (self, signals[PROGRESS], 0);
}

static void
tricky_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) run = data;
  g_autoptr (GArray) results = checkbit_suite_compare_finish (result, NULL);

  if (!is_current (run))
    return;
  for (guint i = 0; i < results->len; i++)
    {
      const CheckbitSuiteResult *one = &g_array_index (results, CheckbitSuiteResult, i);
      const CheckbitSuiteCase *item = g_ptr_array_index (run->cases, i);

      if (one->outcome == CHECKBIT_SUITE_DIFFERS || one->outcome == CHECKBIT_SUITE_NO_ANSWER)
        {
          finish (run, checkbit_lab_finding_ref (one->finding), item->name, NULL);
          return;
        }
    }
  compare (g_steal_pointer (&run));
}

/* Ends at the first position that differs or cannot be compared. (transfer full) of run. */
static void
compare_tricky (Run *run)
{
  const CheckbitSuiteLimits limits = { TRICKY_NODES, 1, 1 };

  run->cases = checkbit_suite_builtin ();
  checkbit_suite_compare_async (kind_of (run), run->request.text, run->request.limit, run->cases,
                                &limits, tricky_cb, run, run->cancellable, tricky_done_cb, run);
}

/* --- Pasted divides ------------------------------------------------------------------------- */

/* The depth whose total is nearest to the given one. */
static guint
guess_depth (const ChessPosition *position, const CheckbitDivide *theirs, GCancellable *cancellable)
{
  guint64 total = theirs->has_total ? theirs->total : checkbit_divide_sum (theirs);
  guint64 below = 1;

  for (guint depth = 1; depth < GUESS_DEPTH && !g_cancellable_is_cancelled (cancellable); depth++)
    {
      CheckbitPerftRequest request
          = { .position = *position, .depth = depth, .threads = g_get_num_processors () };
      g_autoptr (CheckbitPerftCount) count
          = checkbit_perft_count (&request, NULL, NULL, cancellable, NULL);

      if (count == NULL || count->total >= total)
        /* Takes the depth with the smaller ratio to the given total. */
        return count == NULL
                       || (double) total * (double) total > (double) below * (double) count->total
                   ? depth
                   : MAX (depth - 1, 1);
      if (count->total > GUESS_NODES)
        return depth + 1;
      below = MAX (count->total, 1);
    }
  return 1;
}

/* The position that was divided: the run's moves are played. */
static gboolean
find_divided (const Run *run, ChessPosition *position, GError **error)
{
  g_auto (GStrv) texts = g_strsplit (run->request.moves, " ", -1);

  *position = run->position;
  for (char **text = texts; *text != NULL && **text != '\0'; text++)
    {
      ChessMove move = chess_uci_read (position, *text, strlen (*text));

      if (move == CHESS_MOVE_NONE)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       /* Translators: %s is a move */
                       _ ("%s is not legal"), *text);
          return FALSE;
        }
      chess_position_play (position, move);
    }
  return TRUE;
}

/* The text that was pasted, about the given position. (transfer full) */
static CheckbitDivide *
read_pasted (Run *run, const ChessPosition *divided, GError **error)
{
  CheckbitDivide *theirs = checkbit_divide_read_pasted (divided, run->request.text, &run->n_left);

  if (theirs == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("There is no move with a count in this text."));
  return theirs;
}

static void
paste_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Run *run = data;
  CheckbitLabTask what = { &run->position, NULL, run->request.depth, FALSE };
  g_autoptr (CheckbitDivide) theirs = NULL;
  GError *error = NULL;
  ChessPosition divided;

  if (find_divided (run, &divided, &error))
    theirs = read_pasted (run, &divided, &error);
  if (theirs == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (what.depth == 0)
    what.depth = guess_depth (&divided, theirs, cancellable);
  g_task_return_pointer (
      task, checkbit_lab_compare_divide (&what, run->request.moves, theirs, cancellable),
      (GDestroyNotify) checkbit_lab_finding_free);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const Run *run = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  CheckbitLabFinding *finding = g_task_propagate_pointer (G_TASK (result), &error);

  if (is_current (run))
    finish (run, finding, NULL, error);
  else
    checkbit_lab_finding_free (finding);
}

/* (transfer full) of run. */
static void
compare_pasted (Run *run)
{
  g_autoptr (GTask) task = g_task_new (NULL, run->cancellable, pasted_cb, NULL);

  g_task_set_task_data (task, run, run_free);
  g_task_run_in_thread (task, paste_thread);
}

/* --- Starting ------------------------------------------------------------------------------- */

static Run *
run_new (CheckbitCompareModel *self,
         const ChessPosition *position,
         const CheckbitCompareRequest *request)
{
  Run *run = g_new0 (Run, 1);

  run->model = g_object_ref (self);
  run->cancellable = g_object_ref (self->cancellable);
  run->position = *position;
  run->request = *request;
  run->request.text = g_strdup (request->text);
  run->request.moves = g_strdup (request->moves != NULL ? request->moves : "");
  run->application = checkbit_application_hold ();
  return run;
}

void
checkbit_compare_model_start (CheckbitCompareModel *self,
                              const ChessPosition *position,
                              const CheckbitCompareRequest *request)
{
  Run *run;

  g_return_if_fail (CHECKBIT_IS_COMPARE_MODEL (self));
  g_return_if_fail (position != NULL);
  g_return_if_fail (request != NULL && request->text != NULL);

  stop (self);
  take (self, NULL, NULL);
  self->n_tricky = self->n_left = 0;
  self->pasted = request->other == CHECKBIT_OTHER_PASTED;
  self->cancellable = g_cancellable_new ();
  run = run_new (self, position, request);
  if (self->pasted)
    compare_pasted (run);
  else if (request->tricky)
    compare_tricky (run);
  else
    compare (run);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
checkbit_compare_model_cancel (CheckbitCompareModel *self)
{
  g_return_if_fail (CHECKBIT_IS_COMPARE_MODEL (self));

  if (self->cancellable == NULL)
    return;
  stop (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
checkbit_compare_model_show (CheckbitCompareModel *self,
                             CheckbitLabFinding *finding,
                             const char *name)
{
  g_return_if_fail (CHECKBIT_IS_COMPARE_MODEL (self));
  g_return_if_fail (finding != NULL);

  stop (self);
  take (self, checkbit_lab_finding_ref (finding), name);
  self->n_tricky = self->n_left = 0;
  self->pasted = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- State ---------------------------------------------------------------------------------- */

gboolean
checkbit_compare_model_is_running (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), FALSE);

  return self->cancellable != NULL;
}

char *
checkbit_compare_model_dup_progress (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), NULL);

  return g_strdup (self->progress != NULL ? self->progress : "");
}

const char *
checkbit_compare_model_get_error (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), NULL);

  return self->error;
}

CheckbitLabFinding *
checkbit_compare_model_get_finding (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), NULL);

  return self->finding;
}

const char *
checkbit_compare_model_get_case (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), NULL);

  return self->case_name;
}

guint
checkbit_compare_model_get_n_tricky (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), 0);

  return self->n_tricky;
}

guint
checkbit_compare_model_get_n_left (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), 0);

  return self->n_left;
}

gboolean
checkbit_compare_model_is_pasted (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), FALSE);

  return self->pasted;
}

gboolean
checkbit_compare_model_get_next (CheckbitCompareModel *self, char **moves, guint *depth)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), FALSE);

  *moves = self->pasted && self->finding != NULL ? checkbit_lab_finding_dup_next (self->finding)
                                                 : NULL;
  if (*moves == NULL)
    return FALSE;
  *depth = self->finding->depth - 1;
  return TRUE;
}

GListModel *
checkbit_compare_model_get_differences (CheckbitCompareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (self), NULL);

  return G_LIST_MODEL (self->differences);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_compare_model_dispose (GObject *object)
{
  stop (CHECKBIT_COMPARE_MODEL (object));
  G_OBJECT_CLASS (checkbit_compare_model_parent_class)->dispose (object);
}

static void
checkbit_compare_model_finalize (GObject *object)
{
  CheckbitCompareModel *self = CHECKBIT_COMPARE_MODEL (object);

  checkbit_lab_finding_free (self->finding);
  g_free (self->case_name);
  g_free (self->error);
  g_free (self->progress);
  g_object_unref (self->differences);
  G_OBJECT_CLASS (checkbit_compare_model_parent_class)->finalize (object);
}

static void
checkbit_compare_model_class_init (CheckbitCompareModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = checkbit_compare_model_dispose;
  object_class->finalize = checkbit_compare_model_finalize;
  signals[CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_COMPARE_MODEL, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PROGRESS] = g_signal_new ("progress", CHECKBIT_TYPE_COMPARE_MODEL, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_compare_model_init (CheckbitCompareModel *self)
{
  self->differences = g_list_store_new (CHECKBIT_TYPE_DIFFERENCE_ITEM);
}

CheckbitCompareModel *
checkbit_compare_model_new (void)
{
  return g_object_new (CHECKBIT_TYPE_COMPARE_MODEL, NULL);
}
