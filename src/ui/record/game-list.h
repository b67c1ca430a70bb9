/* The games of a PGN file: searched, sorted and chosen from, also while they are still being found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/position.h"
#include "game/pgn/pgn-file.h"
#include "game/pgn/pgn-list.h"

G_BEGIN_DECLS

/* Signals: "game-activated" (guint index): the person chose a game, by its index in the file.
 * "stop-requested": enough of it has been read. "close-requested": back to the board. */
#define CHECKBIT_TYPE_GAME_LIST (checkbit_game_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGameList, checkbit_game_list, CHECKBIT, GAME_LIST, GtkWidget)

GtkWidget *checkbit_game_list_new (void);

/* Shows the games of a file; NULL for none. Search and order begin anew with another file, or with
 * the same one loaded again. */
void checkbit_game_list_set_file (CheckbitGameList *self, CheckbitPgnFile *file);
CheckbitPgnFile *checkbit_game_list_get_file (CheckbitGameList *self);

/* Shows only games that are in an array, by their indices in the file in rising order (element-type
 * guint32), which have a position in common; the preview shows them there. A button with a title,
 * "Games with 3. d4", shows all games, the former marked, and only these again. Another file begins
 * without. */
void checkbit_game_list_set_only (CheckbitGameList *self,
                                  GArray *games,
                                  const ChessPosition *position,
                                  const char *title);

/* The position that the games on show have in common; NULL where all games are shown. (transfer
 * none) */
const ChessPosition *checkbit_game_list_get_position (CheckbitGameList *self);

/* The games as they are searched and sorted; NULL where there is no file. (transfer none) */
CheckbitPgnList *checkbit_game_list_get_list (CheckbitGameList *self);

/* Marks the game that is on the board, and scrolls to it; G_MAXUINT for none. */
void checkbit_game_list_set_index (CheckbitGameList *self, guint index);

/* The game behind (+1) or before (-1) a game, in the order that is shown, or where that does not
 * have it in the order of the file. FALSE where there is none. */
gboolean checkbit_game_list_get_neighbor (CheckbitGameList *self,
                                          guint index,
                                          int direction,
                                          guint *neighbor);

/* Puts the keyboard where a person goes on: the list, or the search where that is empty. */
void checkbit_game_list_focus (CheckbitGameList *self);

G_END_DECLS
