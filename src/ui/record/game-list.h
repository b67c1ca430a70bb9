/* The games of a PGN file, to search, sort and choose from, even while the file is still being
 * read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/position.h"
#include "game/pgn/pgn-file.h"
#include "game/pgn/pgn-list.h"

G_BEGIN_DECLS

/* Signals: "game-activated" (guint index): open a game, by its index in the file. "stop-requested":
 * stop reading the file. "close-requested": return to the board. Action used: `win.reload` reads
 * the file again. */
#define CHECKBIT_TYPE_GAME_LIST (checkbit_game_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGameList, checkbit_game_list, CHECKBIT, GAME_LIST, GtkWidget)

GtkWidget *checkbit_game_list_new (void);

/* Shows the games of a file; NULL for none. A new file, or a reload of the same one, resets the
 * search and the order. */
void checkbit_game_list_set_file (CheckbitGameList *self, CheckbitPgnFile *file);
CheckbitPgnFile *checkbit_game_list_get_file (CheckbitGameList *self);

/* Shows only some games, given by sorted indices in the file (element-type guint32), which have a
 * position in common; the preview shows that. A button with the title, "Games with 3. d4", switches
 * between these and all games with a mark on these. A new file resets this. */
void checkbit_game_list_set_only (CheckbitGameList *self,
                                  GArray *games,
                                  const ChessPosition *position,
                                  const char *title);

/* The common position of the listed games; NULL if all games are listed. (transfer none) */
const ChessPosition *checkbit_game_list_get_position (CheckbitGameList *self);

/* The games in the displayed order; NULL if there is no file. (transfer none) */
CheckbitPgnList *checkbit_game_list_get_list (CheckbitGameList *self);

/* Marks and scrolls to the game on the board; G_MAXUINT for none. */
void checkbit_game_list_set_index (CheckbitGameList *self, guint index);

/* Says something about the file below the list, with a button that reads it again if that is of
 * use; NULL for nothing. */
void checkbit_game_list_set_notice (CheckbitGameList *self, const char *text, gboolean reload);

/* The next (+1) or previous (-1) game in the displayed order, or in that of the file if the game is
 * not listed. FALSE if there is none. */
gboolean checkbit_game_list_get_neighbor (CheckbitGameList *self,
                                          guint index,
                                          int direction,
                                          guint *neighbor);

/* Focuses the list, or the search field if the list is empty. */
void checkbit_game_list_focus (CheckbitGameList *self);

G_END_DECLS
