/* An engine that analyzes the position on the board, and gives hints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-list.h"
#include "game/tree/game.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_ANALYSIS (checkbit_analysis_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitAnalysis, checkbit_analysis, CHECKBIT, ANALYSIS, GObject)

/* Properties that notify: "active", "n-lines" (wanted), "error" (whether there is one), "entry".
 * Signal "changed": the lines or their position have changed; at most twenty times a second. Signal
 * "ready": the engine has reported its options. There is no process while it is not active. */
CheckbitAnalysis *checkbit_analysis_new (CheckbitGame *game);

/* The engine to use; NULL for none. */
void checkbit_analysis_set_entry (CheckbitAnalysis *self, CheckbitEngineEntry *entry);
/* The same for another one in place of one that has failed, with which the analysis goes on. */
void checkbit_analysis_try_entry (CheckbitAnalysis *self, CheckbitEngineEntry *entry);
CheckbitEngineEntry *checkbit_analysis_get_entry (CheckbitAnalysis *self);

/* An option by its name, as the engine reported it; NULL if it has none of this name, or has not
 * reported it yet. Set it in the entry: a running analysis continues with the new value. Borrowed
 * until the main loop runs. */
const CheckbitUciOption *checkbit_analysis_find_option (CheckbitAnalysis *self, const char *name);

void checkbit_analysis_set_active (CheckbitAnalysis *self, gboolean active);
gboolean checkbit_analysis_get_active (CheckbitAnalysis *self);

/* How many lines to show: 1 to CHECKBIT_ENGINE_MAX_LINES. */
void checkbit_analysis_set_n_wanted (CheckbitAnalysis *self, guint n_lines);
guint checkbit_analysis_get_n_wanted (CheckbitAnalysis *self);

/* The lines for the position on the board, best first; none right after it changed. */
guint checkbit_analysis_get_n_lines (CheckbitAnalysis *self);
const CheckbitEngineLine *checkbit_analysis_get_line (CheckbitAnalysis *self, guint index);
/* The score of the best line; if the game is over, that of its result. */
CheckbitScore checkbit_analysis_get_score (CheckbitAnalysis *self);
/* The engine's own name; "" until it is known. */
const char *checkbit_analysis_get_name (CheckbitAnalysis *self);
/* Why it failed, which turned it off; NULL if it has not. Turning it on again retries. */
const GError *checkbit_analysis_get_error (CheckbitAnalysis *self);
void checkbit_analysis_forget_error (CheckbitAnalysis *self);

/* A good move in the current position: at once if the analysis is deep enough, else after about a
 * second. Cancelled if the position changes before that. */
void checkbit_analysis_hint_async (CheckbitAnalysis *self,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
/* CHESS_MOVE_NONE with an error if there is none. */
ChessMove
checkbit_analysis_hint_finish (CheckbitAnalysis *self, GAsyncResult *result, GError **error);

G_END_DECLS
