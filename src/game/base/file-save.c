/* Writing a file whole or not at all.
 *
 * The contents go to a new file in the same folder, which takes the old one's place in one step
 * once it is safely on disk. Whoever opens the file, even after a power cut, finds the old contents
 * or the new.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* fsync, fchmod, O_CLOEXEC etc. are not in C17 alone. */
#define _POSIX_C_SOURCE 200809L

#include "game/base/file-save.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "game/base/file-attributes.h"
#include "game/base/file-stamp.h"
#include "game/base/file-sweep.h"
#include "game/base/held-application.h"

/* The limit of Linux for following links. */
#define MAX_LINKS 40

void
checkbit_file_save_init (void)
{
  signal (SIGXFSZ, SIG_IGN);
}

/* One save under way. */
struct _CheckbitFileSink
{
  char *path;          /* the real path, without a link at its end; owned */
  char *folder;        /* owned */
  CheckbitScrap scrap; /* the temporary file, locked until it is in place */
  gboolean exists;     /* whether the file exists: then its attributes */
  struct stat state;
};

typedef struct _CheckbitFileSink Save;

static void
save_clear (Save *save)
{
  checkbit_scrap_close (&save->scrap, TRUE);
  g_free (save->path);
  g_free (save->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Save, save_clear)

/* Sets an error without the file's name, which is added to the sentence later. Returns FALSE. */
static gboolean
set_error_from_errno (GError **error, int code)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));

  return FALSE;
}

/* The target of a link, relative to the link's folder. (transfer full), NULL on failure. */
static char *
read_link (const char *path, GError **error)
{
  g_autofree char *target = g_file_read_link (path, error);
  g_autofree char *folder = NULL;

  if (target == NULL || g_path_is_absolute (target))
    return g_steal_pointer (&target);

  folder = g_path_get_dirname (path);

  return g_build_filename (folder, target, NULL);
}

/* Follows links at the end of a path, even to a file that does not exist yet, which realpath()
 * would reject. (transfer full), NULL on failure. */
static char *
resolve_links (const char *path, GError **error)
{
  g_autofree char *resolved = g_strdup (path);

  for (int i = 0; i < MAX_LINKS; i++)
    {
      char *target;

      if (!g_file_test (resolved, G_FILE_TEST_IS_SYMLINK))
        return g_steal_pointer (&resolved);

      target = read_link (resolved, error);
      if (target == NULL)
        return NULL;

      g_free (resolved);
      resolved = target;
    }

  set_error_from_errno (error, ELOOP);

  return NULL;
}

/* Finds the real file and checks whether it may be replaced. A rename only needs write permission
 * for the folder, but a read-only file must stay as it is. */
static gboolean
save_look (Save *save, const char *path, GError **error)
{
  save->path = resolve_links (path, error);
  if (save->path == NULL)
    return FALSE;

  save->folder = g_path_get_dirname (save->path);
  save->exists = stat (save->path, &save->state) == 0;
  if (!save->exists)
    return errno == ENOENT || set_error_from_errno (error, errno);

  if (S_ISDIR (save->state.st_mode))
    return set_error_from_errno (error, EISDIR);
  if (!S_ISREG (save->state.st_mode))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _ ("It is not a regular file"));
      return FALSE;
    }
  if (faccessat (AT_FDCWD, save->path, W_OK, AT_EACCESS) != 0)
    return set_error_from_errno (error, errno);

  return TRUE;
}

/* Creates the temporary file. Unlike with mkstemp(), the umask determines the permissions of a new
 * file. If it replaces a file, it is private until it gets that file's permissions, so that nobody
 * else can open it meanwhile. First, removes what a killed save left in the folder; the program's
 * own folders are swept at startup. */
static gboolean
save_open (Save *save, gboolean private, GError **error)
{
  guint mode = save->exists || private ? 0600 : 0666;
  int code;

  if (!private)
    checkbit_scrap_sweep_folder (save->folder);
  code = checkbit_scrap_open (&save->scrap, save->folder, mode, !private);

  return code == 0 || set_error_from_errno (error, code);
}

/* Gives the temporary file the permissions and attributes of the old one, and its owner and group
 * if allowed; the permissions come after these, as a change of owner may drop some, and the
 * attributes last, as the access control list brings the group's. No failure here prevents saving:
 * a file system may have no permissions, and otherwise fewer people can open the file than before,
 * never more. */
static void
save_copy_mode (Save *save)
{
  mode_t mode = save->state.st_mode & 0777;
  struct stat now;
  int fd = save->scrap.fd;

  if (!save->exists || fstat (fd, &now) != 0)
    return;

  if (now.st_uid != save->state.st_uid && fchown (fd, save->state.st_uid, (gid_t) -1) != 0)
    g_debug ("The owner of %s could not be kept", save->path);
  if (now.st_gid != save->state.st_gid && fchown (fd, (uid_t) -1, save->state.st_gid) != 0)
    g_debug ("The group of %s could not be kept", save->path);
  checkbit_file_drop_access_list (fd);
  if (checkbit_file_has_access_list (save->path))
    mode &= ~(mode_t) S_IRWXG; /* the list brings the right ones */
  if (fchmod (fd, mode) != 0)
    g_debug ("The permissions of %s could not be kept", save->path);
  checkbit_file_copy_attributes (fd, save->path);
}

