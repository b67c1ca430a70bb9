/* All that was pasted, a group for each text, and the names that expressions may use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/pasted-group.h"

G_BEGIN_DECLS

/* The most values of all groups together. */
#define CHECKBIT_PASTED_MAX_VALUES (1 << 18)

/* A GListModel of CheckbitPastedGroup, the newest first.
 *
 * Signals: "edited": what is worth saving differs; "renamed": the names, or their sets, differ. */
#define CHECKBIT_TYPE_PASTED_LIST (checkbit_pasted_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPastedList, checkbit_pasted_list, CHECKBIT, PASTED_LIST, GObject)

CheckbitPastedList *checkbit_pasted_list_new (void);

/* Puts a group, which is not empty, in front of all. Its names leave the others. FALSE where
 * there is no room for its values. */
gboolean checkbit_pasted_list_add (CheckbitPastedList *self, CheckbitPastedGroup *group);

/* Puts an older group at an index, or behind all if that is beyond the end, but for names that
 * others have. FALSE where there is no room for it, nothing left of it, or where it is in the
 * list. */
gboolean
checkbit_pasted_list_restore (CheckbitPastedList *self, guint index, CheckbitPastedGroup *group);

/* Takes a group out. Returns its index; G_MAXUINT where it is not in the list. */
guint checkbit_pasted_list_remove (CheckbitPastedList *self, CheckbitPastedGroup *group);

/* The names of now; they stay as they are when the list changes. (transfer none) */
CheckbitPastedNames *checkbit_pasted_list_get_names (CheckbitPastedList *self);

/* How words are read, and which squares are selected. */
void checkbit_pasted_list_set_layout (CheckbitPastedList *self, ChessLayout layout);
void checkbit_pasted_list_set_selection (CheckbitPastedList *self, ChessBitboard selection);

G_END_DECLS
