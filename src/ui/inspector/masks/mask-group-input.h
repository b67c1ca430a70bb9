/* Pointer and keyboard in a group of tiles: which tile is pointed at or focused, and where arrow
 * keys lead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/inspector/mask-tile.h"
#include "ui/inspector/masks/mask-group-rows.h"

G_BEGIN_DECLS

/* Signals: "current-changed": another tile is pointed at or focused. "square-pointed" (guint
 * square): the pointer is on this square of a tile's board; 64 for none. */
#define CHECKBIT_TYPE_MASK_GROUP_INPUT (checkbit_mask_group_input_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMaskGroupInput, checkbit_mask_group_input, CHECKBIT, MASK_GROUP_INPUT, GObject)

/* Follows a widget with the tiles of rows; both outlive it. */
CheckbitMaskGroupInput *checkbit_mask_group_input_new (GtkWidget *group,
                                                       CheckbitMaskGroupRows *rows);
/* A widget that Tab reaches before the tiles. Not owned. */
void checkbit_mask_group_input_set_header (CheckbitMaskGroupInput *self,
                                           GtkWidget *header,
                                           GtkWidget *help);

/* The tile that is pointed at or focused, whichever was last; NULL for none. (transfer none) */
CheckbitMaskTile *checkbit_mask_group_input_get_current (CheckbitMaskGroupInput *self);

/* Implementations of the widget's GtkWidget functions focus() and set_focus_child(). */
gboolean checkbit_mask_group_input_focus (CheckbitMaskGroupInput *self, GtkDirectionType direction);
void checkbit_mask_group_input_set_focus_child (CheckbitMaskGroupInput *self, GtkWidget *child);

/* Focuses the first or the last tile. FALSE if there is none. */
gboolean checkbit_mask_group_input_focus_tile (CheckbitMaskGroupInput *self, gboolean first);

/* Forgets which tile is pointed at. */
void checkbit_mask_group_input_leave (CheckbitMaskGroupInput *self);
/* Forgets a tile before it is removed. */
void checkbit_mask_group_input_forget (CheckbitMaskGroupInput *self, CheckbitMaskTile *tile);

G_END_DECLS
