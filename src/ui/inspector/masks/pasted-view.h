/* A group of tiles for each pasted text, one below the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/pasted-list.h"
#include "game/text/word-form.h"
#include "ui/inspector/masks/mask-group.h"

G_BEGIN_DECLS

/* Signals: "group-added" (CheckbitMaskGroup *group): a new group; "changed": groups were added or
 * removed; "remove" (CheckbitPastedGroup *group): remove the sets of a pasted text.
 *
 * CSS node: `pasted-view`. */
#define CHECKBIT_TYPE_PASTED_VIEW (checkbit_pasted_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPastedView, checkbit_pasted_view, CHECKBIT, PASTED_VIEW, GtkWidget)

/* Follows a list. form: how the tiles write their values. */
GtkWidget *checkbit_pasted_view_new (CheckbitPastedList *list, CheckbitWordForm *form);

guint checkbit_pasted_view_get_n_groups (CheckbitPastedView *self);
CheckbitMaskGroup *checkbit_pasted_view_get_group (CheckbitPastedView *self, guint index);

G_END_DECLS
