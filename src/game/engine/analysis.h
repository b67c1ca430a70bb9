/* An engine that looks at whatever position the board shows, and gives hints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-list.h"
#include "game/tree/game.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_ANALYSIS (checkbit_analysis_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitAnalysis, checkbit_analysis, CHECKBIT, ANALYSIS, GObject)

/* Properties that notify: "active", "n-lines" (wanted), "error" (whether there is one),
 * "entry".
 * Signal "changed": lines, or the position they are about, are others; at most twenty times a
 *   second.
 * Signal "ready": the engine has said what its options are.
 * Holds no process while it is not active. */
CheckbitAnalysis *checkbit_analysis_new (CheckbitGame *game);

/* The engine to use; NULL for none. */
void checkbit_analysis_set_entry (CheckbitAnalysis *self, CheckbitEngineEntry *entry);
CheckbitEngineEntry *checkbit_analysis_get_entry (CheckbitAnalysis *self);

/* An option as the engine offers it, by name; NULL where it has none of this name, or has not said
 * yet. Set it in the entry: an analysis that is under way goes on with the new value. Borrowed
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
/* The score of the best line; by the board itself where the game has ended. */
CheckbitScore checkbit_analysis_get_score (CheckbitAnalysis *self);
/* The engine's own name; "" before it has said it. */
const char *checkbit_analysis_get_name (CheckbitAnalysis *self);
/* Why it failed, which has turned it off; NULL unless it has. Turning it on again tries again. */
const GError *checkbit_analysis_get_error (CheckbitAnalysis *self);
void checkbit_analysis_forget_error (CheckbitAnalysis *self);

/* A good move for the position on the board: at once where the analysis is deep enough, else after
 * about a second. Cancelled where the position changes before that. */
void checkbit_analysis_hint_async (CheckbitAnalysis *self,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
/* CHESS_MOVE_NONE with an error where there is none. */
ChessMove
checkbit_analysis_hint_finish (CheckbitAnalysis *self, GAsyncResult *result, GError **error);

G_END_DECLS
