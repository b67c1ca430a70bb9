/* Navigating a game with the keys of the move list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-navigation.h"

#include <gdk/gdk.h>

#define PAGE_ROWS 10

/* The game and the rows to navigate. */
typedef struct
{
  CheckbitGame *game;
  CheckbitMoveRows *rows;
} Place;

static gboolean
has_move (const Place *self, int index)
{
  return checkbit_move_row_data_has_moves (checkbit_move_rows_get (self->rows, (guint) index));
}

/* Skips rows without moves, such as comments, in a direction, or at the end of the list backwards.
 * The first row is always the start. */
static int
find_move_row (const Place *self, int index, int direction)
{
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  while (index < n && !has_move (self, index))
    index += direction;
  if (index == n)
    for (index = n - 1; !has_move (self, index);)
      index--;

  return index;
}

/* The side that made the move to a node; White at the start. */
static ChessColor
get_side (CheckbitNode *node)
{
  CheckbitNode *parent = checkbit_node_get_parent (node);

  return parent != NULL ? chess_position_side (checkbit_node_get_position (parent)) : CHESS_WHITE;
}

/* Goes to a move of the same side some rows away, or to the nearest one. */
static void
go_rows (const Place *self, int rows)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  int index = (int) checkbit_move_rows_find (self->rows, current, NULL);
  const CheckbitMoveRowData *row;

  index = find_move_row (self, CLAMP (index + rows, 0, n - 1), rows > 0 ? 1 : -1);
  row = checkbit_move_rows_get (self->rows, (guint) index);

  checkbit_game_go_to (self->game, checkbit_move_row_data_get_first (row, get_side (current)));
}

/* Does not use undo and redo, which would first undo a resignation: this only navigates. */
static void
go_moves (const Place *self, int moves)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  CheckbitNode *node
      = moves < 0 ? checkbit_node_get_parent (current) : checkbit_node_get_next (current);

  if (node != NULL)
    checkbit_game_go_to (self->game, node);
}

static void
go_to_start (const Place *self, int unused)
{
  checkbit_game_go_to_start (self->game);
}

static void
go_to_end (const Place *self, int unused)
{
  checkbit_game_go_to_end (self->game);
}

static const struct
{
  guint keyval;
  guint keypad;
  void (*go) (const Place *self, int by);
  int by;
} keys[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, go_moves, -1 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, go_moves, 1 },
  { GDK_KEY_Up, GDK_KEY_KP_Up, go_rows, -1 },
  { GDK_KEY_Down, GDK_KEY_KP_Down, go_rows, 1 },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, go_rows, -PAGE_ROWS },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, go_rows, PAGE_ROWS },
  { GDK_KEY_Home, GDK_KEY_KP_Home, go_to_start, 0 },
  { GDK_KEY_End, GDK_KEY_KP_End, go_to_end, 0 },
};

gboolean
checkbit_move_navigation_key (CheckbitGame *game, CheckbitMoveRows *rows, guint keyval)
{
  const Place place = { game, rows };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keyval == keys[i].keyval || keyval == keys[i].keypad)
      {
        keys[i].go (&place, keys[i].by);
        return TRUE;
      }

  return FALSE;
}
