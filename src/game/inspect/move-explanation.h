/* Why a move is legal or not, or where a piece can go: a sentence and the sets that show it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/explain.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_EXPLANATION_NONE,    /* nothing is explained */
  CHECKBIT_EXPLANATION_UNCLEAR, /* the text names no move, or several */
  CHECKBIT_EXPLANATION_LEGAL,
  CHECKBIT_EXPLANATION_ILLEGAL,
  CHECKBIT_EXPLANATION_TARGETS, /* where a piece can go */
} CheckbitExplanationKind;

/* Signal "changed": there is another explanation. */
#define CHECKBIT_TYPE_MOVE_EXPLANATION (checkbit_move_explanation_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMoveExplanation, checkbit_move_explanation, CHECKBIT, MOVE_EXPLANATION, GObject)

CheckbitMoveExplanation *checkbit_move_explanation_new (void);

/* The position that the moves are of (copied). A text is read again there; anything else is
 * over. */
void checkbit_move_explanation_set_position (CheckbitMoveExplanation *self,
                                             const ChessPosition *position);

/* Whether the game is over, so that moves that fit the position may not be played either. */
void checkbit_move_explanation_set_over (CheckbitMoveExplanation *self, gboolean over);

/* Explains the move from one square to another, as it was pointed at. */
void checkbit_move_explanation_set_move (CheckbitMoveExplanation *self,
                                         ChessSquare from,
                                         ChessSquare to);

/* Explains a move in SAN or UCI, of either side. An empty text names none. */
void checkbit_move_explanation_set_text (CheckbitMoveExplanation *self, const char *text);

/* Explains where the piece on a square can go; if it belongs to the side that is not to move,
 * where it could if it were its turn. */
void checkbit_move_explanation_set_targets (CheckbitMoveExplanation *self, ChessSquare from);

/* Explains nothing any more. */
void checkbit_move_explanation_clear (CheckbitMoveExplanation *self);

CheckbitExplanationKind checkbit_move_explanation_get_kind (CheckbitMoveExplanation *self);

/* Whether the move was named by a text. */
gboolean checkbit_move_explanation_is_text (CheckbitMoveExplanation *self);

/* Why the move is legal or not; NULL where it is about no one move. (transfer none) */
const ChessWhy *checkbit_move_explanation_get_why (CheckbitMoveExplanation *self);

/* The legal move that is explained; else CHESS_MOVE_NONE. */
ChessMove checkbit_move_explanation_get_move (CheckbitMoveExplanation *self);

/* The explanation in words, translated; NULL where there is none. */
const char *checkbit_move_explanation_get_sentence (CheckbitMoveExplanation *self);

/* What is explained, in few words: "e5–d6"; NULL for nothing. */
const char *checkbit_move_explanation_get_title (CheckbitMoveExplanation *self);

/* The set that shows why: the squares that are the reason, and the pieces. Where a piece
 * does not move so, the squares that it could reach on an empty board. One and the same set for
 * every explanation. (transfer none) */
CheckbitSet *checkbit_move_explanation_get_mask (CheckbitMoveExplanation *self);

/* The pieces that are the reason. (transfer none) */
CheckbitSet *checkbit_move_explanation_get_pieces (CheckbitMoveExplanation *self);

G_END_DECLS
