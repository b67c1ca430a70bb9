/* The games that are open, kept on disk so that a crash, a kill or a power cut loses none.
 *
 * A folder holds one journal for each open game (journal.h). The program with an open game holds a
 * lock on it, which the system releases when the process ends in any way. So several programs can
 * share the folder: each restores the games that nobody has open, and leaves the others alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/record.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SESSION (checkbit_session_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSession, checkbit_session, CHECKBIT, SESSION, GObject)

/* A saved game, locked for this process. Give it to checkbit_journal_new(), or free it: then it
 * stays for another start. */
typedef struct _CheckbitSavedGame CheckbitSavedGame;
void checkbit_saved_game_free (CheckbitSavedGame *saved);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitSavedGame, checkbit_saved_game_free)

/* The game, and its current position; the URI of its file, NULL for none. Borrowed. */
CheckbitRecord *checkbit_saved_game_get_record (CheckbitSavedGame *saved);
CheckbitNode *checkbit_saved_game_get_current (CheckbitSavedGame *saved);
const char *checkbit_saved_game_get_uri (CheckbitSavedGame *saved);

/* folder: NULL for "checkbit/games" in the user's state folder. Created when first needed. */
CheckbitSession *checkbit_session_new (const char *folder);
/* The program's session, created on first use. (transfer none) */
CheckbitSession *checkbit_session_get_default (void);
const char *checkbit_session_get_folder (CheckbitSession *self);

/* Reads the games that nobody has open, in the order in which they were started: CheckbitSavedGame.
 * An unreadable journal is renamed (".broken") and counted. Works in a thread. Files left by killed
 * saves are removed: in the folder before, everywhere else after that. */
void checkbit_session_restore_async (CheckbitSession *self,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
/* NULL only if cancelled. (transfer full) */
GPtrArray *
checkbit_session_restore_finish (CheckbitSession *self, GAsyncResult *result, GError **error);
/* The same synchronously, and only in the folder. */
GPtrArray *checkbit_session_restore (CheckbitSession *self);
/* How many were unreadable in the last restore. */
guint checkbit_session_get_n_broken (CheckbitSession *self);
/* How many are from a later version of the program: they are left alone. */
guint checkbit_session_get_n_newer (CheckbitSession *self);

/* Waits until everything is on disk, before the program ends. */
void checkbit_session_flush (CheckbitSession *self);

G_END_DECLS
