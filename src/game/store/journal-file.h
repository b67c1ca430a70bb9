/* One file of a session: its lock, its format, and the thread that writes it. For the session and
 * its journals only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/record-bytes.h"

G_BEGIN_DECLS

/* When the game was begun and the file written (microseconds since 1970), whether the game was
 * modified, the address of its file, other values, the record, the clock. */
#define CHECKBIT_JOURNAL_FORMAT "(xxbsa{ss}" CHECKBIT_RECORD_FORMAT "mv)"

/* --- The format ----------------------------------------------------------------------------- */

/* What goes into a file: made in the thread of the game, turned into bytes in the one that
 * writes. */
typedef struct
{
  gint64 created; /* microseconds since 1970, as is the next */
  gint64 written;
  gboolean modified;
  char *uri;                      /* owned; "" for none */
  GVariant *values;               /* owned: of type a{ss} */
  CheckbitRecordSnapshot *record; /* owned */
  GVariant *clock;                /* owned; NULL for none */
} CheckbitJournalEntry;

void checkbit_journal_entry_free (CheckbitJournalEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitJournalEntry, checkbit_journal_entry_free)

/* A line that names the format and the SHA-256 of what follows, and the value itself. */
GBytes *checkbit_journal_pack (GVariant *value);

typedef enum
{
  CHECKBIT_JOURNAL_OK,
  CHECKBIT_JOURNAL_GONE,   /* there is no such file, or it is not an ordinary one */
  CHECKBIT_JOURNAL_NEWER,  /* a later version of the program has written it */
  CHECKBIT_JOURNAL_BROKEN, /* something is not as it was written */
} CheckbitJournalStatus;

/* Sets value, (transfer full), where it returns OK, else to NULL. */
CheckbitJournalStatus checkbit_journal_unpack (GBytes *bytes, GVariant **value);

/* --- The file ------------------------------------------------------------------------------- */

typedef struct _CheckbitJournalFile CheckbitJournalFile;

/* Called in the main context, error NULL, when writing works again. */
typedef void (*CheckbitJournalReport) (const GError *error, gpointer user_data);

/* A file that is not there yet. (transfer full) */
CheckbitJournalFile *checkbit_journal_file_new (const char *folder);
/* One that is, by its name without ".journal". NULL where another process has it open, or this
 * one. (transfer full) */
CheckbitJournalFile *checkbit_journal_file_open (const char *folder, const char *id);
CheckbitJournalFile *checkbit_journal_file_ref (CheckbitJournalFile *file);
/* The lock is let go of with the last reference. */
void checkbit_journal_file_unref (CheckbitJournalFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitJournalFile, checkbit_journal_file_unref)

const char *checkbit_journal_file_get_folder (CheckbitJournalFile *file);

/* What stands in it, as checkbit_journal_unpack() has it. Waits for the disk, never for another
 * program: whatever is not an ordinary file is none. */
CheckbitJournalStatus checkbit_journal_file_read (CheckbitJournalFile *file, GVariant **value);
/* Gives it another name under which nobody looks for it. */
void checkbit_journal_file_put_aside (CheckbitJournalFile *file);

/* Has it written in the thread, (transfer full) of entry, unless something newer comes before
 * that. */
void checkbit_journal_file_write (CheckbitJournalFile *file, CheckbitJournalEntry *entry);
/* Short texts beside the game, in the file that is its lock: written over at once, in the calling
 * thread, and brought to the disk only where that is asked for, in the thread. A kill loses none of
 * them. A file that has no lock yet passes them over. */
void
checkbit_journal_file_put_beat (CheckbitJournalFile *file, gsize at, const char *bytes, gsize n);
void checkbit_journal_file_sync_beats (CheckbitJournalFile *file);
/* Reads as many as are there. */
void checkbit_journal_file_get_beats (CheckbitJournalFile *file, char *bytes, gsize n);

/* Has it removed in the thread. */
void checkbit_journal_file_remove (CheckbitJournalFile *file);
/* Waits until nothing is left to do. FALSE with the reason where the last thing could not be
 * done. */
gboolean checkbit_journal_file_flush (CheckbitJournalFile *file, GError **error);
/* Waits for every file there is. */
void checkbit_journal_file_flush_all (void);

/* func NULL: nobody wants to know any more. Called and set in the main context. */
void checkbit_journal_file_set_report (CheckbitJournalFile *file,
                                       CheckbitJournalReport func,
                                       gpointer user_data);

G_END_DECLS
