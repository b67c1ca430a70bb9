/* What the inspector looks at: the position of now and how it came about, the squares that are
 * selected and pointed at, and everything that is computed from them. The window feeds it; views
 * only read it, and tell it what people point at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/inspect/mask-model.h"
#include "game/inspect/move-explanation.h"
#include "game/inspect/pasted-list.h"
#include "game/inspect/watch-list.h"
#include "game/text/word-form.h"

G_BEGIN_DECLS

/* Signal "changed": position, selection or the names of what was pasted differ; masks and
 * watches hold their new sets already. Views that cannot be seen do nothing until they are shown
 * again.
 *
 * Properties: "square" (guint: the square that is pointed at or has the focus, on the board or
 * in any view; 64 for none), "move" (guint: the ChessMove that a view points at; 0 for none),
 * "subject" (CheckbitSet: what the view of one set shows; may be NULL), "table" (GBytes: a table of
 * 64 words that someone has pasted; may be NULL). */
#define CHECKBIT_TYPE_INSPECTION (checkbit_inspection_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitInspection, checkbit_inspection, CHECKBIT, INSPECTION, GObject)

CheckbitInspection *checkbit_inspection_new (void);

/* A position and how it came about. */
typedef struct
{
  ChessPosition position;
  ChessPosition previous; /* where has_previous: before last_move */
  gboolean has_previous;
  ChessMove last_move; /* CHESS_MOVE_NONE where none was played */
  guint repetitions;   /* how often the position has stood, at least 1 */
} CheckbitMoment;

/* Takes another moment (copied). mark: whether what differs is to be marked (a move, an undo, a
 * jump) or not (another game). */
void checkbit_inspection_set_moment (CheckbitInspection *self,
                                     const CheckbitMoment *moment,
                                     gboolean mark);

/* Valid until the next change. */
const CheckbitMoment *checkbit_inspection_get_moment (CheckbitInspection *self);
const ChessPosition *checkbit_inspection_get_position (CheckbitInspection *self);

/* What chess_mask_compute() and chess_expr_evaluate() take. Valid until the next change. */
const ChessMaskInput *checkbit_inspection_get_input (CheckbitInspection *self);

/* The same for the position before the last change, with the selection of now, where that change is
 * marked; NULL where it is not. Valid until the next change. */
const ChessMaskInput *checkbit_inspection_get_input_before (CheckbitInspection *self);

/* The selected squares. */
ChessBitboard checkbit_inspection_get_selection (CheckbitInspection *self);
void checkbit_inspection_set_selection (CheckbitInspection *self, ChessBitboard selection);

/* The pointed square; CHESS_SQUARE_NONE for none. */
ChessSquare checkbit_inspection_get_square (CheckbitInspection *self);
void checkbit_inspection_set_square (CheckbitInspection *self, ChessSquare square);

/* The move that a view points at, or is about; CHESS_MOVE_NONE for none. */
ChessMove checkbit_inspection_get_move (CheckbitInspection *self);
void checkbit_inspection_set_move (CheckbitInspection *self, ChessMove move);

/* (transfer none) (nullable) */
CheckbitSet *checkbit_inspection_get_subject (CheckbitInspection *self);
void checkbit_inspection_set_subject (CheckbitInspection *self, CheckbitSet *subject);

/* The boards that another program holds, as it sent them, in the layout in use: twelve numbers
 * or eight, a key behind them or not; NULL for none. Property "boards" notifies whenever they
 * are set. */
const char *checkbit_inspection_get_boards (CheckbitInspection *self);
void checkbit_inspection_set_boards (CheckbitInspection *self, const char *text);

/* A table out of a program: CHESS_N_SQUARES words as they were written, in that order. What they
 * mean depends on the numbering. NULL for none; a copy is kept. (nullable) */
const guint64 *checkbit_inspection_get_table (CheckbitInspection *self);
void checkbit_inspection_set_table (CheckbitInspection *self, const guint64 *words);

/* The same for a table of any length. */
void checkbit_inspection_set_table_of (CheckbitInspection *self, const guint64 *words, gsize n);
gsize checkbit_inspection_get_table_length (CheckbitInspection *self);

/* All live as long as the inspection. (transfer none) */
CheckbitMaskModel *checkbit_inspection_get_masks (CheckbitInspection *self);
CheckbitWordForm *checkbit_inspection_get_word_form (CheckbitInspection *self);
CheckbitWatchList *checkbit_inspection_get_watches (CheckbitInspection *self);

/* What is asked about a move, of the position of now. (transfer none) */
CheckbitMoveExplanation *checkbit_inspection_get_explanation (CheckbitInspection *self);

/* Sets that other programs have sent, in the order they came: a list of CheckbitSet, those of
 * the bridge CheckbitSentSet.
 * (transfer none) */
GListStore *checkbit_inspection_get_pushed (CheckbitInspection *self);

/* What was pasted; its names are known to the watches. "changed" is emitted when they differ.
 * (transfer none) */
CheckbitPastedList *checkbit_inspection_get_pasted (CheckbitInspection *self);

/* The names that expressions may use now. (transfer none) */
CheckbitPastedNames *checkbit_inspection_get_names (CheckbitInspection *self);

G_END_DECLS
