/* The sets and tables of one pasted text, with their names, shown together and removed together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/inspect/pasted-entry.h"
#include "game/inspect/pasted-names.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* The most entries of a table that get a set each. */
#define CHECKBIT_PASTED_MAX_SHOWN 128

/* A set of a group, which it belongs to for as long as it has that name. */
#define CHECKBIT_TYPE_PASTED_SET (checkbit_pasted_set_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPastedSet, checkbit_pasted_set, CHECKBIT, PASTED_SET, CheckbitSet)

/* A GListModel of CheckbitPastedSet, each with its expression: a set itself; the entries of a table
 * one by one; but for a table of 64 only one set, the entry of the selected square. */
#define CHECKBIT_TYPE_PASTED_GROUP (checkbit_pasted_group_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPastedGroup, checkbit_pasted_group, CHECKBIT, PASTED_GROUP, GObject)

CheckbitPastedGroup *checkbit_pasted_group_new (void);

/* Whether a text is one list of numbers that may stand for different squares: the word with these
 * bits. */
gboolean checkbit_pasted_find_square_numbers (const CheckbitReading *reading, guint64 *word);

/* The result of reading a text; a list of numbers that may be squares also gives one set. */
CheckbitPastedGroup *checkbit_pasted_group_new_for_reading (const CheckbitReading *reading);

/* Appends an entry. If its name is already used, it gets a number. entry: (transfer full) */
void checkbit_pasted_group_add (CheckbitPastedGroup *self, CheckbitPastedEntry *entry);

/* Takes over the sets of another group that have the same expressions, with this group's values:
 * who has one of them, such as the board, has the new value. */
void checkbit_pasted_group_adopt (CheckbitPastedGroup *self, CheckbitPastedGroup *other);

/* Removes an entry; FALSE if none has that name. */
gboolean checkbit_pasted_group_drop (CheckbitPastedGroup *self, const char *name);

/* "KING_RING", "KING_RING and 3 more"; translated. (transfer full) */
char *checkbit_pasted_group_dup_title (CheckbitPastedGroup *self);

guint checkbit_pasted_group_get_n_entries (CheckbitPastedGroup *self);
/* index: less than that number. (transfer none) */
const CheckbitPastedEntry *checkbit_pasted_group_get_entry (CheckbitPastedGroup *self, guint index);

/* The layout of words, and the selected squares. */
void checkbit_pasted_group_set_layout (CheckbitPastedGroup *self, ChessLayout layout);
void checkbit_pasted_group_set_selection (CheckbitPastedGroup *self, ChessBitboard selection);

G_END_DECLS
