/* The options of an engine: what it offers, what a person set, and what has been sent. Inside the
 * room only.
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
  GHashTable *values; /* name, folded, to the value a person wants */
  GHashTable *unsent; /* name, folded, to the value or NULL */
  gboolean chess960;  /* as the process was last told */
} CheckbitEngineOptions;

void checkbit_engine_options_init (CheckbitEngineOptions *self);
void checkbit_engine_options_clear (CheckbitEngineOptions *self);

/* By name, whatever its case; NULL where there is none. */
const CheckbitUciOption *checkbit_engine_options_find (const CheckbitEngineOptions *self,
                                                       const char *name);

/* Keeps a value to be sent; NULL presses a button. FALSE where it holds a control character. */
gboolean
checkbit_engine_options_set (CheckbitEngineOptions *self, const char *name, const char *value);

/* A new process has offered nothing yet. */
void checkbit_engine_options_forget (CheckbitEngineOptions *self);
/* Takes an option that the process offers; the first of a name counts. */
void checkbit_engine_options_take (CheckbitEngineOptions *self, CheckbitUciText text);
/* Makes everything that was ever set unsent: for a new process. */
void checkbit_engine_options_renew (CheckbitEngineOptions *self);
/* Sends what has not been sent. */
void checkbit_engine_options_send (CheckbitEngineOptions *self, CheckbitEngineProcess *process);

/* Sets what the protocol needs for a search; FALSE where the engine cannot play it. */
gboolean checkbit_engine_options_prepare (CheckbitEngineOptions *self,
                                          CheckbitEngineProcess *process,
                                          CheckbitSearch *search);

G_END_DECLS
