/* An editor for a set: it shows the live set until that is edited, then a copy with a history.
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

/* Signal "changed": the set, its squares, or the history have changed. */
#define CHECKBIT_TYPE_SET_EDITOR (checkbit_set_editor_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetEditor, checkbit_set_editor, CHECKBIT, SET_EDITOR, GObject)

/* form: the layout for raw shifts. */
CheckbitSetEditor *checkbit_set_editor_new (CheckbitWordForm *form);

/* The set to show; NULL for none. Another set starts a new history. */
void checkbit_set_editor_set_source (CheckbitSetEditor *self, CheckbitSet *source);

/* The current set: the source, or its edited copy; NULL without a source. (transfer none) */
CheckbitSet *checkbit_set_editor_get_set (CheckbitSetEditor *self);
gboolean checkbit_set_editor_is_edited (CheckbitSetEditor *self);

/* The squares of the current set; none without a source. */
ChessBitboard checkbit_set_editor_get_bits (CheckbitSetEditor *self);

/* Members that the last edit wrapped around an edge. */
ChessBitboard checkbit_set_editor_get_wrapped (CheckbitSetEditor *self);

/* What the last edit did, "Raw shift left: x << 1", and any surprising effect; NULL if nothing is
 * edited, or there is nothing to say. */
const char *checkbit_set_editor_get_edit (CheckbitSetEditor *self);
const char *checkbit_set_editor_get_warning (CheckbitSetEditor *self);

/* The current set in the set language: the expression of a live set, or the recipe of a copy
 * ("north(white_pawns) ^ e4"); NULL if that does not give the current squares: a copy stays as it
 * is when the position changes. input: the current position. */
const char *checkbit_set_editor_find_expression (CheckbitSetEditor *self,
                                                 const ChessMaskInput *input,
                                                 CheckbitPastedNames *names);

/* The same, or else the value of the current squares. (transfer full) */
char *checkbit_set_editor_write (CheckbitSetEditor *self,
                                 const ChessMaskInput *input,
                                 CheckbitPastedNames *names);

/* The recipe of the copy; NULL if the language cannot express it. */
const char *checkbit_set_editor_get_recipe (CheckbitSetEditor *self);

/* Edits; ignored without a source. n: the distance of a raw shift, 0 to 63. */
void checkbit_set_editor_toggle (CheckbitSetEditor *self, ChessSquare square);
void checkbit_set_editor_apply (CheckbitSetEditor *self, CheckbitOperation operation, guint n);
void checkbit_set_editor_combine (CheckbitSetEditor *self,
                                  CheckbitCombination combination,
                                  CheckbitSet *other);

gboolean checkbit_set_editor_can_undo (CheckbitSetEditor *self);
gboolean checkbit_set_editor_can_redo (CheckbitSetEditor *self);
/* Does nothing if there is nothing to undo or redo. Undoing the first edit returns to the live
 * set. */
void checkbit_set_editor_undo (CheckbitSetEditor *self);
void checkbit_set_editor_redo (CheckbitSetEditor *self);

/* Returns to the live set; the edits can be redone. */
void checkbit_set_editor_revert (CheckbitSetEditor *self);

G_END_DECLS
