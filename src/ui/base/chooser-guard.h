/* Keeps file choosers from crashing the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How long a dropped chooser is kept, hidden, in milliseconds. */
#define CHECKBIT_CHOOSER_KEPT_MS 3000

/* For all choosers from now on. GTK's own, up to 4.18 and later, loads the parent folders of the
 * one it shows and does not cancel that when closed: the answer then reaches a path bar that is
 * freed. So a chooser dropped by its owner is hidden, and freed only a while later. */
void checkbit_chooser_guard_install (void);

G_END_DECLS
