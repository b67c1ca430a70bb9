/* The positions on which the masks are tested.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

/* Positions chosen for their masks, positions on random walks from them, incomplete boards without
 * a king, and those of the suites if CHECKBIT_CORPUS is set. (transfer full) (element-type
 * ChessPosition) */
GArray *mask_boards_new (void);
