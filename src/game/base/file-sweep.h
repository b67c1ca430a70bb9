/* Temporary files for saving, and removing those left by killed writers.
 *
 * The writer of a temporary file holds a lock on it, which the system releases when the process
 * ends in any way. So an unlocked file with our name is left over, and one that another running
 * Checkbit is writing is never touched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A temporary file being written. */
typedef struct
{
  char *path; /* owned; NULL for none */
  char *note; /* owned: its note for the next start; NULL if it could not be created */
  int fd;     /* open and locked, or -1 */
} CheckbitScrap;

/* Creates a temporary file in a folder and locks it. noted: notes it in the user's state folder, so
 * that the next start finds it after a kill. Returns 0 or an errno. */
int checkbit_scrap_open (CheckbitScrap *scrap, const char *folder, guint mode, gboolean noted);
/* Closes it; remove: also deletes it, unless it was renamed. */
void checkbit_scrap_close (CheckbitScrap *scrap, gboolean remove);

/* Removes what killed writers left in a folder: unlocked files of this user with the name of our
 * temporary files. Waits for the disk. */
void checkbit_scrap_sweep_folder (const char *folder);
/* The same for every folder in which a save was interrupted, according to the notes. */
void checkbit_scrap_sweep_noted (void);
/* The same in a thread that nobody waits for, as one of the folders may be on a share that does not
 * answer. For startup. The program may end meanwhile: what is left keeps its note. */
void checkbit_scrap_sweep_noted_meanwhile (void);

G_END_DECLS
