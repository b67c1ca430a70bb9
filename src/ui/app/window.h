/* The window: a game on a board, with its bitboards beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-list.h"
#include "game/tree/game.h"
#include "game/inspect/inspection.h"
#include "game/store/session.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

/* Its actions, in the group "win", are listed in window-actions.c, each with what it works on, when
 * it can be had, its state and its parameter. */
#define CHECKBIT_TYPE_WINDOW (checkbit_window_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWindow, checkbit_window, CHECKBIT, WINDOW, AdwApplicationWindow)

/* A window with a new game. settings: for initial values and for remembering; NULL for the
 * defaults. */
CheckbitWindow *checkbit_window_new (GtkApplication *application, GSettings *settings);

/* Reads a file and puts its position or game on the board; of several games it shows a list. Errors
 * are explained, and the game stays as it is. */
void checkbit_window_open_file (CheckbitWindow *self, GFile *file);

/* Puts a position given as text on the board. A mistake is explained at the FEN entry, and the
 * game stays as it is. */
void checkbit_window_load_text (CheckbitWindow *self, const char *text);

/* Keeps a journal of the game from now on. saved: a game to reopen in this window, which must be
 * unused; (transfer full); NULL for none. */
void checkbit_window_begin_journal (CheckbitWindow *self,
                                    CheckbitSession *session,
                                    CheckbitSavedGame *saved);

/* Stores which parts are shown, where and how, for the next window. A window does so by itself when
 * it is closed. */
void checkbit_window_save_look (CheckbitWindow *self);

/* A short note at the bottom of the window. */
void checkbit_window_show_note (CheckbitWindow *self, const char *text);

/* Whether the window is unused: a new game without moves and without a file. */
gboolean checkbit_window_is_pristine (CheckbitWindow *self);

/* A part of the window by its type, such as its controller, its notes or its saver; there is one of
 * each. NULL for none. (transfer none) */
gpointer checkbit_window_get_part (CheckbitWindow *self, GType type);

/* (transfer none) */
CheckbitGame *checkbit_window_get_game (CheckbitWindow *self);
CheckbitBoard *checkbit_window_get_board (CheckbitWindow *self);
CheckbitInspection *checkbit_window_get_inspection (CheckbitWindow *self);

/* Shows the inspector if it is hidden; otherwise leaves it alone. */
void checkbit_window_show_inspector (CheckbitWindow *self);

/* Presses a button option of an engine in every window where it is playing; returns in how many
 * games. */
guint checkbit_window_press_engines (CheckbitEngineEntry *entry, const char *option);

G_END_DECLS
