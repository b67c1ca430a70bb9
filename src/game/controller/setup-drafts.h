/* The position being set up, the one that was left last, and their entry in the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/setup/setup.h"
#include "game/store/journal.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SETUP_DRAFTS (checkbit_setup_drafts_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupDrafts, checkbit_setup_drafts, CHECKBIT, SETUP_DRAFTS, GObject)

/* Signal "changed": the current set-up was replaced, changed or removed. */
CheckbitSetupDrafts *checkbit_setup_drafts_new (void);

/* The current set-up, NULL for none; the one left with work in it, NULL for none. (transfer
 * none) */
CheckbitSetup *checkbit_setup_drafts_get_setup (CheckbitSetupDrafts *self);
CheckbitSetup *checkbit_setup_drafts_get_left (CheckbitSetupDrafts *self);

/* Starts with a position or, if not NULL, with fen, which need not be playable. FALSE if that is
 * invalid. */
gboolean checkbit_setup_drafts_begin (CheckbitSetupDrafts *self,
                                      const ChessPosition *position,
                                      const char *fen);
/* Resumes the set-up that was left, which must exist. */
void checkbit_setup_drafts_resume (CheckbitSetupDrafts *self);
/* Leaves the current set-up, which can be resumed, as it may be a lot of work. (transfer full) of
 * the set-up. */
CheckbitSetup *checkbit_setup_drafts_leave (CheckbitSetupDrafts *self);
/* Forgets the set-up that was left. */
void checkbit_setup_drafts_forget_left (CheckbitSetupDrafts *self);

/* Stores set-ups in a journal from now on; NULL for none. */
void checkbit_setup_drafts_set_journal (CheckbitSetupDrafts *self, CheckbitJournal *journal);
/* Starts with the set-up in the journal; FALSE if there is none. */
gboolean checkbit_setup_drafts_restore (CheckbitSetupDrafts *self, const ChessPosition *position);

G_END_DECLS
