/* One file of a session: its lock, its format, and the thread that writes it.
 *
 * "<id>.journal" holds the game. "<id>.lock" beside it is locked with flock() as long as the game
 * is open. The journal itself cannot be locked, as replacing it would remove the lock with the old
 * file; and the system releases the lock when the process ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* O_CLOEXEC and flock() are not in C17 alone. */
#define _DEFAULT_SOURCE
#define _POSIX_C_SOURCE 200809L

#include "game/store/journal-file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "game/base/file-save.h"

/* --- The format ----------------------------------------------------------------------------- */

#define NAME "checkbit-journal "
#define VERSION 1
#define MAGIC NAME G_STRINGIFY (VERSION) " "
#define DIGEST_LENGTH 64
#define HEADER_LENGTH (sizeof MAGIC - 1 + DIGEST_LENGTH + 1)

void
checkbit_journal_entry_free (CheckbitJournalEntry *entry)
{
  if (entry == NULL)
    return;

  g_free (entry->uri);
  g_variant_unref (entry->values);
  checkbit_record_snapshot_free (entry->record);
  g_clear_pointer (&entry->clock, g_variant_unref);
  g_free (entry);
}

/* (transfer full) */
static GVariant *
entry_to_variant (const CheckbitJournalEntry *entry)
{
  return g_variant_ref_sink (
      g_variant_new ("(xxbs@a{ss}@" CHECKBIT_RECORD_FORMAT "mv)", entry->created, entry->written,
                     entry->modified, entry->uri, entry->values,
                     checkbit_record_snapshot_to_variant (entry->record), entry->clock));
}

/* In a fixed byte order. */
static GVariant *
to_little_endian (GVariant *value)
{
  return G_BYTE_ORDER == G_LITTLE_ENDIAN ? g_variant_ref (value) : g_variant_byteswap (value);
}

GBytes *
checkbit_journal_pack (GVariant *value)
{
  g_autoptr (GVariant) written = to_little_endian (value);
  gsize size = g_variant_get_size (written);
  g_autofree char *digest
      = g_compute_checksum_for_data (G_CHECKSUM_SHA256, g_variant_get_data (written), size);
  GByteArray *bytes = g_byte_array_sized_new ((guint) (HEADER_LENGTH + size));

  g_byte_array_append (bytes, (const guint8 *) MAGIC, sizeof MAGIC - 1);
  g_byte_array_append (bytes, (const guint8 *) digest, DIGEST_LENGTH);
  g_byte_array_append (bytes, (const guint8 *) "\n", 1);
  g_byte_array_append (bytes, g_variant_get_data (written), (guint) size);

  return g_byte_array_free_to_bytes (bytes);
}

/* Whether the first line has the version of a later program. The rest of such a file is unknown, so
 * it is ignored. */
static gboolean
is_newer (GBytes *bytes)
{
  gsize size, at = strlen (NAME);
  const char *text = g_bytes_get_data (bytes, &size);
  guint version = 0;

  if (size <= at || memcmp (text, NAME, at) != 0)
    return FALSE;
  for (; at < size && g_ascii_isdigit (text[at]) && version < 100000; at++)
    version = 10 * version + (guint) g_ascii_digit_value (text[at]);

  return version > VERSION && at < size && g_ascii_isspace (text[at]);
}

static gboolean
has_digest (GBytes *bytes, GBytes *body)
{
  g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, body);
  const char *text = g_bytes_get_data (bytes, NULL);

  return memcmp (text + strlen (MAGIC), digest, DIGEST_LENGTH) == 0;
}

CheckbitJournalStatus
checkbit_journal_unpack (GBytes *bytes, GVariant **value)
{
  g_autoptr (GBytes) body = NULL;
  g_autoptr (GVariant) read = NULL;
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  *value = NULL;
  if (is_newer (bytes))
    return CHECKBIT_JOURNAL_NEWER;
  if (size < HEADER_LENGTH || memcmp (text, MAGIC, strlen (MAGIC)) != 0
      || text[HEADER_LENGTH - 1] != '\n')
    return CHECKBIT_JOURNAL_BROKEN;
  body = g_bytes_new_from_bytes (bytes, HEADER_LENGTH, size - HEADER_LENGTH);
  if (!has_digest (bytes, body))
    return CHECKBIT_JOURNAL_BROKEN;

  read = g_variant_ref_sink (
      g_variant_new_from_bytes (G_VARIANT_TYPE (CHECKBIT_JOURNAL_FORMAT), body, FALSE));
  if (!g_variant_is_normal_form (read))
    return CHECKBIT_JOURNAL_BROKEN;
  *value = to_little_endian (read);

  return CHECKBIT_JOURNAL_OK;
}

