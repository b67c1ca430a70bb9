/* The panel that shows every mask of the position live.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/mask-model.h"
#include "ui/board.h"

G_BEGIN_DECLS

/* Properties: "model" (CheckbitMaskModel), "highlighted-square" (guint, 64 for none: lit in every
 * tile), "settings" (GSettings, for the groups' folded state).
 *
 * Signals: "layers-changed": the sets to show on the board differ (see
 * checkbit_inspector_get_layers); "toast" (char *text): something to tell in the window, such as
 * "Copied 0x…".
 *
 * Accessible role: group, named `Inspector`, with the search field `Search masks`. */
#define CHECKBIT_TYPE_INSPECTOR (checkbit_inspector_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitInspector, checkbit_inspector, CHECKBIT, INSPECTOR, GtkWidget)

GtkWidget *checkbit_inspector_new (CheckbitMaskModel *model);

/* The tiles kept on the board by a click and the one that is hovered (drawn last), as layers
 * with the bits of now. Returns how many were written, at most max. */
guint
checkbit_inspector_get_layers (CheckbitInspector *self, CheckbitBoardLayer *layers, guint max);

/* Takes every kept tile off the board. Returns whether there was one. */
gboolean checkbit_inspector_clear_layers (CheckbitInspector *self);

void checkbit_inspector_set_highlighted_square (CheckbitInspector *self, guint square);

/* Puts the keyboard into the search field. */
void checkbit_inspector_focus_search (CheckbitInspector *self);

G_END_DECLS
