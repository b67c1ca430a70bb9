/* Sorts more records than memory should hold: in runs, which go to a file and are merged at the
 * end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/explorer/explorer-file.h"

G_BEGIN_DECLS

/* Sorts records by key, and leaves those with one key in their order; the array may be another
 * one then. */
void checkbit_explorer_sort_records (CheckbitExplorerRecord **records, guint n);

typedef struct _CheckbitExplorerSort CheckbitExplorerSort;

/* folder: for a temporary file, which is made only where there is more than one run. */
CheckbitExplorerSort *checkbit_explorer_sort_new (const char *folder);
void checkbit_explorer_sort_free (CheckbitExplorerSort *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExplorerSort, checkbit_explorer_sort_free)

/* Takes over records that are sorted. Of those with one key, the ones of earlier runs come
 * first. FALSE with a GIOError. */
gboolean checkbit_explorer_sort_add_run (CheckbitExplorerSort *self,
                                         CheckbitExplorerRecord *records,
                                         guint n,
                                         GError **error);
guint64 checkbit_explorer_sort_get_n (CheckbitExplorerSort *self);

/* Writes all of them, by key; once. FALSE with a GIOError. */
gboolean checkbit_explorer_sort_write (CheckbitExplorerSort *self,
                                       GOutputStream *stream,
                                       GCancellable *cancellable,
                                       GError **error);

G_END_DECLS
