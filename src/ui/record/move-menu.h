/* The menu of a move in the move list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/node.h"

G_BEGIN_DECLS

/* For the actions of the group "moves". (transfer full) */
GMenuModel *checkbit_move_menu_new (CheckbitNode *node);

G_END_DECLS
