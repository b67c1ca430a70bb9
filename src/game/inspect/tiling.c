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

/* Two and three sets alternate along both axes; more have a place each, and what is left over goes
 * round once more. */
guint
checkbit_tiling_get (guint n, guint column, guint row)
{
  if (n <= 3)
    return (column + row) % MAX (n, 1);
  return (row * checkbit_tiling_side (n) + column) % n;
}
