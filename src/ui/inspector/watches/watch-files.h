/* Watches from files and to files: the dialogs that ask for one, and what they say of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* Signal "note" (const char *text): something worth telling has been done. */
#define CHECKBIT_TYPE_WATCH_FILES (checkbit_watch_files_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatchFiles, checkbit_watch_files, CHECKBIT, WATCH_FILES, GObject)

/* The watches of an inspection. widget: whose window the dialogs belong to; not owned. */
CheckbitWatchFiles *checkbit_watch_files_new (CheckbitInspection *inspection, GtkWidget *widget);

/* Asks for a file, and adds its watches or writes them into it. */
void checkbit_watch_files_import (CheckbitWatchFiles *self);
void checkbit_watch_files_export (CheckbitWatchFiles *self);

/* Adds the watches that a text holds; where any line of it is wrong, adds none and explains
 * every one. Returns whether they were added. */
gboolean checkbit_watch_files_take_text (CheckbitWatchFiles *self, const char *text, gsize length);

/* Gives up what is being read or asked for. */
void checkbit_watch_files_cancel (CheckbitWatchFiles *self);

G_END_DECLS
