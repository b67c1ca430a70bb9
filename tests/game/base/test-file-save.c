/* Tests of checkbit_file_save_async(): a file is written whole or not at all.
 *
 * The program puts its own rename(), fsync() and fchmod() before those of the C library, to see in
 * which order they are called and on what, and to let them fail as a disk would.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE

#include "game/base/file-save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "../../lib/test-time.h"
#include "game/base/file-sweep.h"

/* --- A disk that fails on demand ---------------------------------------------------------- */

static int fail_fsync; /* an errno, or 0 */
static int fail_rename;
static int fail_fchmod;
static int fail_fsetxattr;
static void (*on_fsync) (const char *path); /* an action of another program in between; once */
static const char *on_fsync_path;
static GString *calls; /* "F" for a file that was synced, "R" for a rename, "D" for a folder */

int rename (const char *from, const char *to);
int fsync (int fd);

int
fsetxattr (int fd, const char *name, const void *value, size_t size, int flags)
{
  if (fail_fsetxattr != 0)
    {
      errno = fail_fsetxattr;
      return -1;
    }

  return (int) syscall (SYS_fsetxattr, fd, name, value, size, flags);
}

int
rename (const char *from, const char *to)
{
  if (calls != NULL)
    g_string_append_c (calls, 'R');
  if (fail_rename != 0)
    {
      errno = fail_rename;
      return -1;
    }

  return (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
fsync (int fd)
{
  struct stat state;

  if (on_fsync != NULL)
    {
      void (*func) (const char *) = on_fsync;

      on_fsync = NULL;
      func (on_fsync_path);
    }
  if (calls != NULL && fstat (fd, &state) == 0)
    g_string_append_c (calls, S_ISDIR (state.st_mode) ? 'D' : 'F');
  if (fail_fsync != 0)
    {
      errno = fail_fsync;
      return -1;
    }

  return (int) syscall (SYS_fsync, fd);
}

/* A new file is readable by its owner only, until it gets the permissions of the file it
 * replaces. */
int fchmod (int fd, mode_t mode);

int
fchmod (int fd, mode_t mode)
{
  struct stat state;

  g_assert_cmpint (fstat (fd, &state), ==, 0);
  g_assert_cmpuint (state.st_mode & 0077, ==, 0);
  if (fail_fchmod != 0)
    {
      errno = fail_fchmod;
      return -1;
    }

  return (int) syscall (SYS_fchmod, fd, mode);
}

/* --- A folder to write in ----------------------------------------------------------------- */

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("checkbit-save-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "game.fen", NULL);
  calls = g_string_new (NULL);
  fail_fsync = 0;
  fail_rename = 0;
}

static void
remove_tree (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        remove_tree (path);
      else
        g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  fail_fsync = 0;
  fail_fchmod = 0;
  on_fsync = NULL;
  fail_rename = 0;
  g_string_free (g_steal_pointer (&calls), TRUE);
  remove_tree (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Puts a file in place as another program does, without any of the calls that are watched here:
 * g_file_set_contents() of GLib 2.84 makes some of them. */
static void
put_file (const char *path, const char *text)
{
  g_autofree char *beside = g_strconcat (path, ".put", NULL);
  FILE *file = g_fopen (beside, "we");

  g_assert_nonnull (file);
  g_assert_cmpint (fputs (text, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
  g_assert_cmpint (g_rename (beside, path), ==, 0);
}

static void
write_file (const char *path, const char *text, mode_t mode)
{
  put_file (path, text);
  g_assert_cmpint (g_chmod (path, (int) mode), ==, 0);
  g_string_truncate (calls, 0);
}

static void
assert_contents (const char *path, const char *expected)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (contents, ==, expected);
}

static mode_t
get_mode (const char *path)
{
  struct stat state;

  g_assert_cmpint (stat (path, &state), ==, 0);

  return state.st_mode & 07777;
}

/* --- Saving, and waiting for it ----------------------------------------------------------- */

static void
keep_result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **kept = user_data;

  *kept = g_object_ref (result);
}

static gboolean
save_file (GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) contents = g_bytes_new (text, strlen (text));
  g_autoptr (GAsyncResult) result = NULL;

  checkbit_file_save_async (file, contents, cancellable, keep_result_cb, &result);
  g_assert_null (result);
  time_wait_for (result != NULL);

  return checkbit_file_save_finish (result, error);
}

static gboolean
save (const char *path, const char *text, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return save_file (file, text, NULL, error);
}

static void
save_ok (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (save (path, text, &error));
  g_assert_no_error (error);
}

/* Asserts that a save fails with a sentence that names the file and is about the errno. */
static void
save_fails (const char *path, int code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *base = g_path_get_basename (path);

  g_assert_false (save (path, "new", &error));
  g_assert_error (error, G_IO_ERROR, (int) g_io_error_from_errno (code));
  g_assert_nonnull (strstr (error->message, base));
  g_assert_nonnull (strstr (error->message, g_strerror (code)));
  g_test_message ("%s", error->message);
}

/* --- What works --------------------------------------------------------------------------- */

static void
test_new_file (Fixture *fixture, gconstpointer data)
{
  mode_t mask = umask (022);

  save_ok (fixture->path, "first");
  assert_contents (fixture->path, "first");
  g_assert_cmpuint (get_mode (fixture->path), ==, 0644);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
  umask (mask);
}

static void
test_replace (Fixture *fixture, gconstpointer data)
{
  write_file (fixture->path, "a longer text than the new one", 0644);
  save_ok (fixture->path, "new");
  assert_contents (fixture->path, "new");
  save_ok (fixture->path, "");
  assert_contents (fixture->path, "");
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

/* The file is synced before it replaces the old one, and the folder after that. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  save_ok (fixture->path, "text");
  g_assert_cmpstr (calls->str, ==, "FRD");
}

static void
test_large (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strnfill (20 * 1024 * 1024, 'x');

  save_ok (fixture->path, text);
  assert_contents (fixture->path, text);
}

static const mode_t modes[] = { 0600, 0640, 0644, 0664, 0666, 0755, 0700 };

static void
test_permissions (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      write_file (fixture->path, "old", modes[i]);
      save_ok (fixture->path, "new");
      assert_contents (fixture->path, "new");
      g_assert_cmpuint (get_mode (fixture->path), ==, modes[i]);
    }
}

/* --- Extended attributes ------------------------------------------------------------------- */

/* An access control list as Linux stores it, little-endian: a version, then kind, permissions and
 * number of each entry. Somebody may read the file whom its group does not include. */
static const guint8 access_list[] = {
  2,    0, 0, 0,                         /* version */
  0x01, 0, 6, 0, 0xff, 0xff, 0xff, 0xff, /* the owner */
  0x02, 0, 4, 0, 0x39, 0x30, 0,    0,    /* user 12345 */
  0x04, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, /* the group */
  0x10, 0, 4, 0, 0xff, 0xff, 0xff, 0xff, /* the most for both, which takes the group's place */
  0x20, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, /* others */
};

#define TAGS "user.xdg.tags"
#define ACCESS_LIST "system.posix_acl_access"

/* FALSE where the file system has none: then the test is skipped. */
static gboolean
give (const char *path, const char *name, gconstpointer value, gsize length)
{
  if (setxattr (path, name, value, length, 0) == 0)
    return TRUE;
  g_assert_cmpint (errno, ==, ENOTSUP);
  g_test_skip ("the file system has no extended attributes");
  return FALSE;
}

static void
assert_has (const char *path, const char *name, gconstpointer expected, gsize length)
{
  guint8 value[256];
  ssize_t n = getxattr (path, name, value, sizeof value);

  g_assert_cmpint (n, >=, 0);
  g_assert_cmpmem (value, (gsize) n, expected, length);
}

static void
test_attributes (Fixture *fixture, gconstpointer data)
{
  write_file (fixture->path, "old", 0644);
  if (!give (fixture->path, TAGS, "club,2026", 9)
      || !give (fixture->path, ACCESS_LIST, access_list, sizeof access_list))
    return;
  save_ok (fixture->path, "new");
  assert_contents (fixture->path, "new");
  assert_has (fixture->path, TAGS, "club,2026", 9);
  assert_has (fixture->path, ACCESS_LIST, access_list, sizeof access_list);
  g_assert_cmpuint (get_mode (fixture->path), ==, 0640);
}

/* What a folder gives to every new file is not for those who could not open the old one. */
static void
test_list_of_folder (Fixture *fixture, gconstpointer data)
{
  write_file (fixture->path, "old", 0640);
  if (!give (fixture->folder, "system.posix_acl_default", access_list, sizeof access_list))
    return;
  save_ok (fixture->path, "new");
  g_assert_cmpint (getxattr (fixture->path, ACCESS_LIST, NULL, 0), <, 0);
  g_assert_cmpuint (get_mode (fixture->path), ==, 0640);
}

/* What is left of a lost list would open the file to the whole group. */
static void
test_lost_access_list (Fixture *fixture, gconstpointer data)
{
  write_file (fixture->path, "old", 0644);
  if (!give (fixture->path, ACCESS_LIST, access_list, sizeof access_list))
    return;
  fail_fsetxattr = ENOTSUP;
  save_ok (fixture->path, "new");
  fail_fsetxattr = 0;
  g_assert_cmpuint (get_mode (fixture->path), ==, 0600);
}

/* --- Links --------------------------------------------------------------------------------- */

static void
assert_is_link (const char *path, const char *target)
{
  g_autofree char *found = g_file_read_link (path, NULL);

  g_assert_cmpstr (found, ==, target);
}

static void
test_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->folder, "below", NULL);
  g_autofree char *real = g_build_filename (below, "real.fen", NULL);
  g_autofree char *second = g_build_filename (fixture->folder, "second.fen", NULL);

  g_assert_cmpint (g_mkdir (below, 0755), ==, 0);
  write_file (real, "old", 0640);
  g_assert_cmpint (symlink ("below/real.fen", second), ==, 0);
  g_assert_cmpint (symlink (second, fixture->path), ==, 0);

  save_ok (fixture->path, "new");
  assert_contents (real, "new");
  g_assert_cmpuint (get_mode (real), ==, 0640);
  assert_is_link (fixture->path, second);
  assert_is_link (second, "below/real.fen");
  g_assert_cmpuint (count_files (below), ==, 1);
}

static void
test_dangling_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *real = g_build_filename (fixture->folder, "real.fen", NULL);

  g_assert_cmpint (symlink ("real.fen", fixture->path), ==, 0);
  save_ok (fixture->path, "new");
  assert_contents (real, "new");
  assert_is_link (fixture->path, "real.fen");
}

/* --- What fails --------------------------------------------------------------------------- */

/* Asserts that the old file is unchanged, with no other file beside it. */
static void
assert_untouched (Fixture *fixture)
{
  assert_contents (fixture->path, "old");
  g_assert_cmpuint (get_mode (fixture->path), ==, 0640);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
test_rename_fails (Fixture *fixture, gconstpointer data)
{
  write_file (fixture->path, "old", 0640);
  fail_rename = EIO;
  save_fails (fixture->path, EIO);
  assert_untouched (fixture);
  g_assert_cmpstr (calls->str, ==, "FR");
}

static void
test_fsync_fails (Fixture *fixture, gconstpointer data)
{
  write_file (fixture->path, "old", 0640);
  fail_fsync = ENOSPC;
  save_fails (fixture->path, ENOSPC);
  assert_untouched (fixture);
  g_assert_cmpstr (calls->str, ==, "F");
}

/* A limit on the file size simulates a disk that fills up during a write. */
static void
test_disk_full (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr (GError) error = NULL;
  struct rlimit old, small;
  gboolean saved;

  write_file (fixture->path, "old", 0640);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old), ==, 0);
  small = old;
  small.rlim_cur = 50000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  saved = save (fixture->path, text, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old), ==, 0);

  g_assert_false (saved);
  g_assert_nonnull (strstr (error->message, g_strerror (EFBIG)));
  assert_untouched (fixture);
}

