/* The columns of a list of games: contents and widths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/pgn/pgn-list.h"

G_BEGIN_DECLS

/* An additional column: whether a game is marked. In ascending order, marked games come first. */
#define CHECKBIT_GAME_COLUMN_MARK CHECKBIT_PGN_N_COLUMNS

/* Called when a header is clicked, and by checkbit_game_columns_sort(). */
typedef void (*CheckbitGameSortFunc) (CheckbitPgnColumn column,
                                      gboolean descending,
                                      gpointer user_data);

/* Gives a view of CheckbitPgnEntry its columns. sort is called when another order is requested. */
void checkbit_game_columns_add (GtkColumnView *view, CheckbitGameSortFunc sort, gpointer user_data);

/* Sorts by a column, which may be hidden; the number stands for the order of the file. */
void
checkbit_game_columns_sort (GtkColumnView *view, CheckbitPgnColumn column, gboolean descending);

/* The columns as menu items of an action that takes their names: "white" and so on. marks: includes
 * the column of marks. (transfer full) */
GMenuModel *checkbit_game_columns_create_menu (const char *action, gboolean marks);

/* The name of a column (transfer none); the column with a name, that of the number for an unknown
 * one. */
const char *checkbit_game_columns_get_name (CheckbitPgnColumn column);
CheckbitPgnColumn checkbit_game_columns_find (const char *name);

/* Marks games in an additional column. indices: sorted indices in the file (element-type guint32);
 * NULL removes the column. */
void checkbit_game_columns_mark (GtkColumnView *view, GArray *games);

/* Shows the columns that fit into a width; those that identify a game are always visible. */
void checkbit_game_columns_fit (GtkColumnView *view, int width);

/* A game in one line, for screen readers. (transfer full) */
char *checkbit_game_columns_dup_name (CheckbitPgnEntry *entry);

G_END_DECLS
