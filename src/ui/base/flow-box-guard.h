/* Keeps flow boxes from crashing the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For every GtkFlowBox from now on: ignores keys that move to another row until the rows are laid
 * out. Before that GTK, including 4.18, divides by the number of children in a row, which is zero:
 * Page Down in a dialog that was just opening crashed the program. */
void checkbit_flow_box_guard_install (void);

G_END_DECLS
