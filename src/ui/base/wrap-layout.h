/* Children in a row, wrapped into as many lines as needed. libadwaita 1.7 has AdwWrapLayout for
 * this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Each child has its natural width, or the widget's if that is less. In a right-to-left widget,
 * lines begin at the right. */
#define CHECKBIT_TYPE_WRAP_LAYOUT (checkbit_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWrapLayout, checkbit_wrap_layout, CHECKBIT, WRAP_LAYOUT,
                      GtkLayoutManager)

GtkLayoutManager *checkbit_wrap_layout_new (void);

G_END_DECLS
