/* Where the tiles of a group go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-group-layout.h"

/* Smaller tiles could not be read at a glance. */
#define COMFORTABLE_WIDTH 96
/* Six tiles grow to this size before there are more than six in a row. */
#define LARGE_WIDTH 208
#define USUAL_WIDTH 160

#define GAP CHECKBIT_MASK_TILE_GAP

static int
width_of (int width, int columns)
{
  return (width - (columns - 1) * GAP) / columns;
}

CheckbitMaskColumns
checkbit_mask_columns_for_width (int width, int narrow)
{
  int comfortable = MAX (narrow, COMFORTABLE_WIDTH);
  int columns;

  if (width_of (width, 6) > LARGE_WIDTH)
    columns = (width + GAP) / (USUAL_WIDTH + GAP);
  else if (width_of (width, 6) >= comfortable)
    columns = 6;
  else if (width_of (width, 3) >= comfortable)
    columns = 3;
  else
    columns = width_of (width, 2) >= narrow ? 2 : 1;

  return (CheckbitMaskColumns){ (guint)columns, MAX (width_of (width, columns), 1) };
}

guint
checkbit_mask_places (const guint *sections, guint n, guint columns, CheckbitMaskPlace *places)
{
  guint row = 0, column = 0;

  for (guint i = 0; i < n; i++)
    {
      gboolean starts = i > 0 && sections[i] != sections[i - 1];

      if (i > 0 && (starts || column == columns))
        {
          row++;
          column = 0;
        }
      places[i] = (CheckbitMaskPlace){ row, column, starts };
      column++;
    }
  return n > 0 ? row + 1 : 0;
}
