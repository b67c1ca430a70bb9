/* One set under the knife: shown live until it is edited, then as a copy with a history, so that
 * what is live never lies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/mask.h"
#include "game/text/set-operation.h"
#include "game/inspect/pasted-names.h"
#include "game/inspect/set.h"
#include "game/text/word-form.h"

G_BEGIN_DECLS

/* Signal "changed": another set is shown, or other squares, or the history differs. */
#define CHECKBIT_TYPE_SET_EDITOR (checkbit_set_editor_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetEditor, checkbit_set_editor, CHECKBIT, SET_EDITOR, GObject)

/* form: in which layout raw shifts work. */
CheckbitSetEditor *checkbit_set_editor_new (CheckbitWordForm *form);

/* The set to be looked at; NULL for none. Another one begins another history. */
void checkbit_set_editor_set_source (CheckbitSetEditor *self, CheckbitSet *source);
/* (transfer none) (nullable) */
CheckbitSet *checkbit_set_editor_get_source (CheckbitSetEditor *self);

/* What is shown: the source, or the edited copy of it; NULL without a source. (transfer none) */
CheckbitSet *checkbit_set_editor_get_set (CheckbitSetEditor *self);
gboolean checkbit_set_editor_is_edited (CheckbitSetEditor *self);

/* The squares of what is shown; none without a source. */
ChessBitboard checkbit_set_editor_get_bits (CheckbitSetEditor *self);

/* Members that the last edit brought round an edge of the board. */
ChessBitboard checkbit_set_editor_get_wrapped (CheckbitSetEditor *self);

/* What the last edit did: "Raw shift left: x << 1", and what one may not expect of it; NULL where
 * nothing is edited, or nothing is to be told. */
const char *checkbit_set_editor_get_edit (CheckbitSetEditor *self);
const char *checkbit_set_editor_get_warning (CheckbitSetEditor *self);

/* What is shown, in the set language: the expression of a live set, how a copy was made
 * ("north(white_pawns) ^ e4") or, where neither gives the squares that are shown, their value.
 * input: the position of now. (transfer full) */
char *checkbit_set_editor_write (CheckbitSetEditor *self,
                                 const ChessMaskInput *input,
                                 CheckbitPastedNames *names);

/* How the copy was made; NULL where the language cannot say it. */
const char *checkbit_set_editor_get_recipe (CheckbitSetEditor *self);

/* Edits; nothing happens without a source. n: how far a raw shift goes, 0 to 63. */
void checkbit_set_editor_toggle (CheckbitSetEditor *self, ChessSquare square);
void checkbit_set_editor_apply (CheckbitSetEditor *self, CheckbitOperation operation, guint n);
void checkbit_set_editor_combine (CheckbitSetEditor *self,
                                  CheckbitCombination combination,
                                  CheckbitSet *other);

gboolean checkbit_set_editor_can_undo (CheckbitSetEditor *self);
gboolean checkbit_set_editor_can_redo (CheckbitSetEditor *self);
/* Nothing happens where there is nothing to undo or redo. Undoing the first edit leads back to the
 * live set. */
void checkbit_set_editor_undo (CheckbitSetEditor *self);
void checkbit_set_editor_redo (CheckbitSetEditor *self);

/* Goes back to the live set; the edits can be done again. */
void checkbit_set_editor_revert (CheckbitSetEditor *self);

G_END_DECLS
