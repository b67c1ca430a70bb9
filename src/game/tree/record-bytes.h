/* A record as a GVariant, fast to write and to read: the format of the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/record.h"

G_BEGIN_DECLS

/* FEN of the root, whether castling is that of Chess960, tags, recorded result and reason, the
 * tree, the number of the current node. */
#define CHECKBIT_RECORD_FORMAT "(sba(ss)uuayu)"

/* A snapshot of a record, with a current node. Immutable, so any thread may use it: taking it is
 * fast, so that the slow part of writing can be done elsewhere. */
typedef struct _CheckbitRecordSnapshot CheckbitRecordSnapshot;

/* A comment being written, which is not in the record yet. */
typedef struct
{
  CheckbitNode *node; /* ignored if it is not in the record: it may be gone */
  gboolean before;
  const char *text; /* "" for none */
} CheckbitCommentDraft;

/* draft: included in the snapshot as if it were finished; NULL for none. (transfer full) */
CheckbitRecordSnapshot *checkbit_record_snapshot (CheckbitRecord *record,
                                                  CheckbitNode *current,
                                                  const CheckbitCommentDraft *draft);
void checkbit_record_snapshot_free (CheckbitRecordSnapshot *snapshot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitRecordSnapshot, checkbit_record_snapshot_free)

/* The contents. A floating reference. */
GVariant *checkbit_record_snapshot_to_variant (const CheckbitRecordSnapshot *snapshot);

/* Both steps at once. A floating reference. */
GVariant *checkbit_record_to_variant (CheckbitRecord *record, CheckbitNode *current);

/* Reads a snapshot without trusting it: every move is checked. NULL if it is invalid. current may
 * be NULL. (transfer full) */
CheckbitRecord *checkbit_record_from_variant (GVariant *variant, CheckbitNode **current);

G_END_DECLS
