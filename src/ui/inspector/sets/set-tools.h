/* The buttons that change a whole set: complement, steps in eight directions, raw shifts, rotations
 * and mirroring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/text/set-operation.h"
#include "game/text/word-form.h"

G_BEGIN_DECLS

/* Signal: "apply" (guint operation: a CheckbitOperation, guint n: how far a raw shift goes).
 *
 * CSS node: `set-tools`. Each button's tooltip shows the corresponding code. */
#define CHECKBIT_TYPE_SET_TOOLS (checkbit_set_tools_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetTools, checkbit_set_tools, CHECKBIT, SET_TOOLS, GtkWidget)

/* form: the layout for the code in the tooltips, which follow its changes. */
GtkWidget *checkbit_set_tools_new (CheckbitWordForm *form);

G_END_DECLS
