/* Drawings and their numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/finder.h"

/* Combines each drawing and an equal number beside it into one item. */
void finder_pair_drawings (Finder *finder);
