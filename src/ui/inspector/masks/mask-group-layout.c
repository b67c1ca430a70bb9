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

/* The most columns, up to six, in which values stand on one line: not five, which would leave one
 * of six tiles alone in a row. 0 for none. */
static int
find_lined_columns (int width, int line)
{
  static const int columns[] = { 6, 4, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (width_of (width, columns[i]) >= line)
      return columns[i];
  return 0;
}

/* Where not even three values fit, more boards in sight are worth more than values on one line. */
static int
find_columns (int width, int narrow, int line)
{
  int lined = find_lined_columns (width, MAX (line, COMFORTABLE_WIDTH));

  if (width_of (width, 6) > MAX (LARGE_WIDTH, line))
    return (width + GAP) / (MAX (USUAL_WIDTH, line) + GAP);
  if (lined > 0)
    return lined;
  if (width_of (width, 3) >= MAX (narrow, COMFORTABLE_WIDTH))
    return 3;
  return width_of (width, 2) >= narrow ? 2 : 1;
}

CheckbitMaskColumns
checkbit_mask_columns_for_width (int width, int narrow, int line)
{
  int columns = find_columns (width, narrow, line);

  return (CheckbitMaskColumns){ (guint) columns, MAX (width_of (width, columns), 1) };
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
