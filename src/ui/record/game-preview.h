/* A small board beside a list of games: the game that somebody looks at, before it is opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/position.h"
#include "game/pgn/pgn-file.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_GAME_PREVIEW (checkbit_game_preview_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGamePreview, checkbit_game_preview, CHECKBIT, GAME_PREVIEW, GtkWidget)

GtkWidget *checkbit_game_preview_new (void);

/* Shows a game of a file, by its index there, once it has been read in the background; NULL: an
 * empty board. What is on its way for another game is given up. */
void checkbit_game_preview_show (CheckbitGamePreview *self, CheckbitPgnFile *file, guint game);

/* Reads the game again: the file has been written to. */
void checkbit_game_preview_refresh (CheckbitGamePreview *self);

/* Shows games where their main line has a position (copied), those that never have it and with NULL
 * all of them at their end. */
void checkbit_game_preview_set_position (CheckbitGamePreview *self, const ChessPosition *position);

G_END_DECLS
