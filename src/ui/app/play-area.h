/* Where a game is played: the board, what stands under it, and what stands beside it, or below both
 * where the window is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Properties: "board", "header" (over the board), "footer" (under it), "gauge" (upright at its left
 * edge), "side" (GtkWidget), each set once. The board is square and as large as the room allows;
 * what is hidden takes no room. */
#define CHECKBIT_TYPE_PLAY_AREA (checkbit_play_area_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPlayArea, checkbit_play_area, CHECKBIT, PLAY_AREA, GtkWidget)

/* The room that the parts around the board need; 0 for those that are not there. */
typedef struct
{
  int header_height;
  int footer_height;
  int gauge_width;
  int side_height; /* the least that the side can do with below the board */
  int side_width;  /* and beside it */
} CheckbitPlayNeeds;

/* The rectangles of the parts for a size. */
typedef struct
{
  GtkAllocation board, header, footer, gauge, side;
} CheckbitPlayLayout;

/* Shares a width and a height out among the parts. */
void checkbit_play_layout_compute (CheckbitPlayLayout *layout,
                                   int width,
                                   int height,
                                   const CheckbitPlayNeeds *needs);

G_END_DECLS