/* --- The file ------------------------------------------------------------------------------- */

struct _CheckbitJournalFile
{
  gatomicrefcount references;
  char *folder;
  char *path;
  char *lock_path;

  /* Only for the thread, once that has started. */
  gboolean failed;

  GMutex mutex;                  /* protects the following */
  GCond idle;                    /* signals that nothing is left to do */
  int lock;                      /* -1: not yet; only the thread changes it, once started */
  CheckbitJournalEntry *pending; /* owned */
  CheckbitJournalEntry *unwritten; /* the last one, if it could not be written; owned */
  gboolean remove;
  gboolean sync;
  GError *error; /* of the last writing; owned, NULL for none */
  gboolean queued;

  /* Only for the main context. */
  CheckbitJournalReport report;
  gpointer report_data;
};

static CheckbitJournalFile *
file_new (const char *folder, const char *id)
{
  CheckbitJournalFile *file = g_new0 (CheckbitJournalFile, 1);
  g_autofree char *name = g_strconcat (id, ".journal", NULL);
  g_autofree char *lock = g_strconcat (id, ".lock", NULL);

  g_atomic_ref_count_init (&file->references);
  file->folder = g_strdup (folder);
  file->path = g_build_filename (folder, name, NULL);
  file->lock_path = g_build_filename (folder, lock, NULL);
  file->lock = -1;
  g_mutex_init (&file->mutex);
  g_cond_init (&file->idle);

  return file;
}

CheckbitJournalFile *
checkbit_journal_file_new (const char *folder)
{
  g_autofree char *id = g_uuid_string_random ();

  return file_new (folder, id);
}

/* Other threads write into the file while they hold the mutex. */
static void
set_lock (CheckbitJournalFile *file, int lock)
{
  g_mutex_lock (&file->mutex);
  file->lock = lock;
  g_mutex_unlock (&file->mutex);
}

static void
release_lock (CheckbitJournalFile *file)
{
  int lock = file->lock;

  set_lock (file, -1);
  if (lock >= 0)
    close (lock);
}

/* Makes a folder private that an earlier version created, or that already existed. */
static void
make_private_folder (const char *folder)
{
  struct stat state;

  g_mkdir_with_parents (folder, 0700);
  if (stat (folder, &state) == 0 && state.st_uid == geteuid () && (state.st_mode & 0077) != 0
      && chmod (folder, 0700) != 0)
    g_debug ("The folder %s could not be closed to others: %s", folder, g_strerror (errno));
}

/* The previous owner of the lock may have removed the file between our opening and locking it; and
 * somebody may remove it later, even with the whole folder. */
static gboolean
is_in_place (CheckbitJournalFile *file, int lock)
{
  struct stat held, found;

  return fstat (lock, &held) == 0 && lstat (file->lock_path, &found) == 0
         && held.st_dev == found.st_dev && held.st_ino == found.st_ino;
}

