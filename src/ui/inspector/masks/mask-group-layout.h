/* Where the tiles of a group go: plain arithmetic on widths and sections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Pixels between tiles, and between the parts of a group that start on a new row. */
#define CHECKBIT_MASK_TILE_GAP 4
#define CHECKBIT_MASK_SECTION_GAP 14

/* How many tiles stand beside each other, and how wide each is. */
typedef struct
{
  guint columns;
  int tile_width;
} CheckbitMaskColumns;

/* The columns for a width. Six in a row (a whole side's pieces) where there is room, else three
 * or two, which divide six, so that White and Black stay in rows apart; more than six where six
 * would be huge. narrow: the width a tile needs at least. */
CheckbitMaskColumns checkbit_mask_columns_for_width (int width, int narrow);

typedef struct
{
  guint row;
  guint column;
  gboolean starts_section; /* the row is the first of a section that is not the first */
} CheckbitMaskPlace;

/* Places n tiles; a tile whose section differs from the one before starts a new row. Returns the
 * number of rows. */
guint
checkbit_mask_places (const guint *sections, guint n, guint columns, CheckbitMaskPlace *places);

G_END_DECLS
