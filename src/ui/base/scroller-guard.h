/* What scrolls, and goes while it springs back from its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, what was turned beyond its end by a wheel springs back only while it has a clock to
 * do that by. GTK, 4.18 too, begins 50 ms after the turn even where the part of the window that it
 * belongs to has moved elsewhere meanwhile, or is on its end, and asks no clock for the time, a
 * critical warning. What comes back springs back then. */
void checkbit_scroller_guard_install (void);

G_END_DECLS