/* Makes the folder read-only; root could still write, and so becomes another user for a while. */
static void
with_rights_of_nobody (const char *path, int code)
{
  gboolean is_root = geteuid () == 0;

  if (is_root)
    g_assert_cmpint (seteuid (65534), ==, 0);
  save_fails (path, code);
  if (is_root)
    g_assert_cmpint (seteuid (0), ==, 0);
}

static void
test_readonly_folder (Fixture *fixture, gconstpointer data)
{
  write_file (fixture->path, "old", 0640);
  g_assert_cmpint (g_chmod (fixture->path, 0666), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  with_rights_of_nobody (fixture->path, EACCES);
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
  g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
  assert_untouched (fixture);
}

/* The folder would let it be replaced, but its owner has locked the file. */
static void
test_readonly_file (Fixture *fixture, gconstpointer data)
{
  write_file (fixture->path, "old", 0444);
  g_assert_cmpint (g_chmod (fixture->folder, 0777), ==, 0);
  with_rights_of_nobody (fixture->path, EACCES);
  assert_contents (fixture->path, "old");
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "missing", "game.fen", NULL);

  save_fails (path, ENOENT);
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static void
test_folder_in_place (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (g_mkdir (fixture->path, 0755), ==, 0);
  save_fails (fixture->path, EISDIR);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

/* A pipe or a device must not be replaced by a file. */
static void
test_pipe_in_place (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  struct stat state;

  g_assert_cmpint (mkfifo (fixture->path, 0666), ==, 0);
  g_assert_false (save (fixture->path, "new", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_assert_cmpint (stat (fixture->path, &state), ==, 0);
  g_assert_true (S_ISFIFO (state.st_mode));
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
test_link_loop (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (symlink ("game.fen", fixture->path), ==, 0);
  save_fails (fixture->path, ELOOP);
  assert_is_link (fixture->path, "game.fen");
}

static void
test_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  write_file (fixture->path, "old", 0640);
  g_cancellable_cancel (cancellable);
  g_assert_false (save_file (file, "new", cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_untouched (fixture);
}

/* A file without a path is saved by its own backend, whose error is reported with the file's
 * name. */
static void
test_remote (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri ("no-such-scheme://host/game.fen");
  g_autoptr (GError) error = NULL;

  g_assert_false (save_file (file, "new", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_test_message ("%s", error->message);
}

/* A file system without permissions cannot keep them; saving still works. */
static void
test_no_permissions (Fixture *fixture, gconstpointer data)
{
  static const int codes[] = { EPERM, ENOTSUP, EINVAL, ENOSYS };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      write_file (fixture->path, "old", 0640);
      fail_fchmod = codes[i];
      save_ok (fixture->path, "new");
      assert_contents (fixture->path, "new");
      g_assert_cmpuint (get_mode (fixture->path) & 0077, ==, 0);
    }
}

/* Private data stays private, whatever the permissions of the old file. */
static void
test_private (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) contents = g_bytes_new_static ("new", 3);
  g_autoptr (GError) error = NULL;
  mode_t mask = umask (0);

  g_assert_true (checkbit_file_save_private (fixture->path, contents, &error));
  g_assert_cmpuint (get_mode (fixture->path), ==, 0600);
  write_file (fixture->path, "old", 0644);
  g_assert_true (checkbit_file_save_private (fixture->path, contents, &error));
  g_assert_cmpuint (get_mode (fixture->path), ==, 0600);
  assert_contents (fixture->path, "new");
  umask (mask);
}

/* --- What killed saves leave ---------------------------------------------------------------- */

static char *
add_file (Fixture *fixture, const char *name)
{
  char *path = g_build_filename (fixture->folder, name, NULL);

  put_file (path, "scrap");

  return path;
}

static gboolean
is_there (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The next save deletes the temporary file of a killed one; not one that another program is
 * writing, and no other file with a similar name. */
static void
test_left_over (Fixture *fixture, gconstpointer data)
{
  static const char *const others[] = { ".checkbit-0123456.tmp", ".checkbit-0123456789.tmp",
                                        ".checkbit-0123456g.tmp", "checkbit-01234567.tmp",
                                        ".checkbit-01234567.tmp~" };
  g_autofree char *ours = add_file (fixture, ".checkbit-01234567.tmp");
  g_autofree char *locked = add_file (fixture, ".checkbit-89abcdef.tmp");
  g_autofree char *pipe = g_build_filename (fixture->folder, ".checkbit-00000000.tmp", NULL);
  int fd = g_open (locked, O_WRONLY | O_CLOEXEC, 0);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_free (add_file (fixture, others[i]));

  save_ok (fixture->path, "new");
  g_assert_false (is_there (ours));
  g_assert_true (is_there (locked));
  g_assert_cmpuint (count_files (fixture->folder), ==, 1 + 2 + G_N_ELEMENTS (others));
  close (fd);
  save_ok (fixture->path, "newer");
  g_assert_false (is_there (locked));
}

/* Cleaning up must leave the files of a running save alone, also of one in another program. */
static void
sweep_now (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  checkbit_scrap_sweep_folder (folder);
  checkbit_scrap_sweep_noted ();
}

static void
test_sweep_meanwhile (Fixture *fixture, gconstpointer data)
{
  on_fsync_path = fixture->path;
  on_fsync = sweep_now;
  save_ok (fixture->path, "new");
  assert_contents (fixture->path, "new");
}

G_GNUC_NORETURN static void
die_cb (const char *path)
{
  kill (getpid (), SIGKILL);
  g_assert_not_reached ();
}

/* A start finds the temporary file of a killed save in any folder. */
static void
test_left_over_noted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) contents = g_bytes_new_static ("new", 3);
  pid_t pid = fork ();

  g_assert_cmpint (pid, >=, 0);
  if (pid == 0)
    {
      on_fsync = die_cb;
      checkbit_file_save_path (fixture->path, contents, NULL, NULL);
      _exit (1);
    }
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
  checkbit_scrap_sweep_noted ();
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

/* --- The end of the program ------------------------------------------------------------------ */

typedef struct
{
  GFile *file;
  gboolean saved;
} Quitting;

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Quitting *quitting = user_data;

  quitting->saved = checkbit_file_save_finish (result, NULL);
}

static void
activate_cb (GApplication *application, Quitting *quitting)
{
  g_autoptr (GBytes) contents = g_bytes_new_static ("new", 3);

  checkbit_file_save_async (quitting->file, contents, NULL, saved_cb, quitting);
}

/* An application without a window ends at once, unless a file is being written. */
static void
test_application_waits (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GApplication) application
      = g_application_new ("io.github.checkbit.Test", G_APPLICATION_NON_UNIQUE);
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  Quitting quitting = { .file = file };

  g_application_set_default (application);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &quitting);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_assert_true (quitting.saved);
  assert_contents (fixture->path, "new");
  g_application_set_default (NULL);
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char *argv[])
{
  /* All that is noted as being saved is swept, which would be other tests' as well. */
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  /* First, before there is any thread. */
  add ("/file-save/left-over-noted", test_left_over_noted);
  add ("/file-save/new-file", test_new_file);
  add ("/file-save/replace", test_replace);
  add ("/file-save/order", test_order);
  add ("/file-save/large", test_large);
  add ("/file-save/permissions", test_permissions);
  add ("/file-save/attributes", test_attributes);
  add ("/file-save/lost-access-list", test_lost_access_list);
  add ("/file-save/list-of-folder", test_list_of_folder);
  add ("/file-save/link", test_link);
  add ("/file-save/dangling-link", test_dangling_link);
  add ("/file-save/rename-fails", test_rename_fails);
  add ("/file-save/fsync-fails", test_fsync_fails);
  add ("/file-save/disk-full", test_disk_full);
  add ("/file-save/read-only-folder", test_readonly_folder);
  add ("/file-save/read-only-file", test_readonly_file);
  add ("/file-save/no-folder", test_no_folder);
  add ("/file-save/folder-in-place", test_folder_in_place);
  add ("/file-save/pipe-in-place", test_pipe_in_place);
  add ("/file-save/link-loop", test_link_loop);
  add ("/file-save/cancelled", test_cancelled);
  add ("/file-save/remote", test_remote);
  add ("/file-save/no-permissions", test_no_permissions);
  add ("/file-save/private", test_private);
  add ("/file-save/left-over", test_left_over);
  add ("/file-save/application-waits", test_application_waits);
  add ("/file-save/sweep-meanwhile", test_sweep_meanwhile);

  return g_test_run ();
}
