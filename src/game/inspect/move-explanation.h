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

/* The position of the moves (copied). A text is read again in it; any other explanation ends. */
void checkbit_move_explanation_set_position (CheckbitMoveExplanation *self,
                                             const ChessPosition *position);

/* Whether the game is over, so that no move may be played. */
void checkbit_move_explanation_set_over (CheckbitMoveExplanation *self, gboolean over);

/* Explains the move from one square to another, as clicked. */
void checkbit_move_explanation_set_move (CheckbitMoveExplanation *self,
                                         ChessSquare from,
                                         ChessSquare to);

/* Explains a move in SAN or UCI, of either side. An empty text is not a move. */
void checkbit_move_explanation_set_text (CheckbitMoveExplanation *self, const char *text);

/* Explains where the piece on a square can go; if the other side is to move, where it could go if
 * it were its turn. */
void checkbit_move_explanation_set_targets (CheckbitMoveExplanation *self, ChessSquare from);

/* Clears the explanation. */
void checkbit_move_explanation_clear (CheckbitMoveExplanation *self);

CheckbitExplanationKind checkbit_move_explanation_get_kind (CheckbitMoveExplanation *self);

/* Whether the move was named by a text. */
gboolean checkbit_move_explanation_is_text (CheckbitMoveExplanation *self);

/* Why the move is legal or not; NULL if the explanation is not about a single move. (transfer
 * none) */
const ChessWhy *checkbit_move_explanation_get_why (CheckbitMoveExplanation *self);

/* The legal move that is explained; else CHESS_MOVE_NONE. */
ChessMove checkbit_move_explanation_get_move (CheckbitMoveExplanation *self);

/* The explanation in words, translated; NULL if there is none. */
const char *checkbit_move_explanation_get_sentence (CheckbitMoveExplanation *self);

/* A title: "e5–d6"; NULL for none. */
const char *checkbit_move_explanation_get_title (CheckbitMoveExplanation *self);

/* The set that shows why: the squares and pieces that are the reason. If a piece does not move that
 * way, the squares that it could reach on an empty board. The same object for every explanation.
 * (transfer none) */
CheckbitSet *checkbit_move_explanation_get_mask (CheckbitMoveExplanation *self);

/* The pieces that are the reason. (transfer none) */
CheckbitSet *checkbit_move_explanation_get_pieces (CheckbitMoveExplanation *self);

G_END_DECLS
