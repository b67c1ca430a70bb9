/* Where everything of the desk goes, as pure arithmetic: the board and what belongs to it, the
 * two sides, the bar that switches between them.
 *
 * The board's rectangle follows from the size, from what belongs to the board and from which
 * sides are open: from nothing that comes and goes in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From this width on both sides stand beside the board. */
#define CHECKBIT_DESK_WIDE_WIDTH 1300

typedef enum
{
  CHECKBIT_SIDE_NONE,
  CHECKBIT_SIDE_GAME, /* what is played */
  CHECKBIT_SIDE_BITS, /* the bits behind it */
} CheckbitSide;

typedef enum
{
  CHECKBIT_DESK_WIDE,    /* both sides beside the board */
  CHECKBIT_DESK_ONE,     /* one of them */
  CHECKBIT_DESK_STACKED, /* one of them below the board */
} CheckbitDeskForm;

/* The room that the parts need, and which sides are wanted. */
typedef struct
{
  int upper_height, lower_height; /* of the bars over and under the board */
  int foot_height;                /* of what is under these; 0 for nothing */
  int gauge_width;                /* reserved at the board's left edge, whether or not it is seen */
  int game_width, bits_width;     /* the least of the sides */
  int switcher_height;            /* of the bar below all, where they are stacked */
  int bits_wish;                  /* the width that was chosen for Bits; 0: what the board leaves */
  gboolean game_wanted, bits_wanted; /* where both have room */
  CheckbitSide view;                 /* where only one has */
  gboolean cover; /* Game, below the board, lies over the foot */
  double text_scale; /* larger texts need more below the board; 0 as 1 */
} CheckbitDeskNeeds;

/* The rectangles for a size, as in a left-to-right window; those of sides that are away are
 * empty. */
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

/* Between what the width of Bits can be chosen. */
void checkbit_desk_layout_get_bits_range (int width,
                                          int height,
                                          const CheckbitDeskNeeds *needs,
                                          int *least,
                                          int *most);

/* The least size in which everything has room. */
int checkbit_desk_layout_get_least (GtkOrientation orientation, const CheckbitDeskNeeds *needs);

G_END_DECLS
