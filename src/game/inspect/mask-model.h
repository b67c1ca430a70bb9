/* The masks of the current position as a list that views bind to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/mask.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* One mask with its set now. Its expression is the mask's id. */
#define CHECKBIT_TYPE_MASK_ITEM (checkbit_mask_item_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskItem, checkbit_mask_item, CHECKBIT, MASK_ITEM, CheckbitSet)

const ChessMask *checkbit_mask_item_get_mask (CheckbitMaskItem *self);

/* A GListModel of CheckbitMaskItem, one per row of the mask table and in its order; the items live
 * as long as the model. */
#define CHECKBIT_TYPE_MASK_MODEL (checkbit_mask_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskModel, checkbit_mask_model, CHECKBIT, MASK_MODEL, GObject)

CheckbitMaskModel *checkbit_mask_model_new (void);

/* Recomputes every mask in place. mark: whether to remember which bits this change set or cleared
 * (a move, an undo, a jump) or to forget such marks (another game). Items announce what differs
 * once all of them hold their new values. */
void checkbit_mask_model_set_position (CheckbitMaskModel *self,
                                       const ChessPosition *position,
                                       gboolean mark);

/* The same for a position that a move led to from another; previous may be NULL, where there was
 * none. */
void checkbit_mask_model_set_position_after (CheckbitMaskModel *self,
                                             const ChessPosition *position,
                                             const ChessPosition *previous,
                                             ChessMove last_move,
                                             gboolean mark);

/* The selected squares, on which some masks depend. The marks stay about the last change of
 * position. */
void checkbit_mask_model_set_selection (CheckbitMaskModel *self, ChessBitboard selection);

/* The item of a mask id; NULL where there is none. (transfer none) */
CheckbitMaskItem *checkbit_mask_model_find (CheckbitMaskModel *self, const char *id);

G_END_DECLS
