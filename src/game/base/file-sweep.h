/* The temporary files of saving, and taking away those that a killed writer left behind.
 *
 * Whoever writes a temporary file holds a lock on it, which the system lets go of when the
 * process ends, however it ends. So a file with our name that nobody has locked is a left-over,
 * and one that another running Checkbit is writing is never touched.
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
  char *note; /* owned: where it is noted for the next start; NULL where that was not possible */
  int fd;     /* open and locked, or -1 */
} CheckbitScrap;

/* Makes a temporary file in a folder and locks it. noted: puts it down in the user's state folder,
 * so that a start after a kill finds it. Returns 0 or an errno. */
int checkbit_scrap_open (CheckbitScrap *scrap, const char *folder, guint mode, gboolean noted);
/* Closes it; remove: also takes the file away, which is not there any more after a rename. */
void checkbit_scrap_close (CheckbitScrap *scrap, gboolean remove);

/* Removes what killed writers left in a folder: files of this user with the name of our temporary
 * files, which nobody has locked. Waits for the disk. */
void checkbit_scrap_sweep_folder (const char *folder);
/* The same for every folder in which a save was cut short, as noted. For the start. */
void checkbit_scrap_sweep_noted (void);

G_END_DECLS
