/* The two buttons that show and hide the desk's sides, Game and Bits. They are actions of the
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SIDE_SWITCH (checkbit_side_switch_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSideSwitch, checkbit_side_switch, CHECKBIT, SIDE_SWITCH, GtkWidget)

G_END_DECLS
