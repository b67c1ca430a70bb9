/* File choosers that do not end the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How long a chooser that nobody holds any more is kept, hidden, in milliseconds. */
#define CHECKBIT_CHOOSER_KEPT_MS 3000

/* For all choosers from now on: GTK's own, 4.18 too, asks for the folders above the one it shows and
 * does not stop asking when it is closed: the answer finds a bar of buttons that is freed. So a
 * chooser that its owner drops is hidden, and goes a while later. */
void checkbit_chooser_guard_install (void);

G_END_DECLS
