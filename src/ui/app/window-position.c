/* The position as text: the FEN entry, the clipboard, and what is dropped on the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "chess/uci-move.h"

/* --- The entry ------------------------------------------------------------------------------ */

void
checkbit_window_update_fen (CheckbitWindow *self)
{
  g_autofree char *fen = checkbit_game_dup_fen (self->game);

  checkbit_fen_entry_set_fen (self->fen_entry, fen);
}

void
checkbit_window_load_text (CheckbitWindow *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  checkbit_fen_entry_request (self->fen_entry, text);
}

static void
load_requested_cb (CheckbitWindow *self, const char *text)
{
  ChessPosition position;

  if (checkbit_window_load_setup (self, text))
    return;
  if (chess_fen_read (text, strlen (text), CHESS_FEN_DEFAULT, &position, NULL))
    checkbit_window_replace_game (
        self, &position, checkbit_document_new (NULL, NULL),
        checkbit_controller_has_blank_game (self->controller) ? NULL : _ ("Position loaded"));
}

static void
copied_cb (CheckbitWindow *self)
{
  checkbit_window_toast (self, _ ("FEN copied"));
}

/* --- The clipboard -------------------------------------------------------------------------- */

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_fen_entry_copy (CHECKBIT_WINDOW (user_data)->fen_entry);
}

/* --- A line out of a view ------------------------------------------------------------------- */

/* A game from a position, with moves in UCI as far as they are legal. end: takes the last of them.
 * (transfer full) */
static CheckbitRecord *
record_new (const ChessPosition *position, const char *moves, CheckbitNode **end)
{
  CheckbitRecord *record = checkbit_record_new (position);
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);
  ChessMove move;

  *end = checkbit_record_get_root (record);
  for (char **text = texts; *text != NULL; text++)
    {
      move = chess_uci_read (checkbit_node_get_position (*end), *text, strlen (*text));
      if (move == CHESS_MOVE_NONE)
        break;
      *end = checkbit_node_add (*end, move);
    }
  return record;
}

/* Puts a FEN with moves from there on the board: in place of the game, which Undo brings back, or into
 * the set-up. What stands there already stays. */
static void
show_line_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  const char *fen, *moves;
  ChessPosition position;
  CheckbitRecord *record;
  CheckbitNode *end;
  char wanted[CHESS_FEN_SIZE], shown[CHESS_FEN_SIZE];

  g_variant_get (parameter, "(&s&s)", &fen, &moves);
  if (!chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL))
    return;
  record = record_new (&position, moves, &end);
  chess_fen_write (checkbit_node_get_position (end), wanted);
  chess_fen_write (checkbit_inspection_get_position (self->inspection), shown);
  if (g_str_equal (wanted, shown) || checkbit_window_load_setup (self, wanted))
    checkbit_record_free (record);
  else
    {
      gboolean blank = checkbit_controller_has_blank_game (self->controller);

      checkbit_window_replace_record_at (self, record, end, checkbit_document_new (NULL, NULL),
                                         blank ? NULL : _ ("Position loaded"));
    }
}

static const GActionEntry actions[] = {
  { .name = "copy-fen", .activate = copy_cb },
  { .name = "show-line", .activate = show_line_cb, .parameter_type = "(ss)" },
};

void
checkbit_window_add_position_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/* --- Dropping ------------------------------------------------------------------------------- */

static gboolean
drop_cb (CheckbitWindow *self, const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      GSList *files = gdk_file_list_get_files (g_value_get_boxed (value));
      if (files == NULL)
        return FALSE;
      checkbit_window_open_file (self, files->data);
      g_slist_free (files);
    }
  else if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    checkbit_window_open_file (self, g_value_get_object (value));
  else
    checkbit_clipboard_take (self->clipboard, g_value_get_string (value));
  return TRUE;
}

static void
add_drop_target (CheckbitWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
checkbit_window_init_position (CheckbitWindow *self)
{
  g_signal_connect_object (self->fen_entry, "load-requested", G_CALLBACK (load_requested_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fen_entry, "copied", G_CALLBACK (copied_cb), self,
                           G_CONNECT_SWAPPED);
  add_drop_target (self);
}
