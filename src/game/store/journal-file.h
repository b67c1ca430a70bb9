/* One file of a session: its lock, its format, and the thread that writes it. Only for the session
 * and its journals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/record-bytes.h"

G_BEGIN_DECLS

/* When the game began and when the file was written (microseconds since 1970), whether the game was
 * modified, the URI of its file, other values, the record, the clock. */
#define CHECKBIT_JOURNAL_FORMAT "(xxbsa{ss}" CHECKBIT_RECORD_FORMAT "mv)"

/* --- The format ----------------------------------------------------------------------------- */

/* The contents of a file: collected in the game's thread, serialized in the writing one. */
typedef struct
{
  gint64 created; /* microseconds since 1970, like the next */
  gint64 written;
  gboolean modified;
  char *uri;                      /* owned; "" for none */
  GVariant *values;               /* owned: of type a{ss} */
  CheckbitRecordSnapshot *record; /* owned */
  GVariant *clock;                /* owned; NULL for none */
} CheckbitJournalEntry;

void checkbit_journal_entry_free (CheckbitJournalEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitJournalEntry, checkbit_journal_entry_free)

/* A line with the format and the SHA-256 of the rest, then the value. */
GBytes *checkbit_journal_pack (GVariant *value);

typedef enum
{
  CHECKBIT_JOURNAL_OK,
  CHECKBIT_JOURNAL_GONE,   /* there is no such file, or it is not a regular one */
  CHECKBIT_JOURNAL_NEWER,  /* written by a later version of the program */
  CHECKBIT_JOURNAL_BROKEN, /* damaged */
} CheckbitJournalStatus;

/* Sets value, (transfer full), if it returns OK, else to NULL. */
CheckbitJournalStatus checkbit_journal_unpack (GBytes *bytes, GVariant **value);

/* --- The file ------------------------------------------------------------------------------- */

typedef struct _CheckbitJournalFile CheckbitJournalFile;

/* Called in the main context; with error NULL when writing works again. */
typedef void (*CheckbitJournalReport) (const GError *error, gpointer user_data);

/* A new file. (transfer full) */
CheckbitJournalFile *checkbit_journal_file_new (const char *folder);
/* An existing file, by its name without ".journal". NULL if another process has it open, or this
 * one. (transfer full) */
CheckbitJournalFile *checkbit_journal_file_open (const char *folder, const char *id);
CheckbitJournalFile *checkbit_journal_file_ref (CheckbitJournalFile *file);
/* The last reference releases the lock. */
void checkbit_journal_file_unref (CheckbitJournalFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitJournalFile, checkbit_journal_file_unref)

const char *checkbit_journal_file_get_folder (CheckbitJournalFile *file);

/* Its contents, see checkbit_journal_unpack(). Waits for the disk, but never for another program: a
 * file that is not regular counts as missing. */
CheckbitJournalStatus checkbit_journal_file_read (CheckbitJournalFile *file, GVariant **value);
/* Renames it, so that it is not found any more. */
void checkbit_journal_file_put_aside (CheckbitJournalFile *file);

/* Has it written in the thread, (transfer full) of entry, unless a newer one comes before that. */
void checkbit_journal_file_write (CheckbitJournalFile *file, CheckbitJournalEntry *entry);
/* Tries once more to write what could not be written last, if anything. */
void checkbit_journal_file_retry (CheckbitJournalFile *file);
/* Short texts in addition to the game, in the lock file: overwritten at once in the calling thread,
 * and synced only on request, in the thread. A kill does not lose them. They are ignored while the
 * file has no lock. FALSE if somebody has removed the lock file: what is written next creates it
 * anew. */
gboolean
checkbit_journal_file_put_beat (CheckbitJournalFile *file, gsize at, const char *bytes, gsize n);
void checkbit_journal_file_sync_beats (CheckbitJournalFile *file);
/* Reads them. */
void checkbit_journal_file_get_beats (CheckbitJournalFile *file, char *bytes, gsize n);

/* Removes the file in the thread. */
void checkbit_journal_file_remove (CheckbitJournalFile *file);
/* Waits until nothing is left to do. FALSE with the reason if the last operation failed. */
gboolean checkbit_journal_file_flush (CheckbitJournalFile *file, GError **error);
/* The same without waiting. */
gboolean checkbit_journal_file_check (CheckbitJournalFile *file, GError **error);
/* Waits for all files. */
void checkbit_journal_file_flush_all (void);

/* func NULL: no more reports. Called and set in the main context. */
void checkbit_journal_file_set_report (CheckbitJournalFile *file,
                                       CheckbitJournalReport func,
                                       gpointer user_data);

G_END_DECLS
