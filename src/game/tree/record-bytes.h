/* A record as a GVariant, quick to write and to read back: what the journal keeps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/record.h"

G_BEGIN_DECLS

/* FEN of the root, whether it castles the Chess960 way, tags, recorded result and reason, the tree,
 * the number of the current node. */
#define CHECKBIT_RECORD_FORMAT "(sba(ss)uuayu)"

/* A record as it was at one moment, and a place in it. It never changes, and any thread may have
 * it: taking one is quick, so that the long part of writing can be done elsewhere. */
typedef struct _CheckbitRecordSnapshot CheckbitRecordSnapshot;

/* A comment that is being written and does not stand in the record yet. */
typedef struct
{
  CheckbitNode *node; /* passed over where it is not in the record: it may be gone */
  gboolean before;
  const char *text; /* "" for none */
} CheckbitCommentDraft;

/* draft: stands in the snapshot as if it were finished; NULL for none. (transfer full) */
CheckbitRecordSnapshot *checkbit_record_snapshot (CheckbitRecord *record,
                                                  CheckbitNode *current,
                                                  const CheckbitCommentDraft *draft);
void checkbit_record_snapshot_free (CheckbitRecordSnapshot *snapshot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitRecordSnapshot, checkbit_record_snapshot_free)

/* Everything in it. A floating reference. */
GVariant *checkbit_record_snapshot_to_variant (const CheckbitRecordSnapshot *snapshot);

/* The two at once. A floating reference. */
GVariant *checkbit_record_to_variant (CheckbitRecord *record, CheckbitNode *current);

/* Reads that back, trusting nothing: every move is checked. NULL where it is no record. current
 * may be NULL. (transfer full) */
CheckbitRecord *checkbit_record_from_variant (GVariant *variant, CheckbitNode **current);

G_END_DECLS
