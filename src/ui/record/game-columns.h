/* The columns of a list of games: what each shows, and how wide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/pgn/pgn-list.h"

G_BEGIN_DECLS

/* Beside those that games have: whether one is marked. Ascending, these come first. */
#define CHECKBIT_GAME_COLUMN_MARK CHECKBIT_PGN_N_COLUMNS

/* Called when a person clicks on the heads of columns, and for checkbit_game_columns_sort(). */
typedef void (*CheckbitGameSortFunc) (CheckbitPgnColumn column,
                                      gboolean descending,
                                      gpointer user_data);

/* Gives a view of CheckbitPgnEntry its columns. sort is called whenever another order is asked
 * for. */
void checkbit_game_columns_add (GtkColumnView *view, CheckbitGameSortFunc sort, gpointer user_data);

/* Sorts by a column, which need not be shown; by the number is the order of the file. */
void
checkbit_game_columns_sort (GtkColumnView *view, CheckbitPgnColumn column, gboolean descending);

/* The columns as choices of an action that takes their names: "white" and so on. marks: with that of
 * the games that are marked. (transfer full) */
GMenuModel *checkbit_game_columns_create_menu (const char *action, gboolean marks);

/* The name of a column (transfer none); the column of a name, that of the number for any other. */
const char *checkbit_game_columns_get_name (CheckbitPgnColumn column);
CheckbitPgnColumn checkbit_game_columns_find (const char *name);

/* Marks the games of an array, by their indices in the file in rising order (element-type guint32),
 * in a column of its own; NULL: there is no such column. */
void checkbit_game_columns_mark (GtkColumnView *view, GArray *games);

/* Shows the columns that a width has room for: those that name a game always. */
void checkbit_game_columns_fit (GtkColumnView *view, int width);

/* A game in one line, for those who hear it. (transfer full) */
char *checkbit_game_columns_dup_name (CheckbitPgnEntry *entry);

G_END_DECLS
