/* How several sets share one square: in tiles, so that no color and no pattern is laid over
 * another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Around the tiles of a shared square, in squares: there it is seen to be one square. */
#define CHECKBIT_TILING_MARGIN 0.045

/* No square has room for more. */
#define CHECKBIT_TILING_MOST 16

/* The tiles each way in a square of n sets, 1 to 4. */
guint checkbit_tiling_side (guint n);

/* Which of n sets, 0 to n - 1, has the tile in a column and a row. */
guint checkbit_tiling_get (guint n, guint column, guint row);

G_END_DECLS
