/* Tests an engine before it is added: whether it is one, and which.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "game/engine/engine-list.h"

/* Nobody waits longer than this for a dialog; a slower engine can still be added. */
#define TRIAL_MS 30000

void
checkbit_engine_about_free (CheckbitEngineAbout *about)
{
  g_free (about->name);
  g_free (about->author);
  g_ptr_array_unref (about->options);
  g_free (about);
}

static CheckbitEngineAbout *
describe (CheckbitEngine *engine)
{
  CheckbitEngineAbout *about = g_new0 (CheckbitEngineAbout, 1);

  about->name = g_strdup (checkbit_engine_get_name (engine));
  about->author = g_strdup (checkbit_engine_get_author (engine));
  about->options = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_uci_option_free);
  for (guint i = 0; i < checkbit_engine_get_n_options (engine); i++)
    g_ptr_array_add (about->options,
                     checkbit_uci_option_copy (checkbit_engine_get_option (engine, i)));

  return about;
}

#define CANCEL_KEY "checkbit-cancel-source"

static void
destroy_source (gpointer source)
{
  g_source_destroy (source);
  g_source_unref (source);
}

/* Ends the trial: its callbacks must be disconnected before the task is freed. */
static void
end_trial (CheckbitEngine *engine, GTask *task)
{
  g_object_set_data (G_OBJECT (engine), CANCEL_KEY, NULL);
  g_signal_handlers_disconnect_by_data (engine, task);
  checkbit_engine_quit (engine);
  g_object_unref (task);
}

/* Whoever has cancelled the trial may be gone, and knows it by that error alone. */
static void
ready_cb (CheckbitEngine *engine, GTask *task)
{
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, describe (engine), (GDestroyNotify) checkbit_engine_about_free);
  end_trial (engine, task);
}

static void
failed_cb (CheckbitEngine *engine, GError *error, GTask *task)
{
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_error (task, g_error_copy (error));
  end_trial (engine, task);
}

static gboolean
cancelled_cb (GCancellable *cancellable, gpointer data)
{
  GTask *task = data;
  CheckbitEngine *engine = g_task_get_task_data (task);

  g_task_return_error_if_cancelled (task);
  end_trial (engine, task);

  return G_SOURCE_REMOVE;
}

/* Cancelling may happen in any thread, so it is handled in the main loop. */
static void
watch_cancellable (GTask *task, CheckbitEngine *engine)
{
  GCancellable *cancellable = g_task_get_cancellable (task);
  GSource *source;

  if (cancellable == NULL)
    return;
  source = g_cancellable_source_new (cancellable);
  g_source_set_callback (source, G_SOURCE_FUNC (cancelled_cb), task, NULL);
  g_source_attach (source, NULL);
  g_object_set_data_full (G_OBJECT (engine), CANCEL_KEY, source, destroy_source);
}

void
checkbit_engine_test_async (const char *path,
                            const char *const *arguments,
                            const char *folder,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, user_data);
  CheckbitEngine *engine = checkbit_engine_new (path, arguments, folder);

  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, engine, g_object_unref);
  checkbit_engine_set_time_limits (engine, TRIAL_MS, TRIAL_MS, 0, 0);
  g_signal_connect (engine, "ready", G_CALLBACK (ready_cb), task);
  g_signal_connect (engine, "failed", G_CALLBACK (failed_cb), task);
  checkbit_engine_start (engine);
  watch_cancellable (task, engine);
}

CheckbitEngineAbout *
checkbit_engine_test_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

char **
checkbit_engine_split_arguments (const char *text, GError **error)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GError) reason = NULL;

  if (g_shell_parse_argv (text, NULL, &arguments, &reason))
    return g_steal_pointer (&arguments);
  if (g_error_matches (reason, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
    return g_new0 (char *, 1);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _ ("A quotation mark in the arguments is not closed."));

  return NULL;
}
