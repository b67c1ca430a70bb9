/* The files of games and positions that were used last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Puts a file among them. */
void checkbit_recent_files_add (GFile *file);

/* Fills a menu with them, and again whenever there are others; each activates win.open-uri. A
 * second call with the same menu, which is that of all windows, does nothing. */
void checkbit_recent_files_fill (GMenu *menu);

G_END_DECLS
