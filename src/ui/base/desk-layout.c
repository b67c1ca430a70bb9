/* The arithmetic of the desk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/desk-layout.h"

#define MARGIN 12
#define MARGIN_SMALL 8 /* in a window of a phone's width */
#define SMALL_WIDTH 480
#define SPACING 6    /* between the board and what belongs to it */
#define GAUGE_SPACE 4 /* on both sides of the gauge */

#define BOARD_MIN 216
#define BOARD_MIN_LARGE_TEXT 168 /* while texts are twice as large */
#define LARGE_TEXT 1.75
#define BOARD_DRAGGED 320    /* the smallest board that widening a side may leave */
#define COLUMN_MIN_WIDTH 320 /* of the column under a smaller board */

#define GAME_ROOMY_WIDTH 380
#define GAME_ALONE_WIDTH 420
#define BITS_WIDTH 420
#define ONE_WIDTH 360        /* of the only visible side */
#define GAME_MIN_HEIGHT 124  /* of what is below the board */
#define BITS_MIN_HEIGHT 220

/* --- What the board needs around it ---------------------------------------------------------- */

static int
margin_for (int width)
{
  return width < SMALL_WIDTH ? MARGIN_SMALL : MARGIN;
}

static int
left_of_board (int width, const CheckbitDeskNeeds *needs)
{
  int space = width < SMALL_WIDTH ? GAUGE_SPACE / 2 : GAUGE_SPACE;

  return MAX (margin_for (width), needs->gauge_width > 0 ? needs->gauge_width + 2 * space : 0);
}

/* What is left and right of the board. */
static int
beside_board (int width, const CheckbitDeskNeeds *needs)
{
  return left_of_board (width, needs) + margin_for (width);
}

static int
with_space (int height)
{
  return height > 0 ? height + SPACING : 0;
}

/* What is over and under the board. */
static int
around_board (int width, const CheckbitDeskNeeds *needs)
{
  return 2 * margin_for (width) + with_space (needs->upper_height)
         + with_space (needs->lower_height) + with_space (needs->foot_height);
}

/* The width of a column in which the board fills the height. */
static int
full_column (int width, int height, const CheckbitDeskNeeds *needs)
{
  return height - around_board (width, needs) + beside_board (width, needs);
}

/* --- Which form ------------------------------------------------------------------------------ */

static int
least_one (const CheckbitDeskNeeds *needs)
{
  return MAX (ONE_WIDTH, MAX (needs->game_width, needs->bits_width));
}

static int
least_board (const CheckbitDeskNeeds *needs)
{
  return needs->text_scale > LARGE_TEXT ? BOARD_MIN_LARGE_TEXT : BOARD_MIN;
}

static int
least_view_height (CheckbitSide view)
{
  return view == CHECKBIT_SIDE_BITS ? BITS_MIN_HEIGHT
         : view == CHECKBIT_SIDE_GAME ? GAME_MIN_HEIGHT
                                      : 0;
}

/* The board over a view. */
static int
stacked_board (int width, int height, const CheckbitDeskNeeds *needs, CheckbitSide view)
{
  int tall = height - around_board (width, needs) - needs->switcher_height;
  int least = least_view_height (view), roomy = (int) (least * MAX (needs->text_scale, 1));

  /* Enlarged texts get more room, as long as the board is not smaller than necessary. */
  return MIN (width - beside_board (width, needs),
              MAX (tall - roomy, MIN (tall - least, least_board (needs))));
}

/* Whether the board would be clearly larger above a side than beside it. This ignores which side is
 * shown, or the switcher would jump. */
CheckbitDeskForm
checkbit_desk_layout_get_form (int width, int height, const CheckbitDeskNeeds *needs)
{
  int column = MIN (width - least_one (needs), full_column (width, height, needs));
  int beside = column - beside_board (width, needs);
  int stacked = stacked_board (width, height, needs, CHECKBIT_SIDE_GAME);

  if (width >= CHECKBIT_DESK_WIDE_WIDTH)
    return CHECKBIT_DESK_WIDE;
  return stacked * 9 / 10 > beside ? CHECKBIT_DESK_STACKED : CHECKBIT_DESK_ONE;
}

/* --- How wide the sides are ------------------------------------------------------------------ */

/* Widens a side up to a maximum, from the spare width. */
static void
widen (int *width, int *spare, int most)
{
  int given = CLAMP (*spare, 0, MAX (0, most - *width));

  *width += given;
  *spare -= given;
}

void
checkbit_desk_layout_get_bits_range (int width,
                                     int height,
                                     const CheckbitDeskNeeds *needs,
                                     int *least,
                                     int *most)
{
  gboolean wide = checkbit_desk_layout_get_form (width, height, needs) == CHECKBIT_DESK_WIDE;
  int game = wide && needs->game_wanted ? MAX (CHECKBIT_DESK_GAME_WIDTH, needs->game_width) : 0;

  *least = wide ? MAX (300, needs->bits_width) : least_one (needs);
  *most = MAX (*least, width - game - BOARD_DRAGGED - beside_board (width, needs));
}

/* Shares out the width that a board of full height leaves: first what is best for Bits, or else
 * what is good, then the moves, then Bits again. */
