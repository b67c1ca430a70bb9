/* Shared by the board's test programs: a board in a window, a simulated pointer, and listeners.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui-test.h"

#include "chess/movegen.h"
#include "ui/board/board-input.h"

/* The window's side in logical pixels. */
#define BOARD_TEST_SIDE 480

typedef struct
{
  GtkWindow *window;
  CheckbitBoard *board;
  CheckbitMoveChooser *chooser; /* simulates the pointer */
  CheckbitBoardInput *input;
  GString *heard;  /* the moves and refusals reported by the board: "e2e4 ", "e7e8=4 ", "!e2e5 " */
  gboolean follow; /* whether requested moves are played */
} BoardTest;

/* For g_test_add(): a board at the start position. tear_down proves that nothing keeps it. */
void board_test_set_up (BoardTest *fixture, gconstpointer data);
void board_test_tear_down (BoardTest *fixture, gconstpointer data);

/* Adds a test that has such a board. */
#define BOARD_TEST_ADD(path, data, test)                                                           \
  g_test_add (path, BoardTest, data, board_test_set_up, test, board_test_tear_down)

ChessSquare board_test_square (const char *name);
void board_test_set_fen (BoardTest *fixture, const char *fen);

/* Plays a move without pointer input. */
void board_test_play (BoardTest *fixture,
                      const char *from,
                      const char *to,
                      CheckbitBoardTransition transition);

/* The accessible name of a square, and its center in the widget. */
const char *board_test_label (BoardTest *fixture, const char *name);
graphene_point_t board_test_center (BoardTest *fixture, const char *name);

/* The visible widget of a type on top of the board; NULL for none. */
GtkWidget *board_test_find (BoardTest *fixture, GType type);

/* Draws the board as the next frame would. */
void board_test_paint (BoardTest *fixture, GtkSnapshot *snapshot);

/* Whether the board shows a lifted piece. */
gboolean board_test_is_lifted (BoardTest *fixture);

/* Pointer input. */
void board_test_press (BoardTest *fixture, const char *name);
void board_test_drag_to (BoardTest *fixture, const char *name);
void board_test_release (BoardTest *fixture, const char *name);
void board_test_click (BoardTest *fixture, const char *name);
void board_test_drag (BoardTest *fixture, const char *from, const char *to);
void board_test_key (BoardTest *fixture, guint keyval);
void board_test_keys (BoardTest *fixture, guint keyval, int times);

/* Everything reported by the board so far; the selected square, NULL for none. */
void board_test_assert_heard (BoardTest *fixture, const char *heard);
void board_test_assert_selected (BoardTest *fixture, const char *name);

/* Whether two rectangles are the same but for a hundredth of a pixel. */
gboolean board_test_is_rect_near (const graphene_rect_t *a, const graphene_rect_t *b);

/* White to move may promote on a8 or, taking a knight, on b8. */
#define BOARD_TEST_PROMOTION_FEN "1n5k/P7/8/8/8/8/7p/4K3 w - - 0 1"
