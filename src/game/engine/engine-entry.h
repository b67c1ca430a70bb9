/* The functions of entries that only the list of engines uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-list.h"

G_BEGIN_DECLS

/* An engine with no options set. id: names it in the settings; path: of the program; arguments and
 * folder, in which it runs: NULL for none; found: whether it belongs to the system, rather than
 * having been added. Everything is copied. (transfer full) */
CheckbitEngineEntry *checkbit_engine_entry_new (const char *id,
                                                const char *name,
                                                const char *path,
                                                const char *const *arguments,
                                                const char *folder,
                                                gboolean found);

/* Signal "changed": something stored in the file has changed. */

/* An engine that a person added, with all that the file has about it; NULL if that is no program.
 * group: in the file. (transfer full) */
CheckbitEngineEntry *
checkbit_engine_entry_new_added (const char *id, GKeyFile *file, const char *group);

/* Reads everything but the program from the file: name, author, options. */
void checkbit_engine_entry_load (CheckbitEngineEntry *self, GKeyFile *file, const char *group);
/* Writes everything. */
void checkbit_engine_entry_save (CheckbitEngineEntry *self, GKeyFile *file, const char *group);
void checkbit_engine_entry_set_author (CheckbitEngineEntry *self, const char *author);

G_END_DECLS
