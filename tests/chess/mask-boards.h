/* The positions on which the masks are tested.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

/* Positions chosen for their masks, others on random walks from them, unfinished boards without a
 * king, and, where CHECKBIT_CORPUS is set, those of the suites there. (transfer full)
 * (element-type ChessPosition) */
GArray *mask_boards_new (void);
