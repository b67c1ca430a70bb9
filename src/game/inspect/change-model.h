/* What a move changes, as a model for views: the difference of every board, other state, and the
 * steps in which a program makes the move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/change.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* One step: the toggled square, its Zobrist word, and the key after it. */
#define CHECKBIT_TYPE_CHANGE_STEP (checkbit_change_step_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitChangeStep, checkbit_change_step, CHECKBIT, CHANGE_STEP, GObject)

/* "The white pawn leaves e2", translated. */
const char *checkbit_change_step_get_text (CheckbitChangeStep *self);
guint64 checkbit_change_step_get_word (CheckbitChangeStep *self);
guint64 checkbit_change_step_get_key (CheckbitChangeStep *self);
/* The toggled square; empty for the side to move. (transfer none) */
CheckbitSet *checkbit_change_step_get_set (CheckbitChangeStep *self);

/* State that is not on a board: its name, old and new value. */
#define CHECKBIT_TYPE_CHANGE_FIELD (checkbit_change_field_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitChangeField, checkbit_change_field, CHECKBIT, CHANGE_FIELD, GObject)

const char *checkbit_change_field_get_title (CheckbitChangeField *self);
const char *checkbit_change_field_get_before (CheckbitChangeField *self);
const char *checkbit_change_field_get_after (CheckbitChangeField *self);

/* Signal "changed": it is about another move, or none. */
#define CHECKBIT_TYPE_CHANGE_MODEL (checkbit_change_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitChangeModel, checkbit_change_model, CHECKBIT, CHANGE_MODEL, GObject)

CheckbitChangeModel *checkbit_change_model_new (void);

/* Sets a legal move of a position (copied); CHESS_MOVE_NONE for none. */
void checkbit_change_model_set_move (CheckbitChangeModel *self,
                                     const ChessPosition *position,
                                     ChessMove move);

/* The move in a sentence: "The king castles from e1 to g1, and the rook goes from h1 to f1."; NULL
 * if there is none. */
const char *checkbit_change_model_get_sentence (CheckbitChangeModel *self);

/* The move in SAN; NULL if there is none. */
const char *checkbit_change_model_get_san (CheckbitChangeModel *self);

/* The key before XOR the key after. */
guint64 checkbit_change_model_get_difference (CheckbitChangeModel *self);

/* The boards that differ, as the changed squares (list of CheckbitSet); other state
 * (CheckbitChangeField); the steps (CheckbitChangeStep). (transfer none) */
GListModel *checkbit_change_model_get_boards (CheckbitChangeModel *self);
GListModel *checkbit_change_model_get_fields (CheckbitChangeModel *self);
GListModel *checkbit_change_model_get_steps (CheckbitChangeModel *self);

G_END_DECLS
