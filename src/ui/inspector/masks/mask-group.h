/* One group of the inspector: a header that folds it, and the tiles of its masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/mask-model.h"
#include "game/text/word-form.h"
#include "ui/inspector/mask-tile.h"

G_BEGIN_DECLS

/* Property: "folded" (gboolean). Signals: "tile-added" (CheckbitMaskTile *tile): a tile was built;
 * tiles exist only while they are visible. "current-changed": another tile is pointed at or
 * focused. "square-pointed" (guint square): the pointer is on this square of a tile's board; 64 for
 * none. "remove": remove all its sets. "keep" (CheckbitSet *set), "inspect" (CheckbitSet *set) and
 * "copy" (char *value): as the tile's.
 *
 * CSS nodes: `mask-group`, with children `button` (the header), `help-button` and `mask-tile`.
 *
 * Accessible role: group, named by its title; its header is a button that is expanded or not.
 * Tab goes through header, help and one tile; arrow keys move between the tiles. */
#define CHECKBIT_TYPE_MASK_GROUP (checkbit_mask_group_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskGroup, checkbit_mask_group, CHECKBIT, MASK_GROUP, GtkWidget)

/* A group of masks. form: how the tiles write their values. */
GtkWidget *checkbit_mask_group_new (ChessMaskGroup group, CheckbitWordForm *form);

/* A group of arbitrary sets: all those in its model. Hidden while there are none. Its number is
 * CHESS_N_MASK_GROUPS. */
GtkWidget *checkbit_mask_group_new_for_sets (const char *title, CheckbitWordForm *form);

/* The same for sets that can be removed together: a button in place of the help button emits
 * "remove". */
GtkWidget *checkbit_mask_group_new_for_pasted (const char *title, CheckbitWordForm *form);

ChessMaskGroup checkbit_mask_group_get_group (CheckbitMaskGroup *self);

void checkbit_mask_group_set_title (CheckbitMaskGroup *self, const char *title);

/* Shows the sets of the model that belong to the group, and follows its changes; NULL for none. */
void checkbit_mask_group_set_model (CheckbitMaskGroup *self, GListModel *model);
/* (transfer none) (nullable) */
GListModel *checkbit_mask_group_get_model (CheckbitMaskGroup *self);

gboolean checkbit_mask_group_get_folded (CheckbitMaskGroup *self);
void checkbit_mask_group_set_folded (CheckbitMaskGroup *self, gboolean folded);

/* Shows only the masks that match a text, folded or not, and hides the group if none does; NULL or
 * "" shows all. Returns how many match. */
guint checkbit_mask_group_set_filter (CheckbitMaskGroup *self, const char *text);

/* The set of the tile that is pointed at or focused, whichever was last; NULL for none. (transfer
 * none) */
CheckbitSet *checkbit_mask_group_get_current (CheckbitMaskGroup *self);

/* Focuses the first tile. Returns FALSE if none is visible. */
gboolean checkbit_mask_group_focus_first (CheckbitMaskGroup *self);

/* Calls func for each tile that exists. */
void checkbit_mask_group_foreach_tile (CheckbitMaskGroup *self, GFunc func, gpointer data);

/* The visible part of the group, in its own vertical coordinates: rows outside are not drawn. */
void checkbit_mask_group_set_visible_span (CheckbitMaskGroup *self, int top, int bottom);

G_END_DECLS
