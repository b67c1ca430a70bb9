/* A group of tiles for each text that was pasted, one below the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/pasted-list.h"
#include "game/text/word-form.h"
#include "ui/inspector/masks/mask-group.h"

G_BEGIN_DECLS

/* Signals: "group-added" (CheckbitMaskGroup *group): one more; "changed": groups were added or
 * are gone;
 * "remove" (CheckbitPastedGroup *group): someone wants to be rid of what a text has brought.
 *
 * CSS node: `pasted-view`. */
#define CHECKBIT_TYPE_PASTED_VIEW (checkbit_pasted_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPastedView, checkbit_pasted_view, CHECKBIT, PASTED_VIEW, GtkWidget)

/* Follows a list. form: how the tiles write their values. */
GtkWidget *checkbit_pasted_view_new (CheckbitPastedList *list, CheckbitWordForm *form);

guint checkbit_pasted_view_get_n_groups (CheckbitPastedView *self);
CheckbitMaskGroup *checkbit_pasted_view_get_group (CheckbitPastedView *self, guint index);

G_END_DECLS
