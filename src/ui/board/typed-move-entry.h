/* Shows a move while it is typed, with the candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/position.h"
#include "ui/base/move-text.h"

G_BEGIN_DECLS

/* CSS node `popover.typed-move`. It never takes the focus: the focused widget passes its keys on.
 *
 * Signals: "chosen" (guint move: a ChessMove that is legal); "cancelled" by Escape, or if the text
 * becomes empty; "refused" (guint move: an illegal ChessMove, confirmed with Enter), for a handler
 * to announce the reason, which is shown. Handlers of the first two must remove it.
 *
 * Accessibility: its text has the role of a status, "Nf: Nf3, Nfd2". */
#define CHECKBIT_TYPE_TYPED_MOVE_ENTRY (checkbit_typed_move_entry_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitTypedMoveEntry, checkbit_typed_move_entry, CHECKBIT, TYPED_MOVE_ENTRY, GtkPopover)

/* position is copied. Moves are written in the letters of a notation, and read in these or in
 * English letters. */
GtkWidget *
checkbit_typed_move_entry_new (const ChessPosition *position, CheckbitNotation notation);

/* Whether a key can start a move. */
gboolean checkbit_typed_move_entry_begins (guint keyval,
                                           GdkModifierType state,
                                           CheckbitNotation notation);

/* Handles a key; returns whether it was used. May emit "chosen" or "cancelled". */
gboolean
checkbit_typed_move_entry_key (CheckbitTypedMoveEntry *self, guint keyval, GdkModifierType state);

/* Everything shown, as screen readers get it. */
const char *checkbit_typed_move_entry_get_label (CheckbitTypedMoveEntry *self);

G_END_DECLS
