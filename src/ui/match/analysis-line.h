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

/* Whether the moves take as many rows as they need, up to four, rather than one that is cut. Then
 * the line does not become lower again, whatever is shown in it, until its width is another. Comes
 * before what is to be shown so. */
void checkbit_analysis_line_set_wrap (CheckbitAnalysisLine *self, gboolean wrap);

/* Shows a line from a position (both copied). */
void checkbit_analysis_line_set (CheckbitAnalysisLine *self,
                                 const ChessPosition *position,
                                 const CheckbitEngineLine *line);

/* The first move of the line; CHESS_MOVE_NONE before there is one. */
ChessMove checkbit_analysis_line_get_move (CheckbitAnalysisLine *self);

G_END_DECLS
