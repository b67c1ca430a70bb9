/* The lines of a file of positions as a list model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/position-file.h"

G_BEGIN_DECLS

/* A line as an object, made when a list needs it: a file may have a million. */
#define CHECKBIT_TYPE_POSITION_ITEM (checkbit_position_item_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPositionItem, checkbit_position_item, CHECKBIT, POSITION_ITEM, GObject)

const CheckbitPositionLine *checkbit_position_item_get_line (CheckbitPositionItem *self);

#define CHECKBIT_TYPE_POSITION_MODEL (checkbit_position_model_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPositionModel, checkbit_position_model, CHECKBIT, POSITION_MODEL, GObject)

/* A list of CheckbitPositionItem; takes a reference to lines, which must not change afterwards.
 * (element-type CheckbitPositionLine) (transfer full) */
GListModel *checkbit_position_model_new (GPtrArray *lines);

G_END_DECLS
