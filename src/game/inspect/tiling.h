/* How several sets share one square: in tiles, so that colors and patterns do not overlap.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The margin around the tiles, in squares, so that they look like one square. */
#define CHECKBIT_TILING_MARGIN 0.045

/* A square has no room for more sets. */
#define CHECKBIT_TILING_MOST 16

/* The number of tiles in each direction for n sets, 1 to 4. */
guint checkbit_tiling_side (guint n);

/* Which of n sets, 0 to n - 1, has the tile in a column and a row. */
guint checkbit_tiling_get (guint n, guint column, guint row);

G_END_DECLS
