/* A small board beside a list of games: previews a game before it is opened.
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

/* Shows a game of a file, by its index, once it has been read in the background; NULL: an empty
 * board. Reading another game is cancelled. */
void checkbit_game_preview_show (CheckbitGamePreview *self, CheckbitPgnFile *file, guint game);

/* Reads the game again, after the file was written. */
void checkbit_game_preview_refresh (CheckbitGamePreview *self);

/* Shows games at a position (copied), if their main line reaches it; otherwise, or if NULL, at
 * their end. */
void checkbit_game_preview_set_position (CheckbitGamePreview *self, const ChessPosition *position);

G_END_DECLS
