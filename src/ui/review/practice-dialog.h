/* “What Would You Play?”: positions in which someone made a mistake, on a separate board; the task
 * is to find the better move, or one that is as good.
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

/* exercises: of CheckbitExercise, at least one; takes a reference. notation: for moves in
 * messages. */
GtkWidget *checkbit_practice_dialog_new (GArray *exercises, CheckbitNotation notation);

/* Judges moves other than the better one; NULL for none, so that no other move is accepted. It is
 * kept until the dialog closes. */
void checkbit_practice_dialog_set_judge (CheckbitPracticeDialog *self, CheckbitMoveJudge *judge);

/* Starts with the mistakes of one side, if both have made some. */
void checkbit_practice_dialog_set_side (CheckbitPracticeDialog *self, ChessColor side);

/* The dialog's board and input, to be configured like other boards. (transfer none) */
CheckbitBoard *checkbit_practice_dialog_get_board (CheckbitPracticeDialog *self);
CheckbitBoardInput *checkbit_practice_dialog_get_input (CheckbitPracticeDialog *self);

G_END_DECLS
