/* The board as an array: the content of each element, in rows and columns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* CSS node: `mailbox-view`. Accessible role: group. */
#define CHECKBIT_TYPE_MAILBOX_VIEW (checkbit_mailbox_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMailboxView, checkbit_mailbox_view, CHECKBIT, MAILBOX_VIEW, GtkWidget)

/* Follows an inspection, and the layout in use. */
void checkbit_mailbox_view_bind (CheckbitMailboxView *self, CheckbitInspection *inspection);

/* The square shown in brackets; CHESS_SQUARE_NONE for none. */
void checkbit_mailbox_view_mark (CheckbitMailboxView *self, ChessSquare square);

G_END_DECLS
