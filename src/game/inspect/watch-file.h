/* The file in which a person's watches are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/watch-list.h"

G_BEGIN_DECLS

/* Reads the watches into the list, then writes them back whenever they are edited, both in a
 * thread. Where there is no file yet, the list gets the examples. A file that cannot be read is
 * left alone, and so nothing is written.
 *
 * Property: "loaded" (boolean: reading has ended).
 * Signal "failed" (char *sentence): reading or writing did not work; translated. */
#define CHECKBIT_TYPE_WATCH_FILE (checkbit_watch_file_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatchFile, checkbit_watch_file, CHECKBIT, WATCH_FILE, GObject)

CheckbitWatchFile *checkbit_watch_file_new (CheckbitWatchList *list, GFile *file);

/* Writes at once what a thread has not written yet, and no longer follows the list: for the end of
 * the program. */
void checkbit_watch_file_finish (CheckbitWatchFile *self);

/* Where a person's watches are: in the user's data folder. (transfer full) */
GFile *checkbit_watch_file_dup_default (void);

G_END_DECLS
