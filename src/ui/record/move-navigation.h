/* Navigating a game with the keys of the move list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/record/move-rows.h"

G_BEGIN_DECLS

/* Left and Right go a move back and forth, Up and Down to the row above or below, Page Up and Page
 * Down ten rows, Home and End to the start and the end of the line. rows: the game's. Returns
 * whether it was one of these keys. */
gboolean checkbit_move_navigation_key (CheckbitGame *game, CheckbitMoveRows *rows, guint keyval);

G_END_DECLS
