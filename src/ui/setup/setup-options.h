/* Parts of a position set-up that are not on its board, and complete boards: the standard position,
 * an empty board, any position of Chess960.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/setup/setup.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SETUP_OPTIONS (checkbit_setup_options_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupOptions, checkbit_setup_options, CHECKBIT, SETUP_OPTIONS, GtkBox)

/* Follows and changes a set-up; NULL for none. */
void checkbit_setup_options_set_setup (CheckbitSetupOptions *self, CheckbitSetup *setup);

G_END_DECLS
