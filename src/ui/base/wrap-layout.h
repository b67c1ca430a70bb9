/* Children one after another, in as many lines as it takes. libadwaita 1.7 has AdwWrapLayout for
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Each child has its natural width, or that of the widget where that is less. In a widget that
 * reads from right to left, lines begin at the right. */
#define CHECKBIT_TYPE_WRAP_LAYOUT (checkbit_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWrapLayout, checkbit_wrap_layout, CHECKBIT, WRAP_LAYOUT,
                      GtkLayoutManager)

GtkLayoutManager *checkbit_wrap_layout_new (void);

G_END_DECLS
