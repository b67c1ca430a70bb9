/* The games of an index as a list view shows them: searched and sorted, both in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-index.h"

G_BEGIN_DECLS

/* One game of the list. Made when it is looked at; holds no text of its own. */
#define CHECKBIT_TYPE_PGN_ENTRY (checkbit_pgn_entry_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPgnEntry, checkbit_pgn_entry, CHECKBIT, PGN_ENTRY, GObject)

/* Its index in the file, 0 up. */
guint checkbit_pgn_entry_get_index (CheckbitPgnEntry *self);
/* What a column shows of it: "13" for the number of the thirteenth (transfer full) */
char *checkbit_pgn_entry_dup_text (CheckbitPgnEntry *self, CheckbitPgnColumn column);

/* A GListModel of CheckbitPgnEntry.
 *
 * Properties that notify: "search" (string), "sort-column" (uint, a CheckbitPgnColumn),
 * "descending" (boolean), and read-only "busy" (boolean): the list shown is not yet what was asked
 * for. Games that are found while the index is made come in as they are found. */
#define CHECKBIT_TYPE_PGN_LIST (checkbit_pgn_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPgnList, checkbit_pgn_list, CHECKBIT, PGN_LIST, GObject)

CheckbitPgnList *checkbit_pgn_list_new (CheckbitPgnIndex *index);

/* Words that a game must have all of, each in any of its texts, whatever the case; "" for all
 * games. */
void checkbit_pgn_list_set_search (CheckbitPgnList *self, const char *search);
const char *checkbit_pgn_list_get_search (CheckbitPgnList *self);

/* CHECKBIT_PGN_COLUMN_NUMBER, ascending: the order of the file. What is not known ("?", nothing)
 * comes last either way. */
void
checkbit_pgn_list_set_sort (CheckbitPgnList *self, CheckbitPgnColumn column, gboolean descending);
CheckbitPgnColumn checkbit_pgn_list_get_sort_column (CheckbitPgnList *self);
gboolean checkbit_pgn_list_get_descending (CheckbitPgnList *self);

/* Leaves out what is not in an array of indices, in their order (element-type guint32), which is
 * kept; NULL: nothing is left out. */
void checkbit_pgn_list_set_only (CheckbitPgnList *self, GArray *games);
GArray *checkbit_pgn_list_get_only (CheckbitPgnList *self);

/* Puts the games of such an array before all others, or last of all; each of both in the order that
 * is asked for besides. NULL: nothing is put anywhere. */
void checkbit_pgn_list_set_first (CheckbitPgnList *self, GArray *games, gboolean last);

gboolean checkbit_pgn_list_get_busy (CheckbitPgnList *self);

/* Where a game of the index stands in the list, 0 up; CHECKBIT_PGN_LIST_NONE where it is not shown.
 * A walk through the list where that is in another order than the file. */
#define CHECKBIT_PGN_LIST_NONE G_MAXUINT
guint checkbit_pgn_list_find (CheckbitPgnList *self, guint index);

G_END_DECLS
