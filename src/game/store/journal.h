/* One open game, written down with every change.
 *
 * The whole game goes into a file with a checksum, written beside the old one, brought to the disk
 * and put in its place in one step: whatever happens, the file is the old one or the new one. That
 * is done in a thread; changes that come faster than the disk are written together. Going about in
 * the game is written down too, within a second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/base/clock.h"
#include "game/tree/edit.h"
#include "game/store/session.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_JOURNAL (checkbit_journal_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitJournal, checkbit_journal, CHECKBIT, JOURNAL, GObject)

/* Follows a game from now on. saved: a game to be brought back, (transfer full): it is put in the
 * game, where it stood, without a step of the history, and its journal goes on; NULL for a journal
 * of its own.
 *
 * A game in which nothing has happened has no file.
 * Property that notifies: "failure" (string): why the game cannot be kept, a translated sentence,
 * because the disk is full, say; NULL while all is well. It is tried again every few seconds. */
CheckbitJournal *
checkbit_journal_new (CheckbitSession *session, CheckbitGame *game, CheckbitSavedGame *saved);

/* Follows a clock as well, NULL for none, many times a second while it runs. Where the game was
 * brought back with a clock, this one is set as that stood, stopped: after a kill no side has
 * more time than it saw, and at most a tenth of a second less; after a power cut it may have 5 s
 * more. */
void checkbit_journal_set_clock (CheckbitJournal *self, CheckbitClock *clock);

/* The file that the game came from or was saved to; NULL for none. */
void checkbit_journal_set_file (CheckbitJournal *self, GFile *file);
GFile *checkbit_journal_get_file (CheckbitJournal *self);

/* The name of a value that makes a game worth keeping even where nothing has happened in it: a
 * position that is being set up. It is written at once. */
#define CHECKBIT_JOURNAL_SETUP "setup"

/* Anything else that belongs to an open game: who plays, which side is below. Short texts by name;
 * NULL takes one out. */
void checkbit_journal_set_value (CheckbitJournal *self, const char *name, const char *value);
const char *checkbit_journal_get_value (CheckbitJournal *self, const char *name);

/* The game is closed. keep: it comes back at the next start; else its file goes. */
void checkbit_journal_end (CheckbitJournal *self, gboolean keep);

/* Why the last change is not on disk; NULL where it is, or will be in a moment. */
const char *checkbit_journal_get_failure (CheckbitJournal *self);

/* Waits until the last change is on disk. */
void checkbit_journal_flush (CheckbitJournal *self);
/* Writes the game as it is now, waits, and says whether it is safe: for the end of a window.
 * Where it is not, "failure" says why. */
gboolean checkbit_journal_secure (CheckbitJournal *self);

G_END_DECLS
