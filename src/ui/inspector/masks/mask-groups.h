/* All groups of the page Masks, one below the other: sets sent by programs, pasted sets, the masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/inspector/masks/mask-group.h"

G_BEGIN_DECLS

/* Signals: "group-added" (CheckbitMaskGroup *group): a text was pasted; its tiles come next.
 * "changed": groups were added or removed; "remove" (CheckbitPastedGroup *group): remove the sets
 * of a pasted text.
 *
 * CSS node: `mask-groups`. */
#define CHECKBIT_TYPE_MASK_GROUPS (checkbit_mask_groups_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskGroups, checkbit_mask_groups, CHECKBIT, MASK_GROUPS, GtkWidget)

/* Shows the sets of an inspection. */
GtkWidget *checkbit_mask_groups_new (CheckbitInspection *inspection);

/* The groups in display order. */
guint checkbit_mask_groups_get_n_groups (CheckbitMaskGroups *self);
CheckbitMaskGroup *checkbit_mask_groups_get_group (CheckbitMaskGroups *self, guint index);

/* Calls func for each tile that exists. */
void checkbit_mask_groups_foreach_tile (CheckbitMaskGroups *self, GFunc func, gpointer data);

/* Stores in settings which of the permanent groups are folded; NULL for none. Settings without the
 * key are ignored. Returns whether they differ. */
gboolean checkbit_mask_groups_set_settings (CheckbitMaskGroups *self, GSettings *settings);
GSettings *checkbit_mask_groups_get_settings (CheckbitMaskGroups *self);

/* Shows the masks that match a text; "" for all. */
void checkbit_mask_groups_set_filter (CheckbitMaskGroups *self, const char *text);

/* Focuses the first tile, if there is one. */
void checkbit_mask_groups_focus_first (CheckbitMaskGroups *self);

/* The visible part, in its own vertical coordinates: rows outside are not drawn. Reset when groups
 * are folded, added or filtered. */
void checkbit_mask_groups_set_visible_span (CheckbitMaskGroups *self, int top, int bottom);

G_END_DECLS
