/* The masks of the current position, as a list model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/mask.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* One mask with its current set. Its expression is the mask's id. */
#define CHECKBIT_TYPE_MASK_ITEM (checkbit_mask_item_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskItem, checkbit_mask_item, CHECKBIT, MASK_ITEM, CheckbitSet)

const ChessMask *checkbit_mask_item_get_mask (CheckbitMaskItem *self);

/* A GListModel of CheckbitMaskItem, one per row of the mask table and in its order; the items live
 * as long as the model. */
#define CHECKBIT_TYPE_MASK_MODEL (checkbit_mask_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskModel, checkbit_mask_model, CHECKBIT, MASK_MODEL, GObject)

CheckbitMaskModel *checkbit_mask_model_new (void);

/* Recomputes all masks. mark: whether to mark the bits that this change set or cleared (a move, an
 * undo, a jump) or to drop such marks (another game). Items notify about changes once all have
 * their new values. */
void checkbit_mask_model_set_position (CheckbitMaskModel *self,
                                       const ChessPosition *position,
                                       gboolean mark);

/* The same for a position after a move; previous may be NULL. */
void checkbit_mask_model_set_position_after (CheckbitMaskModel *self,
                                             const ChessPosition *position,
                                             const ChessPosition *previous,
                                             ChessMove last_move,
                                             gboolean mark);

/* The selected squares, on which some masks depend. The marks still refer to the last change of the
 * position. */
void checkbit_mask_model_set_selection (CheckbitMaskModel *self, ChessBitboard selection);

/* The item with a mask ID; NULL if there is none. (transfer none) */
CheckbitMaskItem *checkbit_mask_model_find (CheckbitMaskModel *self, const char *id);

G_END_DECLS
