/* Castling rights of a position set-up: a check button for each eligible rook.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/setup/setup.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SETUP_CASTLING (checkbit_setup_castling_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupCastling,
                      checkbit_setup_castling,
                      CHECKBIT,
                      SETUP_CASTLING,
                      GtkBox)

/* Follows a set-up; NULL for none. */
void checkbit_setup_castling_set_setup (CheckbitSetupCastling *self, CheckbitSetup *setup);

G_END_DECLS
