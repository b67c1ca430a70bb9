/* Importing and exporting watches: the file choosers and their results.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* Signal "note" (const char *text): a message about the result. */
#define CHECKBIT_TYPE_WATCH_FILES (checkbit_watch_files_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatchFiles, checkbit_watch_files, CHECKBIT, WATCH_FILES, GObject)

/* The watches of an inspection. widget: its window is the parent of dialogs; not owned. */
CheckbitWatchFiles *checkbit_watch_files_new (CheckbitInspection *inspection, GtkWidget *widget);

/* Asks for a file, and imports its watches or exports them to it. */
void checkbit_watch_files_import (CheckbitWatchFiles *self);
void checkbit_watch_files_export (CheckbitWatchFiles *self);

/* Imports the watches of a file, unless it is far too large to have any. */
void checkbit_watch_files_open (CheckbitWatchFiles *self, GFile *file);

/* Adds the watches in a text as far as there is room; if any line is wrong, adds none and explains
 * every mistake. Returns whether they were added. */
gboolean checkbit_watch_files_take_text (CheckbitWatchFiles *self, const char *text, gsize length);

/* Cancels reading and asking. */
void checkbit_watch_files_cancel (CheckbitWatchFiles *self);

G_END_DECLS
