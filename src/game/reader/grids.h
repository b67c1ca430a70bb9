/* Drawings as lists of zeros and ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/finder.h"

/* 64 zeros and ones in eight rows. */
gboolean finder_is_grid (Finder *finder, const Node *list, guint64 *set);
