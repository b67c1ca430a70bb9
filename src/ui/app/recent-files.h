/* Recently used files of games and positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a file. */
void checkbit_recent_files_add (GFile *file);

/* Fills a menu with these files and keeps it up to date, a moment later: a thread finds out which
 * are still there. Each item activates win.open-uri. All windows share the menu: a second call with
 * the same one does nothing. */
void checkbit_recent_files_fill (GMenu *menu);

G_END_DECLS
