/* Where everything on the desk goes, as pure arithmetic: the board and its bars, the two sides, and
 * the bar that switches between them.
 *
 * The board's rectangle depends only on the size, on the board's bars and on which sides are open,
 * never on their contents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From this width on both sides are beside the board. */
#define CHECKBIT_DESK_WIDE_WIDTH 1300

/* The narrowest side that shows a game, or what a game has to announce, in pixels. */
#define CHECKBIT_DESK_GAME_WIDTH 260

typedef enum
{
  CHECKBIT_SIDE_NONE,
  CHECKBIT_SIDE_GAME, /* what is played */
  CHECKBIT_SIDE_BITS, /* the bits behind it */
} CheckbitSide;

typedef enum
{
  CHECKBIT_DESK_WIDE,    /* both sides are beside the board */
  CHECKBIT_DESK_ONE,     /* one of them is */
  CHECKBIT_DESK_STACKED, /* one of them is below the board */
} CheckbitDeskForm;

/* The room that the parts need, and which sides are wanted. */
typedef struct
{
  int upper_height, lower_height; /* of the bars over and under the board */
  int foot_height;                /* of the line under these; 0 for none */
  int gauge_width;                /* reserved at the left edge, even while the gauge is hidden */
  int game_width, bits_width;     /* minimum of the side */
  int switcher_height;            /* of the bar at the bottom, when stacked */
  int bits_good, bits_best;       /* widths from which Bits shows more, and most */
  int bits_wish;                  /* the width chosen for Bits; 0: what the board leaves */
  gboolean game_wanted, bits_wanted; /* when there is room for both */
  CheckbitSide view;                 /* when there is only room for one */
  gboolean cover; /* Game, below the board, overlaps the foot */
  double text_scale; /* enlarged texts need more room below the board; 0 counts as 1 */
} CheckbitDeskNeeds;

/* The rectangles for a size, as in a left-to-right window; hidden sides get empty ones. */
typedef struct
{
  CheckbitDeskForm form;
  GtkAllocation upper, gauge, board, lower, foot, game, bits, switcher;
} CheckbitDeskLayout;

CheckbitDeskForm
checkbit_desk_layout_get_form (int width, int height, const CheckbitDeskNeeds *needs);

void checkbit_desk_layout_compute (CheckbitDeskLayout *layout,
                                   int width,
                                   int height,
                                   const CheckbitDeskNeeds *needs);

/* The range of widths that can be chosen for Bits. */
void checkbit_desk_layout_get_bits_range (int width,
                                          int height,
                                          const CheckbitDeskNeeds *needs,
                                          int *least,
                                          int *most);

/* The smallest size in which everything fits. */
int checkbit_desk_layout_get_least (GtkOrientation orientation, const CheckbitDeskNeeds *needs);

G_END_DECLS
