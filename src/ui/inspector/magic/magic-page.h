/* The page of the inspector that explains the look-up of a bishop or rook.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/magic-model.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Action: `magic.view` (string: "look-up" or "own").
 *
 * CSS node: `magic-page`. Accessible role: group.
 * Construct only: "inspection", "layers". */
#define CHECKBIT_TYPE_MAGIC_PAGE (checkbit_magic_page_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMagicPage, checkbit_magic_page, CHECKBIT, MAGIC_PAGE, GtkWidget)

GtkWidget *checkbit_magic_page_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* (transfer none) */
CheckbitMagicModel *checkbit_magic_page_get_model (CheckbitMagicPage *self);

/* The look-up (CheckbitMagicLookup), and the check of one's own numbers (CheckbitMagicOwn).
 * (transfer none) */
GtkWidget *checkbit_magic_page_get_lookup (CheckbitMagicPage *self);
GtkWidget *checkbit_magic_page_get_own (CheckbitMagicPage *self);

/* Shows the check of one's own numbers, and fills in those of a text. */
void checkbit_magic_page_try (CheckbitMagicPage *self, const char *text);

G_END_DECLS