/* Returns whether this process has locked the file. */
static gboolean
take_lock (CheckbitJournalFile *file)
{
  int lock, error;

  if (file->lock >= 0 && is_in_place (file, file->lock))
    return TRUE;

  release_lock (file);
  make_private_folder (file->folder);
  lock = g_open (file->lock_path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
  if (lock < 0)
    return FALSE;
  if (flock (lock, LOCK_EX | LOCK_NB) == 0 && is_in_place (file, lock))
    {
      set_lock (file, lock);
      return TRUE;
    }

  error = errno;
  close (lock);
  errno = error;

  return FALSE;
}

CheckbitJournalFile *
checkbit_journal_file_open (const char *folder, const char *id)
{
  g_autoptr (CheckbitJournalFile) file = file_new (folder, id);

  return take_lock (file) ? g_steal_pointer (&file) : NULL;
}

CheckbitJournalFile *
checkbit_journal_file_ref (CheckbitJournalFile *file)
{
  g_atomic_ref_count_inc (&file->references);

  return file;
}

void
checkbit_journal_file_unref (CheckbitJournalFile *file)
{
  if (!g_atomic_ref_count_dec (&file->references))
    return;

  release_lock (file);
  g_clear_error (&file->error);
  g_clear_pointer (&file->pending, checkbit_journal_entry_free);
  g_clear_pointer (&file->unwritten, checkbit_journal_entry_free);
  g_mutex_clear (&file->mutex);
  g_cond_clear (&file->idle);
  g_free (file->folder);
  g_free (file->path);
  g_free (file->lock_path);
  g_free (file);
}

const char *
checkbit_journal_file_get_folder (CheckbitJournalFile *file)
{
  return file->folder;
}

/* Opens the game for reading; -1 on failure. Non-blocking, as opening a pipe would wait for a
 * writer. */
static int
open_game (CheckbitJournalFile *file)
{
  int fd = g_open (file->path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  struct stat state;

  if (fd < 0 || (fstat (fd, &state) == 0 && S_ISREG (state.st_mode)))
    return fd;
  close (fd);

  return -1;
}

static GBytes *
read_all (int fd)
{
  GByteArray *bytes = g_byte_array_new ();
  guint8 buffer[65536];
  ssize_t n;

  while ((n = read (fd, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR))
    if (n > 0)
      g_byte_array_append (bytes, buffer, (guint) n);

  return g_byte_array_free_to_bytes (bytes);
}

CheckbitJournalStatus
checkbit_journal_file_read (CheckbitJournalFile *file, GVariant **value)
{
  g_autoptr (GBytes) bytes = NULL;
  int fd = open_game (file);

  *value = NULL;
  if (fd < 0)
    return CHECKBIT_JOURNAL_GONE;
  bytes = read_all (fd);
  close (fd);

  return checkbit_journal_unpack (bytes, value);
}

void
checkbit_journal_file_put_aside (CheckbitJournalFile *file)
{
  g_autofree char *broken = g_strconcat (file->path, ".broken", NULL);

  g_rename (file->path, broken);
  g_unlink (file->lock_path);
}

/* --- Writing -------------------------------------------------------------------------------- */

typedef struct
{
  CheckbitJournalFile *file;
  GError *error;
} Report;

static void
report_free (gpointer data)
{
  Report *report = data;

  checkbit_journal_file_unref (report->file);
  g_clear_error (&report->error);
  g_free (report);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;

  if (report->file->report != NULL)
    report->file->report (report->error, report->file->report_data);

  return G_SOURCE_REMOVE;
}

/* Reports a failure after a success, or vice versa. (transfer full) of error. */
static void
note_outcome (CheckbitJournalFile *file, GError *error)
{
  Report *report;

  g_mutex_lock (&file->mutex);
  g_clear_error (&file->error);
  file->error = error != NULL ? g_error_copy (error) : NULL;
  g_mutex_unlock (&file->mutex);
  if (file->failed == (error != NULL))
    {
      g_clear_error (&error);
      return;
    }

  file->failed = error != NULL;
  report = g_new (Report, 1);
  report->file = checkbit_journal_file_ref (file);
  report->error = error;
  g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, report, report_free);
}

static gboolean
write_entry (CheckbitJournalFile *file, const CheckbitJournalEntry *entry)
{
  g_autoptr (GVariant) value = entry_to_variant (entry);
  g_autoptr (GBytes) bytes = checkbit_journal_pack (value);
  GError *error = NULL;
  gboolean done = FALSE;

  if (!take_lock (file))
    error = g_error_new_literal (G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  else
    done = checkbit_file_save_private (file->path, bytes, &error);
  note_outcome (file, error);

  return done;
}

/* Removes the game first, then its lock: a lock without a game is ignored. */
static void
remove_file (CheckbitJournalFile *file)
{
  g_unlink (file->path);
  if (file->lock >= 0)
    g_unlink (file->lock_path);
  release_lock (file);
  note_outcome (file, NULL);
}

static void
sync_beats (CheckbitJournalFile *file)
{
  if (file->lock >= 0 && fdatasync (file->lock) != 0)
    g_debug ("%s could not be synced: %s", file->lock_path, g_strerror (errno));
}

/* How many files the thread still has to handle, for waiting before the program ends. */
static GMutex busy_mutex;
static GCond busy_cond;
static int n_busy;

static void
count_busy (int change)
{
  g_mutex_lock (&busy_mutex);
  n_busy += change;
  g_cond_broadcast (&busy_cond);
  g_mutex_unlock (&busy_mutex);
}

static void
work (gpointer data, gpointer user_data)
{
  CheckbitJournalFile *file = data;

  g_mutex_lock (&file->mutex);
  while (file->pending != NULL || file->remove || file->sync)
    {
      g_autoptr (CheckbitJournalEntry) entry = g_steal_pointer (&file->pending);
      gboolean remove = file->remove, sync = file->sync;

      file->remove = FALSE;
      file->sync = FALSE;
      g_mutex_unlock (&file->mutex);
      if (sync && !remove)
        sync_beats (file);
      if (remove)
        remove_file (file);
      if (entry != NULL && write_entry (file, entry))
        g_clear_pointer (&entry, checkbit_journal_entry_free);
      g_mutex_lock (&file->mutex);
      if (file->pending == NULL && !file->remove)
        file->unwritten = g_steal_pointer (&entry);
    }
  file->queued = FALSE;
  g_cond_broadcast (&file->idle);
  g_mutex_unlock (&file->mutex);

  /* Those waiting for this may want to take the lock. */
  checkbit_journal_file_unref (file);
  count_busy (-1);
}

/* One thread for all files, as a disk does one thing at a time. Created on first use. */
static GThreadPool *
get_pool (void)
{
  static gsize pool;

  if (g_once_init_enter (&pool))
    g_once_init_leave (&pool, (gsize) g_thread_pool_new (work, NULL, 1, FALSE, NULL));

  return (GThreadPool *) pool;
}

static void
enqueue (CheckbitJournalFile *file)
{
  if (file->queued)
    return;

  file->queued = TRUE;
  count_busy (1);
  g_thread_pool_push (get_pool (), checkbit_journal_file_ref (file), NULL);
}

void
checkbit_journal_file_write (CheckbitJournalFile *file, CheckbitJournalEntry *entry)
{
  g_autoptr (CheckbitJournalEntry) old = NULL, unwritten = NULL;

  g_mutex_lock (&file->mutex);
  old = g_steal_pointer (&file->pending);
  unwritten = g_steal_pointer (&file->unwritten);
  file->pending = entry;
  enqueue (file);
  g_mutex_unlock (&file->mutex);
}

void
checkbit_journal_file_retry (CheckbitJournalFile *file)
{
  g_mutex_lock (&file->mutex);
  if (file->unwritten != NULL)
    {
      file->pending = g_steal_pointer (&file->unwritten);
      enqueue (file);
    }
  g_mutex_unlock (&file->mutex);
}

void
checkbit_journal_file_remove (CheckbitJournalFile *file)
{
  g_autoptr (CheckbitJournalEntry) old = NULL, unwritten = NULL;

  g_mutex_lock (&file->mutex);
  old = g_steal_pointer (&file->pending);
  unwritten = g_steal_pointer (&file->unwritten);
  file->remove = TRUE;
  enqueue (file);
  g_mutex_unlock (&file->mutex);
}

/* --- Beats ---------------------------------------------------------------------------------- */

gboolean
checkbit_journal_file_put_beat (CheckbitJournalFile *file, gsize at, const char *bytes, gsize n)
{
  gboolean lost;

  g_mutex_lock (&file->mutex);
  lost = file->lock >= 0 && !is_in_place (file, file->lock);
  if (file->lock >= 0 && pwrite (file->lock, bytes, n, (off_t) at) != (ssize_t) n)
    g_debug ("%s could not be written: %s", file->lock_path, g_strerror (errno));
  g_mutex_unlock (&file->mutex);

  return !lost;
}

void
checkbit_journal_file_sync_beats (CheckbitJournalFile *file)
{
  g_mutex_lock (&file->mutex);
  file->sync = TRUE;
  enqueue (file);
  g_mutex_unlock (&file->mutex);
}

void
checkbit_journal_file_get_beats (CheckbitJournalFile *file, char *bytes, gsize n)
{
  memset (bytes, 0, n);
  g_mutex_lock (&file->mutex);
  if (file->lock >= 0 && pread (file->lock, bytes, n, 0) < 0)
    g_debug ("%s could not be read: %s", file->lock_path, g_strerror (errno));
  g_mutex_unlock (&file->mutex);
}

/* With the mutex held. */
static gboolean
get_outcome (CheckbitJournalFile *file, GError **error)
{
  if (file->error != NULL && error != NULL)
    *error = g_error_copy (file->error);

  return file->error == NULL;
}

gboolean
checkbit_journal_file_check (CheckbitJournalFile *file, GError **error)
{
  gboolean done;

  g_mutex_lock (&file->mutex);
  done = get_outcome (file, error);
  g_mutex_unlock (&file->mutex);

  return done;
}

gboolean
checkbit_journal_file_flush (CheckbitJournalFile *file, GError **error)
{
  gboolean done;

  g_mutex_lock (&file->mutex);
  while (file->queued)
    g_cond_wait (&file->idle, &file->mutex);
  done = get_outcome (file, error);
  g_mutex_unlock (&file->mutex);

  return done;
}

void
checkbit_journal_file_flush_all (void)
{
  g_mutex_lock (&busy_mutex);
  while (n_busy > 0)
    g_cond_wait (&busy_cond, &busy_mutex);
  g_mutex_unlock (&busy_mutex);
}

void
checkbit_journal_file_set_report (CheckbitJournalFile *file,
                                  CheckbitJournalReport func,
                                  gpointer user_data)
{
  file->report = func;
  file->report_data = user_data;
}
