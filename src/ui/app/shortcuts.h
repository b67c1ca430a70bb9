/* The window that lists the keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A new window, which owns itself. A screen reader hears the keys of each row after its title. */
GtkWindow *checkbit_shortcuts_new (void);

G_END_DECLS
