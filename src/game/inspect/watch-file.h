/* The files that store a person's watches and pasted sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/kept-file.h"
#include "game/inspect/pasted-list.h"
#include "game/inspect/watch-list.h"

G_BEGIN_DECLS

/* If there is no file yet, the list gets the examples. (transfer full) */
CheckbitKeptFile *checkbit_watch_file_new (CheckbitWatchList *list, GFile *file);

/* (transfer full) */
CheckbitKeptFile *checkbit_pasted_file_new (CheckbitPastedList *list, GFile *file);

/* The paths of both: in the user's data folder. (transfer full) */
GFile *checkbit_watch_file_dup_default (void);
GFile *checkbit_pasted_file_dup_default (void);

G_END_DECLS
