/* The keys of the move list: going about in the game, and what changes the record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-list-private.h"

#define PAGE_ROWS 10

static CheckbitNode *
get_current (CheckbitMoveList *self)
{
  return checkbit_game_get_current (self->game);
}

static gboolean
has_move (CheckbitMoveList *self, int index)
{
  return checkbit_move_rows_get (self->rows, (guint) index)->kind <= CHECKBIT_MOVE_ROW_MOVES;
}

/* A comment, or how a game ended, is no place to go to: the next row in a direction is, or at the
 * end of the list the one before. The first row of all is the start. */
static int
find_move_row (CheckbitMoveList *self, int index, int direction)
{
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  while (index < n && !has_move (self, index))
    index += direction;
  if (index == n)
    for (index = n - 1; !has_move (self, index);)
      index--;

  return index;
}

/* Goes to the move in the same column some rows on, or to the nearest that there is. */
static void
go_rows (CheckbitMoveList *self, int rows)
{
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint column = 0;
  int index = (int) checkbit_move_rows_find (self->rows, get_current (self), &column);
  const CheckbitMoveRowData *row;

  index = find_move_row (self, CLAMP (index + rows, 0, n - 1), rows > 0 ? 1 : -1);
  row = checkbit_move_rows_get (self->rows, (guint) index);

  checkbit_game_go_to (self->game,
                       row->nodes[column] != NULL ? row->nodes[column] : row->nodes[1 - column]);
}

/* Undo and redo would take back a resignation first; here it is only a matter of looking. */
static void
go_moves (CheckbitMoveList *self, int moves)
{
  CheckbitNode *current = get_current (self);
  CheckbitNode *node
      = moves < 0 ? checkbit_node_get_parent (current) : checkbit_node_get_next (current);

  if (node != NULL)
    checkbit_game_go_to (self->game, node);
}

static void
go_to_start (CheckbitMoveList *self, int unused)
{
  checkbit_game_go_to_start (self->game);
}

static void
go_to_end (CheckbitMoveList *self, int unused)
{
  checkbit_game_go_to_end (self->game);
}

static const struct
{
  guint keyval;
  guint keypad;
  void (*go) (CheckbitMoveList *self, int by);
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

static gboolean
go (CheckbitMoveList *self, guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keyval == keys[i].keyval || keyval == keys[i].keypad)
      {
        keys[i].go (self, keys[i].by);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* Characters, wherever the keyboard has them; Shift may be part of them. */
static gboolean
type (CheckbitMoveList *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_exclam:
    case GDK_KEY_question:
      checkbit_move_list_type_sign (self, keyval == GDK_KEY_exclam ? 1 : 2);
      return GDK_EVENT_STOP;
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      checkbit_move_list_fold (self,
                               get_current (self),
                               keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract);
      return GDK_EVENT_STOP;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      checkbit_move_list_delete_from (self, get_current (self));
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
key_pressed_cb (CheckbitMoveList *self, guint keyval, guint keycode, GdkModifierType state)
{
  guint modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && modifiers == GDK_SHIFT_MASK))
    {
      checkbit_move_list_popup_menu (self);
      return GDK_EVENT_STOP;
    }
  if ((modifiers & ~(guint) GDK_SHIFT_MASK) == 0 && type (self, keyval))
    return GDK_EVENT_STOP;

  return modifiers == 0 ? go (self, keyval) : GDK_EVENT_PROPAGATE;
}

/* The list has keys of its own for moving its focus; the game's come before them. Those of the bar
 * below it are none of this. */
void
checkbit_move_list_add_keys (CheckbitMoveList *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->scroller, controller);
}
