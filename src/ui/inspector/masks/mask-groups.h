/* All groups of the masks' page, one below the other: what was sent, what was pasted, the masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/inspector/masks/mask-group.h"

G_BEGIN_DECLS

/* Signals: "group-added" (CheckbitMaskGroup *group): a text was pasted, its tiles are to come;
 * "changed": groups were added or are gone; "remove" (CheckbitPastedGroup *group): someone wants
 * to be rid of what a text has brought.
 *
 * CSS node: `mask-groups`. */
#define CHECKBIT_TYPE_MASK_GROUPS (checkbit_mask_groups_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskGroups, checkbit_mask_groups, CHECKBIT, MASK_GROUPS, GtkWidget)

/* Shows what an inspection has. */
GtkWidget *checkbit_mask_groups_new (CheckbitInspection *inspection);

/* The groups in the order in which they are seen. */
guint checkbit_mask_groups_get_n_groups (CheckbitMaskGroups *self);
CheckbitMaskGroup *checkbit_mask_groups_get_group (CheckbitMaskGroups *self, guint index);

/* Calls func for each tile that is built. */
void checkbit_mask_groups_foreach_tile (CheckbitMaskGroups *self, GFunc func, gpointer data);

/* Keeps in settings which groups of masks, and that of what was sent, are folded; NULL for none.
 * Settings without a key for that are not used. Returns whether they differ. */
gboolean checkbit_mask_groups_set_settings (CheckbitMaskGroups *self, GSettings *settings);
GSettings *checkbit_mask_groups_get_settings (CheckbitMaskGroups *self);

/* Shows the masks that match a text; "" for all. */
void checkbit_mask_groups_set_filter (CheckbitMaskGroups *self, const char *text);

/* Puts the keyboard into the first tile, where there is one. */
void checkbit_mask_groups_focus_first (CheckbitMaskGroups *self);

/* The part that can be seen, from top to bottom in its own coordinates: other rows are not
 * drawn. It is forgotten where groups are folded, added or filtered. */
void checkbit_mask_groups_set_visible_span (CheckbitMaskGroups *self, int top, int bottom);

G_END_DECLS
