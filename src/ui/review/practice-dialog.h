/* “What Would You Play?”: the positions in which somebody erred, on a board of their own, with
 * the better move to be found, or one that is as good.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/review/move-judge.h"
#include "ui/base/move-text.h"
#include "ui/board/board-input.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_PRACTICE_DIALOG (checkbit_practice_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPracticeDialog, checkbit_practice_dialog, CHECKBIT, PRACTICE_DIALOG, AdwWindow)

/* exercises: of CheckbitExercise, at least one; it keeps a reference. notation: for the moves it
 * names. */
GtkWidget *checkbit_practice_dialog_new (GArray *exercises, CheckbitNotation notation);

/* Who says what a move is worth that is not the better one; NULL for nobody, so that no other
 * counts. It is kept until the dialog closes. */
void checkbit_practice_dialog_set_judge (CheckbitPracticeDialog *self, CheckbitMoveJudge *judge);

/* Begins with the mistakes of one side, where both have made some. */
void checkbit_practice_dialog_set_side (CheckbitPracticeDialog *self, ChessColor side);

/* Its board and what is done there, to be set up as other boards are. (transfer none) */
CheckbitBoard *checkbit_practice_dialog_get_board (CheckbitPracticeDialog *self);
CheckbitBoardInput *checkbit_practice_dialog_get_input (CheckbitPracticeDialog *self);

G_END_DECLS
