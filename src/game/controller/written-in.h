/* Whether somebody has written in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/edit.h"

G_BEGIN_DECLS

/* Whether there are comments, signs, arrows, circles or other moves beside the moves of the main
 * line, or tags or a result in the game's header. Clock times and an engine's scores come with the
 * moves, and do not count; nor do tags as in own, those that the program writes by itself. */
gboolean checkbit_is_written_in (CheckbitGame *game, const CheckbitTags *own);

G_END_DECLS
