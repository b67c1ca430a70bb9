/* A layout whose widget never becomes lower.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Like GtkBinLayout, but a widget keeps the greatest height that it has needed at its current
 * width, so that what is below does not move while a text keeps changing. (transfer full) */
GtkLayoutManager *checkbit_growing_layout_new (void);

G_END_DECLS
