/* Two buttons beside a move that waits to be confirmed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* CSS node `popover.confirm-move`. Never takes the focus: whoever has it answers Enter and Escape,
 * too.
 *
 * Signals: "confirmed"; "cancelled". It is for whoever hears them to take it away. */
#define CHECKBIT_TYPE_MOVE_CONFIRMATION (checkbit_move_confirmation_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMoveConfirmation, checkbit_move_confirmation, CHECKBIT, MOVE_CONFIRMATION, GtkPopover)

GtkWidget *checkbit_move_confirmation_new (void);

G_END_DECLS