static void
share_wide (int width, int height, const CheckbitDeskNeeds *needs, int *game, int *bits)
{
  int spare, least, most;

  *game = needs->game_wanted ? MAX (CHECKBIT_DESK_GAME_WIDTH, needs->game_width) : 0;
  *bits = needs->bits_wanted ? MAX (BITS_WIDTH, needs->bits_width) : 0;
  if (*bits > 0 && needs->bits_wish > 0)
    {
      checkbit_desk_layout_get_bits_range (width, height, needs, &least, &most);
      *bits = CLAMP (needs->bits_wish, least, most);
    }
  spare = width - full_column (width, height, needs) - *game - *bits;
  if (*bits > 0 && needs->bits_wish == 0)
    widen (bits, &spare, *bits + spare >= needs->bits_best ? needs->bits_best : needs->bits_good);
  if (*game > 0)
    widen (game, &spare, *bits > 0 ? GAME_ROOMY_WIDTH : GAME_ALONE_WIDTH);
  if (*bits > 0 && needs->bits_wish == 0)
    widen (bits, &spare, width * 2 / 5);
}

/* Both sides get the same width, so that the board does not move when they are switched. */
static int
share_one (int width, int height, const CheckbitDeskNeeds *needs)
{
  int least = least_one (needs), most = MAX (least, needs->bits_best);
  int wish = width - full_column (width, height, needs);

  if (needs->bits_wish > 0)
    {
      checkbit_desk_layout_get_bits_range (width, height, needs, &least, &most);
      wish = needs->bits_wish;
    }
  return CLAMP (wish, least, most);
}

/* --- The rectangles -------------------------------------------------------------------------- */

/* Places the board and its bars in a column, from y down; returns where they end. */
static int
place_column (CheckbitDeskLayout *layout,
              const CheckbitDeskNeeds *needs,
              int width,
              int column,
              int board)
{
  int margin = margin_for (width), left = left_of_board (width, needs);
  int x = MAX (left, (column - board) / 2);
  int rows = MAX (board, MIN (column - 2 * margin, COLUMN_MIN_WIDTH));
  int rows_x = board < rows ? MAX (margin, (column - rows) / 2) : x;
  int y = margin;

  layout->upper = (GtkAllocation){ rows_x, y, rows, needs->upper_height };
  y += with_space (needs->upper_height);
  layout->board = (GtkAllocation){ x, y, board, board };
  layout->gauge = (GtkAllocation){ x - (left - needs->gauge_width) / 2 - needs->gauge_width, y,
                                   needs->gauge_width, board };
  y += board + SPACING;
  layout->lower = (GtkAllocation){ rows_x, y, rows, needs->lower_height };
  y += with_space (needs->lower_height);
  layout->foot = (GtkAllocation){ rows_x, y, rows, needs->foot_height };
  return y + needs->foot_height;
}

static void
compute_beside (CheckbitDeskLayout *layout,
                int width,
                int height,
                const CheckbitDeskNeeds *needs,
                int game,
                int bits)
{
  int column = width - game - bits;
  int board = MIN (column - beside_board (width, needs), height - around_board (width, needs));

  place_column (layout, needs, width, column, MAX (board, 8));
  if (game > 0)
    layout->game = (GtkAllocation){ column, 0, game, height };
  if (bits > 0)
    layout->bits = (GtkAllocation){ column + game, 0, bits, height };
}

static void
compute_one (CheckbitDeskLayout *layout, int width, int height, const CheckbitDeskNeeds *needs)
{
  int side = share_one (width, height, needs);

  compute_beside (layout, width, height, needs, needs->view == CHECKBIT_SIDE_GAME ? side : 0,
                  needs->view == CHECKBIT_SIDE_BITS ? side : 0);
}

static void
compute_stacked (CheckbitDeskLayout *layout, int width, int height, const CheckbitDeskNeeds *needs)
{
  int board = stacked_board (width, height, needs, needs->view);
  int below = place_column (layout, needs, width, width, MAX (board, 8)) + SPACING;
  int end = height - needs->switcher_height;
  GtkAllocation view = { 0, below, width, MAX (1, end - below) };

  if (needs->cover && needs->view == CHECKBIT_SIDE_GAME)
    {
      view.y = layout->foot.y;
      view.height = MAX (1, end - view.y);
    }
  layout->switcher = (GtkAllocation){ 0, end, width, needs->switcher_height };
  if (needs->view == CHECKBIT_SIDE_GAME)
    layout->game = view;
  else if (needs->view == CHECKBIT_SIDE_BITS)
    layout->bits = view;
}

void
checkbit_desk_layout_compute (CheckbitDeskLayout *layout,
                              int width,
                              int height,
                              const CheckbitDeskNeeds *needs)
{
  int game, bits;

  *layout = (CheckbitDeskLayout){ .form = checkbit_desk_layout_get_form (width, height, needs) };
  if (layout->form == CHECKBIT_DESK_STACKED)
    compute_stacked (layout, width, height, needs);
  else if (layout->form == CHECKBIT_DESK_ONE)
    compute_one (layout, width, height, needs);
  else
    {
      share_wide (width, height, needs, &game, &bits);
      compute_beside (layout, width, height, needs, game, bits);
    }
}

int
checkbit_desk_layout_get_least (GtkOrientation orientation, const CheckbitDeskNeeds *needs)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return MAX (least_board (needs) + beside_board (0, needs),
                MAX (needs->game_width, needs->bits_width));
  return least_board (needs) + around_board (0, needs) + needs->switcher_height + GAME_MIN_HEIGHT;
}
