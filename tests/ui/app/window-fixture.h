/* The real window in a fixture, and what tests do to it and read from it as a person would.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui-test.h"

#include <glib/gstdio.h>

#include "ui/app/inspector.h"
#include "ui/base/toast-guard.h"
#include "ui/inspector/mask-tile.h"
#include "ui/base/settings.h"
#include "window-parts.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
#define ENDGAME "8/8/8/8/8/5k2/q7/7K b - - 12 40"

typedef struct
{
  CheckbitWindow *window;
  WindowParts parts;
  GSettings *settings;
  char *folder;
} Fixture;

static inline void
open_window (Fixture *fixture)
{
  fixture->window = checkbit_window_new (NULL, fixture->settings);
  fixture->parts = window_parts (fixture->window);
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = checkbit_settings_new ();
  g_assert_nonnull (fixture->settings);
  open_window (fixture);
  fixture->folder = g_dir_make_tmp ("checkbit-window-XXXXXX", NULL);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->settings);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

/* --- Doing and reading as a person would ---------------------------------------------------- */

static inline ChessSquare
square (const char *name)
{
  return CHESS_SQUARE (name[0] - 'a', name[1] - '1');
}

/* Asks for a move as the board does when a person makes it: "e2e4". */
static inline void
move (Fixture *fixture, const char *text)
{
  g_signal_emit_by_name (fixture->parts.move_chooser, "move-requested", (guint) square (text),
                         (guint) square (text + 2), (guint) CHESS_PAWN);
}

static inline void
moves (Fixture *fixture, const char *list)
{
  g_auto (GStrv) texts = g_strsplit (list, " ", -1);
  for (guint i = 0; texts[i] != NULL; i++)
    move (fixture, texts[i]);
}

static inline void
act (Fixture *fixture, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action, NULL);
}

static inline gboolean
is_enabled (Fixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

static inline gboolean
state_of (Fixture *fixture, const char *action)
{
  g_autoptr (GVariant) state
      = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), action);
  return g_variant_get_boolean (state);
}

/* The board, the game and the entry show one and the same position. */
static inline void
assert_fen (Fixture *fixture, const char *expected)
{
  g_autofree char *game = checkbit_game_dup_fen (fixture->parts.game);
  char board[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_board_get_position (fixture->parts.board), board);
  g_assert_cmpstr (game, ==, expected);
  g_assert_cmpstr (board, ==, expected);
  g_assert_cmpstr (checkbit_fen_entry_get_text (fixture->parts.fen_entry), ==, expected);
}

static inline gboolean
shows (Fixture *fixture, const char *fen)
{
  return g_str_equal (checkbit_fen_entry_get_text (fixture->parts.fen_entry), fen);
}

static inline const char *
subtitle (Fixture *fixture)
{
  return adw_window_title_get_subtitle (fixture->parts.title);
}

/* Presses the button of the note on show. */
static inline void
press (Fixture *fixture, const char *label)
{
  GtkWidget *button = NULL;

  /* A widget that is still sliding in cannot be clicked. */
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->parts.toasts)
                    && (button = ui_test_find_button (GTK_WIDGET (fixture->parts.toasts), label))
                           != NULL);
  g_signal_emit_by_name (button, "clicked");
}

/* The dialog over the window; NULL for none. */
static inline GtkWindow *
find_dialog (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);
      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* Whether a file chooser is on show, in a folder. */
static inline gboolean
chooses_in (const char *folder)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);
      g_autoptr (GFile) now = NULL;

      if (!GTK_IS_FILE_CHOOSER (window) || !gtk_widget_get_visible (GTK_WIDGET (window)))
        continue;
      now = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (window));
      found = now != NULL && g_strcmp0 (g_file_peek_path (now), folder) == 0;
    }
  return found;
}

/* Presses a button of the dialog, once there is one. */
static inline void
answer (const char *label)
{
  ui_test_wait_for (find_dialog () != NULL);
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (find_dialog ()), label);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  ui_test_wait_for (find_dialog () == NULL);
}

/* --- Adding tests ---------------------------------------------------------------------------- */

#define ADD(path, function, data)                                                                  \
  g_test_add ("/window/" path, Fixture, data, set_up, function, tear_down)

static inline void
add_with (const char *folder, guint i, gconstpointer data, void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/window/%s/%u", folder, i + 1);
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}
