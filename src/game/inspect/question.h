/* What a person asks about a move, “why not?”, and the answer: a sentence and the sets that show
 * it.
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
  CHECKBIT_ANSWER_NONE,    /* nothing was asked */
  CHECKBIT_ANSWER_UNCLEAR, /* the text names no move, or several */
  CHECKBIT_ANSWER_LEGAL,
  CHECKBIT_ANSWER_ILLEGAL,
  CHECKBIT_ANSWER_TARGETS, /* where a piece can go */
} CheckbitAnswer;

/* Signal "changed": there is another answer. */
#define CHECKBIT_TYPE_QUESTION (checkbit_question_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitQuestion, checkbit_question, CHECKBIT, QUESTION, GObject)

CheckbitQuestion *checkbit_question_new (void);

/* What is asked about (copied). A text is asked again there; any other question is over. */
void checkbit_question_set_position (CheckbitQuestion *self, const ChessPosition *position);

/* Whether the game is over, so that moves that fit the position may not be played either. */
void checkbit_question_set_over (CheckbitQuestion *self, gboolean over);

/* Asks about the move from one square to another, as it was pointed at. */
void checkbit_question_ask (CheckbitQuestion *self, ChessSquare from, ChessSquare to);

/* Asks about a move in SAN or UCI, of either side. An empty text asks nothing. */
void checkbit_question_ask_text (CheckbitQuestion *self, const char *text);

/* Asks where the piece on a square can go; if it belongs to the side that is not to move, where it
 * could if it were its turn. */
void checkbit_question_ask_targets (CheckbitQuestion *self, ChessSquare from);

/* Asks nothing any more. */
void checkbit_question_clear (CheckbitQuestion *self);

CheckbitAnswer checkbit_question_get_answer (CheckbitQuestion *self);

/* Whether the question was asked by a text. */
gboolean checkbit_question_is_text (CheckbitQuestion *self);

/* Why the move is legal or not; NULL where no one move was asked about. (transfer none) */
const ChessWhy *checkbit_question_get_why (CheckbitQuestion *self);

/* The legal move that was asked about; else CHESS_MOVE_NONE. */
ChessMove checkbit_question_get_move (CheckbitQuestion *self);

/* The answer in words, translated; NULL where nothing was asked. */
const char *checkbit_question_get_sentence (CheckbitQuestion *self);

/* What was asked about, in few words: "e5–d6"; NULL where nothing was asked. */
const char *checkbit_question_get_title (CheckbitQuestion *self);

/* The set that shows the answer: the squares that are the reason, and the pieces. Where a piece
 * does not move so, the squares that it could reach on an empty board. One and the same set for
 * every question. (transfer none) */
CheckbitSet *checkbit_question_get_mask (CheckbitQuestion *self);

/* The pieces that are the reason. (transfer none) */
CheckbitSet *checkbit_question_get_pieces (CheckbitQuestion *self);

G_END_DECLS
