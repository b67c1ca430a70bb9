/* One group of the inspector: a header that folds it and the tiles of its masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/mask-model.h"
#include "game/text/word-form.h"
#include "ui/inspector/mask-tile.h"

G_BEGIN_DECLS

/* Property: "folded" (gboolean).
 * Signals:
 * "tile-added" (CheckbitMaskTile *tile): a tile was built; tiles exist only while they can be seen.
 * "current-changed": the pointed or focused tile differs.
 * "square-pointed" (guint square): the pointer is on this square of a tile's board; 64 for none.
 * "remove": someone wants to be rid of all its sets.
 * "keep" (CheckbitSet *set), "inspect" (CheckbitSet *set) and "copy" (char *value): as the tile's.
 *
 * CSS nodes: `mask-group`, with children `button` (the header), `help-button` and `mask-tile`.
 *
 * Accessible role: group, named by its title; its header is a button that is expanded or not.
 * Tab goes through header, help and one tile; arrow keys move between the tiles. */
#define CHECKBIT_TYPE_MASK_GROUP (checkbit_mask_group_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskGroup, checkbit_mask_group, CHECKBIT, MASK_GROUP, GtkWidget)

/* A group of masks. form: how the tiles write their values. */
GtkWidget *checkbit_mask_group_new (ChessMaskGroup group, CheckbitWordForm *form);

/* A group of any sets: all those of its model, and hidden while there are none. Its number is
 * CHESS_N_MASK_GROUPS. */
GtkWidget *checkbit_mask_group_new_for_sets (const char *title, CheckbitWordForm *form);

/* The same for sets that can be removed together, with a button for that in the place of the
 * help, which emits "remove". */
GtkWidget *checkbit_mask_group_new_for_pasted (const char *title, CheckbitWordForm *form);

ChessMaskGroup checkbit_mask_group_get_group (CheckbitMaskGroup *self);

/* Shows the sets of the model that belong to the group, and follows it; NULL for none. */
void checkbit_mask_group_set_model (CheckbitMaskGroup *self, GListModel *model);

gboolean checkbit_mask_group_get_folded (CheckbitMaskGroup *self);
void checkbit_mask_group_set_folded (CheckbitMaskGroup *self, gboolean folded);

/* Shows only the masks that match a text, folded or not, and hides the group where none does;
 * NULL or "" shows all. Returns how many match. */
guint checkbit_mask_group_set_filter (CheckbitMaskGroup *self, const char *text);

/* The set of the tile that is pointed at or, later, has the focus; NULL for none.
 * (transfer none) */
CheckbitSet *checkbit_mask_group_get_current (CheckbitMaskGroup *self);

/* Puts the keyboard into the first tile. Returns FALSE where there is none to be seen. */
gboolean checkbit_mask_group_focus_first (CheckbitMaskGroup *self);

/* Calls func for each tile that is built. */
void checkbit_mask_group_foreach_tile (CheckbitMaskGroup *self, GFunc func, gpointer data);

/* The part of the group that can be seen, from top to bottom in its own coordinates: other rows
 * are not drawn. */
void checkbit_mask_group_set_visible_span (CheckbitMaskGroup *self, int top, int bottom);

G_END_DECLS
