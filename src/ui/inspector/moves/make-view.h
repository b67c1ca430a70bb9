/* Another program's boards after a move, compared with the correct ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* CSS node: `make-view`. Accessible role: group. */
#define CHECKBIT_TYPE_MAKE_VIEW (checkbit_make_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMakeView, checkbit_make_view, CHECKBIT, MAKE_VIEW, GtkWidget)

/* Compares the boards sent to an inspection with its position. */
void checkbit_make_view_bind (CheckbitMakeView *self, CheckbitInspection *inspection);

G_END_DECLS
