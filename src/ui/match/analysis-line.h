/* One line of an engine's analysis: its score and its moves, as a button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/engine/engine.h"

G_BEGIN_DECLS

/* A GtkButton. Its name for a screen reader is the score in words and the moves. */
#define CHECKBIT_TYPE_ANALYSIS_LINE (checkbit_analysis_line_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitAnalysisLine, checkbit_analysis_line, CHECKBIT, ANALYSIS_LINE, GtkButton)

GtkWidget *checkbit_analysis_line_new (void);

/* A line from a position in words: who is better, then its first moves. (transfer full) */
char *checkbit_analysis_line_describe (const ChessPosition *position,
                                       const CheckbitEngineLine *line);

/* Whether the moves wrap, up to four rows, instead of being ellipsized. To avoid jumping, the line
 * does not get lower again until its width changes. Call this before showing the line. */
void checkbit_analysis_line_set_wrap (CheckbitAnalysisLine *self, gboolean wrap);

/* Shows a line of moves from a position (both copied). */
void checkbit_analysis_line_set (CheckbitAnalysisLine *self,
                                 const ChessPosition *position,
                                 const CheckbitEngineLine *line);

/* The first move of the line; CHESS_MOVE_NONE for none yet. */
/* There is no line yet, or no more; status: why, for a screen reader. The row keeps its size. */
void checkbit_analysis_line_clear (CheckbitAnalysisLine *self, const char *status);
ChessMove checkbit_analysis_line_get_move (CheckbitAnalysisLine *self);

G_END_DECLS
