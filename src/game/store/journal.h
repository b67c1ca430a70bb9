/* The journal of an open game, written at every change.
 *
 * The whole game is written to a file with a checksum beside the old one, synced, and renamed:
 * whatever happens, the file is either the old or the new one. A thread does this; changes that are
 * faster than the disk are written together. A change of the current position is written, too,
 * within a second.
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

/* Follows a game from now on. saved: a game to restore, (transfer full): it replaces the game,
 * including the current position, without a step for undo, and its journal continues; NULL for a
 * new journal.
 *
 * An unused game has no file. Property that notifies: "failure" (string): why the game cannot be
 * kept, a translated sentence, for example that the disk is full; NULL if it can. Writing is
 * retried every few seconds. */
CheckbitJournal *
checkbit_journal_new (CheckbitSession *session, CheckbitGame *game, CheckbitSavedGame *saved);

/* Follows a clock as well, NULL for none, many times a second while it runs. If the restored game
 * had a clock, this one is set to its state, stopped: after a kill no side gets more time than it
 * saw, and at most a tenth of a second less; after a power cut up to 5 s more. */
void checkbit_journal_set_clock (CheckbitJournal *self, CheckbitClock *clock);

/* The file that the game was read from or saved to; NULL for none. */
void checkbit_journal_set_file (CheckbitJournal *self, GFile *file);
GFile *checkbit_journal_get_file (CheckbitJournal *self);

/* The name of a value that makes even an unused game worth keeping: a position set-up. It is
 * written at once. */
#define CHECKBIT_JOURNAL_SETUP "setup"

/* Other data of an open game: the players, the board's orientation. Short texts by name; NULL
 * removes one. */
void checkbit_journal_set_value (CheckbitJournal *self, const char *name, const char *value);
const char *checkbit_journal_get_value (CheckbitJournal *self, const char *name);

/* Another game is about to take this one's place, and is kept in a file of its own from then on.
 * This one stays on disk, to be restored at the next start, until it is back on the board or the
 * next game is set aside. While games cannot be kept, it is written as soon as that works again. */
void checkbit_journal_set_aside (CheckbitJournal *self);
gboolean checkbit_journal_has_aside (CheckbitJournal *self);
/* A game has been saved in a file: if it is the one that was set aside, unchanged since, it is not
 * restored. */
void checkbit_journal_forget_aside (CheckbitJournal *self, guint64 record_id, guint64 revision);

/* The game is closed. keep: it is restored at the next start; otherwise its file is removed. One
 * that was set aside is restored in any case. */
void checkbit_journal_end (CheckbitJournal *self, gboolean keep);

/* Why the last change is not on disk; NULL if it is, or will be in a moment. */
const char *checkbit_journal_get_failure (CheckbitJournal *self);

/* Waits until the last change is on disk. */
void checkbit_journal_flush (CheckbitJournal *self);
/* Writes the current game, waits, and returns whether it is safe: for a window that closes. If not,
 * "failure" says why. */
gboolean checkbit_journal_secure (CheckbitJournal *self);

G_END_DECLS
