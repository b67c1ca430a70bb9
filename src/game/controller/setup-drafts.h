/* The position that is being set up, the one that was left last, and their place in the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/setup/setup.h"
#include "game/store/journal.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SETUP_DRAFTS (checkbit_setup_drafts_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupDrafts, checkbit_setup_drafts, CHECKBIT, SETUP_DRAFTS, GObject)

/* Signal "changed": there is another set-up, or none, or the one there is has changed. */
CheckbitSetupDrafts *checkbit_setup_drafts_new (void);

/* NULL where none is being set up; where none was left that has work in it. (transfer none) */
CheckbitSetup *checkbit_setup_drafts_get_setup (CheckbitSetupDrafts *self);
CheckbitSetup *checkbit_setup_drafts_get_left (CheckbitSetupDrafts *self);

/* Begins with a position, or where fen says so: that may be of a board that nobody can play on.
 * FALSE where it cannot be read. */
gboolean checkbit_setup_drafts_begin (CheckbitSetupDrafts *self,
                                      const ChessPosition *position,
                                      const char *fen);
/* Goes on with the one that was left, which there is. */
void checkbit_setup_drafts_resume (CheckbitSetupDrafts *self);
/* Sets nothing up any more. What is given up may have been much work: it can be gone on with.
 * (transfer full) of what was set up. */
CheckbitSetup *checkbit_setup_drafts_leave (CheckbitSetupDrafts *self);
/* What was left is done with. */
void checkbit_setup_drafts_forget_left (CheckbitSetupDrafts *self);

/* Writes into a journal from now on; NULL for none. */
void checkbit_setup_drafts_set_journal (CheckbitSetupDrafts *self, CheckbitJournal *journal);
/* Begins with what the journal says was being set up; FALSE for nothing. */
gboolean checkbit_setup_drafts_restore (CheckbitSetupDrafts *self, const ChessPosition *position);

G_END_DECLS
