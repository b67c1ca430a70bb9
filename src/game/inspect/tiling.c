/* How several sets share one square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/tiling.h"

guint
checkbit_tiling_side (guint n)
{
  if (n <= 1)
    return 1;
  if (n == 2 || n == 4)
    return 2;
  return n <= 9 ? 3 : 4;
}

/* Two or three sets alternate along both axes; with more, each has its own tile, and the first ones
 * fill the tiles left over. */
guint
checkbit_tiling_get (guint n, guint column, guint row)
{
  if (n <= 3)
    return (column + row) % MAX (n, 1);
  return (row * checkbit_tiling_side (n) + column) % n;
}
