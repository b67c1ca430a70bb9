/* The options of an engine: those reported, those set by a person, and those sent. Only for this
 * room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-process.h"
#include "game/engine/engine-search.h"
#include "game/engine/uci-parse.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *offered; /* of CheckbitUciOption */
  GHashTable *values; /* case-folded name to the value that a person wants */
  GHashTable *unsent; /* case-folded name to the value or NULL */
  gboolean chess960;  /* as last sent to the process */
} CheckbitEngineOptions;

void checkbit_engine_options_init (CheckbitEngineOptions *self);
void checkbit_engine_options_clear (CheckbitEngineOptions *self);

/* By name, case-insensitively; NULL if there is none. */
const CheckbitUciOption *checkbit_engine_options_find (const CheckbitEngineOptions *self,
                                                       const char *name);

/* Stores a value to be sent; NULL presses a button. FALSE if it contains a control character. */
gboolean
checkbit_engine_options_set (CheckbitEngineOptions *self, const char *name, const char *value);

/* Forgets the options, for a new process. */
void checkbit_engine_options_forget (CheckbitEngineOptions *self);
/* Adds an option reported by the process; of several with the same name the first counts. */
void checkbit_engine_options_take (CheckbitEngineOptions *self, CheckbitUciText text);
/* Marks all values as not sent, for a new process. */
void checkbit_engine_options_renew (CheckbitEngineOptions *self);
/* Sends the values that have not been sent. */
void checkbit_engine_options_send (CheckbitEngineOptions *self, CheckbitEngineProcess *process);

/* Sets the options that the protocol requires for a search; FALSE if the engine does not support
 * it. */
gboolean checkbit_engine_options_prepare (CheckbitEngineOptions *self,
                                          CheckbitEngineProcess *process,
                                          CheckbitSearch *search);

G_END_DECLS
