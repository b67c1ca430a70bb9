/* Boxes of flowing rows that do not end the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For every GtkFlowBox from now on: a key that goes to another row is for one whose rows have been
 * laid out. GTK, 4.18 too, divides by how many stand in a row, which is nothing before that, and
 * ends the program: Page Down in a dialog that was being opened did so. */
void checkbit_flow_box_guard_install (void);

G_END_DECLS
