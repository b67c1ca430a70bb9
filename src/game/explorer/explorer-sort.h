/* Sorts more records than fit into memory: in runs, which are written to a file and merged at the
 * end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/explorer/explorer-file.h"

G_BEGIN_DECLS

/* Sorts records by key, in a stable order; may replace the array. */
void checkbit_explorer_sort_records (CheckbitExplorerRecord **records, guint n);

typedef struct _CheckbitExplorerSort CheckbitExplorerSort;

/* folder: for a temporary file, which is only created if there is more than one run. */
CheckbitExplorerSort *checkbit_explorer_sort_new (const char *folder);
void checkbit_explorer_sort_free (CheckbitExplorerSort *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExplorerSort, checkbit_explorer_sort_free)

/* Adds sorted records, and takes ownership of them. Of records with the same key, those of earlier
 * runs come first. FALSE with a GIOError. */
gboolean checkbit_explorer_sort_add_run (CheckbitExplorerSort *self,
                                         CheckbitExplorerRecord *records,
                                         guint n,
                                         GError **error);
guint64 checkbit_explorer_sort_get_n (CheckbitExplorerSort *self);

/* Writes all records in order; only once. FALSE with a GIOError. */
gboolean checkbit_explorer_sort_write (CheckbitExplorerSort *self,
                                       GOutputStream *stream,
                                       GCancellable *cancellable,
                                       GError **error);

G_END_DECLS