gboolean
checkbit_file_sink_write (CheckbitFileSink *sink, const char *bytes, gsize length, GError **error)
{
  while (length > 0)
    {
      ssize_t written = write (sink->scrap.fd, bytes, length);

      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return set_error_from_errno (error, errno);

      bytes += written;
      length -= (gsize) written;
    }

  return TRUE;
}

/* Writes contents that are in memory, a GBytes. */
static gboolean
write_bytes (CheckbitFileSink *sink, gpointer user_data, GError **error)
{
  gsize length;
  const char *bytes = g_bytes_get_data (user_data, &length);

  return checkbit_file_sink_write (sink, bytes, length, error);
}

/* Some file systems report a full disk only here, some only on closing. The file must stay open to
 * keep its lock, so a duplicate descriptor is closed. */
static gboolean
save_sync (Save *save, GError **error)
{
  int second;

  if (fsync (save->scrap.fd) != 0)
    return set_error_from_errno (error, errno);

  second = fcntl (save->scrap.fd, F_DUPFD_CLOEXEC, 0);
  if (second >= 0 && close (second) != 0 && errno != EINTR)
    return set_error_from_errno (error, errno);

  return TRUE;
}

/* Syncs the folder's new entry. The file is complete and in place by now, so it is no failure if a
 * folder cannot be synced (some remote file systems). */
static void
sync_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0 || fsync (fd) != 0)
    g_debug ("The folder %s could not be synced: %s", folder, g_strerror (errno));
  if (fd >= 0)
    close (fd);
}

static gboolean
save_rename (Save *save, GError **error)
{
  if (rename (save->scrap.path, save->path) != 0)
    return set_error_from_errno (error, errno);

  checkbit_scrap_close (&save->scrap, FALSE);
  sync_folder (save->folder);

  return TRUE;
}

/* Checks last, because syncing the new file may take a long time. */
static gboolean
save_check (Save *save,
            const CheckbitFileWriter *writer,
            GCancellable *cancellable,
            GError **error)
{
  return !g_cancellable_set_error_if_cancelled (cancellable, error)
         && (writer->check == NULL || writer->check (save->scrap.path, writer->user_data, error));
}

gboolean
checkbit_file_save_path_with (const char *path,
                              const CheckbitFileWriter *writer,
                              GCancellable *cancellable,
                              GError **error)
{
  g_auto (Save) save = { .scrap = { .fd = -1 } };

  if (!save_look (&save, path, error) || !save_open (&save, writer->private, error))
    return FALSE;
  if (!writer->private)
    save_copy_mode (&save);

  return writer->write (&save, writer->user_data, error) && save_sync (&save, error)
         && save_check (&save, writer, cancellable, error) && save_rename (&save, error);
}

gboolean
checkbit_file_save_path (const char *path,
                         GBytes *contents,
                         GCancellable *cancellable,
                         GError **error)
{
  const CheckbitFileWriter writer = { .write = write_bytes, .user_data = contents };

  return checkbit_file_save_path_with (path, &writer, cancellable, error);
}

gboolean
checkbit_file_save_private (const char *path, GBytes *contents, GError **error)
{
  const CheckbitFileWriter writer
      = { .write = write_bytes, .user_data = contents, .private = TRUE };

  return checkbit_file_save_path_with (path, &writer, NULL, error);
}

/* --- Asynchronously ----------------------------------------------------------------------- */

/* Adds the file's name to an error, as a person may have several open. Takes error over. */
static void
return_error (GTask *task, GError *error)
{
  GFile *file = g_task_get_source_object (task);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_task_return_error (task, error);
      return;
    }

  /* Translators: the first %s is a file's name, the second the reason, such as "No space left on
   * device" */
  g_task_return_new_error (task, error->domain, error->code, _ ("“%s” could not be saved: %s"),
                           name, error->message);
  g_error_free (error);
}

static void
save_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const char *path = g_file_peek_path (G_FILE (source));
  GError *error = NULL;

  if (checkbit_file_save_path (path, task_data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    return_error (task, error);
}

static void
replace_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  GError *error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    return_error (task, error);
}

/* The writing thread would end with the program, and the file would never get its new contents. */
static void
hold_meanwhile (GTask *task)
{
  GApplication *application = checkbit_application_hold ();

  if (application != NULL)
    g_signal_connect_swapped (task, "notify::completed", G_CALLBACK (checkbit_application_let_go),
                              application);
}

void
checkbit_file_save_async (GFile *file,
                          GBytes *contents,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (contents != NULL);

  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_file_save_async");
  /* Once the file is in place, cancelling must not report that it was not saved. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_bytes_ref (contents), (GDestroyNotify) g_bytes_unref);
  hold_meanwhile (task);

  if (checkbit_file_is_local (file))
    {
      g_task_run_in_thread (task, save_thread);
      return;
    }

  /* Without a local path fsync and rename are not possible: the backend's own replace is the safest
   * way. */
  g_file_replace_contents_bytes_async (file, contents, NULL, FALSE, G_FILE_CREATE_NONE, cancellable,
                                       replace_cb, g_steal_pointer (&task));
}

gboolean
checkbit_file_save_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
