/* The position as text: the FEN entry, the clipboard, and what is dropped on the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/messages.h"

/* --- The entry ------------------------------------------------------------------------------ */

void
checkbit_window_update_fen (CheckbitWindow *self)
{
  g_autofree char *fen = checkbit_game_dup_fen (self->game);

  gtk_editable_set_text (GTK_EDITABLE (self->fen_entry), fen);
}

/* Puts a text with a mistake into the entry, where the mistake is marked and explained. */
static void
show_mistake (CheckbitWindow *self, const char *text, const ChessFenError *error)
{
  g_autofree char *sentence = checkbit_message_fen_error (error);

  gtk_editable_set_text (GTK_EDITABLE (self->fen_entry), text);
  checkbit_status_line_show_message (self->status, sentence);
}

void
checkbit_window_load_text (CheckbitWindow *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  g_autofree char *line = g_strstrip (g_strdup (text));
  ChessPosition position;
  ChessFenError error;

  if (!chess_fen_read (line, strlen (line), CHESS_FEN_DEFAULT, &position, &error))
    {
      show_mistake (self, line, &error);
      return;
    }
  checkbit_window_replace_game (self, &position, checkbit_document_new (NULL, NULL),
                                _ ("Position loaded"));
}

static void
entry_activate_cb (CheckbitWindow *self)
{
  checkbit_window_load_text (self, gtk_editable_get_text (GTK_EDITABLE (self->fen_entry)));
}

/* --- The clipboard -------------------------------------------------------------------------- */

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  g_autofree char *fen = checkbit_game_dup_fen (self->game);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), fen);
  checkbit_window_toast (self, _ ("FEN copied"));
}

static void
paste_ready_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWindow) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (text == NULL)
    checkbit_status_line_show_message (self->status, _ ("There is no text on the clipboard."));
  else
    checkbit_window_load_text (self, text);
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->cancellable,
                                 paste_ready_cb, g_object_ref (self));
}

static const GActionEntry actions[] = {
  { .name = "copy-fen", .activate = copy_cb },
  { .name = "paste", .activate = paste_cb },
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
    checkbit_window_load_text (self, g_value_get_string (value));
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
  g_signal_connect_object (self->fen_entry, "activate", G_CALLBACK (entry_activate_cb), self,
                           G_CONNECT_SWAPPED);
  add_drop_target (self);
}
