/* Drawings and their numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/finder.h"

/* Makes one item of each drawing and the number beside it that says the same. */
void finder_pair_drawings (Finder *finder);
