/* Where a game is played: the board, what stands under it, and what stands beside it, or below both
 * where the window is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Properties: "board", "footer", "side" (GtkWidget), each set once. The board is square and as
 * large as the room allows. */
#define CHECKBIT_TYPE_PLAY_AREA (checkbit_play_area_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPlayArea, checkbit_play_area, CHECKBIT, PLAY_AREA, GtkWidget)

/* The rectangles of the three for a size. footer_height is that of the footer, side_height the
 * least that the side can do with. */
typedef struct
{
  GtkAllocation board, footer, side;
} CheckbitPlayLayout;

void checkbit_play_layout_compute (
    CheckbitPlayLayout *layout, int width, int height, int footer_height, int side_height);

G_END_DECLS
