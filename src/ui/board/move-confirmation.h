/* Two buttons beside a move that must be confirmed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* CSS node `popover.confirm-move`. It never takes the focus: the board also handles Enter and
 * Escape.
 *
 * Signals: "confirmed"; "cancelled". The handlers must remove it. */
#define CHECKBIT_TYPE_MOVE_CONFIRMATION (checkbit_move_confirmation_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMoveConfirmation, checkbit_move_confirmation, CHECKBIT, MOVE_CONFIRMATION, GtkPopover)

GtkWidget *checkbit_move_confirmation_new (void);

G_END_DECLS
