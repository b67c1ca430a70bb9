/* The list of games in the file that the current game belongs to, in place of the board, and a bar
 * that says which of them the game is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/record/game-bar.h"
#include "ui/record/game-list.h"

G_BEGIN_DECLS

/* Properties: "shown" (boolean): the list is in place of the board. "has-file" (boolean, read
 * only): there is a file to list. Construct only: "controller"; "pages", in which the list becomes
 * the page "games", beside that of the "board"; "bar". Signals, of the list: "game-activated"
 * (guint index), "stop-requested". The list is hidden when a game is put on the board and during a
 * position set-up. */
#define CHECKBIT_TYPE_GAMES_VIEW (checkbit_games_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGamesView, checkbit_games_view, CHECKBIT, GAMES_VIEW, GObject)

/* Shows the list or the board, and moves the focus there. */
void checkbit_games_view_set_shown (CheckbitGamesView *self, gboolean shown);
gboolean checkbit_games_view_get_shown (CheckbitGamesView *self);
void checkbit_games_view_toggle (CheckbitGamesView *self);

/* Shows the list of a file. */
void checkbit_games_view_list (CheckbitGamesView *self, CheckbitPgnFile *pgn);

/* Updates the list after more of the file has been read. */
void checkbit_games_view_update (CheckbitGamesView *self);

/* The file that is listed; NULL for none (transfer none). */
CheckbitPgnFile *checkbit_games_view_get_file (CheckbitGamesView *self);

/* Whether what is seen belongs to the listed file rather than to that of the game on the board: the
 * list is shown, or the game has no file. */
gboolean checkbit_games_view_is_about_list (CheckbitGamesView *self);

/* The window that it is in (transfer none). */
GtkWindow *checkbit_games_view_get_window (CheckbitGamesView *self);

/* Made when it is first asked for (transfer none). */
CheckbitGameList *checkbit_games_view_get_list (CheckbitGamesView *self);

G_END_DECLS
