/* Tries magic numbers with every set of blockers.
 *
 * Each is tried in a thread of GIO's pool; the next starts when the result of the previous one has
 * arrived in the object's thread, so that threads share nothing and cancelling takes no time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/magic-trial.h"

#include <string.h>

struct _CheckbitMagicTrial
{
  GObject parent_instance;

  ChessMagic magics[CHESS_N_SQUARES];
  ChessMagicReport reports[CHESS_N_SQUARES];
  guint n, n_done, n_good;
  GCancellable *cancellable; /* of the current trial; NULL if there is none */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitMagicTrial, checkbit_magic_trial, G_TYPE_OBJECT)

static void try_next (CheckbitMagicTrial *self);

static void
try_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  ChessMagicReport *report = g_new (ChessMagicReport, 1);

  chess_magic_check (task_data, report);
  g_task_return_pointer (task, report, g_free);
}

static void
tried_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitMagicTrial *self = CHECKBIT_MAGIC_TRIAL (source);
  g_autofree ChessMagicReport *report = g_task_propagate_pointer (G_TASK (result), NULL);

  /* Other numbers were set meanwhile. */
  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable || report == NULL)
    return;

  g_clear_object (&self->cancellable);
  self->n_good += report->verdict == CHESS_MAGIC_GOOD ? 1 : 0;
  self->reports[self->n_done++] = *report;
  try_next (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
try_next (CheckbitMagicTrial *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->n_done >= self->n)
    return;
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, tried_cb, NULL);
  g_task_set_task_data (task, g_memdup2 (&self->magics[self->n_done], sizeof (ChessMagic)), g_free);
  g_task_run_in_thread (task, try_thread);
}

static void
give_up (CheckbitMagicTrial *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
checkbit_magic_trial_dispose (GObject *object)
{
  give_up (CHECKBIT_MAGIC_TRIAL (object));
  G_OBJECT_CLASS (checkbit_magic_trial_parent_class)->dispose (object);
}

static void
checkbit_magic_trial_class_init (CheckbitMagicTrialClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_magic_trial_dispose;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_MAGIC_TRIAL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_magic_trial_init (CheckbitMagicTrial *self)
{
}

CheckbitMagicTrial *
checkbit_magic_trial_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MAGIC_TRIAL, NULL);
}

static gboolean
is_same (const ChessMagic *a, const ChessMagic *b)
{
  return a->type == b->type && a->square == b->square && a->number == b->number
         && a->shift == b->shift && a->layout == b->layout;
}

static gboolean
has_same (CheckbitMagicTrial *self, const ChessMagic *magics, guint n)
{
  if (n != self->n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!is_same (&self->magics[i], &magics[i]))
      return FALSE;
  return TRUE;
}

void
checkbit_magic_trial_start (CheckbitMagicTrial *self, const ChessMagic *magics, guint n)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_TRIAL (self));
  g_return_if_fail (n <= CHESS_N_SQUARES);
  g_return_if_fail (n == 0 || magics != NULL);

  if (has_same (self, magics, n))
    return;

  give_up (self);
  if (n > 0)
    memcpy (self->magics, magics, n * sizeof *magics);
  self->n = n;
  self->n_done = self->n_good = 0;
  try_next (self);
  g_signal_emit (self, changed_signal, 0);
}

guint
checkbit_magic_trial_get_n (CheckbitMagicTrial *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_TRIAL (self), 0);

  return self->n;
}

guint
checkbit_magic_trial_get_n_done (CheckbitMagicTrial *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_TRIAL (self), 0);

  return self->n_done;
}

guint
checkbit_magic_trial_get_n_good (CheckbitMagicTrial *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_TRIAL (self), 0);

  return self->n_good;
}

guint
checkbit_magic_trial_find (CheckbitMagicTrial *self, ChessSquare square)
{
  guint i = 0;

  g_return_val_if_fail (CHECKBIT_IS_MAGIC_TRIAL (self), 0);

  while (i < self->n && self->magics[i].square != square)
    i++;
  return i;
}

const ChessMagic *
checkbit_magic_trial_get_magic (CheckbitMagicTrial *self, guint i)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_TRIAL (self), NULL);
  g_return_val_if_fail (i < self->n, NULL);

  return &self->magics[i];
}

const ChessMagicReport *
checkbit_magic_trial_get_report (CheckbitMagicTrial *self, guint i)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_TRIAL (self), NULL);
  g_return_val_if_fail (i < self->n, NULL);

  return i < self->n_done ? &self->reports[i] : NULL;
}
