/* The name of the opening above the list of moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/tree/game.h"

G_BEGIN_DECLS

/* Shows the opening of a move in a label, or hides the label if there is none. node: NULL for
 * none. */
void checkbit_move_opening_show (GtkLabel *label, CheckbitNode *node);

G_END_DECLS
