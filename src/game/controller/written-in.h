/* Whether somebody has written in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/edit.h"

G_BEGIN_DECLS

/* Whether there are comments, signs or other moves beside the moves of the main line. Clock times
 * and an engine's scores come with the moves, and do not count. */
gboolean checkbit_is_written_in (CheckbitGame *game);

G_END_DECLS
