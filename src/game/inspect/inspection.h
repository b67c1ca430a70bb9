/* The state of the inspector: the current position and how it came about, the selected squares, the
 * square pointed at, and everything computed from them. The window sets it; views only read it, and
 * report what people point at.
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

/* Signal "changed": position, selection or the names of pasted sets have changed; masks and watches
 * are already up to date. Hidden views do nothing until they are shown again.
 *
 * Properties: "square" (guint: the square pointed at or focused, on the board or in any view; 64
 * for none), "move" (guint: the ChessMove that a view points at; 0 for none), "subject"
 * (CheckbitSet: the set of the page about one set; may be NULL), "table" (GBytes: the words of a
 * pasted table; may be NULL). */
#define CHECKBIT_TYPE_INSPECTION (checkbit_inspection_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitInspection, checkbit_inspection, CHECKBIT, INSPECTION, GObject)

CheckbitInspection *checkbit_inspection_new (void);

/* A position and how it came about. */
typedef struct
{
  ChessPosition position;
  ChessPosition previous; /* if has_previous: before last_move */
  gboolean has_previous;
  ChessMove last_move; /* CHESS_MOVE_NONE for none */
  guint repetitions;   /* how often the position has occurred, at least 1 */
} CheckbitMoment;

/* Sets another moment (copied). mark: whether to mark differences (after a move, an undo, a jump)
 * or not (another game). */
void checkbit_inspection_set_moment (CheckbitInspection *self,
                                     const CheckbitMoment *moment,
                                     gboolean mark);

/* Valid until the next change. */
const CheckbitMoment *checkbit_inspection_get_moment (CheckbitInspection *self);
const ChessPosition *checkbit_inspection_get_position (CheckbitInspection *self);

/* What chess_mask_compute() and chess_expr_evaluate() take. Valid until the next change. */
const ChessMaskInput *checkbit_inspection_get_input (CheckbitInspection *self);

/* The same for the position before the last change, with the current selection, if that change is
 * marked; NULL otherwise. Valid until the next change. */
const ChessMaskInput *checkbit_inspection_get_input_before (CheckbitInspection *self);

/* The selected squares. */
ChessBitboard checkbit_inspection_get_selection (CheckbitInspection *self);
void checkbit_inspection_set_selection (CheckbitInspection *self, ChessBitboard selection);

/* The square pointed at; CHESS_SQUARE_NONE for none. */
ChessSquare checkbit_inspection_get_square (CheckbitInspection *self);
void checkbit_inspection_set_square (CheckbitInspection *self, ChessSquare square);

/* The move that a view points at or explains; CHESS_MOVE_NONE for none. */
ChessMove checkbit_inspection_get_move (CheckbitInspection *self);
void checkbit_inspection_set_move (CheckbitInspection *self, ChessMove move);

/* (transfer none) (nullable) */
CheckbitSet *checkbit_inspection_get_subject (CheckbitInspection *self);
void checkbit_inspection_set_subject (CheckbitInspection *self, CheckbitSet *subject);

/* The boards of another program, as it sent them, in the layout in use: twelve or eight numbers,
 * optionally with a key; NULL for none. Property "boards" notifies whenever they are set. */
const char *checkbit_inspection_get_boards (CheckbitInspection *self);
void checkbit_inspection_set_boards (CheckbitInspection *self, const char *text);

/* A table from a program: its words in their original order, CHESS_N_SQUARES of them where it is
 * set without a length. Their meaning depends on the layout. NULL for none; copied. (nullable) */
const guint64 *checkbit_inspection_get_table (CheckbitInspection *self);
void checkbit_inspection_set_table (CheckbitInspection *self, const guint64 *words);

/* The same for a table of any length. */
void checkbit_inspection_set_table_of (CheckbitInspection *self, const guint64 *words, gsize n);

/* All live as long as the inspection. (transfer none) */
CheckbitMaskModel *checkbit_inspection_get_masks (CheckbitInspection *self);
CheckbitWordForm *checkbit_inspection_get_word_form (CheckbitInspection *self);
CheckbitWatchList *checkbit_inspection_get_watches (CheckbitInspection *self);

/* The explanation of a move in the current position. (transfer none) */
CheckbitMoveExplanation *checkbit_inspection_get_explanation (CheckbitInspection *self);

/* Sets sent by other programs, in the order of arrival: a list of CheckbitSet, those of the bridge
 * CheckbitSentSet. (transfer none) */
GListStore *checkbit_inspection_get_pushed (CheckbitInspection *self);

/* Everything pasted; its names are available to the watches. "changed" is emitted when they change.
 * (transfer none) */
CheckbitPastedList *checkbit_inspection_get_pasted (CheckbitInspection *self);

/* The names currently available in expressions. (transfer none) */
CheckbitPastedNames *checkbit_inspection_get_names (CheckbitInspection *self);

G_END_DECLS
