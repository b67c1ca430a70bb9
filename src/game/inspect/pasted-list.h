/* All pasted sets, one group per text, and their names for expressions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/pasted-group.h"

G_BEGIN_DECLS

/* The most values in all groups together. */
#define CHECKBIT_PASTED_MAX_VALUES (1 << 18)

/* A GListModel of CheckbitPastedGroup, the newest first.
 *
 * Signals: "edited": the contents to save have changed; "renamed": the names, or their sets, have
 * changed. */
#define CHECKBIT_TYPE_PASTED_LIST (checkbit_pasted_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPastedList, checkbit_pasted_list, CHECKBIT, PASTED_LIST, GObject)

CheckbitPastedList *checkbit_pasted_list_new (void);

/* Whether there is room for the values of a text, before a group is made of it: a set for each of
 * too many values takes a while. */
gboolean checkbit_pasted_list_has_room (CheckbitPastedList *self, const CheckbitReading *reading);

/* Inserts a group, which is not empty, at the front. Its names are removed from other groups. FALSE
 * if there is no room for its values. */
gboolean checkbit_pasted_list_add (CheckbitPastedList *self, CheckbitPastedGroup *group);

/* Restores an older group at an index, or at the end if that is too large, but without names that
 * others have now. FALSE if there is no room for it, nothing left of it, or it is in the list. */
gboolean
checkbit_pasted_list_restore (CheckbitPastedList *self, guint index, CheckbitPastedGroup *group);

/* Makes these the groups, in this order; of those that are not in the list yet, without names that
 * others before them have, and as far as there is room. (element-type CheckbitPastedGroup) */
void checkbit_pasted_list_replace (CheckbitPastedList *self, GPtrArray *groups);

/* Removes a group. Returns its index; G_MAXUINT if it is not in the list. */
guint checkbit_pasted_list_remove (CheckbitPastedList *self, CheckbitPastedGroup *group);

/* The current names; an immutable snapshot. (transfer none) */
CheckbitPastedNames *checkbit_pasted_list_get_names (CheckbitPastedList *self);

/* The set that an expression stands for; NULL for none. (transfer none) (nullable) */
CheckbitSet *checkbit_pasted_list_find_set (CheckbitPastedList *self, const char *expression);

/* The layout of words, and the selected squares. */
void checkbit_pasted_list_set_layout (CheckbitPastedList *self, ChessLayout layout);
void checkbit_pasted_list_set_selection (CheckbitPastedList *self, ChessBitboard selection);

G_END_DECLS
