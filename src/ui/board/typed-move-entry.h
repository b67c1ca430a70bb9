/* The line that shows a move while it is typed, and what it may become.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/position.h"
#include "ui/base/move-text.h"

G_BEGIN_DECLS

/* CSS node `popover.typed-move`. Never takes the focus: whoever has it passes its keys on.
 *
 * Signals: "chosen" (guint move: a ChessMove that is legal); "cancelled" by Escape, or where
 * nothing is left of the text; "refused" (guint move: a ChessMove that is none here, which Enter
 * asked for). It is for whoever hears of the first two to take it away.
 *
 * Accessibility: its text has the role of a status, "Nf: Nf3, Nfd2". */
#define CHECKBIT_TYPE_TYPED_MOVE_ENTRY (checkbit_typed_move_entry_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitTypedMoveEntry, checkbit_typed_move_entry, CHECKBIT, TYPED_MOVE_ENTRY, GtkPopover)

/* position is copied. Moves are read, and written, in the letters of a notation; English ones are
 * read beside them. */
GtkWidget *
checkbit_typed_move_entry_new (const ChessPosition *position, CheckbitNotation notation);

/* Whether a key may begin a move. */
gboolean checkbit_typed_move_entry_begins (guint keyval,
                                           GdkModifierType state,
                                           CheckbitNotation notation);

/* A key; answers whether it meant something. May end in "chosen" or "cancelled". */
gboolean
checkbit_typed_move_entry_key (CheckbitTypedMoveEntry *self, guint keyval, GdkModifierType state);

/* All that is shown, as screen readers have it. */
const char *checkbit_typed_move_entry_get_label (CheckbitTypedMoveEntry *self);

G_END_DECLS
