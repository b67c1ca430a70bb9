/* Temporary files for saving, and removing those left by killed writers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* flock(), symlink() and O_CLOEXEC are not in C17 alone. */
#define _DEFAULT_SOURCE
#define _POSIX_C_SOURCE 200809L

#include "game/base/file-sweep.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#define PREFIX ".checkbit-"
#define SUFFIX ".tmp"
#define N_DIGITS 8

/* How many names are tried for one file. */
#define MAX_NAMES 100

/* Without file locks, files of this age count as left over. */
#define AGE_WITHOUT_LOCKS_S (24 * 60 * 60)

/* --- Names ---------------------------------------------------------------------------------- */

static char *
make_name (void)
{
  return g_strdup_printf (PREFIX "%08x" SUFFIX, g_random_int ());
}

static gboolean
is_our_name (const char *name)
{
  const char *digits = name + strlen (PREFIX);

  if (strlen (name) != strlen (PREFIX) + N_DIGITS + strlen (SUFFIX)
      || !g_str_has_prefix (name, PREFIX) || !g_str_has_suffix (name, SUFFIX))
    return FALSE;
  for (guint i = 0; i < N_DIGITS; i++)
    if (!g_ascii_isxdigit (digits[i]))
      return FALSE;

  return TRUE;
}

/* --- Notes for the next start --------------------------------------------------------------- */

/* A folder with a link to each file that is being written: creating a link is atomic. */
static char *
dup_note_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "checkbit", "saving", NULL);
}

/* Optional: if it cannot be created, the next save in the folder still sweeps. */
static char *
make_note (const char *path)
{
  g_autofree char *folder = dup_note_folder ();
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *target = g_canonicalize_filename (path, NULL);
  g_autofree char *note = g_build_filename (folder, name, NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0 || symlink (target, note) != 0)
    return NULL;

  return g_steal_pointer (&note);
}

/* --- Creating one --------------------------------------------------------------------------- */

/* Locks a new file. FALSE if a sweep was faster and may have removed it between the two steps. A
 * file system without locks has no such sweep. */
static gboolean
lock_new (int fd)
{
  struct stat state;

  if (flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return FALSE;

  return fstat (fd, &state) != 0 || state.st_nlink > 0;
}

/* Returns 0 or an errno; EEXIST to try another name. */
static int
try_open (CheckbitScrap *scrap, const char *folder, guint mode, gboolean noted)
{
  g_autofree char *name = make_name ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *note = noted ? make_note (path) : NULL;
  int code;

  scrap->fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, (int) mode);
  if (scrap->fd >= 0 && lock_new (scrap->fd))
    {
      scrap->path = g_steal_pointer (&path);
      scrap->note = g_steal_pointer (&note);
      return 0;
    }

  code = scrap->fd < 0 ? errno : EEXIST;
  if (note != NULL)
    g_unlink (note);
  if (scrap->fd >= 0)
    close (scrap->fd);
  scrap->fd = -1;

  return code;
}

int
checkbit_scrap_open (CheckbitScrap *scrap, const char *folder, guint mode, gboolean noted)
{
  int code = EEXIST;

  for (guint i = 0; i < MAX_NAMES && code == EEXIST; i++)
    code = try_open (scrap, folder, mode, noted);

  return code;
}

void
checkbit_scrap_close (CheckbitScrap *scrap, gboolean remove)
{
  if (scrap->path != NULL && remove)
    g_unlink (scrap->path);
  if (scrap->note != NULL)
    g_unlink (scrap->note);
  if (scrap->fd >= 0)
    close (scrap->fd);

  scrap->fd = -1;
  g_clear_pointer (&scrap->path, g_free);
  g_clear_pointer (&scrap->note, g_free);
}

/* --- Sweeping ------------------------------------------------------------------------------- */

/* Whether nobody is writing an open file any more; if possible, it is then locked. */
static gboolean
is_left_over (int fd, const struct stat *state)
{
  if (flock (fd, LOCK_EX | LOCK_NB) == 0)
    return TRUE;

  return errno != EWOULDBLOCK && errno != EINTR
         && (gint64) state->st_mtime + AGE_WITHOUT_LOCKS_S < g_get_real_time () / G_USEC_PER_SEC;
}

/* Whether it is a regular file of this user: otherwise it is not ours, in spite of its name. */
static void
sweep_file (const char *path)
{
  int fd = g_open (path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  struct stat state;

  if (fd < 0)
    return;
  if (fstat (fd, &state) == 0 && S_ISREG (state.st_mode) && state.st_uid == geteuid ()
      && state.st_nlink == 1 && is_left_over (fd, &state))
    g_unlink (path);
  close (fd);
}

void
checkbit_scrap_sweep_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_our_name (name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        sweep_file (path);
      }
}

/* The note is removed with its file; a file still being written keeps its note. */
static void
sweep_note (const char *note)
{
  g_autofree char *path = g_file_read_link (note, NULL);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;
  struct stat state;

  if (name == NULL)
    return;
  if (is_our_name (name))
    sweep_file (path);
  if (!is_our_name (name) || (lstat (path, &state) != 0 && errno == ENOENT))
    g_unlink (note);
}

void
checkbit_scrap_sweep_noted (void)
{
  g_autofree char *folder = dup_note_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *note = g_build_filename (folder, name, NULL);

      sweep_note (note);
    }
}

static gpointer
sweep_noted_thread (gpointer data)
{
  checkbit_scrap_sweep_noted ();

  return NULL;
}

/* A thread of its own: it may hang as long as the program runs, and would take a place among those
 * of tasks. Without a thread, the next start sweeps. */
void
checkbit_scrap_sweep_noted_meanwhile (void)
{
  GThread *thread = g_thread_try_new ("sweep", sweep_noted_thread, NULL, NULL);

  g_clear_pointer (&thread, g_thread_unref);
}
