/* The games of an index as a list view shows them: searched and sorted, both in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-index.h"

G_BEGIN_DECLS

/* One game of the list, without texts of its own. Created on demand. */
#define CHECKBIT_TYPE_PGN_ENTRY (checkbit_pgn_entry_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPgnEntry, checkbit_pgn_entry, CHECKBIT, PGN_ENTRY, GObject)

/* Its index in the file, from 0. */
guint checkbit_pgn_entry_get_index (CheckbitPgnEntry *self);
/* Its text in a column: "13" for the number of the thirteenth (transfer full) */
char *checkbit_pgn_entry_dup_text (CheckbitPgnEntry *self, CheckbitPgnColumn column);

/* A GListModel of CheckbitPgnEntry.
 *
 * Properties that notify: "search" (string), "sort-column" (uint, a CheckbitPgnColumn),
 * "descending" (boolean), and read-only "busy" (boolean): the list does not yet show what was
 * requested. Games are added while the index is being made. */
#define CHECKBIT_TYPE_PGN_LIST (checkbit_pgn_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPgnList, checkbit_pgn_list, CHECKBIT, PGN_LIST, GObject)

CheckbitPgnList *checkbit_pgn_list_new (CheckbitPgnIndex *index);

/* Words that a game must contain in any of its texts, case-insensitively; "" for all games. */
void checkbit_pgn_list_set_search (CheckbitPgnList *self, const char *search);
const char *checkbit_pgn_list_get_search (CheckbitPgnList *self);

/* CHECKBIT_PGN_COLUMN_NUMBER, ascending: the order of the file. Unknown values ("?", empty) are
 * always last. */
void
checkbit_pgn_list_set_sort (CheckbitPgnList *self, CheckbitPgnColumn column, gboolean descending);

/* Shows only the games in an array of sorted indices (element-type guint32), to which a reference
 * is kept, and which must not change any more; NULL: shows all. */
void checkbit_pgn_list_set_only (CheckbitPgnList *self, GArray *games);
GArray *checkbit_pgn_list_get_only (CheckbitPgnList *self);

/* Puts the games in such an array before all others, or after them; both parts in the requested
 * order. NULL: no games. */
void checkbit_pgn_list_set_first (CheckbitPgnList *self, GArray *games, gboolean last);

gboolean checkbit_pgn_list_get_busy (CheckbitPgnList *self);

/* The position of a game of the index in the list, from 0; CHECKBIT_PGN_LIST_NONE if it is not
 * shown. Searches the list if that is not in the order of the file. */
#define CHECKBIT_PGN_LIST_NONE G_MAXUINT
guint checkbit_pgn_list_find (CheckbitPgnList *self, guint index);

G_END_DECLS
