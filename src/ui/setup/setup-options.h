/* What of a position that is being set up is not on its board, and boards that are set up as a
 * whole: the start, none, any of Chess960's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/setup/setup.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SETUP_OPTIONS (checkbit_setup_options_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupOptions, checkbit_setup_options, CHECKBIT, SETUP_OPTIONS, GtkBox)

GtkWidget *checkbit_setup_options_new (void);

/* Follows and changes a set-up; NULL for none. */
void checkbit_setup_options_set_setup (CheckbitSetupOptions *self, CheckbitSetup *setup);

G_END_DECLS
