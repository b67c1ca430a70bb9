/* Sorts more records than memory should hold: in runs, which go to a file and are merged at the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/explorer/explorer-file.h"

G_BEGIN_DECLS

/* The records that are sorted at once: 64 MB of them, three times over while one run is sorted and the next is
 * gathered. */
#define CHECKBIT_EXPLORER_RUN_LENGTH (1u << 22)

typedef struct _CheckbitExplorerSort CheckbitExplorerSort;

/* folder: for a temporary file, which is made only where there is more than one run. run_length: in records, at
 * least 2. */
CheckbitExplorerSort *checkbit_explorer_sort_new (const char *folder, guint run_length);
void checkbit_explorer_sort_free (CheckbitExplorerSort *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExplorerSort, checkbit_explorer_sort_free)

/* Adds a record; those with one key stay in the order in which they come. */
void checkbit_explorer_sort_add (CheckbitExplorerSort *self, const CheckbitExplorerRecord *record);
guint64 checkbit_explorer_sort_get_n (CheckbitExplorerSort *self);

/* Writes all of them, by key; once. FALSE with a GIOError. */
gboolean checkbit_explorer_sort_write (CheckbitExplorerSort *self,
                                       GOutputStream *stream,
                                       GCancellable *cancellable,
                                       GError **error);

G_END_DECLS
