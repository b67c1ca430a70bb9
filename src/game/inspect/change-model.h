/* What a move changes, for views to bind to: the difference of every board, what else is different,
 * and the steps in which a program makes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/change.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* One step: what is toggled, its Zobrist word, and the key after it. */
#define CHECKBIT_TYPE_CHANGE_STEP (checkbit_change_step_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitChangeStep, checkbit_change_step, CHECKBIT, CHANGE_STEP, GObject)

/* "The white pawn leaves e2", translated. */
const char *checkbit_change_step_get_text (CheckbitChangeStep *self);
guint64 checkbit_change_step_get_word (CheckbitChangeStep *self);
guint64 checkbit_change_step_get_key (CheckbitChangeStep *self);
/* The square that is toggled; empty for the side to move. (transfer none) */
CheckbitSet *checkbit_change_step_get_set (CheckbitChangeStep *self);

/* What is no board: its name, and what it was and is. */
#define CHECKBIT_TYPE_CHANGE_FIELD (checkbit_change_field_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitChangeField, checkbit_change_field, CHECKBIT, CHANGE_FIELD, GObject)

const char *checkbit_change_field_get_title (CheckbitChangeField *self);
const char *checkbit_change_field_get_before (CheckbitChangeField *self);
const char *checkbit_change_field_get_after (CheckbitChangeField *self);

/* Signal "changed": it is about another move, or none. */
#define CHECKBIT_TYPE_CHANGE_MODEL (checkbit_change_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitChangeModel, checkbit_change_model, CHECKBIT, CHANGE_MODEL, GObject)

CheckbitChangeModel *checkbit_change_model_new (void);

/* Looks at a legal move of a position (copied); CHESS_MOVE_NONE for none. */
void checkbit_change_model_set_move (CheckbitChangeModel *self,
                                     const ChessPosition *position,
                                     ChessMove move);
ChessMove checkbit_change_model_get_move (CheckbitChangeModel *self);

/* The move in a sentence: "The king castles from e1 to g1, and the rook goes from h1 to f1."; NULL
 * where there is none. */
const char *checkbit_change_model_get_sentence (CheckbitChangeModel *self);

/* The move in SAN; NULL where there is none. */
const char *checkbit_change_model_get_san (CheckbitChangeModel *self);

/* The key before XOR the key after. */
guint64 checkbit_change_model_get_difference (CheckbitChangeModel *self);

/* The boards that differ, as the squares that do (list of CheckbitSet); what else there is
 * (CheckbitChangeField); the steps (CheckbitChangeStep). (transfer none) */
GListModel *checkbit_change_model_get_boards (CheckbitChangeModel *self);
GListModel *checkbit_change_model_get_fields (CheckbitChangeModel *self);
GListModel *checkbit_change_model_get_steps (CheckbitChangeModel *self);

G_END_DECLS
