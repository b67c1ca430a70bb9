/* A child that may become higher, but not lower again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As GtkBinLayout; but a widget keeps the greatest height that it has needed, as long as its width
 * stays the same: what is below it does not go up and down with a text that changes all the time.
 * (transfer full) */
GtkLayoutManager *checkbit_growing_layout_new (void);

G_END_DECLS
