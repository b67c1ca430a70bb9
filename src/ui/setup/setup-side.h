/* The side to move in a position set-up: two linked buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/setup/setup.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SETUP_SIDE (checkbit_setup_side_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupSide, checkbit_setup_side, CHECKBIT, SETUP_SIDE, GtkWidget)

/* Follows and changes a set-up; NULL for none. */
void checkbit_setup_side_set_setup (CheckbitSetupSide *self, CheckbitSetup *setup);

G_END_DECLS
