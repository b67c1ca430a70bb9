/* Asking about moves on the board itself: “why not?” for a move that was refused, the menu of a
 * square, a move that is to be confirmed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/drawing.h"
#include "ui/app/notes.h"
#include "ui/board/board-input.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

/* Construct only: "controller"; "input", on whose board moves are asked about; "notes", for what
 * there is to say; "drawing", which has a section in the menu of a square. */
#define CHECKBIT_TYPE_MOVE_EXPLAINER (checkbit_move_explainer_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMoveExplainer, checkbit_move_explainer, CHECKBIT, MOVE_EXPLAINER, GObject)

/* Asks about the piece on a square, if there is one (the number comes from outside and can be
 * anything): it waits for a target and says why the piece cannot go there, or says at once where it
 * can go. */
void checkbit_move_explainer_begin (CheckbitMoveExplainer *self, guint square);
void checkbit_move_explainer_show_targets (CheckbitMoveExplainer *self, guint square);

/* Says why a move is refused, and shows it on the board until the next press or key there. */
void
checkbit_move_explainer_explain (CheckbitMoveExplainer *self, ChessSquare from, ChessSquare to);

G_END_DECLS
