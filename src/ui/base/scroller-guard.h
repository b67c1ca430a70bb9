/* Scrolled windows that go away during overshoot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, content scrolled beyond its end by a wheel springs back only while the widget has a
 * frame clock. GTK, 4.18 too, starts this 50 ms after the scroll even if the widget has meanwhile
 * been moved or is being destroyed, and reads the time from a missing clock: a critical warning. A
 * widget that comes back springs back then. */
void checkbit_scroller_guard_install (void);

G_END_DECLS
