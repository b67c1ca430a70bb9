/* Where people ask “why not?” about a move and read the explanation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Shows the inspection's explanation, however it was requested.
 *
 * Actions used: `win.play-move` (s: a move in UCI).
 *
 * CSS node: `why-view`. Accessible role: group, with the entry `Ask about a move`. */
#define CHECKBIT_TYPE_WHY_VIEW (checkbit_why_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWhyView, checkbit_why_view, CHECKBIT, WHY_VIEW, GtkWidget)

/* Sets the inspection, and where tiles are shown; called once. */
void checkbit_why_view_bind (CheckbitWhyView *self,
                             CheckbitInspection *inspection,
                             CheckbitLayers *layers);

G_END_DECLS
