/* Games and positions over the clipboard, and dropped as text: what a text is, is decided by what
 * stands in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/pgn/pgn-record.h"
#include "ui/record/game-details.h"

/* --- Copying -------------------------------------------------------------------------------- */

static void
copy_pgn_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  g_autofree char *text = checkbit_pgn_write_record (checkbit_game_get_record (self->game));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  checkbit_window_toast (self, _ ("Game copied as PGN"));
}

/* --- Pasting -------------------------------------------------------------------------------- */

/* Whether a game is one that somebody meant: a reader finds a game without moves in any text. */
static gboolean
is_game (CheckbitPgnGame *game)
{
  return checkbit_node_get_n_children (checkbit_record_get_root (game->record)) > 0
         || checkbit_tags_get_n (checkbit_record_get_tags (game->record)) > 0;
}

/* What to say about games that were pasted. (transfer full) */
static char *
dup_note (const GPtrArray *games)
{
  const CheckbitPgnGame *game = g_ptr_array_index (games, 0);
  guint n = game->problems->len;

  if (games->len > 1)
    return g_strdup (_ ("The first game of several was pasted: save the text as a file to have "
                        "them all"));
  if (n > 0)
    return g_strdup_printf (ngettext ("Game pasted; %u thing in it could not be read",
                                      "Game pasted; %u things in it could not be read", n),
                            n);
  return g_strdup (_ ("Game pasted"));
}

/* FALSE where the text is no game. */
static gboolean
take_game (CheckbitWindow *self, const char *text)
{
  g_autoptr (GPtrArray) games = checkbit_pgn_read_games (text, strlen (text), 2);
  g_autofree char *note = NULL;
  CheckbitPgnGame *game;

  if (games->len == 0 || !is_game (g_ptr_array_index (games, 0)))
    return FALSE;
  note = dup_note (games);
  game = g_ptr_array_index (games, 0);
  checkbit_window_replace_record (self, checkbit_pgn_game_steal_record (game),
                                  checkbit_document_new (NULL, NULL), note);
  checkbit_game_set_modified (self->game, TRUE);
  return TRUE;
}

void
checkbit_window_take_text (CheckbitWindow *self, const char *text)
{
  ChessPosition position;
  g_autofree char *line = g_strstrip (g_strdup (text));
  unsigned flags
      = checkbit_controller_is_setting_up (self->controller) ? CHESS_FEN_SETUP : CHESS_FEN_DEFAULT;

  if (!chess_fen_read (line, strlen (line), flags, &position, NULL) && take_game (self, text))
    return;
  checkbit_window_show_games (self, FALSE);
  checkbit_window_load_text (self, text);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWindow) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (text != NULL)
    checkbit_window_take_text (self, text);
  else
    checkbit_window_toast (self, _ ("There is no text on the clipboard"));
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->cancellable,
                                 pasted_cb, g_object_ref (self));
}

/* --- What stands above the game --------------------------------------------------------------- */

static void
details_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  gtk_window_present (GTK_WINDOW (checkbit_game_details_new (GTK_WINDOW (self), self->game)));
}

static const GActionEntry actions[] = {
  { .name = "copy-pgn", .activate = copy_pgn_cb },
  { .name = "paste", .activate = paste_cb },
  { .name = "details", .activate = details_cb },
};

void
checkbit_window_add_clipboard_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
