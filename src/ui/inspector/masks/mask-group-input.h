/* Pointer and keyboard in a group of tiles: what is pointed at, what has the focus and where arrow
 * keys go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/inspector/mask-tile.h"
#include "ui/inspector/masks/mask-group-rows.h"

G_BEGIN_DECLS

/* Signals:
 * "current-changed": the tile that is pointed at or has the focus differs.
 * "square-pointed" (guint square): the pointer is on this square of a tile's board; 64 for none. */
#define CHECKBIT_TYPE_MASK_GROUP_INPUT (checkbit_mask_group_input_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMaskGroupInput, checkbit_mask_group_input, CHECKBIT, MASK_GROUP_INPUT, GObject)

/* Follows a widget with the tiles of rows; both outlive it. */
CheckbitMaskGroupInput *checkbit_mask_group_input_new (GtkWidget *group,
                                                       CheckbitMaskGroupRows *rows);
/* What Tab goes through before the tiles. Not owned. */
void checkbit_mask_group_input_set_header (CheckbitMaskGroupInput *self,
                                           GtkWidget *header,
                                           GtkWidget *help);

/* The tile that is pointed at or, later, has the focus; NULL for none. (transfer none) */
CheckbitMaskTile *checkbit_mask_group_input_get_current (CheckbitMaskGroupInput *self);

/* What the widget does for GtkWidget's functions focus() and set_focus_child(). */
gboolean checkbit_mask_group_input_focus (CheckbitMaskGroupInput *self, GtkDirectionType direction);
void checkbit_mask_group_input_set_focus_child (CheckbitMaskGroupInput *self, GtkWidget *child);

/* Puts the keyboard into the first tile or the last one. FALSE where there is none. */
gboolean checkbit_mask_group_input_focus_tile (CheckbitMaskGroupInput *self, gboolean first);

/* Nothing is pointed at any more. */
void checkbit_mask_group_input_leave (CheckbitMaskGroupInput *self);
/* Forgets every tile, before the tiles go. */
void checkbit_mask_group_input_forget (CheckbitMaskGroupInput *self);

G_END_DECLS
