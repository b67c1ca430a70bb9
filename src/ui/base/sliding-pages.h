/* Guards sliding pages in libadwaita's windows.
 *
 * A page that is sliding out still takes the focus and mnemonics: pressing its row again pushes a
 * page that is already there, and libadwaita complains. So only the visible page is sensitive.
 * libadwaita has such pages since 1.4; 1.7 still has the bug.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Guards all such pages at or below a widget. Does nothing if libadwaita has none. */
void checkbit_sliding_pages_guard (GtkWidget *root);

G_END_DECLS
