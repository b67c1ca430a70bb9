/* Where the tiles of a group are placed: plain arithmetic on widths and sections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Pixels between tiles, and between sections, which start on a new row. */
#define CHECKBIT_MASK_TILE_GAP 4
#define CHECKBIT_MASK_SECTION_GAP 14

/* How many tiles are in a row, and how wide each is. */
typedef struct
{
  guint columns;
  int tile_width;
} CheckbitMaskColumns;

/* The columns for a width. Six in a row (all piece types of a side) if there is room for their
 * values on one line each, else four, three or two; more than six if six would be huge. narrow: the
 * minimum width of a tile; line: the least with its value on one line. */
CheckbitMaskColumns checkbit_mask_columns_for_width (int width, int narrow, int line);

typedef struct
{
  guint row;
  guint column;
  gboolean starts_section; /* the row starts a section other than the first */
} CheckbitMaskPlace;

/* Places n tiles; a tile whose section differs from the one before starts a new row. Returns the
 * number of rows. */
guint
checkbit_mask_places (const guint *sections, guint n, guint columns, CheckbitMaskPlace *places);

G_END_DECLS
