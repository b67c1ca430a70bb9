/* The games that are open, kept on disk so that a crash, a kill or a power cut loses none.
 *
 * A folder holds one journal for each open game (journal.h). Whoever has a game open holds a lock
 * on it, which the system lets go of when the process ends, however it ends. So several programs at
 * once share the folder: each restores what nobody has open, and leaves the others' games alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/record.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SESSION (checkbit_session_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSession, checkbit_session, CHECKBIT, SESSION, GObject)

/* A game as it was left, locked for this process. Give it to checkbit_journal_new(), or free it:
 * then it stays for another start. */
typedef struct _CheckbitSavedGame CheckbitSavedGame;
void checkbit_saved_game_free (CheckbitSavedGame *saved);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitSavedGame, checkbit_saved_game_free)

/* The game, and the place where the board stood; the address of its file, NULL for none.
   Borrowed. */
CheckbitRecord *checkbit_saved_game_get_record (CheckbitSavedGame *saved);
CheckbitNode *checkbit_saved_game_get_current (CheckbitSavedGame *saved);
const char *checkbit_saved_game_get_uri (CheckbitSavedGame *saved);

/* folder: NULL for "checkbit/games" in the person's own state folder. Made when first needed. */
CheckbitSession *checkbit_session_new (const char *folder);
/* The one of this program, made at its first use. (transfer none) */
CheckbitSession *checkbit_session_get_default (void);
const char *checkbit_session_get_folder (CheckbitSession *self);

/* Reads the games that nobody has open, in the order they were begun: CheckbitSavedGame. A journal
 * that cannot be read is put aside under another name (".broken") and counted. Reading is done in a
 * thread. What killed saves left behind anywhere is taken away. */
void checkbit_session_restore_async (CheckbitSession *self,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
/* Never NULL but where it was cancelled. (transfer full) */
GPtrArray *
checkbit_session_restore_finish (CheckbitSession *self, GAsyncResult *result, GError **error);
/* The same at once. */
GPtrArray *checkbit_session_restore (CheckbitSession *self);
/* How many could not be read at the last restore. */
guint checkbit_session_get_n_broken (CheckbitSession *self);
/* How many a later version of the program has written: they stay as they are. */
guint checkbit_session_get_n_newer (CheckbitSession *self);

/* Waits until everything is on disk: for the end of the program. */
void checkbit_session_flush (CheckbitSession *self);

G_END_DECLS
