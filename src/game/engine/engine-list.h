/* The engines a person can choose from: those found on this machine and those they added, each with
 * the options they set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/engine/engine.h"

G_BEGIN_DECLS

/* --- One engine ----------------------------------------------------------------------------- */

#define CHECKBIT_TYPE_ENGINE_ENTRY (checkbit_engine_entry_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEngineEntry, checkbit_engine_entry, CHECKBIT, ENGINE_ENTRY, GObject)

/* Properties that notify: "name", "author".
 * Signal "option" (const char *name): a person has set that option, or gone back to the engine's
 *   own default. */

/* Stable, for files: "stockfish", "engine-2" … */
const char *checkbit_engine_entry_get_id (CheckbitEngineEntry *self);
/* The display name; a person may change it. */
const char *checkbit_engine_entry_get_name (CheckbitEngineEntry *self);
void checkbit_engine_entry_set_name (CheckbitEngineEntry *self, const char *name);
const char *checkbit_engine_entry_get_path (CheckbitEngineEntry *self);
const char *const *checkbit_engine_entry_get_arguments (CheckbitEngineEntry *self);
/* The working folder. NULL: the program's own. */
const char *checkbit_engine_entry_get_folder (CheckbitEngineEntry *self);
/* Whether it was found automatically: then it cannot be removed. */
gboolean checkbit_engine_entry_get_found (CheckbitEngineEntry *self);
/* Whether its program exists now. */
gboolean checkbit_engine_entry_get_present (CheckbitEngineEntry *self);

/* The value that a person has set for an option; NULL for the engine's default. Setting NULL resets
 * it. */
const char *checkbit_engine_entry_get_option (CheckbitEngineEntry *self, const char *name);
void
checkbit_engine_entry_set_option (CheckbitEngineEntry *self, const char *name, const char *value);

/* The same for an option reported by the engine: returns the effective value, and sets another,
 * which is ignored if the engine would not accept it. The engine's default is stored as none, so
 * that a newer engine may have another. */
const char *checkbit_engine_entry_get_value (CheckbitEngineEntry *self,
                                             const CheckbitUciOption *option);
void checkbit_engine_entry_set_value (CheckbitEngineEntry *self,
                                      const CheckbitUciOption *option,
                                      const char *value);

/* How many seconds the engine has to introduce itself at the start: 1 to
 * CHECKBIT_ENGINE_MAX_PATIENCE. It has the same time to become ready, but at most the usual
 * limit. */
#define CHECKBIT_ENGINE_USUAL_PATIENCE 60
#define CHECKBIT_ENGINE_MAX_PATIENCE 3600
guint checkbit_engine_entry_get_patience (CheckbitEngineEntry *self);
void checkbit_engine_entry_set_patience (CheckbitEngineEntry *self, guint seconds);

/* An engine of this kind with its options set, not started. (transfer full) */
CheckbitEngine *checkbit_engine_entry_create (CheckbitEngineEntry *self);

/* --- All of them ---------------------------------------------------------------------------- */

#define CHECKBIT_TYPE_ENGINE_LIST (checkbit_engine_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEngineList, checkbit_engine_list, CHECKBIT, ENGINE_LIST, GObject)

/* A GListModel of CheckbitEngineEntry: the found ones first, then those added. file: where it is
 * kept; NULL for the person's own configuration folder. folders: where to look for known engines;
 * NULL for PATH and the usual places. Reads the file at once (it is small); invalid parts are
 * ignored, and the file is then backed up before anything is written. Changes are written soon,
 * atomically, in a thread.
 *
 * Signal "save-failed" (GError *error): a translated sentence. */
CheckbitEngineList *checkbit_engine_list_new (const char *file, const char *const *folders);

/* The program's list, made on first use. (transfer none) */
CheckbitEngineList *checkbit_engine_list_get_default (void);

/* NULL if there is none with this ID, or none at all. (transfer none) */
CheckbitEngineEntry *checkbit_engine_list_find (CheckbitEngineList *self, const char *id);
CheckbitEngineEntry *checkbit_engine_list_get_first (CheckbitEngineList *self);

/* Adds an engine; path must be absolute. (transfer none) */
CheckbitEngineEntry *checkbit_engine_list_add (CheckbitEngineList *self,
                                               const char *name,
                                               const char *path,
                                               const char *const *arguments,
                                               const char *folder);
/* FALSE for an engine that was found automatically. */
gboolean checkbit_engine_list_remove (CheckbitEngineList *self, CheckbitEngineEntry *entry);

/* Writes pending changes synchronously, before the program ends. */
void checkbit_engine_list_flush (CheckbitEngineList *self);

/* --- Trying one out ------------------------------------------------------------------------- */

/* What an engine reported about itself. */
typedef struct
{
  char *name;
  char *author;
  GPtrArray *options; /* of CheckbitUciOption */
} CheckbitEngineAbout;

void checkbit_engine_about_free (CheckbitEngineAbout *about);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitEngineAbout, checkbit_engine_about_free)

/* Starts a program, waits until it has introduced itself as a UCI engine and is ready, and ends it
 * again. Cancelling ends it at once. */
void checkbit_engine_test_async (const char *path,
                                 const char *const *arguments,
                                 const char *folder,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
/* NULL with a translated sentence if it is not an engine. (transfer full) */
CheckbitEngineAbout *checkbit_engine_test_finish (GAsyncResult *result, GError **error);

/* Splits typed arguments, with quotation marks as the only shell syntax. NULL with a translated
 * sentence if a quotation mark is missing. (transfer full) */
char **checkbit_engine_split_arguments (const char *text, GError **error);

G_END_DECLS
