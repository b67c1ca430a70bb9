/* The games that are open, kept on disk so that a crash, a kill or a power cut loses none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/session.h"

#include <string.h>

#include "game/base/file-sweep.h"
#include "game/store/saved-game.h"

#define SUFFIX ".journal"

struct _CheckbitSession
{
  GObject parent_instance;

  char *folder;
  guint n_broken;
  guint n_newer;
};

G_DEFINE_FINAL_TYPE (CheckbitSession, checkbit_session, G_TYPE_OBJECT)

static void
checkbit_session_finalize (GObject *object)
{
  g_free (CHECKBIT_SESSION (object)->folder);

  G_OBJECT_CLASS (checkbit_session_parent_class)->finalize (object);
}

static void
checkbit_session_class_init (CheckbitSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_session_finalize;
}

static void
checkbit_session_init (CheckbitSession *self)
{
}

CheckbitSession *
checkbit_session_new (const char *folder)
{
  CheckbitSession *self = g_object_new (CHECKBIT_TYPE_SESSION, NULL);

  self->folder = folder != NULL
                     ? g_strdup (folder)
                     : g_build_filename (g_get_user_state_dir (), "checkbit", "games", NULL);

  return self;
}

CheckbitSession *
checkbit_session_get_default (void)
{
  static CheckbitSession *session;

  if (session == NULL)
    session = checkbit_session_new (NULL);

  return session;
}

const char *
checkbit_session_get_folder (CheckbitSession *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SESSION (self), NULL);

  return self->folder;
}

/* --- Restoring ------------------------------------------------------------------------------ */

/* The result of a restore. */
typedef struct
{
  GPtrArray *games;
  guint n_broken;
  guint n_newer;
} Found;

static void
found_free (Found *found)
{
  g_clear_pointer (&found->games, g_ptr_array_unref);
  g_free (found);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Found, found_free)

/* Renames a file that must not be tried again; one of a later version of the program stays for
 * that. */
static void
pass_over (CheckbitJournalFile *file, CheckbitJournalStatus status, Found *found)
{
  if (status == CHECKBIT_JOURNAL_GONE)
    return;
  if (status == CHECKBIT_JOURNAL_NEWER)
    {
      found->n_newer++;
      return;
    }
  checkbit_journal_file_put_aside (file);
  found->n_broken++;
}

/* Opens one journal, unless another process has it open or has just removed it. */
static void
restore_one (const char *folder, const char *name, Found *found)
{
  g_autofree char *id = g_strndup (name, strlen (name) - strlen (SUFFIX));
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (CheckbitJournalFile) file = NULL;
  g_autoptr (GVariant) value = NULL;
  CheckbitJournalStatus status;
  CheckbitSavedGame *saved = NULL;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return;
  file = checkbit_journal_file_open (folder, id);
  if (file == NULL)
    return;

  status = checkbit_journal_file_read (file, &value);
  if (value != NULL)
    saved = checkbit_saved_game_new (checkbit_journal_file_ref (file), value);
  if (saved != NULL)
    g_ptr_array_add (found->games, saved);
  else
    pass_over (file, status == CHECKBIT_JOURNAL_OK ? CHECKBIT_JOURNAL_BROKEN : status, found);
}

static int
compare_saved (gconstpointer a, gconstpointer b)
{
  const CheckbitSavedGame *x = *(CheckbitSavedGame *const *) a;
  const CheckbitSavedGame *y = *(CheckbitSavedGame *const *) b;

  return (x->created > y->created) - (x->created < y->created);
}

static Found *
restore (const char *folder)
{
  Found *found = g_new0 (Found, 1);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  found->games = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_saved_game_free);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      restore_one (folder, name, found);
  g_ptr_array_sort (found->games, compare_saved);
  checkbit_scrap_sweep_folder (folder);

  return found;
}

GPtrArray *
checkbit_session_restore (CheckbitSession *self)
{
  g_autoptr (Found) found = NULL;

  g_return_val_if_fail (CHECKBIT_IS_SESSION (self), NULL);

  found = restore (self->folder);
  self->n_broken = found->n_broken;
  self->n_newer = found->n_newer;

  return g_steal_pointer (&found->games);
}

static void
restore_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, restore (data), (GDestroyNotify) found_free);
  checkbit_scrap_sweep_noted_meanwhile ();
}

void
checkbit_session_restore_async (CheckbitSession *self,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (CHECKBIT_IS_SESSION (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_task_data (task, g_strdup (self->folder), g_free);
  g_task_run_in_thread (task, restore_thread);
}

GPtrArray *
checkbit_session_restore_finish (CheckbitSession *self, GAsyncResult *result, GError **error)
{
  g_autoptr (Found) found = NULL;

  g_return_val_if_fail (CHECKBIT_IS_SESSION (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return NULL;
  self->n_broken = found->n_broken;
  self->n_newer = found->n_newer;

  return g_steal_pointer (&found->games);
}

guint
checkbit_session_get_n_broken (CheckbitSession *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SESSION (self), 0);

  return self->n_broken;
}

guint
checkbit_session_get_n_newer (CheckbitSession *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SESSION (self), 0);

  return self->n_newer;
}

void
checkbit_session_flush (CheckbitSession *self)
{
  g_return_if_fail (CHECKBIT_IS_SESSION (self));

  checkbit_journal_file_flush_all ();
}
